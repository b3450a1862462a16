import ManifestLaws

extension StepwiseCodec {
  package func kept(_ records: [StepwiseElement]) -> [StepwiseElement] { records }

  package func written(_ record: StepwiseJSON) -> StepwiseJSON {
    guard let members = record.members else { return record }
    return .object(
      members.compactMap { member in
        let isKnown = ManifestField.allCases.contains { member.isMember(of: $0.key) }
        return written(member, isKnown: isKnown)
      })
  }

  package func written(_ member: StepwiseMember, isKnown: Bool) -> StepwiseMember? {
    guard !isKnown else { return member }
    var member = member
    member.value = writtenUnknown(member.value)
    return member
  }

  package func writtenUnknown(_ value: StepwiseJSON) -> StepwiseJSON { value }

  package func finished(_ bytes: [UInt8]) -> [UInt8] { bytes }
}
