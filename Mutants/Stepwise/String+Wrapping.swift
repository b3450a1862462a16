extension String {
  /// The number that the digits mean, as an integer type holds it when nobody looks at overflow.
  func wrapped<Integer: FixedWidthInteger>(to type: Integer.Type) -> Integer {
    utf8.reduce(0) { $0 &* 10 &+ Integer($1 - UInt8(ascii: "0")) }
  }
}
