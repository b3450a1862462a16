package import ComparatorLaws

extension StepwiseComparator {
  package func isLess(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Bool {
    order(left, right) == .less
  }

  package func isEqual(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Bool {
    order(left, right) == .equal
  }

  package var operators: OrderOperators<StepwiseVersion>? {
    OrderOperators(
      isLessOrEqual: { !isLess($1, $0) }, isGreater: { isLess($1, $0) },
      isGreaterOrEqual: { !isLess($0, $1) })
  }

  package func order(_ left: StepwiseVersion, _ right: StepwiseVersion) -> Order {
    coreOrder(left.core, right.core)
      .then(prereleaseOrder(left.prerelease, right.prerelease))
      .then(buildOrder(left.build, right.build))
  }

  package func coreOrder(_ left: [String], _ right: [String]) -> Order {
    for place in 0..<min(left.count, right.count) {
      let order = numberOrder(left[place], right[place])
      if order != .equal { return order }
    }
    return .equal
  }

  package func numberOrder(_ left: String, _ right: String) -> Order {
    Order(digits: left, right)
  }

  package func prereleaseOrder(_ left: [String], _ right: [String]) -> Order {
    switch (left.isEmpty, right.isEmpty) {
    case (true, true): .equal
    case (true, false): .greater
    case (false, true): .less
    case (false, false): identifiersOrder(left, right)
    }
  }

  package func identifiersOrder(_ left: [String], _ right: [String]) -> Order {
    for place in 0..<min(left.count, right.count) {
      let order = identifierOrder(left[place], right[place])
      if order != .equal { return order }
    }
    return countOrder(left.count, right.count)
  }

  package func countOrder(_ left: Int, _ right: Int) -> Order { Order(left, right) }

  package func identifierOrder(_ left: String, _ right: String) -> Order {
    switch (left.isNumber, right.isNumber) {
    case (true, true): numericIdentifierOrder(left, right)
    case (false, false): wordOrder(left, right)
    case (true, false): mixedOrder(number: left, word: right)
    case (false, true): mixedOrder(number: right, word: left).reversed
    }
  }

  package func numericIdentifierOrder(_ left: String, _ right: String) -> Order {
    Order(digits: left, right)
  }

  package func wordOrder(_ left: String, _ right: String) -> Order {
    Order(bytesOf: left, right)
  }

  package func mixedOrder(number: String, word: String) -> Order { .less }

  package func buildOrder(_ left: [String], _ right: [String]) -> Order { .equal }

  package var hash: (@Sendable (StepwiseVersion) -> Int)? {
    { hashedText($0).hashValue }
  }

  package func hashedText(_ version: StepwiseVersion) -> String { version.text.withoutBuild }
}

extension Order {
  /// How the second stands to the first.
  var reversed: Order {
    switch self {
    case .less: .greater
    case .equal: .equal
    case .greater: .less
    }
  }
}
