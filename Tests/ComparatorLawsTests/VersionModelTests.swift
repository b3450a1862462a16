import PropertyTesting
import Testing

@testable import ComparatorLaws

/// Versions as one text each, beside versions as lists of strings, which are changed alike.
private struct VersionsBesideLists: StateMachine {
  /// What is done to the first version; the second one is there to append from and to compare with.
  enum Command {
    case append(String, VersionModel.Part)
    case appendFromOther(VersionModel.Part)
    case replace(Int, String, VersionModel.Part)
    case removeLast(VersionModel.Part)
    case removeAll(VersionModel.Part)
    case exchange
  }

  private var version = VersionModel()
  private var other = VersionModel()
  private var lists = Lists()
  private var otherLists = Lists()

  /// The parts of a version.
  private struct Lists {
    var parts: [VersionModel.Part: [String]] = [.core: [], .prerelease: [], .build: []]

    subscript(part: VersionModel.Part) -> [String] {
      get { parts[part] ?? [] }
      set { parts[part] = newValue }
    }

    var text: String {
      self[.core].joined(separator: ".")
        + (self[.prerelease].isEmpty ? "" : "-" + self[.prerelease].joined(separator: "."))
        + (self[.build].isEmpty ? "" : "+" + self[.build].joined(separator: "."))
    }
  }

  private static let parts = [VersionModel.Part.core, .prerelease, .build]

  func command(_ source: inout ChoiceSource) -> Command {
    let part = source.pick(Self.parts)
    let count = lists[part].count
    switch source.alternative(of: 6) {
    case 0: return .append(source.identifier(), part)
    case 1: return .appendFromOther(part)
    case 2 where count > 0:
      return .replace(source.number(0...(count - 1)), source.identifier(), part)
    case 3: return .removeLast(part)
    case 4 where part != .core: return .removeAll(part)
    default: return .exchange
    }
  }

  mutating func run(_ command: Command) -> String? {
    switch command {
    case .append(let identifier, let part):
      version.append(identifier, to: part)
      lists[part].append(identifier)
    case .appendFromOther(let part):
      version.append(part, of: other)
      lists[part] += otherLists[part]
    case .replace(let place, let identifier, let part):
      version[part, place] = identifier
      lists[part][place] = identifier
    case .removeLast(let part):
      version.removeLast(from: part)
      _ = lists[part].popLast()
    case .removeAll(let part):
      version.removeAll(from: part)
      lists[part] = []
    case .exchange:
      swap(&version, &other)
      swap(&lists, &otherLists)
    }
    return difference
  }

  /// In what the version differs from the lists; one that is too long still counts.
  private var difference: String? {
    for part in Self.parts where version.count(of: part) != lists[part].count {
      return "\(version.count(of: part)) identifiers in \(part)"
    }
    guard !version.isOverlong else { return nil }
    guard (try? version.text) == lists.text else { return "another text" }
    let fields = version.fields
    guard fields.text == lists.text, fields.prerelease == lists[.prerelease] else {
      return "other identifiers"
    }
    guard !other.isOverlong else { return nil }
    for part in Self.parts {
      let (own, others) = (lists[part], otherLists[part])
      let place = (0..<max(own.count, others.count)).first {
        $0 >= own.count || $0 >= others.count || own[$0] != others[$0]
      }
      guard version.firstDifference(from: other, in: part) == place else {
        return "another first difference in \(part)"
      }
      guard version.hasSame(part, as: other) == (own == others) else { return "another equality" }
    }
    let isTied =
      lists[.core] == otherLists[.core] && lists[.prerelease] == otherLists[.prerelease]
    return version.ties(with: other) == isTied ? nil : "another tie"
  }
}

@Test func versionsChangeAsListsOfStringsDo() {
  let property = Property("versions change as lists of strings do", commands: 40) {
    VersionsBesideLists()
  }
  let report = property.check(CheckOptions(cases: 2000, seed: Seed(1)))
  #expect(report.isPassed, "\(report)")
}

@Test(arguments: [VersionModel.Part.core, .prerelease, .build])
func aVersionHasAtMost256Bytes(part: VersionModel.Part) throws {
  var version = VersionModel()
  for identifier in ["1", "2", "3"] { version.append(identifier, to: .core) }
  let missing = 256 - (try version.text).utf8.count - 1
  version.append(String(repeating: "1", count: missing), to: part)
  #expect(try version.text.utf8.count == 256)
  let place = version.count(of: part) - 1
  var longer = version
  longer[part, place] += "1"
  #expect(throws: Discard.precondition) { try longer.text }
  var longerList = version
  longerList.append("", to: part)
  #expect(throws: Discard.precondition) { try longerList.text }
}

@Test func aVersionThatWasTooLongStaysSo() {
  var version = VersionModel()
  version.append("1", to: .core)
  version.append(String(repeating: "a", count: 300), to: .prerelease)
  version.append("b", to: .prerelease)
  version[.prerelease, 0] = "c"
  #expect(version.count(of: .prerelease) == 2)
  #expect(version.fields.prerelease.count == 2)
  version.removeLast(from: .prerelease)
  version.removeAll(from: .prerelease)
  #expect(!version.has(.prerelease))
  #expect(throws: Discard.precondition) { try version.text }
}
