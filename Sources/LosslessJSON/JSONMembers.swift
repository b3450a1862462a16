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
  /// The place of the object; nil for no members at all.
  let place: JSONPlace?

  /// The number of members.
  public var count: Int { place.map { Int(storage.containers[$0.slot].childCount) } ?? 0 }

  /// Begins at the first member.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, places: place.map { JSONPlaces(of: $0, in: storage) })
  }

  /// Goes from member to member over the source.
  public struct Iterator: IteratorProtocol {
    let storage: JSONStorage
    var places: JSONPlaces?

    /// The next member.
    public mutating func next() -> JSONMember? {
      guard let key = places?.next(in: storage), let value = places?.next(in: storage) else {
        return nil
      }
      return JSONMember(
        key: JSONValue(storage: storage, place: key),
        value: JSONValue(storage: storage, place: value))
    }
  }
}

extension JSONValue {
  /// The members of an object; none for any other kind.
  public var members: JSONMembers {
    JSONMembers(storage: storage, place: kind == .object ? place : nil)
  }

  /// The value of a key: of several members with that key the last; nil when there is none.
  ///
  /// Keys are the same when their texts have the same UTF-8 once escapes are resolved. Canonical
  /// equivalence, by which Swift compares strings, does not make keys the same.
  ///
  /// - Complexity: O(*n*) in the bytes of the object, arrays and objects inside it aside.
  public subscript(key: String) -> JSONValue? { values(of: key).last }

  /// The values of a key in the order of the source: several when it is a duplicate key.
  ///
  /// Keys are told apart as by ``subscript(_:)``.
  ///
  /// - Complexity: O(*n*) in the bytes of the object, arrays and objects inside it aside.
  public func values(of key: String) -> [JSONValue] {
    guard kind == .object else { return [] }
    let text = Array(key.utf8)
    var values: [JSONValue] = []
    var places = JSONPlaces(of: place, in: storage)
    while let keyPlace = places.next(in: storage) {
      let content = keyPlace.start + 1..<places.position.start - 1
      guard let valuePlace = places.next(in: storage) else { break }
      // Every escape is longer than what it stands for.
      guard content.count >= text.count else { continue }
      if JSONEscapeResolver.resolved(storage.source[content]).elementsEqual(text) {
        values.append(JSONValue(storage: storage, place: valuePlace))
      }
    }
    return values
  }
}
