/// Durations as a person reads them.
enum SecondsText {
  /// Seconds with two decimals.
  static func text(_ duration: Duration) -> String {
    let hundredths = Int((duration / .milliseconds(10)).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100).\(String(repeating: "0", count: 2 - fraction.count))\(fraction) s"
  }
}
