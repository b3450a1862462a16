import Foundation
import ReleaseManifest
import UpdateDecisions

/// The command `gauntlet decide`.
struct DecideCommand: Command {
  static let name = "decide"
  static let summary = "Decides about one update and shows the decision, events included, as JSON."
  static let options = [
    CommandOption("--manifest", "FILE", "the releases, as JSON"),
    CommandOption("--current", "V", "the installed version"),
    CommandOption("--installed-channel", "NAME", "the channel that it came from"),
    CommandOption("--sequence", "N", "its sequence"),
    CommandOption("--channel", "NAME", "a channel from which to update", isRepeatable: true),
    CommandOption("--install", "ID", "the identifier of the install, for rollouts"),
    CommandOption(
      "--minimum", "V", "the lowest version that may go on, whatever the manifest says of it"),
    CommandOption(
      "--cross-channel-sequence", nil, "compares sequences of different channels as well"),
  ]
  static let notes = """
    Needs --manifest, --current, --channel and --install. Exits with 65 when a version is invalid.
    Without --minimum the lowest version that may go on is the highest 'minimumSupported' of the
    records on the channels, those left out that are withdrawn, malformed or rolled out to nobody.
    """

  private let manifestPath: String
  /// The request, without the releases.
  private let request: UpdateRequest

  init(_ arguments: CommandArguments) throws(CommandError) {
    try arguments.refuseOperands()
    func required(_ name: String) throws(CommandError) -> String {
      guard let value = arguments.value(name) else { throw .usage("decide needs \(name)") }
      return value
    }
    manifestPath = try required("--manifest")
    _ = try required("--channel")
    request = UpdateRequest(
      installed: InstalledRelease(
        version: try required("--current"),
        channel: arguments.value("--installed-channel").map { Channel($0) },
        sequence: try arguments.number("--sequence", atLeast: 0)),
      allowedChannels: Set(arguments.values("--channel").map { Channel($0) }),
      installIdentifier: try required("--install"), releases: [],
      minimumVersion: arguments.value("--minimum"),
      comparesSequencesAcrossChannels: arguments.has("--cross-channel-sequence"))
  }

  func run(_ console: Console) throws(CommandError) -> ExitStatus {
    guard let data = FileManager.default.contents(atPath: manifestPath) else {
      throw .badData("\(manifestPath): cannot be read")
    }
    var request = request
    do throws(ManifestError) {
      let records = try ManifestDocument(parsing: Array(data)).releases
      request.releases = records.map { Release($0) }
      request.minimumVersion = request.minimumVersion ?? request.minimumVersion(of: records)
    } catch {
      throw .badData("\(manifestPath): \(error)")
    }
    let decision = request.decide()
    console.print(DecisionJSON.line(decision))
    return decision.outcome.isError ? .badData : .success
  }
}
