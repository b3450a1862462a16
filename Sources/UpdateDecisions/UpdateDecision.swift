/// What an install is to do, why, and what was wrong on the way.
public struct UpdateDecision: Hashable, Sendable {
  /// How a decision comes out.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The installed version's text is no version: nothing can be said about updates.
    case currentVersionInvalid
    /// Nothing is offered, but some record in the allowed channels is malformed: it may be the
    /// update that is missed.
    case remoteVersionInvalid
    /// Every record was read, and none is an update.
    case upToDate
    /// There is an offer, which the user may decline.
    case updateAvailable
    /// The installed version is below the minimum, and the offer is not.
    case updateRequired
    /// There is an update, but not yet for this install.
    case heldByRollout
    /// The installed version is below the minimum, and so is the offer if there is one.
    case belowMinimumWithoutRemedy
    /// The minimum's text is no version: ``UpdateDecision/outcomeWithoutMinimum`` says the rest.
    case minimumVersionInvalid
  }

  /// A release that the user may install.
  public struct Offer: Hashable, Sendable {
    /// The record, as the feed gave it.
    public let release: Release
    /// Its place in ``UpdateRequest/releases``, counted from 0.
    public let recordIndex: Int

    /// Offers a release.
    public init(release: Release, recordIndex: Int) {
      self.release = release
      self.recordIndex = recordIndex
    }
  }

  /// How it came out.
  public let outcome: Outcome
  /// How it would have come out without a minimum version; nil unless the outcome is
  /// ``Outcome/minimumVersionInvalid``.
  ///
  /// A bad minimum neither forces an update nor hides one.
  public let outcomeWithoutMinimum: Outcome?
  /// The best release for this install, if there is one.
  public let offer: Offer?
  /// Every fault of the request, those of records in the order of the records; then what makes the
  /// choice of the offer a doubtful one.
  public let events: [UpdateEvent]

  /// Puts a decision together.
  public init(
    outcome: Outcome, outcomeWithoutMinimum: Outcome? = nil, offer: Offer? = nil,
    events: [UpdateEvent] = []
  ) {
    self.outcome = outcome
    self.outcomeWithoutMinimum = outcomeWithoutMinimum
    self.offer = offer
    self.events = events
  }
}

extension UpdateDecision.Outcome {
  /// Whether a text that had to be a version was none: never to be shown as "up to date".
  public var isError: Bool {
    switch self {
    case .currentVersionInvalid, .remoteVersionInvalid, .minimumVersionInvalid: true
    case .upToDate, .updateAvailable, .updateRequired, .heldByRollout, .belowMinimumWithoutRemedy:
      false
    }
  }
}
