// This is the one place where an exact number becomes binary floating point, for the charts and statistics of a caller
// that asks for it. The library computes no amount and no rate from the result.

extension ExactRatio {
  /// The nearest double; a tie goes to the double whose last bit is 0. The bits are the same on every platform.
  ///
  /// - Throws: `overflow` if an integer of the ratio has more than 512 bits. All other ratios are far from a double's
  ///   bounds.
  public func double() throws(MoneyFailure) -> Double {
    try fitting().nearestDouble
  }

  /// The nearest double of a ratio that is within 2^-1022 and 2^1023, or is 0.
  package var nearestDouble: Double {
    guard let (mantissa, exponent, isExact) = leadingBits() else { return 0 }
    // A double keeps 53 of the 64 bits.
    let dropped = mantissa & 0x7FF
    let isUp = dropped > 0x400 || (dropped == 0x400 && (!isExact || mantissa & 0x800 != 0))
    // If a mantissa of all ones is rounded up, it becomes 2^53, whose bits carry into the exponent.
    let kept = (mantissa >> 11) &+ (isUp ? 1 : 0)
    // The value is `kept` × 2^(exponent + 11). `kept` consists of 53 bits, the highest of which is not stored.
    let biased = UInt64(truncatingIfNeeded: exponent &+ 11 &+ 52 &+ 1023)
    let bits = (biased << 52) &+ (kept &- (1 << 52))
    return Double(bitPattern: bits | (isNegative ? 1 << 63 : 0))
  }
}
