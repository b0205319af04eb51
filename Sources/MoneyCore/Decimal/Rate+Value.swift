// Rates as values: 1.10, 1.1 and 11/10 are equal.

extension Rate {
  /// The order by value: -1, 0 or 1.
  public func order(to other: Rate) -> Int32 {
    let left = numerator.multipliedFullWidth(by: other.denominator)
    let right = other.numerator.multipliedFullWidth(by: denominator)
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low < right.low ? -1 : left.low == right.low ? 0 : 1
  }

  /// A hash of the value: equal rates have equal hashes.
  public var hash: UInt64 {
    let divisor = BigUnsigned.greatestCommonDivisor(UInt128(numerator), UInt128(denominator))
    if divisor == 0 { return 0 }
    let above = UInt64(truncatingIfNeeded: UInt128(numerator) / divisor)
    let below = UInt64(truncatingIfNeeded: UInt128(denominator) / divisor)
    return Mixer.mixed(Mixer.mixed(above) ^ below)
  }
}

extension ExactRatio {
  public init(_ rate: Rate) {
    self.init(isNegative: false, BigUnsigned(rate.numerator), over: BigUnsigned(rate.denominator))
  }
}
