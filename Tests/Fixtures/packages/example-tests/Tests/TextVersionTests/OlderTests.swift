import TextVersion
import XCTest

final class OlderTests: XCTestCase {
  func testBuildMetadataIsIgnored() {
    XCTAssertEqual(TextVersion("1.0.0+a"), TextVersion("1.0.0+b"))
  }
}
