extension ExactRatio {
  public var sign: Int32 { isNegative ? -1 : isZero ? 0 : 1 }

  /// -1, 0 or 1, by value: in whatever terms the two are written.
  public func order(to other: ExactRatio) -> Int32 {
    if sign != other.sign { return sign < other.sign ? -1 : 1 }
    let left = numerator * other.denominator
    let right = other.numerator * denominator
    if left == right { return 0 }
    return (left < right) != isNegative ? -1 : 1
  }

  /// The leading bits of the magnitude, for a ratio other than 0: mantissa × 2^exponent is at most the magnitude, and
  /// (mantissa + 1) × 2^exponent is more than it. The mantissa's highest bit is set.
  ///
  /// Of two magnitudes the larger one has the larger exponent, or the same and the larger mantissa, unless the two agree
  /// in all of these bits.
  func leadingBits() -> (mantissa: UInt64, exponent: Int, isExact: Bool)? {
    // A numerator with 64 bits more than the denominator gives a quotient of 64 or 65 bits.
    let shift = denominator.bitCount &+ 64 &- numerator.bitCount
    let above = numerator.shiftedLeft(by: shift)
    let below = denominator.shiftedLeft(by: 0 &- shift)
    guard !isZero, let (quotient, rest) = above.quotientAndRemainder(dividingBy: below), let word = quotient.word128
    else { return nil }
    let isLong = word >> 64 != 0
    return (
      UInt64(truncatingIfNeeded: isLong ? word >> 1 : word), (isLong ? 1 : 0) &- shift,
      rest.isZero && (!isLong || word & 1 == 0)
    )
  }
}
