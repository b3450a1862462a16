import LosslessJSON

/// What there is to say of a source, a line for each value or one for the fault.
enum JSONWords {
  /// By the reader.
  ///
  /// - Parameters:
  ///   - text: the source.
  ///   - next: what the memory behind the source is filled with: a reader that looks beyond the end
  ///     meets the same every time, and not what happens to be there.
  /// - Returns: the lines.
  static func said(of text: [UInt8], before next: UInt8) -> [String] {
    var source = text + Array(repeating: next, count: 16)
    source.removeLast(16)
    do throws(JSONError) {
      let document = try JSONDocument(parsing: source)
      guard document.source == source else { return ["other bytes"] }
      var lines: [String] = []
      say(document.root, &lines)
      return lines
    } catch {
      return ["\(error.kind.rawValue): \(error)"]
    }
  }

  /// By the automaton.
  static func due(to source: [UInt8]) -> [String] {
    switch JSONAutomaton.read(source) {
    case .success(let node):
      var lines: [String] = []
      say(node, in: source, &lines)
      return lines
    case .failure(let fault):
      let lines = source.prefix(fault.offset).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let place = "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
      return ["\(fault.kind): \(place) (byte \(fault.offset)): \(fault.message)"]
    }
  }
}

// MARK: - The reader

extension JSONWords {
  private static func say(_ value: JSONValue, _ lines: inout [String]) {
    let members = Array(value.members)
    let elements = Array(value.elements)
    lines.append(
      "\(value.kind.rawValue) at \(value.range), depth \(value.depth), "
        + "elements \(value.elements.count) \(elements.count), "
        + "members \(value.members.count) \(members.count)")
    if value.depth == 0 { lines.append(scalar(value)) }
    for key in Set(members.compactMap(\.key.string) + ["a", ""]).sorted(by: precedes) {
      lines.append("key \(key.debugDescription): \(show(value[key]?.range.lowerBound))")
    }
    for member in members {
      say(member.key, &lines)
      say(member.value, &lines)
    }
    for element in elements { say(element, &lines) }
  }

  private static func scalar(_ value: JSONValue) -> String {
    "\(value) is \(show(value.bool)), \(show(value.integer(Int8.self))), "
      + "\(show(value.integer(UInt64.self))), \(show(value.integer(Int128.self))), "
      + "\(show(value.double)), \(show(value.string?.debugDescription))"
  }
}

// MARK: - The automaton

extension JSONWords {
  private static func say(_ node: JSONNode, in source: [UInt8], _ lines: inout [String]) {
    let elementCount = node.kind == .array ? node.children.count : 0
    let memberCount = node.kind == .object ? node.children.count / 2 : 0
    lines.append(
      "\(node.kind.rawValue) at \(node.start..<node.end), depth \(node.depth), "
        + "elements \(elementCount) \(elementCount), members \(memberCount) \(memberCount)")
    if node.depth == 0 { lines.append(scalar(node, in: source)) }
    let keys = node.keyTexts(in: source)
    let named = keys.compactMap { String(validating: $0, as: UTF16.self) }
    for key in Set(named + ["a", ""]).sorted(by: precedes) {
      let place = keys.lastIndex { $0.elementsEqual(key.utf16) }
      let value = place.map { node.children[2 * $0 + 1].start }
      lines.append("key \(key.debugDescription): \(show(value))")
    }
    for child in node.children { say(child, in: source, &lines) }
  }

  private static func scalar(_ node: JSONNode, in source: [UInt8]) -> String {
    let text = String(decoding: node.bytes(in: source), as: UTF8.self)
    let integer = node.kind == .integer ? text : ""
    let number = node.kind == .integer || node.kind == .floating ? Double(text) : nil
    let string =
      node.kind == .string
      ? String(validating: JSONText.codeUnits(of: text), as: UTF16.self)?.debugDescription : nil
    let bool = node.kind == .bool ? text.count == 4 : nil
    return "\(text) is \(show(bool)), \(show(Int8(integer))), \(show(UInt64(integer))), "
      + "\(show(Int128(integer))), \(show(number?.isFinite == true ? number : nil)), \(show(string))"
  }

  private static func show(_ value: (some CustomStringConvertible)?) -> String {
    value?.description ?? "nothing"
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }
}

extension JSONNode {
  /// What the keys of an object stand for, in UTF-16; none for any other kind.
  fileprivate func keyTexts(in source: [UInt8]) -> [[UInt16]] {
    guard kind == .object else { return [] }
    return stride(from: 0, to: children.count, by: 2).map { index in
      let bytes = children[index].bytes(in: source)
      return JSONText.codeUnits(of: String(decoding: bytes, as: UTF8.self))
    }
  }
}
