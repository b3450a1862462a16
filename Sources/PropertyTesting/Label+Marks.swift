extension Label {
  /// A label for each case of an enumeration, under the case's name.
  ///
  /// - Parameters:
  ///   - marks: the enumeration, whose raw values count from 0.
  ///   - requiredShare: the least share of the property's cases that must have each.
  /// - Returns: the labels in the order of the cases.
  public static func each<Mark: CaseIterable & RawRepresentable<Int> & Sendable>(
    of marks: Mark.Type, atLeast requiredShare: Double
  ) -> [Label] {
    marks.allCases.map { mark in Label(String(describing: mark), atLeast: requiredShare) }
  }
}

extension Trial {
  /// Notes that the case has the label of an enumeration's case, if something is so.
  public mutating func mark(_ mark: some RawRepresentable<Int>, if condition: Bool = true) {
    self.mark(mark.rawValue, if: condition)
  }
}
