import ComparatorLaws
import MyApp
import XCTest

final class MyVersionTestCase: XCTestCase {
  func testMyVersionKeepsTheLaws() throws {
    try ComparableSubject { MyVersion($0) }.verifyLaws()
  }
}
