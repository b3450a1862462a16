/// Numbers as a person reads them.
package enum CountText {
  /// Digits in groups of three.
  package static func count(_ number: Int) -> String {
    var grouped = ""
    let digits = String(number.magnitude)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return number < 0 ? "-" + grouped : grouped
  }

  /// A number and its noun, with an `s` unless it is one.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(count(number)) \(noun)" + (number == 1 ? "" : "s")
  }

  /// A share with one decimal, such as `12.3 %`; never rounded up to 100.
  package static func percent(_ percent: Double) -> String {
    let tenths = Int((percent * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// Seconds with two decimals, such as `1.05 s`.
  package static func seconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100).\(String(repeating: "0", count: 2 - fraction.count))\(fraction) s"
  }
}

extension String {
  /// The text with blanks after it, up to a width in characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with blanks before it, up to a width in characters.
  package func indented(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
