import MoneyCore

/// Bounds of a number that is computed with a small error, and rounded once.
struct RatioBracket {
  let low: ExactRatio
  let high: ExactRatio

  /// The number with `digits` fraction digits. If a decimal that decides the rounding is between the bounds, the number
  /// counts as that decimal. Nil if more than one is.
  func rounded(digits: UInt32, _ rounding: Rounding, name: StaticString) throws(MoneyFailure) -> Rounded<Decimal>? {
    let halves = BigUnsigned(2 as UInt64).multiplied(byPowerOfTen: Int(digits))
    guard let (floor, rest) = (low.numerator * halves).quotientAndRemainder(dividingBy: low.denominator),
      let (last, _) = (high.numerator * halves).quotientAndRemainder(dividingBy: high.denominator)
    else { return nil }
    let first = rest.isZero ? floor : floor + .one
    if last < first { return try low.rounded(digits: digits, rounding, name: name) }
    guard first == last else { return nil }
    return try ExactRatio(isNegative: false, first, over: halves).rounded(digits: digits, rounding, name: name)
  }
}
