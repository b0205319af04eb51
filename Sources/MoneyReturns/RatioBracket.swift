import MoneyCore

/// Bounds of a number that is computed with a small error, and rounded once. The bounds are magnitudes.
struct RatioBracket {
  let low: ExactRatio
  let high: ExactRatio
  var isNegative = false

  /// The number with `digits` fraction digits. If a decimal that decides the rounding is between the bounds, the number
  /// counts as that decimal, or is undecided unless this is the final precision. Nil if undecided, or if more than one
  /// such decimal is between the bounds.
  func rounded(
    digits: UInt32, _ rounding: Rounding, isFinal: Bool = true, name: StaticString
  ) throws(MoneyFailure) -> Rounded<Decimal>? {
    let halves = BigUnsigned(2 as UInt64).multiplied(byPowerOfTen: Int(digits))
    guard let (floor, rest) = (low.numerator * halves).quotientAndRemainder(dividingBy: low.denominator),
      let (last, _) = (high.numerator * halves).quotientAndRemainder(dividingBy: high.denominator)
    else { return nil }
    let first = rest.isZero ? floor : floor + .one
    if last < first { return try signed(low).rounded(digits: digits, rounding, name: name) }
    // Bounds that are equal are the number itself.
    let isExact = isFinal || low.order(to: high) == 0
    guard first == last, isExact else { return nil }
    return try ExactRatio(isNegative: isNegative, first, over: halves).rounded(digits: digits, rounding, name: name)
  }

  private func signed(_ bound: ExactRatio) -> ExactRatio {
    ExactRatio(isNegative: isNegative, bound.numerator, over: bound.denominator)
  }

  /// The number of fraction digits, at most 38, with which the greater bound has some significant digits.
  func fractionDigits(ofSignificant count: Int, _ name: StaticString) throws(MoneyFailure) -> UInt32 {
    let most = Int(Decimal.maximumScale)
    let scaled = high.numerator.multiplied(byPowerOfTen: most).quotientAndRemainder(dividingBy: high.denominator)
    guard let whole = scaled?.0.decimalText.count else { throw .overflow(name) }
    return UInt32(truncatingIfNeeded: max(0, min(most, count &- (whole &- most))))
  }
}
