package import MutantChecking

extension ReferenceSuite {
  /// The reader and editor of JSON below the manifest.
  package static let json = ReferenceSuite(
    subject: "json", modules: ["LosslessJSON"], isMutatedOnRequest: true,
    laws: JSONPromises.all.map(Law.init(promise:)), scope: { .json })
}
