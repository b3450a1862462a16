/// The elements of an array, in order.
public struct JSONElements: Sequence, Sendable {
  let storage: JSONStorage
  /// The place of the array; nil for no elements at all.
  let place: JSONPlace?

  /// The number of elements.
  public var count: Int { place.map { Int(storage.containers[$0.slot].childCount) } ?? 0 }

  /// Begins at the first element.
  public func makeIterator() -> Iterator {
    Iterator(storage: storage, places: place.map { JSONPlaces(of: $0, in: storage) })
  }

  /// Goes from element to element over the source.
  public struct Iterator: IteratorProtocol {
    let storage: JSONStorage
    var places: JSONPlaces?

    /// The next element.
    public mutating func next() -> JSONValue? {
      places?.next(in: storage).map { JSONValue(storage: storage, place: $0) }
    }
  }
}

extension JSONValue {
  /// The elements of an array; none for any other kind.
  public var elements: JSONElements {
    JSONElements(storage: storage, place: kind == .array ? place : nil)
  }
}
