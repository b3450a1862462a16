import MutantChecking
import PropertyTesting
import Testing

@testable import JSONLaws

@Suite struct JSONPromiseTests {
  @Test(arguments: JSONPromises.all)
  func theReaderKeepsItsPromises(_ promise: Property) {
    let report = promise.check(CheckOptions(cases: 300, seed: Seed(0x5EED_0000_C0FF_EE42)))
    #expect(report.isPassed, "\(promise.name)")
  }

  @Test func theInputsOfTheScopeTellMuch() {
    #expect(Set(ObservedScope.json.sayAll()).count > 20)
  }
}
