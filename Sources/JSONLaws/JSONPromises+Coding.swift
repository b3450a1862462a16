import Foundation
import LosslessJSON
import PropertyTesting

extension JSONPromises {
  /// Everything about `Codable`, with Foundation's coders.
  static var coding: [Property] {
    [
      decodedValuesKeepWhatTheDecoderHas, encodedValuesKeepTheirMeaning, listsOfIntegersAreDecoded,
      decodersThatNestTooDeeplyAreLeft, integersThatWereRoundedAreNotTaken,
    ]
  }

  /// Values come out of a decoder as plainly as they can be spelled, keys sorted by their bytes.
  static let decodedValuesKeepWhatTheDecoderHas = Property("decodedValuesKeepWhatTheDecoderHas") {
    (trial) throws(Discard) in
    let sample = try trial.source.codedValue()
    let value = try? JSONDecoder().decode(JSONValue.self, from: Data(sample.text.utf8))
    let observed = value?.description ?? "refused"
    let expected = sample.decoded ?? "refused"
    guard observed != expected else { return nil }
    return Failure([Failure.Input("source", sample.text)], observed: observed, expected: expected)
  }

  /// Values go into an encoder whole, or not at all.
  static let encodedValuesKeepTheirMeaning = Property("encodedValuesKeepTheirMeaning") {
    (trial) throws(Discard) in
    let sample = try trial.source.codedValue()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let observed: String
    do {
      let value = try JSONValue(parsing: sample.text)
      observed = String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch EncodingError.invalidValue(_, let context) {
      observed = context.debugDescription
    } catch {
      throw .refused
    }
    let expected =
      sample.encoded ?? sample.obstacle.map { "no Swift value stands for \($0) without loss" } ?? ""
    guard observed != expected else { return nil }
    return Failure([Failure.Input("source", sample.text)], observed: observed, expected: expected)
  }

  /// A decoder that knows no integers of 128 bits hands out those that it has.
  static let listsOfIntegersAreDecoded = Property("listsOfIntegersAreDecoded") {
    (trial) throws(Discard) in
    let number = trial.source.pick([0, 1, UInt64(Int64.max), UInt64(Int64.max) + 1, .max])
    let isNegative = trial.source.chance(1, in: 2) && number <= UInt64(Int64.max)
    let expected = isNegative && number > 0 ? "[-\(number)]" : "[\(number)]"
    let encoder = PropertyListEncoder()
    let list =
      isNegative ? try? encoder.encode([-Int64(number)]) : try? encoder.encode([number])
    guard let list else { throw .refused }
    let value = try? PropertyListDecoder().decode(JSONValue.self, from: list)
    let written = (try? JSONValue(parsing: expected)).flatMap { try? encoder.encode($0) }
    let again = written.flatMap { try? PropertyListDecoder().decode([Int64].self, from: $0) }
    let hasRoom = number <= UInt64(Int64.max)
    guard value?.description != expected || again?.description != (hasRoom ? expected : nil) else {
      return nil
    }
    return Failure(
      [Failure.Input("number", expected)],
      observed: "\(value?.description ?? "refused"), \(again?.description ?? "refused")",
      expected: "\(expected), \(hasRoom ? expected : "refused")")
  }

  /// What a decoder nests without end is refused.
  static let decodersThatNestTooDeeplyAreLeft = Property("decodersThatNestTooDeeplyAreLeft") {
    (trial) throws(Discard) in
    let depth = trial.source.pick([1, 511, 512, 513, 514])
    let observed: String
    do {
      let value = try JSONValue(from: NestedDecoder(depth: depth, number: 1))
      observed = "depth \(value.depth)"
    } catch DecodingError.dataCorrupted(let context) {
      observed = "\(context.debugDescription) at \(context.codingPath.count)"
    } catch {
      observed = "\(error)"
    }
    let expected = depth <= 512 ? "depth \(depth)" : "nested too deep at 513"
    guard observed != expected else { return nil }
    return Failure([Failure.Input("depth", "\(depth)")], observed: observed, expected: expected)
  }
}

extension JSONPromises {
  /// An integer is taken from a decoder only where it is the number that the double is.
  static let integersThatWereRoundedAreNotTaken = Property("integersThatWereRoundedAreNotTaken") {
    (trial) throws(Discard) in
    let (number, expected) = trial.source.pick([
      (0.0, "0"), (-0.0, "-0.0"), (1, "1"), (-1, "-1"), (1.5, "1.5"), (-1.5, "-1.5"),
      (1e15, "1000000000000000"),
    ])
    let observed = (try? JSONValue(from: NestedDecoder(depth: 0, number: number)))?.description
    guard observed != expected else { return nil }
    return Failure(
      [Failure.Input("number", "\(number)")], observed: observed ?? "refused", expected: expected)
  }
}

/// A JSON text with what Foundation's coders should make of it.
private struct CodedValue {
  let text: String
  /// What comes out of a decoder; nil when it has to refuse.
  let decoded: String?
  /// What goes into an encoder; nil when that would destroy something.
  let encoded: String?
  /// What would be destroyed.
  var obstacle: String?

