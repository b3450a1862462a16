/// Something wrong in a request, for a log that is searched: what, in which field of which record,
/// and the text that stands there.
public struct UpdateEvent: Hashable, Sendable {
  /// What is wrong.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The installed version is no strict version.
    case currentVersionInvalid
    /// A record's version is no strict version; the record is malformed.
    case remoteVersionInvalid
    /// The minimum version is no strict version.
    case minimumVersionInvalid
    /// A record names no channel; the record is malformed, since it may be meant for any.
    case channelMissing
    /// A rollout is below 0 or above 10,000; the record is malformed.
    case rolloutOutOfRange
    /// A sequence is below 0; a record with one is malformed, an installed one counts as unknown.
    case sequenceNegative
    /// A field could not be read; the record is malformed.
    case fieldUnreadable
    /// A pre-release is tagged as stable; it is not offered.
    case prereleaseInStable
    /// A record has the version, the channel and the sequence of the offered one, or neither has a
    /// sequence: nothing in the feed says which is the newer.
    ///
    /// Repetitions of releases that are not offered are a matter for a check of the feed, not of
    /// each install.
    case sequenceRepeated
  }

  /// Where it is wrong.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The version of the installed release or of a record.
    case version
    /// The channel of a record.
    case channel
    /// The rollout of a record.
    case rollout
    /// The sequence of the installed release or of a record.
    case sequence
    /// Whether a record is withdrawn.
    case withdrawn
    /// The minimum version of the request.
    case minimumVersion
    /// A record as a whole.
    case record
  }

  /// What is wrong.
  public let code: Code
  /// Where it is wrong.
  public let field: Field
  /// What stands there, unchanged; empty when nothing does.
  public let text: String
  /// The record's place in ``UpdateRequest/releases``, counted from 0; nil for the installed release
  /// and the minimum version.
  public let recordIndex: Int?

  /// Describes something wrong.
  public init(_ code: Code, _ field: Field, text: String, recordIndex: Int? = nil) {
    self.code = code
    self.field = field
    self.text = text
    self.recordIndex = recordIndex
  }
}

extension UpdateEvent: CustomStringConvertible {
  /// One line for a log, such as `remoteVersionInvalid: version of record 3 is "1.2"`.
  ///
  /// The text is quoted, with everything but printable ASCII escaped, so that no feed can forge a
  /// line; after 256 bytes it is cut off.
  public var description: String {
    let owner = recordIndex.map { " of record \($0)" } ?? ""
    return "\(code.rawValue): \(field.rawValue)\(owner) is \"\(escapedText)\""
  }

  /// No valid version is longer (``SemVersion/maximumByteCount``).
  private static let shownByteCount = 256

  private var escapedText: String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      guard escaped.utf8.count < Self.shownByteCount else { return escaped + "…" }
      escaped += scalar.escaped(asASCII: true)
    }
    return escaped
  }
}
