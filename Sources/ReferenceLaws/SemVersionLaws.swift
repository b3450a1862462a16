import ComparatorLaws
import PropertyTesting
import SemVer

/// What this package's comparator promises beyond what is asked of every comparator.
///
/// Mutants of its source are held to these as well; a comparator of another make is not.
enum SemVersionLaws {
  /// All of them.
  static var all: [Property] {
    [
      errorsShowTheOffendingByte, precedenceAgreesWithTheOperators, identicalMeansTheSameBytes,
      unequalVersionsHashApart, identifiersJoinToTheirPart, legacyTextsConvert,
      otherTextsDoNotConvert, otherBytesAreNoBlanks, keysFollowTheirCode, bytesParseAsTheirText,
      errorsSayWhatIsWrong,
    ]
  }

  /// An error has the byte at its offset, and its text names kind, component and place.
  private static let errorsShowTheOffendingByte = Property("errorsShowTheOffendingByte") {
    (trial) throws(Discard) in
    let text = try trial.source.editedVersion()
    do throws(SemVersionError) {
      _ = try SemVersion(parsing: text)
      return nil
    } catch {
      let bytes = Array(text.utf8)
      let byte = bytes.indices.contains(error.offset) ? bytes[error.offset] : nil
      let expected = sentence(error.kind, error.component.rawValue, error.offset, byte)
      guard error.byte != byte || error.description != expected else { return nil }
      return Failure(
        [Failure.Input("text", text)], observed: "\(error.description), byte \(show(error.byte))",
        expected: "\(expected), byte \(show(byte))")
    }
  }

  private static func show(_ byte: UInt8?) -> String { byte.map { String($0) } ?? "none" }

  private static func sentence(
    _ kind: SemVersionError.Kind, _ part: String, _ offset: Int, _ byte: UInt8?
  ) -> String {
    let words: String
    switch kind {
    case .tooLong: return "version longer than 256 bytes"
    case .missingComponent: return "\(part) is missing at byte \(offset)"
    case .leadingZero: words = "leading zero"
    case .emptyIdentifier: words = "empty identifier"
    case .unexpectedByte: words = "unexpected " + quotation(byte)
    }
    return "\(words) in \(part) at byte \(offset)"
  }

  private static func quotation(_ byte: UInt8?) -> String {
    guard let byte else { return "end" }
    guard byte <= 0x20 || byte >= 0x7F else { return "'" + String(Unicode.Scalar(byte)) + "'" }
    let digits = Array("0123456789ABCDEF")
    return "byte 0x\(digits[Int(byte / 16)])\(digits[Int(byte % 16)])"
  }

  /// The three-way comparison says what `<` and `==` say.
  private static let precedenceAgreesWithTheOperators = Property(
    "precedenceAgreesWithTheOperators"
  ) { (trial) throws(Discard) in
    let (left, right) = try versions(&trial.source)
    let order = left.precedence(to: right)
    let expected: Precedence = left < right ? .less : left == right ? .equal : .greater
    guard order != expected else { return nil }
    return failure(left, right, observed: "\(order)", expected: "\(expected)")
  }

  /// Identity is that of the bytes, build metadata included.
  private static let identicalMeansTheSameBytes = Property("identicalMeansTheSameBytes") {
    (trial) throws(Discard) in
    let (left, right) = try versions(&trial.source)
    let expected = Array(left.description.utf8) == Array(right.description.utf8)
    guard left.isIdentical(to: right) != expected else { return nil }
    return failure(left, right, observed: "\(!expected)", expected: "\(expected)")
  }

  /// Hashing is worth its name: 64 bits tell versions of different precedence apart.
  ///
  /// The contract of `Hashable` allows collisions; with a good hash none is ever seen here.
  private static let unequalVersionsHashApart = Property("unequalVersionsHashApart") {
    (trial) throws(Discard) in
    let (left, right) = try versions(&trial.source)
    guard left != right, left.hashValue == right.hashValue else { return nil }
    return failure(left, right, observed: "equal hashes", expected: "different hashes")
  }

  /// The identifiers with dots between them are the part that they are of.
  private static let identifiersJoinToTheirPart = Property("identifiersJoinToTheirPart") {
    (trial) throws(Discard) in
    let version = try accepted(trial.source.editedVersion())
    let joined = [version.prereleaseIdentifiers, version.buildIdentifiers].map { identifiers in
      identifiers.isEmpty ? nil : identifiers.joined(separator: ".")
    }
    let parts = [version.prerelease, version.build].map { $0.map { String($0) } }
    guard joined != parts || version.isPrerelease != (parts[0] != nil) else { return nil }
    return Failure(
      [Failure.Input("version", version.description)], observed: "\(parts)", expected: "\(joined)")
  }