  init(_ text: String, decoded: String?, encoded: String?, obstacle: String? = nil) {
    self.text = text
    self.decoded = decoded
    self.encoded = encoded
    self.obstacle = obstacle
  }

  init(_ text: String) {
    self.init(text, decoded: text, encoded: text)
  }

  init(refused text: String) {
    self.init(text, decoded: nil, encoded: nil, obstacle: text)
  }
}

extension ChoiceSource {
  private static var codedScalars: [CodedValue] {
    let plain = [
      "null", "true", "false", "0", "7", "-1", "1.5", "0.1", "9007199254740993",
      "9223372036854775807", "-9223372036854775808", "18446744073709551615",
      "170141183460469231731687303715884105727", "1e+30", "5e-324",
      #""""#, #""a/\"é""#,
    ].map { CodedValue($0) }
    return plain + [
      CodedValue("4503599627370497.5", decoded: "4503599627370498", encoded: "4503599627370498"),
      CodedValue("22.0", decoded: "22", encoded: "22"),
      CodedValue("1e3", decoded: "1000", encoded: "1000"),
      CodedValue("-0", decoded: "-0.0", encoded: "-0"),
      CodedValue(#""\u0061""#, decoded: #""a""#, encoded: #""a""#),
      CodedValue(refused: "1e400"), CodedValue(refused: #""\uD800""#),
      CodedValue(
        "170141183460469231731687303715884105728", decoded: "1.7014118346046923e+38",
        encoded: nil, obstacle: "170141183460469231731687303715884105728"),
    ]
  }

  fileprivate mutating func codedValue() throws(Discard) -> CodedValue {
    try span(4) { (source) throws(Discard) in
      switch source.index(weighted: Weights(4, 1, 1)) {
      case 0: return source.pick(Self.codedScalars)
      case 1:
        var elements: [CodedValue] = []
        for _ in 0..<source.number(0...2) { elements.append(try source.codedValue()) }
        return CodedValue.joined(elements, in: ("[", "]"))
      default:
        var members: [CodedValue] = []
        for key in [#""Z""#, #""a""#, #""b""#, #""é""#] where source.chance(1, in: 3) {
          members.append(try source.codedValue().keyed(key))
        }
        if source.chance(1, in: 16) { members = [CodedValue("1").keyed(refused: #""\uD800""#)] }
        var object = CodedValue.joined(members, in: ("{", "}"))
        if source.chance(1, in: 2) { object.reverse(members) }
        return object
      }
    }
  }
}

extension CodedValue {
  static func joined(_ parts: [CodedValue], in brackets: (String, String)) -> CodedValue {
    func join(_ texts: [String?]) -> String? {
      let known = texts.compactMap(\.self)
      guard known.count == texts.count else { return nil }
      return brackets.0 + known.joined(separator: ",") + brackets.1
    }
    return CodedValue(
      join(parts.map(\.text)) ?? "", decoded: join(parts.map(\.decoded)),
      encoded: join(parts.map(\.encoded)), obstacle: parts.compactMap(\.obstacle).first)
  }

  func keyed(_ key: String) -> CodedValue {
    CodedValue(
      "\(key):\(text)", decoded: decoded.map { "\(key):\($0)" },
      encoded: encoded.map { "\(key):\($0)" }, obstacle: obstacle)
  }

  func keyed(refused key: String) -> CodedValue {
    CodedValue("\(key):\(text)", decoded: nil, encoded: nil, obstacle: key)
  }

  /// Has the members stand in the other order in the text; the first obstacle is another then.
  mutating func reverse(_ members: [CodedValue]) {
    self = CodedValue(
      "{" + members.reversed().map(\.text).joined(separator: ",") + "}", decoded: decoded,
      encoded: encoded, obstacle: members.reversed().compactMap(\.obstacle).first)
  }
}
