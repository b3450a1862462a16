import PropertyTesting

extension VersionComparator {
  /// Judges that one version is lower than another and not the other way round.
  ///
  /// The rule says why, for the reader of a counterexample.
  func judge(
    _ lower: String, isLessThan higher: String, _ rule: @autoclosure () -> String
  ) throws(Discard) -> Failure? {
    let left = try accepted(lower)
    let right = try accepted(higher)
    let isLess = isLess(left, right)
    let isGreater = self.isLess(right, left)
    guard !isLess || isGreater else { return nil }
    return Failure(
      Failure.pair(lower, higher), observed: Self.describe(isLess, isGreater),
      expected: "a < b: \(rule())")
  }

  /// What `<` said of a pair.
  static func describe(_ isLess: Bool, _ isGreater: Bool) -> String {
    switch (isLess, isGreater) {
    case (true, true): "both a < b and b < a"
    case (true, false): "a < b"
    case (false, true): "b < a"
    case (false, false): "neither a < b nor b < a"
    }
  }
}

extension Failure {
  /// The inputs `a` and `b`.
  static func pair(_ left: String, _ right: String) -> [Input] {
    [Input("a", left), Input("b", right)]
  }
}
