/// Text that repeats one case of one property: `name:choices:check`.
///
/// The choices are hexadecimal numbers between dots. The check is eight hexadecimal digits: four
/// that a slip of the pen changes, four that a change of the generator changes.
public struct ReplayToken: Hashable, Sendable {
  /// The name of the property.
  public let property: String
  let choices: [UInt64]
  /// The shape of the case: see ``ChoiceTrace/fingerprint``.
  let fingerprint: UInt16

  init(property: String, trace: ChoiceTrace) {
    self.property = property
    choices = trace.choices.droppingTrailingZeros
    fingerprint = trace.fingerprint
  }

  /// Reads a token.
  ///
  /// - Throws: ``ReplayTokenError/malformed(_:)``.
  public init(parsing text: String) throws(ReplayTokenError) {
    // From the end, since names may have colons.
    guard let checkColon = text.lastIndex(of: ":"),
      let bodyColon = text[..<checkColon].lastIndex(of: ":"), bodyColon > text.startIndex,
      let check = UInt32(text[checkColon...].dropFirst(), radix: 16)
    else { throw .malformed(text) }
    property = String(text[..<bodyColon])
    let body = text[bodyColon..<checkColon].dropFirst()
    choices = try body.split(separator: ".").map { (digits) throws(ReplayTokenError) in
      guard let choice = UInt64(digits, radix: 16) else { throw .malformed(text) }
      return choice
    }
    fingerprint = UInt16(truncatingIfNeeded: check)
    guard description == text else { throw .malformed(text) }
  }
}

extension ReplayToken: CustomStringConvertible {
  /// The token, as it is pasted after `--replay`.
  public var description: String {
    let body = choices.map { String($0, radix: 16) }.joined(separator: ".")
    let slip = UInt16(truncatingIfNeeded: Seed(0).forPart(named: property + body).bits)
    let check = UInt32(slip) << 16 | UInt32(fingerprint)
    let digits = String(check, radix: 16)
    return "\(property):\(body):" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// Why a replay token cannot be used.
public enum ReplayTokenError: Error, Hashable, Sendable {
  /// The text is no token, or was altered.
  case malformed(String)
  /// The token belongs to the property of this name.
  case otherProperty(String)
  /// The generator of this property has changed since the token was made.
  case changedGenerator(String)
}

extension ReplayTokenError: CustomStringConvertible {
  /// A sentence that says what to do.
  public var description: String {
    switch self {
    case .malformed(let text):
      "malformed replay token '\(text)', expected NAME:CHOICES:CHECK as it was printed"
    case .otherProperty(let name):
      "the replay token belongs to '\(name)'"
    case .changedGenerator(let name):
      "the generator of '\(name)' has changed since the token was made; run the check again"
    }
  }
}

extension ChoiceTrace {
  /// Sixteen bits that depend on how many choices there are and on the maximum of each.
  var fingerprint: UInt16 {
    var mixed = UInt64(chosen.count)
    for choice in chosen { mixed = SplitMix64.finalized(mixed &+ choice.maximum) }
    return UInt16(truncatingIfNeeded: mixed)
  }
}

extension [UInt64] {
  /// The list without the zeros at its end, which a script gives out by itself.
  var droppingTrailingZeros: [UInt64] {
    var rest = self[...]
    while rest.last == 0 { rest.removeLast() }
    return Array(rest)
  }
}
