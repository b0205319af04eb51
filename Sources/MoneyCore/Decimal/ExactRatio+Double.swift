// The one place where an exact number becomes binary floating point: for charts and statistics of a caller who asks for
// it. No amount and no rate is made of the result.

extension ExactRatio {
  /// The nearest double, ties to the one whose last bit is 0: the same bits on every platform.
  ///
  /// - Throws: `overflow` for a ratio of integers of more than 512 bits. All others are far from a double's bounds.
  public func double() throws(MoneyFailure) -> Double {
    let ratio = try fitting()
    guard let (mantissa, exponent, isExact) = ratio.leadingBits() else { return 0 }
    // A double keeps 53 of the 64 bits.
    let dropped = mantissa & 0x7FF
    let isUp = dropped > 0x400 || (dropped == 0x400 && (!isExact || mantissa & 0x800 != 0))
    // Rounding up all ones gives 2^53, whose bits are the next exponent's first.
    let kept = (mantissa >> 11) &+ (isUp ? 1 : 0)
    // The value is kept × 2^(exponent + 11), kept having 53 bits; the highest of them is not stored.
    let biased = UInt64(truncatingIfNeeded: exponent &+ 11 &+ 52 &+ 1023)
    let bits = (biased << 52) &+ (kept &- (1 << 52))
    return Double(bitPattern: bits | (ratio.isNegative ? 1 << 63 : 0))
  }
}
