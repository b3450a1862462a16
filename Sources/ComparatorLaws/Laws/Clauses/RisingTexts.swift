/// The texts of two versions of which one must be lower, and what stands where they differ.
struct RisingTexts: Sendable {
  let lower: String
  let higher: String
  let lowerPart: String
  let higherPart: String
}
