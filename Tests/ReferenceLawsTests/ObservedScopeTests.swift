import MutantChecking
import Testing

@testable import ReferenceLaws

@Test func whatIsSaidOfAWholeScopeIsWhatIsSaidOfEachInput() {
  let scope = ObservedScope.comparator
  #expect(scope.sayAll() == scope.observations.map { $0.say() })
  #expect(Set(scope.sayAll()).count > 20)
}

@Test func theInputsOfAScopeTellMuch() {
  for scope in [ObservedScope.decision, .manifest] {
    #expect(Set(scope.sayAll()).count > 20)
  }
}
