/// A change and the slot in which it is made.
struct MutationSite: Hashable, Sendable {
  let slot: Int
  let operatorName: String
  let replacement: Replacement
}
