import MoneyCore

/// A quotient of two integers of 128 bits, not necessarily in lowest terms. A result that does not fit is nil.
struct ExpressionShortRatio: Sendable {
  let isNegative: Bool
  let numerator: UInt128
  /// The denominator, which is not 0.
  let denominator: UInt128

  @inline(__always)
  init(isNegative: Bool, _ numerator: UInt128, over denominator: UInt128) {
    self.isNegative = isNegative
    self.numerator = numerator
    self.denominator = denominator
  }

  @inline(__always)
  var negated: ExpressionShortRatio { ExpressionShortRatio(isNegative: !isNegative, numerator, over: denominator) }

  /// The value of 1 ÷ the ratio; nil for 0.
  var inverse: ExpressionShortRatio? {
    numerator == 0 ? nil : ExpressionShortRatio(isNegative: isNegative, denominator, over: numerator)
  }

  var reduced: ExpressionShortRatio {
    let divisor = BigUnsigned.greatestCommonDivisor(numerator, denominator)
    return divisor <= 1
      ? self : ExpressionShortRatio(isNegative: isNegative, numerator / divisor, over: denominator / divisor)
  }

  @inline(__always)
  func adding(_ other: ExpressionShortRatio) -> ExpressionShortRatio? {
    if denominator == other.denominator {
      return sum(numerator, other, other.numerator, over: denominator) ?? reduced.addingAligned(other.reduced)
    }
    return addingAligned(other) ?? reduced.addingAligned(other.reduced)
  }

  private func addingAligned(_ other: ExpressionShortRatio) -> ExpressionShortRatio? {
    if (denominator | other.denominator) >> 64 == 0 {
      // Nearly all denominators are powers of ten, so one divides the other.
      let left = UInt64(truncatingIfNeeded: denominator)
      let right = UInt64(truncatingIfNeeded: other.denominator)
      if left >= right {
        let (factor, rest) = left.quotientAndRemainder(dividingBy: right)
        if rest == 0 {
          guard let scaled = Decimal.product(other.numerator, UInt128(factor)) else { return nil }
          return sum(numerator, other, scaled, over: denominator)
        }
      } else {
        let (factor, rest) = right.quotientAndRemainder(dividingBy: left)
        if rest == 0 {
          guard let scaled = Decimal.product(numerator, UInt128(factor)) else { return nil }
          return sum(scaled, other, other.numerator, over: other.denominator)
        }
      }
    }
    guard let left = Decimal.product(numerator, other.denominator),
      let right = Decimal.product(other.numerator, denominator),
      let common = Decimal.product(denominator, other.denominator)
    else { return nil }
    return sum(left, other, right, over: common)
  }

  /// The sum of numerators over a common denominator.
  @inline(__always)
  private func sum(_ left: UInt128, _ other: ExpressionShortRatio, _ right: UInt128, over common: UInt128)
    -> ExpressionShortRatio?
  {
    if isNegative == other.isNegative {
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? nil : ExpressionShortRatio(isNegative: isNegative, sum, over: common)
    }
    return left >= right
      ? ExpressionShortRatio(isNegative: isNegative, left &- right, over: common)
      : ExpressionShortRatio(isNegative: other.isNegative, right &- left, over: common)
  }

  @inline(__always)
  func multiplied(by other: ExpressionShortRatio) -> ExpressionShortRatio? {
    product(other) ?? reduced.product(other.reduced)
  }

  private func product(_ other: ExpressionShortRatio) -> ExpressionShortRatio? {
    guard let rise = Decimal.product(numerator, other.numerator),
      let fall = Decimal.product(denominator, other.denominator)
    else { return nil }
    return ExpressionShortRatio(isNegative: isNegative != other.isNegative, rise, over: fall)
  }
}
