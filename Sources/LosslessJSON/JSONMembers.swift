/// A key with its value in an object.
public struct JSONMember: Hashable, Sendable {
  /// The key as it is spelled, a value of kind string.
  public let key: JSONValue
  /// The value.
  public let value: JSONValue
}

/// The members of an object in the order of the source, duplicate keys included.
public struct JSONMembers: Sequence, Sendable {
  let storage: JSONStorage
  /// The slot of the object; nil for no members at all.
  let slot: Int?

  /// The number of members.
  public var count: Int { slot.map { storage.entries[$0 + 1].childCount } ?? 0 }

  /// Begins at the first member.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, slots: JSONSlots(storage: storage, container: slot))
  }

  /// Goes from member to member over the index.
  public struct Iterator: IteratorProtocol {
    let storage: JSONStorage
    var slots: JSONSlots

    /// The next member.
    public mutating func next() -> JSONMember? {
      guard let key = slots.next(in: storage), let value = slots.next(in: storage) else {
        return nil
      }
      return JSONMember(
        key: JSONValue(storage: storage, slot: key),
        value: JSONValue(storage: storage, slot: value))
    }
  }
}

extension JSONValue {
  /// The members of an object; none for any other kind.
  public var members: JSONMembers {
    JSONMembers(storage: storage, slot: kind == .object ? slot : nil)
  }

  /// The value of a key: of several members with that key the last; nil when there is none.
  ///
  /// Keys are the same when their texts have the same UTF-8 once escapes are resolved. Canonical
  /// equivalence, by which Swift compares strings, does not make keys the same.
  ///
  /// - Complexity: O(*n*) in the members and the bytes of their keys.
  public subscript(key: String) -> JSONValue? {
    var value: JSONValue?
    var slots = JSONSlots(storage: storage, container: kind == .object ? slot : nil)
    while let keySlot = slots.next(in: storage), let valueSlot = slots.next(in: storage) {
      if storage.isKey(keySlot, key) { value = JSONValue(storage: storage, slot: valueSlot) }
    }
    return value
  }
}

extension JSONStorage {
  /// Whether the string at a slot reads as the text.
  func isKey(_ slot: Int, _ text: String) -> Bool {
    guard !entries[slot].isMarked else {
      return JSONValue(storage: self, slot: slot).resolvedBytes.elementsEqual(text.utf8)
    }
    let entry = entries[slot]
    return entry.length - 2 == text.utf8.count
      && source[(entry.offset + 1)...].starts(with: text.utf8)
  }
}
