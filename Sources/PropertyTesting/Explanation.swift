/// Which parts of a counterexample matter, found by changing the others.
public struct Explanation: Hashable, Sendable {
  /// For each input of the failure the parts of its text that may be anything, in order, as offsets
  /// of Unicode scalars.
  ///
  /// Parts that come from one choice, such as a number that two versions share, are changed alike.
  public let irrelevantParts: [[Range<Int>]]
  /// How many cases were tried in which all those parts were replaced at random; each failed.
  public let variationCount: Int

  /// The text of an input, with « and » around each part that matters.
  ///
  /// A separator at either end of such a part stays outside.
  ///
  /// - Parameters:
  ///   - text: the input's text.
  ///   - index: the place of the input in the failure.
  /// - Returns: the text with marks.
  public func marking(_ text: String, ofInput index: Int) -> String {
    let scalars = Array(text.unicodeScalars)
    var marked: [Unicode.Scalar] = []
    var end = 0
    for part in irrelevantParts[index] + [scalars.count..<scalars.count] {
      marked += Self.marking(scalars[end..<part.lowerBound]) + scalars[part]
      end = part.upperBound
    }
    return String(String.UnicodeScalarView(marked))
  }

  /// The texts of all inputs of a failure, with their marks.
  public func markings(of failure: Failure) -> [String] {
    failure.inputs.indices.map { marking(failure.inputs[$0].text, ofInput: $0) }
  }

  private static func marking(_ part: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    let head = part.prefix { isSeparator($0) }.prefix(1)
    let rest = part.dropFirst(head.count)
    guard let last = rest.last else { return Array(part) }
    let tailCount = rest.count > 1 && isSeparator(last) ? 1 : 0
    return head + ["«"] + rest.dropLast(tailCount) + ["»"] + rest.suffix(tailCount)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
  }
}
