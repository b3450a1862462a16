extension StepwiseJSON {
  /// The value with each number in it, at any depth, spelled otherwise.
  func mappingNumbers(_ spelled: (String) -> String) -> StepwiseJSON {
    switch self {
    case .scalar(let text):
      let isNumber = text.hasPrefix("-") || text.first?.isNumber ?? false
      return isNumber ? .scalar(spelled(text)) : self
    case .array(let elements):
      return .array(
        elements.map { element in
          var element = element
          element.value = element.value.mappingNumbers(spelled)
          return element
        })
    case .object(let members):
      return .object(
        members.map { member in
          var member = member
          member.value = member.value.mappingNumbers(spelled)
          return member
        })
    }
  }
}
