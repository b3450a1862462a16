import Foundation
import LosslessJSON
import MutantChecking
import PropertyTesting

extension Observation {
  /// What the reader of JSON makes of a source: its values with their places, or the fault.
  static func reading(_ source: [UInt8]) -> Observation {
    Observation(
      inputs: {
        [Failure.Input("source", String(decoding: source, as: UTF8.self).debugDescription)]
      },
      say: { JSONWords.said(of: source, before: UInt8(ascii: " ")).joined(separator: "; ") })
  }

  /// What becomes of an object when a key is set, or removed if there is no value.
  static func editing(_ object: JSONObjectModel, _ key: String, _ value: String?) -> Observation {
    Observation(
      inputs: {
        [
          Failure.Input("object", object.text), Failure.Input("key", key.debugDescription),
          Failure.Input("value", value ?? "none"),
        ]
      },
      say: {
        JSONPromises.result(of: object) { old in
          guard let value else { return try old.removing(key) }
          return try old.setting(key, to: JSONValue(parsing: value))
        }
      })
  }

  /// What goes from a text through Foundation's coders and back.
  static func coding(_ text: String) -> Observation {
    Observation(
      inputs: { [Failure.Input("text", text)] },
      say: {
        let decoded = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let encoded = try? encoder.encode(JSONValue(parsing: text))
        return "decoded \(decoded?.description ?? "not at all"), encoded "
          + (encoded.map { String(decoding: $0, as: UTF8.self) } ?? "not at all")
      })
  }
}
