import PropertyTesting

extension Failure {
  /// A failure at a manifest and edits of it, of which one thing was observed.
  init(
    _ manifest: ManifestModel, _ edits: [ManifestEdit] = [], observed: String, expected: String
  ) {
    let inputs =
      [Input("manifest", manifest.text.onOneLine)]
      + edits.enumerated().map { Input("edit \($0 + 1)", $1.description) }
    self.init(
      inputs, observed: observed.onOneLine, expected: expected.onOneLine,
      kind: observed == "refused" ? observed : "wrong content")
  }

  /// A failure by what was written: nil when the codec refused.
  init(
    _ manifest: ManifestModel, _ edits: [ManifestEdit] = [], wrote written: [UInt8]?,
    expected: String
  ) {
    self.init(
      manifest, edits, observed: written.map { String(decoding: $0, as: UTF8.self) } ?? "refused",
      expected: expected)
  }
}

extension String {
  /// The text with line ends and tabs as escapes.
  fileprivate var onOneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
