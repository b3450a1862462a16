import ComparatorLaws
import DecisionLaws
import Reporting

/// What has to hold before a change of a comparator or a policy is merged, and the laws that show it.
struct PremergeChecklist {
  /// A line of the list.
  struct Item {
    let claim: String
    /// The names of the laws that together show it.
    let laws: [String]
  }

  static let items = [
    Item(
      claim: "all valid cases parse",
      laws: [EveryValidVersionIsAccepted().name, AcceptanceEqualsTheGrammar().name]),
    Item(
      claim: "no invalid input is repaired and accepted",
      laws: [
        EveryGrammarFaultIsRejected().name, AcceptanceEqualsTheGrammar().name,
        TextIsKeptByteForByte().name,
      ]),
    Item(
      claim: "metadata does not affect precedence",
      laws: [BuildMetadataIsIgnored().name, BuildMetadataDoesNotMatter().name]),
    Item(
      claim: "very long numbers do not overflow",
      laws: [
        NumbersOfAnySizeCompare().name, GreaterNumericIdentifierOutranks().name,
        FieldsAreTheOnesPutIn().name,
      ]),
    Item(
      claim: "a parse error is not shown as \"no update\"",
      laws: [
        UnparsableRemoteVersionIsNeverUpToDate().name,
        UnparsableInstalledVersionIsTheOutcome().name, MalformedReleaseNeverHidesAnOffer().name,
      ]),
    Item(
      claim: "the stable channel does not choose a pre-release",
      laws: [StableNeverGetsAPrerelease().name]),
  ]

  private let reports: [String: LawReport]

  init(_ reports: [LawReport]) {
    self.reports = Dictionary(reports.map { ($0.law, $0) }) { first, _ in first }
  }

  /// A line for each item: whether it holds, is broken, or was not shown since a law was left out.
  var lines: [String] {
    let width = Self.items.map(\.claim.count).max() ?? 0
    return Self.items.map { item in
      "\(verdict(item).padded(to: 9))  \(item.claim.padded(to: width))  by \(item.laws.joined(separator: ", "))"
    }
  }

  private func verdict(_ item: Item) -> String {
    let found = item.laws.compactMap { reports[$0] }
    guard found.allSatisfy(\.isPassed) else { return "BROKEN" }
    let isShown = found.count == item.laws.count && !found.contains(where: \.isSkipped)
    return isShown ? "holds" : "not shown"
  }
}
