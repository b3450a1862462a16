import LosslessJSON
import Testing

@Test func everyTextOfTheCorpusIsDecidedAsItSays() throws {
  let cases = try JSONCase.corpus()
  #expect(cases.count == 263)
  for json in cases {
    let json = try #require(json)
    do throws(JSONError) {
      let document = try JSONDocument(parsing: json.input)
      #expect(json.isAccepted, "\(json.name) was accepted")
      #expect(document.source == json.input, "\(json.name)")
    } catch {
      #expect(!json.isAccepted, "\(json.name) was rejected: \(error)")
      #expect("\(error.kind) \(error.position.offset)" == json.fault, "\(json.name)")
    }
  }
}

@Test func theCorpusHasBothVerdictsInBothClasses() throws {
  let cases = try JSONCase.corpus().compactMap { $0 }
  func count(accepted: Bool, required: Bool) -> Int {
    cases.count { $0.isAccepted == accepted && $0.isRequired == required }
  }
  #expect(count(accepted: true, required: true) == 72)
  #expect(count(accepted: false, required: true) == 167)
  #expect(count(accepted: true, required: false) == 19)
  #expect(count(accepted: false, required: false) == 5)
  #expect(Set(cases.map(\.name)).count == cases.count)
}
