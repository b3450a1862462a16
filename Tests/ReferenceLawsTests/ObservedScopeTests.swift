import MutantChecking
import Testing

@testable import ReferenceLaws

@Test func whatIsSaidOfAWholeScopeIsWhatIsSaidOfEachInput() {
  let scope = ObservedScope.comparator
  #expect(scope.sayAll() == scope.observations.map { $0.say() })
  #expect(Set(scope.sayAll()).count > 20)
}

@Test(arguments: [0, 1])
func theInputsOfAScopeTellMuch(number: Int) {
  let scope = [ObservedScope.decision, .manifest][number]
  #expect(Set(scope.sayAll()).count > 20)
}
