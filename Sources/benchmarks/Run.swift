/// One timed piece of work.
struct Run {
  let duration: Duration
  /// What the work came to: keeps the optimiser from dropping it, and has to be the same for all.
  let checksum: Int

  func nanoseconds(per count: Int) -> Double {
    duration / .nanoseconds(1) / Double(count)
  }
}
