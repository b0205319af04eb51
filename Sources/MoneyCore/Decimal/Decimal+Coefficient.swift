// Coefficients for runtimes that have no 128-bit integers.

extension Decimal {
  /// Makes a decimal from the two words of a two's complement integer; nil if it is out of range.
  public init?(low: UInt64, high: Int64, scale: UInt32) {
    self.init(coefficient: Int128(high) << 64 | Int128(low), scale: scale)
  }

  /// Reads a coefficient: an optional sign and up to 38 digits, not counting leading zeros. `-1050` at scale 2 is
  /// `-10.50`.
  public init(coefficientText text: UnsafeBufferPointer<UInt8>, scale: UInt32) throws(MoneyFailure) {
    guard scale <= Decimal.maximumScale else {
      throw MoneyFailure(.argument, "scale must be 0 to 38, got " + .id(UInt64(scale)))
    }
    var scanner = DecimalScanner(text)
    let integer = try scanner.scan()
    let point = text.firstIndex(of: ASCII.point)
    guard point == nil, scanner.index == text.count else {
      throw MoneyFailure(.syntax, "expected an integer, got " + .quoted(text), at: point ?? scanner.index)
    }
    self.init(unchecked: integer.coefficient, scale: scale)
  }

  /// The digits of the coefficient, after a minus sign if it is negative: `-1050` for `-10.50`.
  public var coefficientText: [UInt8] { Decimal(unchecked: coefficient, scale: 0).plainText }
}
