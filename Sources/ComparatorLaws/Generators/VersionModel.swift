import PropertyTesting

/// A valid version that can be changed identifier by identifier: its text, and where its parts end.
///
/// It is a value without references: laws draw, change and copy so many that the memory of arrays of
/// strings would take longer than all that is done with them.
package struct VersionModel: Sendable {
  /// A part of a version, which is a list of identifiers.
  enum Part: Sendable {
    /// Major, minor and patch, as digits.
    case core
    /// The identifiers of the pre-release; none for a release.
    case prerelease
    /// The identifiers of the build metadata; none when there is no such part.
    case build
  }

  /// The longest text, in bytes, that every comparator is asked to accept.
  package static let maximumByteCount = 256

  /// The text, and behind it bytes that mean nothing.
  private var bytes = Four(Four(SIMD16<UInt8>()))
  /// Where each part ends in the text.
  private var ends = PartNumbers()
  /// How many identifiers each part has.
  private var counts = PartNumbers()
  /// Whether it needed more bytes; then no more than the number of the identifiers is known.
  private(set) var isOverlong = false

  /// A number for each part.
  private struct PartNumbers: Sendable {
    var core = 0
    var prerelease = 0
    var build = 0

    subscript(part: Part) -> Int {
      get {
        switch part {
        case .core: core
        case .prerelease: prerelease
        case .build: build
        }
      }
      set {
        switch part {
        case .core: core = newValue
        case .prerelease: prerelease = newValue
        case .build: build = newValue
        }
      }
    }
  }

  /// Four times the same, so that four times four times sixteen bytes are those of the longest text.
  private struct Four<Element: Sendable>: Sendable {
    private var elements: (Element, Element, Element, Element)

    init(_ element: Element) {
      elements = (element, element, element, element)
    }
  }

  /// A version without any part, to which identifiers are added.
  init() {}

  /// The version's text.
  ///
  /// - Throws: ``Discard/precondition`` when it is too long for every comparator to be asked about it.
  package var text: String {
    get throws(Discard) {
      guard !isOverlong else { throw .precondition }
      return withBytes { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The parts, as a subject shows them.
  var fields: VersionFields {
    VersionFields(
      core: identifiers(of: .core), prerelease: identifiers(of: .prerelease),
      build: identifiers(of: .build))
  }

  /// The identifiers of a part.
  func identifiers(of part: Part) -> [String] {
    (0..<count(of: part)).map { self[part, $0] }
  }

  /// How many identifiers a part has.
  func count(of part: Part) -> Int { counts[part] }

  /// Whether a part has an identifier.
  func has(_ part: Part) -> Bool { count(of: part) > 0 }

  /// An identifier of a part; empty in a version that is too long.
  ///
  /// - Complexity: O(*n*) in the bytes.
  subscript(part: Part, place: Int) -> String {
    get {
      precondition(place >= 0 && place < count(of: part), "no such identifier")
      let list = range(of: part)
      return withBytes { bytes in
        String(decoding: bytes[Self.range(of: place, in: list, bytes)], as: UTF8.self)
      }
    }
    set {
      let range = rangeForChange(of: part, place)
      newValue.withBytes { replace(range, in: part, by: nil, $0) }
    }
  }

  /// Whether all but the build metadata is the same as in another version.
  func ties(with other: VersionModel) -> Bool {
    ends.core == other.ends.core && ends.prerelease == other.ends.prerelease
      && withBytes { bytes in
        other.withBytes { others in (0..<ends.prerelease).allSatisfy { bytes[$0] == others[$0] } }
      }
  }

  /// Whether a part is the same as in another version.
  func hasSame(_ part: Part, as other: VersionModel) -> Bool {
    count(of: part) == other.count(of: part) && firstDifference(from: other, in: part) == nil
  }

  /// The first place at which a part does not have the identifier of another version, or at which one
  /// of both has none; nil when they are the same.
  func firstDifference(from other: VersionModel, in part: Part) -> Int? {
    let (own, others) = (range(of: part), other.range(of: part))
    return withBytes { bytes in
      other.withBytes { otherBytes in
        var place = 0
        for offset in 0..<min(own.count, others.count) {
          let byte = bytes[own.lowerBound + offset]
          let otherByte = otherBytes[others.lowerBound + offset]
          guard byte == otherByte else { return place }
          if byte == Self.dot { place += 1 }
        }
        guard own.count != others.count else { return nil }
        // One has more bytes: of the last identifier that both have, or of one after it.
        let shared = min(own.count, others.count)
        let next =
          own.count > shared
          ? bytes[own.lowerBound + shared] : otherBytes[others.lowerBound + shared]
        return next == Self.dot ? place + 1 : place
      }
    }
  }
}

extension VersionModel {
  /// Adds an identifier, which has no dot, at the end of a part.
  mutating func append(_ identifier: String, to part: Part) {
    let end = ends[part]
    let separator = separator(in: part)
    identifier.withBytes { replace(end..<end, in: part, by: separator, $0) }
    counts[part] += 1
  }

  /// Adds the identifiers that another version has in a part.
  mutating func append(_ part: Part, of other: VersionModel) {
    guard other.has(part) else { return }
    isOverlong = isOverlong || other.isOverlong
    let end = ends[part]
    let range = other.range(of: part)
    let separator = separator(in: part)
    other.withBytes {
      replace(end..<end, in: part, by: separator, UnsafeRawBufferPointer(rebasing: $0[range]))
    }
    counts[part] += other.counts[part]
  }

  /// Removes the last identifier of a part, if it has one.
  mutating func removeLast(from part: Part) {
    guard count(of: part) > 1 else { return removeAll(from: part) }
    let last = rangeForChange(of: part, count(of: part) - 1)
    // With the dot before it.
    replace(last.lowerBound - 1..<last.upperBound, in: part, by: nil, Self.nothing)
    counts[part] -= 1
  }

  /// Removes all identifiers of a part, which is no core.
  mutating func removeAll(from part: Part) {
    guard has(part) else { return }
    replace(start(of: part)..<ends[part], in: part, by: nil, Self.nothing)
    counts[part] = 0
  }

  /// Puts bytes in place of others, behind a separator if there is one.
  private mutating func replace(
    _ range: Range<Int>, in part: Part, by separator: UInt8?, _ new: UnsafeRawBufferPointer
  ) {
    let byteCount = ends.build
    let newStart = range.lowerBound + (separator == nil ? 0 : 1)
    let growth = newStart + new.count - range.upperBound
    guard !isOverlong, byteCount + growth <= Self.maximumByteCount else {
      isOverlong = true
      return
    }
    withUnsafeMutableBytes(of: &bytes) { bytes in
      if growth != 0, range.upperBound < byteCount {
        UnsafeMutableRawBufferPointer(rebasing: bytes[(range.upperBound + growth)...]).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[range.upperBound..<byteCount]))
      }
      if let separator { bytes[range.lowerBound] = separator }
      UnsafeMutableRawBufferPointer(rebasing: bytes[newStart...]).copyMemory(from: new)
    }
    if part == .core { ends.core += growth }
    if part != .build { ends.prerelease += growth }
    ends.build += growth
  }

  private static let dot = UInt8(ascii: ".")
  private static var nothing: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// What stands before the next identifier of a part.
  private func separator(in part: Part) -> UInt8? {
    guard !has(part) else { return Self.dot }
    switch part {
    case .core: return nil
    case .prerelease: return UInt8(ascii: "-")
    case .build: return UInt8(ascii: "+")
    }
  }

  /// Where a part begins, with what opens it.
  private func start(of part: Part) -> Int {
    switch part {
    case .core: 0
    case .prerelease: ends.core
    case .build: ends.prerelease
    }
  }

  /// Where the identifiers of a part stand.
  private func range(of part: Part) -> Range<Int> {
    let (start, end) = (start(of: part), ends[part])
    return part == .core || start == end ? start..<end : start + 1..<end
  }

  /// Where an identifier stands; found without a copy of the bytes, which reading makes.
  private mutating func rangeForChange(of part: Part, _ place: Int) -> Range<Int> {
    let list = range(of: part)
    precondition(place >= 0 && place < count(of: part), "no such identifier")
    return withUnsafeBytes(of: &bytes) { Self.range(of: place, in: list, $0) }
  }

  /// Where an identifier stands in the bytes, given where its part does.
  private static func range(
    of place: Int, in list: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) -> Range<Int> {
    func end(from start: Int) -> Int {
      var end = start
      while end < list.upperBound, bytes[end] != dot { end += 1 }
      return end
    }
    var start = list.lowerBound
    // A version that is too long counts identifiers that it does not have.
    for _ in 0..<place { start = min(end(from: start) + 1, list.upperBound) }
    return start..<end(from: start)
  }

  /// Calls a function with the text.
  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBytes(of: bytes) {
      body(UnsafeRawBufferPointer(rebasing: $0[..<ends.build]))
    }
  }
}

extension [VersionModel] {
  /// The versions' texts.
  ///
  /// - Throws: ``Discard/precondition`` when one is too long for every comparator to be asked about it.
  var texts: [String] {
    get throws(Discard) {
      var texts: [String] = []
      texts.reserveCapacity(count)
      // Where they stand: a copy of each would cost as much as its text.
      for index in indices { texts.append(try self[index].text) }
      return texts
    }
  }
}

extension String {
  /// `0`…`9` and nothing else.
  var isNumeric: Bool { utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }

  /// Calls a function with the bytes of the text.
  fileprivate func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    let isContiguous: Void? = utf8.withContiguousStorageIfAvailable {
      body(UnsafeRawBufferPointer($0))
    }
    if isContiguous == nil { String(decoding: utf8, as: UTF8.self).withBytes(body) }
  }
}
