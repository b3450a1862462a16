/// How one case ended.
enum CaseResult: Sendable {
  /// With the labels' bits.
  case held(labels: UInt64)
  case failed(Failure, labels: UInt64)
  case discarded(Discard)

  /// Runs a case.
  ///
  /// A case that drew too much is discarded whatever came of it: it was made of zeros at the end.
  init(running property: Property, _ trial: inout Trial) {
    do {
      let failure = try property.judge(&trial)
      guard !trial.source.isOverdrawn else {
        self = .discarded(.oversized)
        return
      }
      self = failure.map { .failed($0, labels: trial.labels) } ?? .held(labels: trial.labels)
    } catch {
      self = .discarded(trial.source.isOverdrawn ? .oversized : error)
    }
  }

  /// What is wrong, if the case failed.
  var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// What is wrong, if the case failed and not in one of these ways.
  func failure(besides kinds: Set<String>) -> Failure? {
    failure.flatMap { kinds.contains($0.kind) ? nil : $0 }
  }
}