  /// A version with blanks around it, a letter before it or no patch number converts to itself, and
  /// the rules say what was done.
  private static let legacyTextsConvert = Property("legacyTextsConvert") {
    (trial) throws(Discard) in
    let version = try accepted(trial.source.version().text)
    let rest = version.description.dropFirst(
      version.major.count + version.minor.count + version.patch.count + 2)
    let front = trial.source.pick(["", " ", "\t", " \t "])
    let back = trial.source.pick(["", " ", "\t", "\t "])
    let letter = trial.source.pick(["", "v", "V"])
    let isShort = trial.source.chance(1, in: 2)
    let core = "\(version.major).\(version.minor)"
    let text = front + letter + core + (isShort ? "" : ".\(version.patch)") + rest + back
    var rules: [LegacyNotation.Rule] = []
    if !front.isEmpty || !back.isEmpty { rules.append(.surroundingBlanks) }
    if !letter.isEmpty { rules.append(.vPrefix) }
    if isShort { rules.append(.missingPatch) }
    let expected = core + (isShort ? ".0" : ".\(version.patch)") + rest
    let notation = try? LegacyNotation(converting: text)
    guard notation?.version.description != expected || notation?.rules != rules else { return nil }
    return Failure(
      [Failure.Input("text", text)],
      observed: notation.map { "\($0.version) by \($0.rules)" } ?? "refused",
      expected: "\(expected) by \(rules)")
  }

  /// Texts that look alike and stand for no version stay refused.
  private static let otherTextsDoNotConvert = Property("otherTextsDoNotConvert") {
    (trial) throws(Discard) in
    let text = trial.source.pick([
      "", " ", "v", "1", "v1", "1.", "1.2.", "vv1.2.3", "w1.2.3", "W1.2.3", "1.2.3.4", "1 .2",
      "01.2", "1.02", "1.2-", "1.2+", "1.2.03", "\n1.2.3", "1.2.3\n", "1.2.3v", "!1.2.3", ".1.2",
      "1..2", "1.2_", "v 1.2.3", "1.2.3-01",
    ])
    guard let notation = try? LegacyNotation(converting: text) else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: "\(notation.version)", expected: "refused")
  }

  /// Only a space and a tab are blanks.
  private static let otherBytesAreNoBlanks = Property("otherBytesAreNoBlanks") {
    (trial) throws(Discard) in
    let byte = trial.source.number(0...127)
    let around = String(decoding: [UInt8(byte)], as: UTF8.self)
    let text = trial.source.pick(["\(around)1.2.3", "1.2.3\(around)"])
    let isBlank = around == " " || around == "\t"
    let isStrict = SemVersion(text) != nil
    let isLetterV = around.lowercased() == "v" && text.hasPrefix(around)
    let isConverted = (try? LegacyNotation(converting: text)) != nil
    guard isConverted != (isBlank || isStrict || isLetterV) else { return nil }
    return Failure(
      [Failure.Input("text", text)], observed: "\(isConverted)", expected: "\(!isConverted)")
  }

  /// Bytes are read as the text is, and no more of them than tell that they are too many.
  private static let bytesParseAsTheirText = Property("bytesParseAsTheirText") {
    (trial) throws(Discard) in
    let length = trial.source.pick([5, 6, 254, 255, 256, 257, 258, 300])
    let text = "1.0.0" + (length > 6 ? "-" + String(repeating: "a", count: length - 6) : "")
    var taken = 0
    let bytes = text.utf8.lazy.map { byte in
      taken += 1
      return byte
    }
    let version = try? SemVersion(parsing: AnySequence(bytes))
    let expected = SemVersion(text)
    guard
      version?.description != expected?.description || taken != min(text.utf8.count, 257)
    else { return nil }
    return Failure(
      [Failure.Input("length", "\(text.utf8.count)")],
      observed: "\(version == nil ? "refused" : "accepted") after \(taken)",
      expected: "\(expected == nil ? "refused" : "accepted") after \(min(text.utf8.count, 257))")
  }

  /// Each kind of error has its sentence, whichever byte is there.
  private static let errorsSayWhatIsWrong = Property("errorsSayWhatIsWrong") {
    (trial) throws(Discard) in
    let kind = trial.source.pick([
      SemVersionError.Kind.tooLong, .missingComponent, .leadingZero, .emptyIdentifier,
      .unexpectedByte,
    ])
    let byte: UInt8? =
      trial.source.chance(1, in: 4) ? nil : UInt8(trial.source.number(0...255))
    let error = SemVersionError(kind: kind, component: .minor, offset: 7, byte: byte)
    let expected = sentence(kind, "minor", 7, byte)
    guard error.description != expected else { return nil }
    return Failure(
      [Failure.Input("kind", "\(kind)"), Failure.Input("byte", show(byte))],
      observed: error.description, expected: expected)
  }

  private static func versions(
    _ source: inout ChoiceSource
  ) throws(Discard) -> (SemVersion, SemVersion) {
    let (left, right) = try source.nearPair()
    return (try accepted(try left.text), try accepted(try right.text))
  }

  private static func accepted(_ text: String) throws(Discard) -> SemVersion {
    guard let version = SemVersion(text) else { throw .refused }
    return version
  }

  private static func failure(
    _ left: SemVersion, _ right: SemVersion, observed: String, expected: String
  ) -> Failure {
    Failure(
      [Failure.Input("a", left.description), Failure.Input("b", right.description)],
      observed: observed, expected: expected)
  }
}
