/// A version of the small world in which the laws are tried, with the installs that are the first
/// and the last to be offered it.
struct WorldVersion: Sendable {
  let text: String
  /// The least number whose text is an install identifier in bucket 0 of the version.
  let firstInstall: String
  /// The least number whose text is an install identifier in bucket 9,999 of the version.
  let lastInstall: String

  /// All of them, in the order of precedence.
  ///
  /// 1.9.0 and 1.10.0 tell numbers from text; the pre-releases are what the stable channel must not
  /// offer.
  static let all = [
    WorldVersion(text: "1.0.0", firstInstall: "263", lastInstall: "7428"),
    WorldVersion(text: "1.2.0-rc.1", firstInstall: "4704", lastInstall: "8402"),
    WorldVersion(text: "1.2.0", firstInstall: "573", lastInstall: "3609"),
    WorldVersion(text: "1.9.0", firstInstall: "20599", lastInstall: "9457"),
    WorldVersion(text: "1.10.0", firstInstall: "22301", lastInstall: "15718"),
    WorldVersion(text: "2.0.0-beta.2", firstInstall: "481", lastInstall: "2112"),
    highest,
  ]

  /// The one above all others.
  static let highest = WorldVersion(text: "2.0.0", firstInstall: "23729", lastInstall: "16843")
}
