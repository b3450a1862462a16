/// The elements of an array, in order.
public struct JSONElements: Sequence, Sendable {
  let storage: JSONStorage
  /// The slot of the array; nil for no elements at all.
  let slot: Int?

  /// The number of elements.
  public var count: Int { slot.map { storage.entries[$0 + 1].childCount } ?? 0 }

  /// Begins at the first element.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, slots: JSONSlots(storage: storage, container: slot))
  }

  /// Goes from element to element over the index.
  public struct Iterator: IteratorProtocol {
    let storage: JSONStorage
    var slots: JSONSlots

    /// The next element.
    public mutating func next() -> JSONValue? {
      slots.next(in: storage).map { JSONValue(storage: storage, slot: $0) }
    }
  }
}

extension JSONValue {
  /// The elements of an array; none for any other kind.
  public var elements: JSONElements {
    JSONElements(storage: storage, slot: kind == .array ? slot : nil)
  }
}

/// Goes over the slots of the children of a container; a key and its value are two children.
struct JSONSlots {
  private var slot: Int
  private let end: Int

  init(storage: JSONStorage, container: Int?) {
    slot = container.map { $0 + 2 } ?? 0
    end = container.map { storage.next(after: $0) } ?? 0
  }

  mutating func next(in storage: JSONStorage) -> Int? {
    guard slot < end else { return nil }
    defer { slot = storage.next(after: slot) }
    return slot
  }
}
