/// Turns documented near-misses into strict versions, outside the strict parser, and says how.
///
/// Nothing converts by itself: ``SemVersion`` refuses these texts. A caller that must read old data
/// asks for the conversion, shows or logs the rules, and decides.
public struct LegacyNotation: Hashable, Sendable {
  /// A deviation that is converted.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Spaces and tabs around the version are dropped.
    case surroundingBlanks
    /// One `v` or `V` before the version is dropped, as in names of tags.
    case vPrefix
    /// A core of two numbers gets the patch number 0: `1.2-rc.1` becomes `1.2.0-rc.1`.
    case missingPatch
  }

  /// The strict version that the text stands for.
  public let version: SemVersion
  /// The rules that were applied, in the order of their application; empty for a strict version.
  public let rules: [Rule]

  /// Converts a text; a strict version comes through unchanged.
  ///
  /// - Throws: the ``SemVersionError`` of what is left after every rule, when that is no version.
  ///   Its offset counts in that rest.
  /// - Complexity: O(*n*) in the bytes of the text.
  public init(converting text: String) throws(SemVersionError) {
    var rest = text.utf8.trimmingBlanks()
    var rules: [Rule] = []
    if !rest.elementsEqual(text.utf8) { rules.append(.surroundingBlanks) }
    if rest.first == UInt8(ascii: "v") || rest.first == UInt8(ascii: "V") {
      rest.removeFirst()
      rules.append(.vPrefix)
    }
    let stripped = String(Substring(rest))
    do {
      version = try SemVersion(parsing: stripped)
    } catch {
      guard let version = SemVersion(Self.withPatch(rest)) else { throw error }
      self.version = version
      rules.append(.missingPatch)
    }
    self.rules = rules
  }

  /// The text with `.0` before what follows the numbers; a version only if they were two.
  private static func withPatch(_ text: Substring.UTF8View) -> String {
    let core = text.prefix { !"-+".utf8.contains($0) }
    return String(Substring(core)) + ".0" + String(Substring(text[core.endIndex...]))
  }
}

extension String.UTF8View {
  /// What is left without the spaces and tabs at both ends.
  fileprivate func trimmingBlanks() -> Substring.UTF8View {
    var rest = self[...]
    while let first = rest.first, " \t".utf8.contains(first) { rest.removeFirst() }
    while let last = rest.last, " \t".utf8.contains(last) { rest.removeLast() }
    return rest
  }
}
