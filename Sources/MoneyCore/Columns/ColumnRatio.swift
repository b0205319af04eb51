/// Value × numerator ÷ denominator, rounded to a whole number: one rate with all its powers of ten, ready to be applied
/// to many coefficients by one multiplication with a reciprocal each.
///
/// Twice the product plus an offset is divided by twice the denominator, so that half a unit is a whole number. With s the
/// least for which the divisor D is at most 2^s, and m = ⌊2^(63+s) ÷ D⌋ + 1, ⌊t ÷ D⌋ is ⌊t × m ÷ 2^(63+s)⌋ for every
/// t below 2^63: m × D exceeds 2^(63+s) by at most D ≤ 2^s, so the excess of the quotient is below 1 ÷ D.
package struct ColumnRatio {
  package enum State: UInt8 {
    /// Not worked out, or too long for words: rows go the whole way.
    case general = 0
    case short = 1
    /// Every row fails, with `status`.
    case failed = 2
  }

  /// Twice the numerator.
  package let factor: UInt64
  /// Twice the denominator.
  package let divisor: UInt64
  let magic: UInt64
  package let shift: UInt8
  /// Coefficients of a magnitude up to 2^bits are short enough.
  package let bits: UInt8
  package let state: State
  package let status: UInt8
  package let flags: UInt32

  /// Rows go the whole way.
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
    // The divisor is at least 2.
    let s = 64 &- (divisor &- 1).leadingZeroBitCount
    shift = UInt8(truncatingIfNeeded: s &- 1)
    magic = divisor.dividingFullWidth((1 << UInt64(truncatingIfNeeded: s &- 1), 0)).quotient &+ 1
    // The numerator is at most 2^b, so its double times 2^(60 - b) at most 2^61.
    bits = UInt8(truncatingIfNeeded: 60 &- (64 &- (numerator &- 1).leadingZeroBitCount))
    state = .short
    status = 0
    self.flags = flags
  }

  /// A ratio of any length, times 10^shift.
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

/// What is added to twice a product before it is divided by D, so that rounding down rounds as a mode does.
struct ColumnOffset {
  /// For magnitudes of values from 0 on, and of those below: `all × (D - 1)`, or D ÷ 2 less 0 or 1.
  let isHalf: Bool
  let lessForPositive: UInt64
  let lessForNegative: UInt64
  let isUpForPositive: Bool
  let isUpForNegative: Bool
  /// 1 where a tie goes to the even digit.
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

  /// The same for values with their sign, which are rounded towards negative infinity: a value below 0 rounds as its
  /// magnitude does, mirrored.
  func signedOffset(_ divisor: UInt64, isNegative: Bool) -> UInt64 {
    let offset = magnitudeOffset(divisor, isNegative: isNegative)
    // A tie to the even digit is corrected from above, on either side.
    if tie == 1 { return offset }
    return isNegative ? divisor &- 1 &- offset : offset
  }
}
