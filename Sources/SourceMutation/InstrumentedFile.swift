/// A source file with all its mutants, each in a copy of its slot.
struct InstrumentedFile {
  /// The text to be compiled.
  private(set) var text: [UInt8] = []
  /// Which bytes of the text belong to which mutant.
  private(set) var regions: [(range: Range<Int>, mutant: Int)] = []

  private let source: SourceText
  private let slots: [NumberedSlot]

  /// A slot with its mutants, each under its number.
  struct NumberedSlot {
    let number: Int
    let slot: MutationSlot
    let mutants: [(number: Int, replacement: Replacement)]
  }

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - source: the original.
  ///   - slots: the file's slots that have mutants, in any order.
  init(_ source: SourceText, slots: [NumberedSlot]) {
    self.source = source
    // Outer slots come before the inner ones that begin with them.
    self.slots = slots.sorted { left, right in
      let (left, right) = (left.slot.range, right.slot.range)
      return left.lowerBound == right.lowerBound
        ? left.upperBound > right.upperBound : left.lowerBound < right.lowerBound
    }
    write(0..<source.bytes.count, slots: self.slots[...])
  }

  /// Writes a range of the original with the slots in it.
  private mutating func write(_ range: Range<Int>, slots: ArraySlice<NumberedSlot>) {
    var offset = range.lowerBound
    var rest = slots
    while let next = rest.popFirst() {
      let inner = rest.prefix { $0.slot.range.upperBound <= next.slot.range.upperBound }
      text += source.bytes[offset..<next.slot.range.lowerBound]
      write(next, inner: inner)
      offset = next.slot.range.upperBound
      rest = rest.dropFirst(inner.count)
    }
    text += source.bytes[offset..<range.upperBound]
  }

  private mutating func write(_ slot: NumberedSlot, inner: ArraySlice<NumberedSlot>) {
    if slot.slot.form == .expression {
      writeExpression(slot, inner: inner)
    } else {
      writeStatement(slot, inner: inner)
    }
  }

  private mutating func writeStatement(_ slot: NumberedSlot, inner: ArraySlice<NumberedSlot>) {
    let word = slot.slot.form == .returned ? "return " : ""
    append("if \(SwitchSupport.entering(slot.number)) {\n")
    for mutant in slot.mutants.dropLast() {
      append("if \(SwitchSupport.condition(mutant.number)) {\n\(word)")
      writeCopy(of: slot, mutant)
      append("\n} else {\n")
    }
    if let last = slot.mutants.last {
      append(word)
      writeCopy(of: slot, last)
    }
    append(String(repeating: "\n}", count: slot.mutants.count))
    append(" else {\n\(word)")
    write(slot.slot.range, slots: inner)
    append("\n}\n")
  }

  private mutating func writeExpression(_ slot: NumberedSlot, inner: ArraySlice<NumberedSlot>) {
    append("(\(SwitchSupport.entering(slot.number)) ? (")
    for mutant in slot.mutants.dropLast() {
      append("\(SwitchSupport.condition(mutant.number)) ? (")
      writeCopy(of: slot, mutant)
      append(") : (")
    }
    if let last = slot.mutants.last { writeCopy(of: slot, last) }
    append(String(repeating: ")", count: slot.mutants.count))
    append(" : (")
    write(slot.slot.range, slots: inner)
    append("))")
  }

  /// Writes the slot as the mutant has it.
  private mutating func writeCopy(
    of slot: NumberedSlot, _ mutant: (number: Int, replacement: Replacement)
  ) {
    let start = text.count
    let range = slot.slot.range
    text += source.bytes[range.lowerBound..<mutant.replacement.range.lowerBound]
    append(mutant.replacement.text)
    text += source.bytes[mutant.replacement.range.upperBound..<range.upperBound]
    regions.append((start..<text.count, mutant.number))
  }

  private mutating func append(_ words: String) {
    text += words.utf8
  }

  /// The mutant whose copy holds a place of the text; nil when it belongs to the original.
  func mutant(atLine line: Int, column: Int) -> Int? {
    guard let offset = offset(ofLine: line).map({ $0 + column - 1 }) else { return nil }
    return regions.first { $0.range.contains(offset) || $0.range.upperBound == offset }?.mutant
  }

  /// How many lines of the text come before the place, without those of copies.
  private func offset(ofLine line: Int) -> Int? {
    var number = 1
    for (offset, byte) in text.enumerated() {
      if number == line { return offset }
      if byte == UInt8(ascii: "\n") { number += 1 }
    }
    return number == line ? text.count : nil
  }
}
