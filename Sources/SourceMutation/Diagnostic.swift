import Foundation

/// An error of the compiler with its place.
struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  let path: String
  /// From 1.
  let line: Int
  /// In bytes, from 1.
  let column: Int
  let message: String

  var description: String { "\(path):\(line):\(column): \(message)" }

  /// Whether a message says that the compiler gave up.
  static func isOfImpatience(_ message: String) -> Bool {
    message.hasPrefix("the compiler is unable to type-check")
  }

  /// Reads a line such as `/a/File.swift:3:14: error: cannot find 'x' in scope`; nil when it is none.
  init?(_ line: String) {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    path = place.dropLast(2).joined(separator: ":")
    self.line = row
    self.column = column
    message = String(line[mark.upperBound...])
  }
}
