/// A source that has been read, with its index; views share it.
final class JSONStorage: Sendable {
  let source: [UInt8]
  let containers: [JSONContainer]

  init(source: [UInt8], containers: [JSONContainer]) {
    self.source = source
    self.containers = containers
  }

  /// The place of the outermost value.
  var root: JSONPlace {
    JSONPlace(start: source.firstIndex { !$0.isWhitespace } ?? 0, slot: 0)
  }

  func firstByte(at place: JSONPlace) -> UInt8 { source[place.start] }

  /// The bytes of the value at a place.
  ///
  /// - Complexity: O(*n*) in the bytes of a scalar or key, else O(1).
  func range(at place: JSONPlace) -> Range<Int> { place.start..<behind(place).start }

  /// The end of a value, and how many arrays and objects begin before it.
  func behind(_ place: JSONPlace) -> JSONPlace {
    let first = firstByte(at: place)
    guard !first.opensContainer else {
      let container = containers[place.slot]
      return JSONPlace(start: Int(container.end), slot: Int(container.next))
    }
    let end = first == UInt8(ascii: "\"") ? endOfString(place.start) : endOfWord(place.start)
    return JSONPlace(start: end, slot: place.slot)
  }

  /// The offset behind the closing quote.
  private func endOfString(_ start: Int) -> Int {
    source.withUnsafeBufferPointer { source in
      var position = start + 1
      while true {
        position = source.endOfPlainBytes(from: position)
        if source[position] == UInt8(ascii: "\"") { return position + 1 }
        position += source[position] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
  }

  /// The offset behind a number or literal.
  private func endOfWord(_ start: Int) -> Int {
    source.withUnsafeBufferPointer { source in
      var position = start + 1
      while position < source.count, !source[position].endsWord { position += 1 }
      return position
    }
  }
}

extension UInt8 {
  /// `[` or `{`.
  var opensContainer: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "{") }

  /// Whether the byte stands between values: white space, a comma or a colon.
  fileprivate var separates: Bool {
    self <= UInt8(ascii: " ") || self == UInt8(ascii: ",") || self == UInt8(ascii: ":")
  }

  /// Whether the byte is none of a number or literal: white space, a comma or a closing bracket.
  fileprivate var endsWord: Bool {
    self <= UInt8(ascii: " ") || self == UInt8(ascii: ",") || self | 0x20 == UInt8(ascii: "}")
  }
}

/// Goes over the places of the children of a container; a key and its value are two children.
struct JSONPlaces {
  /// The end of the last child, or the beginning of the container's inside.
  private(set) var position: JSONPlace
  private let end: Int

  /// Begins at the first child; without a container there is none.
  init(storage: JSONStorage, container: JSONPlace?) {
    position = JSONPlace(
      start: container.map { $0.start + 1 } ?? 0, slot: container.map { $0.slot + 1 } ?? 0)
    end = container.map { storage.range(at: $0).upperBound - 1 } ?? 0
  }

  mutating func next(in storage: JSONStorage) -> JSONPlace? {
    var start = position.start
    while start < end, storage.source[start].separates { start += 1 }
    guard start < end else { return nil }
    let place = JSONPlace(start: start, slot: position.slot)
    position = storage.behind(place)
    return place
  }
}
