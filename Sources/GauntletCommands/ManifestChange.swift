import LosslessJSON
import ReleaseManifest
import SemVer
import UpdateDecisions

/// What `gauntlet manifest set` is to set, and where.
struct ManifestChange: Sendable {
  static let options = [
    CommandOption("--release", "V", "sets fields of the one release with this version"),
    CommandOption("--record", "N", "sets fields of the record at this place, counted from 0"),
    CommandOption("--channel", "NAME", "the channel: \(channels)"),
    CommandOption("--rollout", "N", "the share of installs, in hundredths of a percent"),
    CommandOption("--withdrawn", "BOOL", "true to take the release back, else false"),
    CommandOption("--sequence", "N", "the place in the order of publication"),
    CommandOption("--minimumSupported", "V", "the oldest version that may go on running"),
  ]

  private static let channels = ReleaseChannel.allCases.map(\.rawValue).joined(separator: ", ")

  /// One field to be set.
  private struct Edit: Sendable {
    let key: String
    let make: @Sendable (inout ManifestDocument, Int) throws(ManifestError) -> Void
  }

  private let version: String?
  private let place: Int?
  private var edits: [Edit] = []

  /// Reads what is to be set from the options.
  init(_ arguments: CommandArguments) throws(CommandError) {
    version = arguments.value("--release")
    place = try arguments.number("--record", atLeast: 0)
    guard (version == nil) != (place == nil) else {
      throw .usage("manifest set needs either --release or --record")
    }
    try read(.channel, arguments, expecting: "one of \(Self.channels)") {
      ReleaseChannel(rawValue: $0)
    }
    try read(.rollout, arguments, expecting: "a whole number from 0 to 10000") { text in
      Int(text).map { BasisPoints($0) }.flatMap { $0.isShare ? $0 : nil }
    }
    try read(.withdrawn, arguments, expecting: "true or false") { Bool($0) }
    try read(.sequence, arguments, expecting: "a whole number from 0 to \(UInt64.max)") {
      UInt64($0)
    }
    try read(.minimumSupported, arguments, expecting: "a version") { text in
      SemVersion(text).map { _ in text }
    }
    guard !edits.isEmpty else { throw .usage("manifest set needs a field to set") }
  }

  private mutating func read<Value>(
    _ field: ReleaseField<Value>, _ arguments: CommandArguments, expecting expectation: String,
    _ value: (String) -> Value?
  ) throws(CommandError) {
    guard let text = arguments.value("--\(field.key)") else { return }
    guard let value = value(text) else {
      throw .usage("--\(field.key) needs \(expectation), found '\(text)'")
    }
    edits.append(
      Edit(key: field.key) { (document, index) throws(ManifestError) in
        try document.set(field, to: .known(value), ofReleaseAt: index)
      })
  }

  /// Sets the fields.
  ///
  /// - Returns: a line for each field that says something else than before.
  func apply(to document: inout ManifestDocument) throws(CommandError) -> [String] {
    let index = try index(in: document)
    var lines: [String] = []
    for edit in edits {
      let old = document.releases[index].value[edit.key]
      do throws(ManifestError) {
        try edit.make(&document, index)
      } catch {
        throw .badData(error.description)
      }
      let new = document.releases[index].value[edit.key]
      guard let new, new != old else { continue }
      lines.append(
        "release \(index): \(edit.key) is \(new), was \(old?.description ?? "absent")")
    }
    return lines
  }

  /// The place of the record that is meant.
  private func index(in document: ManifestDocument) throws(CommandError) -> Int {
    let indexes = document.releases.indices.filter { index in
      guard let version else { return index == place }
      return document.releases[index].version.value?.utf8.elementsEqual(version.utf8) ?? false
    }
    let name = version.map { "version \($0)" } ?? "place \(place ?? 0)"
    guard let index = indexes.first else { throw .badData("no release has \(name)") }
    guard indexes.count == 1 else {
      let places = indexes.map { String($0) }.joined(separator: ", ")
      throw .badData("several releases have \(name), at \(places): name one by --record")
    }
    return index
  }
}
