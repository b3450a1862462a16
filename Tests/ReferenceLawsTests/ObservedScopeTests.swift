import Testing

@testable import ReferenceLaws

@Test(arguments: ObservedScope.all.keys.sorted())
func whatIsSaidOfAWholeScopeIsWhatIsSaidOfEachInput(subject: String) throws {
  let scope = try #require(ObservedScope.all[subject])
  #expect(scope.sayAll() == scope.observations.map { $0.say() })
  #expect(Set(scope.sayAll()).count > 20)
}
