/// An object as its parts, with edits on the parts: what edits of bytes are compared with.
struct JSONObjectModel {
  /// A member with the white space on both sides of key and value.
  struct Member {
    var before = ""
    var key: String
    var beforeColon = ""
    var afterColon = ""
    var value: String
    var after = ""

    var text: String { before + key + beforeColon + ":" + afterColon + value + after }
  }

  var members: [Member] = []
  /// The white space in an object without members.
  var space = ""

  var text: String {
    "{" + (members.isEmpty ? space : members.map(\.text).joined(separator: ",")) + "}"
  }

  /// Replaces the last value of a key, unless it means the same, or adds the key before the first
  /// greater one, spaced like the last member.
  mutating func set(_ key: String, to value: String) {
    let units = Array(key.utf16)
    if let place = members.lastIndex(where: { JSONText.codeUnits(of: $0.key) == units }) {
      if !Self.areSynonyms(members[place].value, value) { members[place].value = value }
    } else if let last = members.last {
      add(key, value, like: last)
    } else {
      members = [Member(key: JSONText.quoted(key), value: value, after: space)]
    }
  }

  private mutating func add(_ key: String, _ value: String, like last: Member) {
    var member = last
    (member.key, member.value) = (JSONText.quoted(key), value)
    let points = Self.codePoints(Array(key.utf16))
    let next = members.firstIndex { other in
      points.lexicographicallyPrecedes(Self.codePoints(JSONText.codeUnits(of: other.key)))
    }
    if let next {
      (member.before, member.after) = (members[next].before, "")
      members[next].before = last.before
    } else {
      members[members.count - 1].after = ""
    }
    members.insert(member, at: next ?? members.count)
  }

  /// Takes out every member with the key; what stood in front of a run of them stays.
  mutating func remove(_ key: String) {
    let units = Array(key.utf16)
    var kept: [Member] = []
    var spaceBeforeRun: String?
    for member in members {
      if JSONText.codeUnits(of: member.key) == units {
        spaceBeforeRun = spaceBeforeRun ?? member.before
      } else {
        kept.append(member)
        kept[kept.count - 1].before = spaceBeforeRun ?? member.before
        spaceBeforeRun = nil
      }
    }
    if let spaceBeforeRun, let last = members.last {
      if kept.isEmpty {
        space = spaceBeforeRun + last.after
      } else {
        kept[kept.count - 1].after = last.after
      }
    }
    members = kept
  }

  /// Whether two values mean the same: strings by their text, others by their spelling.
  private static func areSynonyms(_ left: String, _ right: String) -> Bool {
    guard left.hasPrefix("\""), right.hasPrefix("\"") else {
      return Array(left.utf8) == Array(right.utf8)
    }
    return JSONText.codeUnits(of: left) == JSONText.codeUnits(of: right)
  }

  /// The code points of UTF-16, lone surrogates among them: in their order keys are sorted.
  private static func codePoints(_ units: [UInt16]) -> [UInt32] {
    var points: [UInt32] = []
    for unit in units {
      if UTF16.isTrailSurrogate(unit), let lead = points.last, (0xD800..<0xDC00).contains(lead) {
        points[points.count - 1] = 0x1_0000 + (lead - 0xD800) * 1024 + UInt32(unit) - 0xDC00
      } else {
        points.append(UInt32(unit))
      }
    }
    return points
  }
}
