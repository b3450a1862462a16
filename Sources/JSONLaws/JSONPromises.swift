import LosslessJSON
import PropertyTesting

/// What the reader of JSON promises: the manifests' laws meet little of it.
enum JSONPromises {
  /// All of them.
  static var all: [Property] {
    reading + making + editing + coding
  }

  /// Everything about texts that are read.
  private static var reading: [Property] {
    [
      textsAreReadAsTheGrammarHasThem, sequencesAreThoseOfUnicode, escapesTakeFourDigits,
      nestingEndsAtItsLimit, lengthEndsAtItsLimit, placesAreCountedInOneGo,
    ]
  }

  /// A text, damaged or not, is what an automaton makes of the grammar: the same values at the same
  /// places, or the same fault.
  static let textsAreReadAsTheGrammarHasThem = Property("textsAreReadAsTheGrammarHasThem") {
    (trial) throws(Discard) in
    var text = try trial.source.json()
    if trial.source.chance(1, in: 2) { trial.source.damage(&text) }
    return disagreement(about: text, before: trial.source.pick(Array("0 \"e]}\\\n".unicodeScalars)))
  }

  /// In a string stands what table 3-7 of the Unicode standard calls well formed, and nothing else.
  static let sequencesAreThoseOfUnicode = Property("sequencesAreThoseOfUnicode") {
    (trial) throws(Discard) in
    let leads: [UInt8] = [
      0x7E, 0x7F, 0x00, 0x01, 0x1F, 0x20, 0x21, 0x23, 0x5B, 0x5D, 0x80, 0xBF, 0xC0, 0xC1, 0xC2,
      0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    let others: [UInt8] = [0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0x7F, 0xC0, 0x22]
    let front = String(repeating: "a", count: trial.source.number(0...9))
    var text = Array("\"\(front)".utf8) + [trial.source.pick(leads)]
    for _ in 0..<trial.source.number(0...3) { text.append(trial.source.pick(others)) }
    text += Array(repeating: UInt8(ascii: "b"), count: trial.source.number(0...9))
    if trial.source.chance(3, in: 4) { text.append(UInt8(ascii: "\"")) }
    return disagreement(about: text, before: trial.source.pick(Array("0 \"e]}\\\n".unicodeScalars)))
  }

  /// Behind `\u` stand four hexadecimal digits: the bytes next to these are none, at any of the places.
  static let escapesTakeFourDigits = Property("escapesTakeFourDigits") { (trial) throws(Discard) in
    var digits = Array("0041".utf8)
    let byte = trial.source.pick(Array("/0129:;@ABEFGH`abefgh\u{10}\u{19}!&'P\"\\".utf8))
    digits[trial.source.number(0...3)] = byte
    return disagreement(about: Array("\"\\u".utf8) + digits + Array("\"".utf8), before: "0")
  }

  /// Nesting is accepted down to 512 arrays and objects, and refused at the bracket beyond.
  static let nestingEndsAtItsLimit = Property("nestingEndsAtItsLimit") { (trial) throws(Discard) in
    let count = trial.source.pick([1, 2, 510, 511, 512, 513])
    let brackets = trial.source.pick([("[", "]"), (#"{"a":"#, "}"), ("[0, ", "]")])
    let inner = trial.source.pick(["1", "[]", "{}"])
    let text =
      String(repeating: brackets.0, count: count) + inner
      + String(repeating: brackets.1, count: count)
    let observed: String
    do throws(JSONError) {
      observed = "depth \(try JSONDocument(parsing: text).root.depth)"
    } catch {
      observed = "\(error.kind): \(error)"
    }
    let depth = inner == "1" ? count : count + 1
    let offset = 512 * brackets.0.utf8.count
    let expected =
      depth <= 512
      ? "depth \(depth)"
      : "tooDeep: line 1, column \(offset + 1) (byte \(offset)): "
        + "nested deeper than 512 arrays and objects"
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("depth", "\(depth)"), Failure.Input("opening", brackets.0)],
      observed: observed, expected: expected)
  }

  /// A source may be as long as its limit and no longer; the fault stands behind the limit.
  static let lengthEndsAtItsLimit = Property("lengthEndsAtItsLimit") { (trial) throws(Discard) in
    let count = trial.source.number(1...4)
    let limit = trial.source.number(1...5)
    let text = String(repeating: "\n", count: count - 1) + "1"
    let observed: String
    do throws(JSONError) {
      observed = try JSONDocument(parsing: Array(text.utf8), byteLimit: limit).root.description
    } catch {
      observed = "\(error.kind.rawValue) \(error)"
    }
    let expected =
      count <= limit
      ? "1" : "tooLong line \(limit + 1), column 1 (byte \(limit)): longer than \(limit) bytes"
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("bytes", "\(count)"), Failure.Input("limit", "\(limit)")],
      observed: observed, expected: expected)
  }

  /// A cursor counts lines and columns on from its last place.
  static let placesAreCountedInOneGo = Property("placesAreCountedInOneGo") {
    (trial) throws(Discard) in
    let text = Array("\n[\n\n 1]\n".utf8)
    let offsets = [trial.source.number(0...text.count), trial.source.number(0...text.count)]
      .sorted()
    let observed = text.withUnsafeBufferPointer { text in
      var cursor = JSONPositionCursor(text)
      return offsets.map { cursor.advance(to: $0).description }
    }
    let expected = offsets.map { offset in
      let lines = text.prefix(offset).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return "line \(lines.count), column \((lines.last?.count ?? 0) + 1) (byte \(offset))"
    }
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("offsets", "\(offsets)")], observed: "\(observed)", expected: "\(expected)")
  }

  /// What reader and automaton say differently of a source in front of other memory.
  private static func disagreement(about text: [UInt8], before next: Unicode.Scalar) -> Failure? {
    let observed = JSONWords.said(of: text, before: UInt8(ascii: next))
    let expected = JSONWords.due(to: text)
    guard observed != expected else { return nil }
    let different = zip(observed, expected).first { $0 != $1 }
    return Failure(
      [Failure.Input("source", String(decoding: text, as: UTF8.self).debugDescription)],
      observed: different?.0 ?? "\(observed.count) lines",
      expected: different?.1 ?? "\(expected.count) lines")
  }
}
