import DecisionLaws
import SemVer

/// Build metadata decides where precedence ties: another build of the installed version is an update.
///
/// SemVer 2.0.0, clause 10.
struct MetadataOrders: DecisionMutant {
  let expectedKiller: any DecisionLaw = BuildMetadataDoesNotMatter()

  func precedence(_ left: SemVersion, _ right: SemVersion) -> Precedence {
    let order = left.precedence(to: right)
    guard order == .equal else { return order }
    switch Order(bytesOf: String(left.build ?? ""), String(right.build ?? "")) {
    case .less: return .less
    case .equal: return .equal
    case .greater: return .greater
    }
  }
}
