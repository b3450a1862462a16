extension JSONValue {
  /// This object with one key set, on its own, and every other byte kept.
  ///
  /// - The value of a key that is there is replaced; of several with that key the last. One that
  ///   means the same already stays as it is spelled.
  /// - A new key goes before the first key that is greater by the bytes of its UTF-8, else to the
  ///   end, with the white space of the last member. So sorted objects stay sorted, and the order
  ///   in which two tools add different keys leaves no trace.
  ///
  /// - Parameters:
  ///   - key: the text of the key, which is escaped where it has to be.
  ///   - value: what the key shall stand for, taken over byte for byte.
  /// - Returns: an object outside any document; put it into one by
  ///   ``JSONDocument/replacing(_:with:)``.
  /// - Throws: ``JSONError`` when the result would be too deep or too long.
  /// - Precondition: the kind is object.
  /// - Complexity: O(*n*) in the bytes of the object and the value.
  public func setting(_ key: String, to value: JSONValue) throws(JSONError) -> JSONValue {
    precondition(kind == .object, "only an object has keys")
    guard let old = self[key] else { return try splicing([insertion(of: key, value)]) }
    guard !old.isSynonym(of: value) else { return self }
    return try splicing([JSONSplice(range: old.range, bytes: Array(value.bytes))])
  }

  /// This object without a key, on its own: all members with that key go, with one comma each.
  ///
  /// - Returns: an object outside any document; this view itself when it has no such key, as any
  ///   other kind of value has none.
  /// - Throws: ``JSONError`` as ``setting(_:to:)`` does; a shorter object gives no occasion.
  /// - Complexity: O(*n*) in the bytes of the object.
  public func removing(_ key: String) throws(JSONError) -> JSONValue {
    try splicing(removals(of: key))
  }

  private func splicing(_ splices: [JSONSplice]) throws(JSONError) -> JSONValue {
    guard !splices.isEmpty else { return self }
    return try JSONDocument(parsing: storage.bytes(range, splicing: splices)).root
  }

  /// A new member, spaced as the last one of this object.
  private func insertion(of key: String, _ value: JSONValue) -> JSONSplice {
    let members = Array(members)
    guard let last = members.last else {
      let inside = range.lowerBound + 1
      return JSONSplice(
        range: inside..<inside, bytes: Self.quoted(key) + [UInt8(ascii: ":")] + value.bytes)
    }
    let colon = storage.source[last.key.range.upperBound..<last.value.range.lowerBound]
    let member = Self.quoted(key) + colon + value.bytes
    let separator = [UInt8(ascii: ",")] + storage.whitespace(before: last.key.range.lowerBound)
    let next = members.first { key.utf8.lexicographicallyPrecedes($0.key.resolvedBytes) }
    let place = next?.key.range.lowerBound ?? last.value.range.upperBound
    return JSONSplice(
      range: place..<place, bytes: next == nil ? separator + member : member + separator)
  }

  /// One splice for each run of members with the key: up to the key that comes next, or, where none
  /// does, from the end of the value before.
  private func removals(of key: String) -> [JSONSplice] {
    var splices: [JSONSplice] = []
    var run: Range<Int>?
    var keptEnd: Int?
    for member in members {
      let (start, end) = (member.key.range.lowerBound, member.value.range.upperBound)
      if member.key.resolvedBytes.elementsEqual(key.utf8) {
        run = (run?.lowerBound ?? start)..<end
        continue
      }
      if let run { splices.append(JSONSplice(range: run.lowerBound..<start, bytes: [])) }
      (run, keptEnd) = (nil, end)
    }
    if let run {
      splices.append(JSONSplice(range: (keptEnd ?? run.lowerBound)..<run.upperBound, bytes: []))
    }
    return splices
  }
}

extension JSONStorage {
  /// The white space in front of a key, which some bracket or comma ends.
  fileprivate func whitespace(before offset: Int) -> ArraySlice<UInt8> {
    let front = source[..<offset].lastIndex { !$0.isWhitespace }
    return source[(front ?? offset)..<offset].dropFirst()
  }
}
