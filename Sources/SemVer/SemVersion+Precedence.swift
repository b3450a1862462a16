extension SemVersion: Comparable {
  /// Equal precedence: the numbers and the pre-release are the same, build metadata is ignored
  /// (clause 10).
  ///
  /// ``isIdentical(to:)`` compares texts.
  ///
  /// - Complexity: O(1) unless the keys tie, then O(*n*) in the bytes.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.layout.key == right.layout.key
      && (left.layout.key.isConclusive || left.precedenceByBytes(to: right) == .equal)
  }

  /// Lower precedence (clause 11); build metadata is ignored (clause 10).
  ///
  /// - Complexity: O(1) unless the keys tie, then O(*n*) in the bytes.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    if left.layout.key != right.layout.key { return left.layout.key < right.layout.key }
    return !left.layout.key.isConclusive && left.precedenceByBytes(to: right) == .less
  }

  /// How the precedence of this version relates to another's.
  ///
  /// - Complexity: O(1) unless the keys tie, then O(*n*) in the bytes.
  public func precedence(to other: Self) -> Precedence {
    Precedence(self, other)
  }

  /// Whether the texts are the same, byte for byte, build metadata included.
  public func isIdentical(to other: Self) -> Bool {
    text.utf8.elementsEqual(other.text.utf8)
  }

  /// What equal keys leave open.
  ///
  /// It changes nothing, and says so, as the standard library's comparison of strings does: callers
  /// such as `sort` then need not retain both texts around it, which costs them a fifth more time.
  @_effects(readonly)
  @usableFromInline
  func precedenceByBytes(to other: Self) -> Precedence {
    withBytes { bytes in
      other.withBytes { otherBytes in
        let core = bytes.part(0, layout.coreEnd(byteCount: bytes.count))
        let otherCore = otherBytes.part(0, other.layout.coreEnd(byteCount: otherBytes.count))
        let order = Precedence(ofIdentifiers: core, otherCore)
        if order != .equal { return order }
        let prerelease = bytes.part(core.count, layout.precedenceEnd(byteCount: bytes.count))
        let otherPrerelease = otherBytes.part(
          otherCore.count, other.layout.precedenceEnd(byteCount: otherBytes.count))
        // Clause 11.3: a release outranks its pre-releases.
        if prerelease.isEmpty { return otherPrerelease.isEmpty ? .equal : .greater }
        if otherPrerelease.isEmpty { return .less }
        return Precedence(
          ofIdentifiers: prerelease.part(1, prerelease.count),
          otherPrerelease.part(1, otherPrerelease.count))
      }
    }
  }
}

extension SemVersion {
  /// The bits of the precedence key, the higher ones first, and whether equal keys settle the
  /// order: for the law that it follows its code.
  package var precedenceKey: (bits: [UInt64], isConclusive: Bool) {
    ([layout.key.high, UInt64(layout.key.low)], layout.key.isConclusive)
  }
}

extension SemVersion: Hashable {
  /// Hashes what takes part in precedence, so that equal versions hash equally.
  ///
  /// Numbers have no leading zeros, so versions of equal precedence have the same bytes up to the
  /// build metadata.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public func hash(into hasher: inout Hasher) {
    withBytes { bytes in
      let end = layout.precedenceEnd(byteCount: bytes.count)
      hasher.combine(
        bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(end)))
    }
  }
}
