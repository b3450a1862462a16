import PropertyTesting
import XCTest

final class XCTestExample: XCTestCase {
  func testReversingTwiceChangesNothing() throws {
    let lists = Integers(-100...100).list(0...20)
    try Property("reversingTwiceChangesNothing", lists) { Array($0.reversed().reversed()) == $0 }
      .verify(CheckOptions(cases: 200, seed: Seed(1)))
  }
}
