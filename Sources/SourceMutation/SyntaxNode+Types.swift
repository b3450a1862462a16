extension SyntaxNode {
  var isBool: Bool { type == "$sSbD" }
  var isVoid: Bool { type == "$sytD" }
  var isUnsigned: Bool { Self.unsignedTypes.contains(type) }

  private static let unsignedTypes: Set = [
    "$sSuD", "$ss5UInt8VD", "$ss6UInt16VD", "$ss6UInt32VD", "$ss6UInt64VD", "$ss7UInt128VD",
  ]

  /// What else a value of a mangled type may be, written so that it fits the type; none when
  /// nothing is sure to fit.
  static func plainValues(ofType type: String) -> [String] {
    switch type {
    case "$sSbD": ["true", "false"]
    case "$sSSD": ["\"\""]
    case "$sSiD": ["0"]
    case _ where type.hasSuffix("SgD"): ["nil"]
    case _ where type.hasPrefix("$sSay"): ["[]"]
    case _ where type.hasPrefix("$sSD"): ["[:]"]
    default: []
    }
  }
}
