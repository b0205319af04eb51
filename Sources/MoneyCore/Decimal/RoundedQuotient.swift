/// A quotient of natural numbers with a sign, rounded to a whole number once. Multiplication, division, conversion and
/// cash rounding are all computed with it.
///
/// It consists of the integer and a flag that states whether anything was dropped.
package struct RoundedQuotient {
  package let magnitude: UInt128
  package let isRounded: Bool

  /// - Throws: `inexact` if rounding would be needed and is not allowed.
  @inline(__always)
  package init?(
    _ numerator: UInt128, over denominator: UInt128, isNegative: Bool, _ rounding: Rounding
  ) throws(MoneyFailure) {
    if denominator == 0 { return nil }
    let quotient: UInt128
    let tail: Tail
    if numerator >> 64 == 0, denominator >> 64 == 0 {
      let short = UInt64(truncatingIfNeeded: denominator)
      let (whole, rest) = UInt64(truncatingIfNeeded: numerator)
        .quotientAndRemainder(dividingBy: short)
      quotient = UInt128(whole)
      tail = Tail(remainder: rest, divisor: short)
    } else if denominator >> 64 == 0, numerator >> 64 < denominator {
      // The processor's own division of 128 by 64 bits, because the quotient fits 64 bits.
      let short = UInt64(truncatingIfNeeded: denominator)
      let (whole, rest) = short.dividingFullWidth(
        (UInt64(truncatingIfNeeded: numerator >> 64), UInt64(truncatingIfNeeded: numerator)))
      quotient = UInt128(whole)
      tail = Tail(remainder: rest, divisor: short)
    } else {
      let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
      quotient = whole
      tail = Tail(remainder: rest, divisor: denominator)
    }
    let increments = try rounding.increments(
      isNegative: isNegative, isOdd: quotient & 1 == 1, tail: tail)
    // A quotient of all ones has no tail, so the sum cannot overflow.
    magnitude = quotient &+ (increments ? 1 : 0)
    isRounded = tail != .zero
  }

  /// The quotient a × b ÷ c, with a product of 256 bits; nil if the denominator is 0 or the quotient does not fit 128
  /// bits.
  package init?(
    _ a: UInt128, times b: UInt128, over c: UInt128, isNegative: Bool, _ rounding: Rounding
  ) throws(MoneyFailure) {
    let product = a.multipliedFullWidth(by: b)
    // The check also rejects a denominator of 0.
    guard product.high < c else { return nil }
    let (quotient, rest) = c.dividingFullWidth(product)
    let tail = Tail(remainder: rest, divisor: c)
    let increments = try rounding.increments(
      isNegative: isNegative, isOdd: quotient & 1 == 1, tail: tail)
    let (word, overflow) = quotient.addingReportingOverflow(increments ? 1 : 0)
    if overflow { return nil }
    magnitude = word
    isRounded = tail != .zero
  }

  /// Nil if the denominator is 0 or the quotient does not fit 128 bits.
  @inline(never)
  package init?(
    _ numerator: BigUnsigned, over denominator: BigUnsigned, isNegative: Bool, _ rounding: Rounding
  ) throws(MoneyFailure) {
    guard
      let (whole, isRounded) = try numerator.dividedRounding(by: denominator, isNegative: isNegative, rounding),
      let word = whole.word128
    else { return nil }
    magnitude = word
    self.isRounded = isRounded
  }
}

extension BigUnsigned {
  /// The quotient, rounded to a whole number, where `self` is the magnitude of a number with that sign; nil if the
  /// denominator is 0.
  func dividedRounding(
    by denominator: BigUnsigned, isNegative: Bool, _ rounding: Rounding
  ) throws(MoneyFailure) -> (whole: BigUnsigned, isRounded: Bool)? {
    guard let (quotient, remainder) = quotientAndRemainder(dividingBy: denominator) else { return nil }
    let rest = BigUnsigned.distance(denominator, remainder)
    let tail: Tail =
      remainder.isZero
      ? .zero : remainder < rest ? .belowHalf : remainder == rest ? .half : .aboveHalf
    let increments = try rounding.increments(isNegative: isNegative, isOdd: quotient.isOdd, tail: tail)
    return (increments ? quotient + .one : quotient, tail != .zero)
  }
}
