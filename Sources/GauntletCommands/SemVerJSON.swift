import Foundation
import Reporting
import SemVer

/// Versions and errors in the form of the JSON Lines commands.
enum SemVerJSON {
  /// What `parse --json-lines` says of a text.
  static func line(parsing text: String) -> (line: String, isValid: Bool) {
    do throws(SemVersionError) {
      return (line(try SemVersion(parsing: text)), true)
    } catch {
      return (line(text, error), false)
    }
  }

  private static func line(_ version: SemVersion) -> String {
    JSONText.object([
      ("input", JSONText.string(version.description)), ("valid", "true"),
      ("major", JSONText.string(String(version.major))),
      ("minor", JSONText.string(String(version.minor))),
      ("patch", JSONText.string(String(version.patch))),
      ("prerelease", identifiers(version.prereleaseIdentifiers)),
      ("build", identifiers(version.buildIdentifiers)),
    ])
  }

  private static func line(_ text: String, _ error: SemVersionError) -> String {
    JSONText.object([
      ("input", JSONText.string(text)), ("valid", "false"),
      (
        "error",
        JSONText.object([
          ("kind", JSONText.string(error.kind.rawValue)),
          ("component", JSONText.string(error.component.rawValue)),
          ("offset", String(error.offset)), ("message", JSONText.string(error.description)),
        ])
      ),
    ])
  }

  private static func identifiers(_ identifiers: [Substring]) -> String {
    JSONText.array(identifiers.map { JSONText.string(String($0)) })
  }

  /// Reads a JSON value of a line; the error names the line.
  static func decode<Value: Decodable>(
    _ type: Value.Type, _ line: [UInt8], number: Int, expected: String
  ) throws(CommandError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(line))
    } catch {
      let text = String(decoding: line.prefix(60), as: UTF8.self)
      throw .badData("line \(number): expected \(expected), found '\(text)'")
    }
  }
}
