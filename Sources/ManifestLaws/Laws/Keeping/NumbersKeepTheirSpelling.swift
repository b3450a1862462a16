public import PropertyTesting

/// C10: every number is written as it was spelled, whatever its size and its precision, also beside
/// an edit.
public struct NumbersKeepTheirSpelling: ManifestLaw {
  private enum Mark: Int, CaseIterable {
    case wholeFraction
    case beyond53Bits
    case beyond63Bits
    case beyondDouble
    case nested
  }

  /// Keeping.
  public let group = ManifestLawGroup.keeping
  /// What numbers are lost by.
  public let labels = Label.each(of: Mark.self, atLeast: 0.02)

  /// States the law.
  public init() {}

  /// Edits the channel of a record that has a number of the future in it.
  public func judge(
    _ codec: some ManifestCodec, _ trial: inout Trial
  ) throws(Discard) -> Failure? {
    var manifest = try trial.source.manifest(codec.fidelity)
    let number = trial.source.numberText(codec.fidelity)
    let isNested = trial.source.chance(1, in: 3)
    mark(number, &trial)
    trial.mark(Mark.nested, if: isNested)
    let record = trial.source.record(
      withNumber: isNested ? "[\(number)]" : number, codec.fidelity)
    manifest.records.append(record)
    let edit = ManifestEdit(
      recordIndex: manifest.records.count - 1, key: "channel", content: .known(#""nightly""#))
    let written = try codec.rewriting(manifest.source, [edit])
    let numbers = [manifest.source, written].map { LexicalScan($0).numbers }
    guard numbers[0] != numbers[1] else { return nil }
    return Failure(
      manifest, [edit], observed: "numbers " + LexicalScan.line(numbers[1]),
      expected: "numbers " + LexicalScan.line(numbers[0]))
  }

  private func mark(_ number: String, _ trial: inout Trial) {
    trial.mark(Mark.wholeFraction, if: number == "22.0" || number == "1e3")
    trial.mark(Mark.beyond53Bits, if: number == "9007199254740993")
    trial.mark(Mark.beyond63Bits, if: number == "18446744073709551615")
    trial.mark(Mark.beyondDouble, if: number == "1e400" || number == "-1e999")
  }
}
