extension JSONValue {
  /// The value of a bool; nil for any other kind.
  public var bool: Bool? {
    kind == .bool ? bytes.elementsEqual("true".utf8) : nil
  }

  /// The value of an integer that fits; nil for any other kind, and for one that does not fit.
  ///
  /// `22.0` and `1e3` are floating, not integers, and nothing is rounded.
  ///
  /// - Complexity: O(*n*) in the digits.
  public func integer<Integer: FixedWidthInteger>(
    _ type: Integer.Type = Integer.self
  ) -> Integer? {
    kind == .integer ? Integer(description) : nil
  }

  /// The nearest double of a number of either kind; nil for any other kind, and beyond the range.
  ///
  /// - Complexity: O(*n*) in the digits.
  public var double: Double? {
    switch kind {
    case .integer, .floating: Double(description).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// The text of a string with its escapes resolved; nil for any other kind, and for a string with
  /// half of a surrogate pair, which no Unicode text can hold.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public var string: String? {
    guard kind == .string else { return nil }
    return String(validating: resolvedBytes, as: UTF8.self)
  }

  /// The UTF-8 of a string with its escapes resolved.
  ///
  /// A lone surrogate becomes the three bytes that its number would have in UTF-8, which are not
  /// well formed, so that two different strings never look alike.
  var resolvedBytes: [UInt8] {
    Array(JSONEscapeResolver.resolved(bytes.dropFirst().dropLast()))
  }

  /// Whether both mean the same: strings by their text, everything else by its spelling.
  func isSynonym(of other: JSONValue) -> Bool {
    guard kind == .string, other.kind == .string else { return self == other }
    return resolvedBytes == other.resolvedBytes
  }
}
