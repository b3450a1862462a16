/// One line of a corpus: texts, and what is known of them.
package struct CorpusCase: Hashable, Sendable {
  /// The case's name, which no other case of the file has.
  package let name: String
  /// The one text, or the two of a pair in the order of the columns.
  package let texts: [String]
  /// Why the text is no version; nil unless the corpus is of ``CorpusKind/invalid``.
  package let reason: String?
  /// Where the case was seen: a public repository, the specification, or derived from it.
  package let source: String
  /// The line of the file, counted from 1.
  package let line: Int
}
