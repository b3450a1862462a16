/// The cases of one corpus file, in its order.
///
/// A file is UTF-8 text, a line break after each line, columns separated by tabs. The first line is
/// `# ` and the names of the columns; each other line is one case. Control characters and
/// backslashes are escaped: `\\`, `\t`, `\n`, `\r`, `\0`, `\u{…}`; the empty text is `\e`.
package struct VersionCorpus: Sendable {
  /// What the cases say of their texts.
  package let kind: CorpusKind
  /// The cases, at least one.
  package let cases: [CorpusCase]

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - content: the bytes of the file.
  ///   - kind: what the file is expected to hold.
  ///   - file: the name of the file, for errors.
  /// - Throws: ``CorpusError`` with the first line that is not as it has to be.
  /// - Complexity: O(*n*) in the bytes.
  package init(
    parsing content: some Collection<UInt8>, as kind: CorpusKind, file: String
  ) throws(CorpusError) {
    var reader = CorpusReader(kind: kind, file: file)
    self.kind = kind
    cases = try reader.cases(in: content)
  }
}
