/// Products and quotients of 64-bit coefficients, rounded once. Nearly every amount and rate is that short.
///
/// Nothing here depends on a branch that the digits of an amount decide, since no processor can predict it. For a result
/// that does not fit, and for one that the mode refuses, the functions return nil; the general code then computes the
/// result or the failure.
public enum RoundingKernel {
  /// The product of two magnitudes at a scale, with `digits` fraction digits.
  ///
  /// - Parameter sign: an integer with the sign of the result.
  @inlinable @inline(__always)
  static func product(
    _ left: UInt64, _ right: UInt64, scale: Int, sign: Int64, digits: UInt32, _ rule: RoundingRule
  ) -> RoundedWord? {
    let product = left.multipliedFullWidth(by: right)
    let dropped = scale &- Int(truncatingIfNeeded: digits)
    guard digits <= Decimal.maximumScale, dropped <= PowerOfTen.largest64 else { return nil }
    if dropped < 0 {
      let (coefficient, overflow) = product.low.multipliedReportingOverflow(by: PowerOfTen.word(0 &- dropped))
      guard dropped >= 0 &- PowerOfTen.largest64, !overflow, product.high == 0, coefficient >> 63 == 0 else {
        return nil
      }
      return RoundedWord(signed(coefficient, sign), isRounded: 0)
    }
    let divisor = PowerOfTenDivisor.tenTo(dropped)
    if product.high | product.low >> 63 == 0 {
      // A quotient of 2^63 - 1 has no tail: the divisor is 1.
      let (quotient, remainder) = divisor.divide(product.low)
      return rounded(quotient, remainder, of: divisor.power, sign, rule)
    }
    return longQuotient(product, over: divisor.power, sign, rule)
  }

  /// The quotient value × factor ÷ divisor, where `scale` is that of the value, with `digits` fraction digits.
  @inlinable @inline(__always)
  static func quotient(
    _ value: UInt64, times factor: UInt64, over divisor: UInt64, scale: Int, sign: Int64, digits: UInt32,
    _ rule: RoundingRule
  ) -> RoundedWord? {
    let added = Int(truncatingIfNeeded: digits) &- scale
    guard digits <= Decimal.maximumScale, added <= PowerOfTen.largest64, added >= 0 &- PowerOfTen.largest64 else {
      return nil
    }
    let (multiplier, isTooLarge) = factor.multipliedReportingOverflow(by: PowerOfTen.word(Swift.max(added, 0)))
    let (divisor, isTooLong) = divisor.multipliedReportingOverflow(by: PowerOfTen.word(Swift.max(0 &- added, 0)))
    let product = value.multipliedFullWidth(by: multiplier)
    if isTooLarge || isTooLong { return nil }
    return longQuotient(product, over: divisor, sign, rule)
  }

  /// The quotient of a dividend of 128 bits, rounded to a whole number.
  @inlinable @inline(__always)
  static func longQuotient(
    _ dividend: (high: UInt64, low: UInt64), over divisor: UInt64, _ sign: Int64, _ rule: RoundingRule
  ) -> RoundedWord? {
    // The check also rejects a divisor of 0.
    guard dividend.high < divisor else { return nil }
    let (quotient, remainder) = divisor.dividingFullWidth(dividend)
    return quotient < UInt64(Int64.max) ? rounded(quotient, remainder, of: divisor, sign, rule) : nil
  }

  /// The result of a division. The quotient and its increment must be below 2^63.
  @inlinable @inline(__always)
  static func rounded(
    _ quotient: UInt64, _ remainder: UInt64, of divisor: UInt64, _ sign: Int64, _ rule: RoundingRule
  ) -> RoundedWord? {
    let tail = Tail(remainder: remainder, divisor: divisor)
    if rule.isExact, remainder > 0 { return nil }
    let magnitude = quotient &+ rule.increment(kept: quotient, sign: sign, tail: tail)
    return RoundedWord(
      signed(magnitude, sign), isRounded: UInt32(truncatingIfNeeded: Comparison.isLess(0, remainder)))
  }

  /// The magnitude, which is below 2^63, with a sign.
  @inlinable @inline(__always)
  static func signed(_ magnitude: UInt64, _ sign: Int64) -> Int64 {
    (Int64(bitPattern: magnitude) ^ (sign >> 63)) &- (sign >> 63)
  }
}
