import MoneyCore

extension ExactRatio {
  /// The same ratio. It is brought to lowest terms only if one side of the fraction line has more than 512 bits.
  @_optimize(size)
  func bounded() throws(MoneyFailure) -> ExactRatio {
    if fits { return self }
    let reduced = reduced
    guard reduced.fits else { throw MoneyFailure(.overflow, "exact value exceeds 512 bits") }
    return reduced
  }

  static var hundredth: ExactRatio { ExactRatio(isNegative: false, .one, over: BigUnsigned(100 as UInt64)) }

  /// True if both ratios have the same representation, as equal ratios in lowest terms do.
  func isIdentical(to other: ExactRatio) -> Bool {
    isNegative == other.isNegative && numerator == other.numerator && denominator == other.denominator
  }

  /// The value as it is shown: with at most `digits` fraction digits, half away from zero, without zeros at the end. It
  /// has fewer digits if 38 in all do not hold them, and is nil if the whole number alone does not fit.
  @_optimize(size)
  func shown(digits: UInt32) -> Rounded<Decimal>? {
    var scale = digits
    while true {
      let scaled = numerator.multiplied(byPowerOfTen: Int(scale))
      if let quotient = try? RoundedQuotient(scaled, over: denominator, isNegative: isNegative, .halfUp) {
        var magnitude = quotient.magnitude
        var least = scale
        while least > 0, magnitude % 10 == 0 {
          magnitude /= 10
          least -= 1
        }
        if let value = Decimal(isNegative: isNegative, magnitude: magnitude, scale: least) {
          return Rounded(value, isRounded: quotient.isRounded)
        }
      }
      if scale == 0 { return nil }
      scale -= 1
    }
  }
}
