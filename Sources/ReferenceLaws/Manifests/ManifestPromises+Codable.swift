import Foundation
import LosslessJSON
import PropertyTesting
import ReleaseManifest

extension ManifestPromises {
  /// A bad element of a list ends nothing, and nothing is written without it.
  static let listsKeepTheirBadElements = Property("listsKeepTheirBadElements") {
    (trial) throws(Discard) in
    let good = [#"{"version":"1"}"#, "7", "null", #"{"channel":"later","x":[null]}"#, "[]"]
    let bad = ["1e400", #"{"x":"\uD800"}"#, "[[1e999]]"]
    let texts = (0..<trial.source.number(0...4)).map { _ in
      trial.source.chance(1, in: 4) ? trial.source.pick(bad) : trial.source.pick(good)
    }
    let firstBad = texts.firstIndex(where: bad.contains)
    let source = "[" + texts.joined(separator: ",") + "]"
    let expected =
      texts.map { bad.contains($0) ? "lost" : $0 }
      + [firstBad.map { "element \($0) could not be read, so it would be lost" } ?? source]
    let observed = said(of: source)
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("list", source)], observed: observed.joined(separator: "; "),
      expected: expected.joined(separator: "; "))
  }

  /// The elements of a list as they were decoded, and what became of writing it.
  private static func said(of source: String) -> [String] {
    guard
      let list = try? JSONDecoder().decode(ReleaseRecordList.self, from: Data(source.utf8))
    else { return ["refused"] }
    let elements = list.records.map { $0?.value.description ?? "lost" }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return elements + [String(decoding: try encoder.encode(list), as: UTF8.self)]
    } catch EncodingError.invalidValue(_, let context) {
      return elements + [context.debugDescription]
    } catch {
      return elements + ["\(error)"]
    }
  }
}
