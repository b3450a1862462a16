import ManifestLaws

/// A record that is edited is written anew, without the white space that it had.
struct EditReserialisesRecord: ManifestMutant {
  let expectedKiller: any ManifestLaw = EditChangesItsOwnTokenOnly()

  func changed(_ record: StepwiseJSON, _ edit: ManifestEdit) -> StepwiseJSON? {
    guard let changed = CorrectCodec().changed(record, edit), let members = changed.members else {
      return nil
    }
    return .object(members.map { StepwiseMember(keyText: $0.keyText, value: $0.value) })
  }
}
