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
    JSONPlace(start: source.prefix(while: \.isWhitespace).count, slot: 0)
  }

  func firstByte(at place: JSONPlace) -> UInt8 { source[place.start] }

  /// The bytes of the value at a place.
  ///
  /// - Complexity: O(*n*) in the bytes of a scalar or key, else O(1).
  func range(at place: JSONPlace) -> Range<Int> { place.start..<behind(place).start }

  /// The end of a value, and how many arrays and objects begin before it.
  func behind(_ place: JSONPlace) -> JSONPlace {
    switch firstByte(at: place) {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let container = containers[place.slot]
      return JSONPlace(start: Int(container.end), slot: Int(container.next))
    case UInt8(ascii: "\""): return JSONPlace(start: endOfString(place.start), slot: place.slot)
    default: return JSONPlace(start: endOfWord(place.start), slot: place.slot)
    }
  }

  /// The offset behind the closing quote.
  private func endOfString(_ start: Int) -> Int {
    source.withUnsafeBufferPointer { source in
      var position = start + 1
      while true {
        position = source.firstOffset(from: position, markedBy: \.delimitersInStrings)
        switch source[position] {
        case UInt8(ascii: "\\"): position += 2
        default: return position + 1
        }
      }
    }
  }

  /// The offset behind a number or literal.
  private func endOfWord(_ start: Int) -> Int {
    source.withUnsafeBufferPointer { source in
      // The first byte is part of the word in any case.
      source[start...].dropFirst().firstIndex(where: \.endsWord) ?? source.count
    }
  }
}

extension UInt8 {
  /// Whether the byte stands between values: white space, a comma or a colon.
  fileprivate var separates: Bool {
    self <= UInt8(ascii: " ") || self == UInt8(ascii: ",") || self == UInt8(ascii: ":")
  }

  /// Whether the byte is none of a number or literal: white space, a comma or a closing bracket.
  fileprivate var endsWord: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: isWhitespace
    }
  }
}

/// Goes over the places of the children of a container; a key and its value are two children.
struct JSONPlaces {
  /// The end of the last child, or the beginning of the container's inside.
  private(set) var position: JSONPlace
  private let end: Int

  /// Begins at the first child of an array or object.
  init(of container: JSONPlace, in storage: JSONStorage) {
    position = JSONPlace(start: container.start + 1, slot: container.slot + 1)
    end = storage.behind(container).start - 1
  }

  mutating func next(in storage: JSONStorage) -> JSONPlace? {
    let next = storage.source.withUnsafeBufferPointer { source in
      source[position.start..<end].firstIndex { !$0.separates }
    }
    guard let start = next else { return nil }
    let place = JSONPlace(start: start, slot: position.slot)
    position = storage.behind(place)
    return place
  }
}
