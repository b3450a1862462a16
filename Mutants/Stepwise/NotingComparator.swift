import ComparatorLaws
package import PropertyTesting
import Synchronization

/// The correct comparator, which notes what it is given.
///
/// It stands in for one that ends its process, and so cannot say of what.
package final class NotingComparator: StepwiseComparator {
  private let noted = Mutex<[Failure.Input]>([])

  package init() {}

  /// What it was given, each text once, in order.
  package var inputs: [Failure.Input] { noted.withLock { $0 } }

  package func isWithinLimit(_ text: String) -> Bool {
    note(Failure.Input("text", text))
    return CorrectComparator().isWithinLimit(text)
  }

  package func decoded(_ bytes: [UInt8]) -> String? {
    let text = CorrectComparator().decoded(bytes)
    if text == nil {
      let digits = bytes.map { String($0, radix: 16) }.joined(separator: " ")
      note(Failure.Input("bytes", digits))
    }
    return text
  }

  private func note(_ input: Failure.Input) {
    noted.withLock { noted in
      if !noted.contains(input) { noted.append(input) }
    }
  }
}
