/// The ratio of value × numerator ÷ denominator, rounded to a whole number: one rate with all its powers of ten. A row
/// then needs only one multiplication with a reciprocal.
///
/// Twice the product plus an offset is divided by twice the denominator, so that half a unit is a whole number. Let s
/// be the smallest number with D ≤ 2^s for the divisor D, and let m = ⌊2^(63+s) ÷ D⌋ + 1. Then ⌊t ÷ D⌋ is ⌊t × m ÷
/// 2^(63+s)⌋ for every t below 2^63. The reason: m × D exceeds 2^(63+s) by at most D ≤ 2^s, so the quotient exceeds the
/// exact one by less than 1 ÷ D.
package struct ColumnRatio {
  package enum State: UInt8 {
    /// The ratio was not computed, or is too long for words. Its rows use the general path.
    case general = 0
    case short = 1
    /// Every row of the ratio fails, with `status`.
    case failed = 2
  }

  /// Twice the numerator.
  package let factor: UInt64
  /// Twice the denominator.
  package let divisor: UInt64
  let magic: UInt64
  package let shift: UInt8
  /// Coefficients with a magnitude of at most 2^bits are short enough.
  package let bits: UInt8
  package let state: State
  package let status: UInt8
  package let flags: UInt32

  /// A ratio whose rows use the general path.
  static var general: ColumnRatio { ColumnRatio(state: .general, status: 0) }

  package static func failed(_ status: MoneyStatus) -> ColumnRatio { ColumnRatio(state: .failed, status: status.byte) }

  private init(state: State, status: UInt8) {
    factor = 0
    divisor = 2
    magic = 0
    shift = 0
    bits = 0
    self.state = state
    self.status = status
    flags = 0
  }

  @inline(__always)
  package init(_ numerator: UInt64, over denominator: UInt64, flags: UInt32) {
    guard numerator > 0, denominator > 0, numerator <= 1 << 58, denominator <= 1 << 58 else {
      self = .general
      return
    }
    factor = numerator << 1
    divisor = denominator << 1
    // The subtraction is safe, because the divisor is at least 2.
    let s = 64 &- (divisor &- 1).leadingZeroBitCount
    shift = UInt8(truncatingIfNeeded: s &- 1)
    magic = divisor.dividingFullWidth((1 << UInt64(truncatingIfNeeded: s &- 1), 0)).quotient &+ 1
    // The numerator is at most 2^b, so its double times 2^(60 - b) is at most 2^61.
    bits = UInt8(truncatingIfNeeded: 60 &- (64 &- (numerator &- 1).leadingZeroBitCount))
    state = .short
    status = 0
    self.flags = flags
  }

  /// A ratio of integers of any length, times 10^shift.
  package init(_ numerator: UInt128, over denominator: UInt128, shift: Int, flags: UInt32) {
    let divisor = BigUnsigned.greatestCommonDivisor(numerator, denominator)
    guard divisor > 0, shift >= -38, shift <= 38,
      let rise = Decimal.product(numerator / divisor, PowerOfTen.wide(max(shift, 0))),
      let fall = Decimal.product(denominator / divisor, PowerOfTen.wide(max(0 &- shift, 0)))
    else {
      self = .general
      return
    }
    let common = BigUnsigned.greatestCommonDivisor(rise, fall)
    guard common > 0, let short = UInt64(exactly: rise / common), let under = UInt64(exactly: fall / common) else {
      self = .general
      return
    }
    self.init(short, over: under, flags: flags)
  }
}

/// The offset that is added to twice a product before the division by D. With it, rounding down gives the result of a
/// rounding mode.
struct ColumnOffset {
  /// True if the offset is D ÷ 2 less 0 or 1; otherwise it is D - 1 or 0. Non-negative and negative values have
  /// separate offsets.
  let isHalf: Bool
  let lessForPositive: UInt64
  let lessForNegative: UInt64
  let isUpForPositive: Bool
  let isUpForNegative: Bool
  /// 1 if a tie goes to the even digit.
  let tie: UInt64

  package init(_ rounding: Rounding) {
    isHalf =
      rounding == .halfEven || rounding == .halfUp || rounding == .halfDown || rounding == .halfCeiling
      || rounding == .halfFloor
    lessForPositive = rounding == .halfDown || rounding == .halfFloor ? 1 : 0
    lessForNegative = rounding == .halfDown || rounding == .halfCeiling ? 1 : 0
    isUpForPositive = rounding == .up || rounding == .ceiling
    isUpForNegative = rounding == .up || rounding == .floor
    tie = rounding == .halfEven ? 1 : 0
  }

  private func magnitudeOffset(_ divisor: UInt64, isNegative: Bool) -> UInt64 {
    if isHalf { return divisor >> 1 &- (isNegative ? lessForNegative : lessForPositive) }
    return (isNegative ? isUpForNegative : isUpForPositive) ? divisor &- 1 : 0
  }

  /// The offset for values with their sign, whose quotients are rounded towards negative infinity. A value below 0 is
  /// rounded as the mirror image of its magnitude.
  func signedOffset(_ divisor: UInt64, isNegative: Bool) -> UInt64 {
    let offset = magnitudeOffset(divisor, isNegative: isNegative)
    // A tie to the even digit is rounded up first and then corrected, for values of either sign.
    if tie == 1 { return offset }
    return isNegative ? divisor &- 1 &- offset : offset
  }
}
