extension ExactRatio {
  public var sign: Int32 { isNegative ? -1 : isZero ? 0 : 1 }

  /// The order by value, -1, 0 or 1; the two need not be in lowest terms.
  public func order(to other: ExactRatio) -> Int32 {
    if sign != other.sign { return sign < other.sign ? -1 : 1 }
    let left = numerator * other.denominator
    let right = other.numerator * denominator
    if left == right { return 0 }
    return (left < right) != isNegative ? -1 : 1
  }

  /// The leading bits of the magnitude; nil for a ratio of 0. mantissa × 2^exponent is at most the magnitude, and
  /// (mantissa + 1) × 2^exponent is more than it. The mantissa's highest bit is set.
  ///
  /// The larger of two magnitudes has the larger exponent, or the same exponent and the larger mantissa. If both are
  /// equal, these bits do not decide.
  func leadingBits() -> (mantissa: UInt64, exponent: Int, isExact: Bool)? {
    // A numerator with 64 bits more than the denominator yields a quotient of 64 or 65 bits.
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
