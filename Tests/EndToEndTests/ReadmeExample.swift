import ComparatorLaws
import Testing

@Test func myVersionKeepsTheLaws() throws {
  try ComparableSubject { MyVersion($0) }.verifyLaws()
}
