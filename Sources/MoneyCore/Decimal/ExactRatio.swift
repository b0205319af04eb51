/// A quotient of integers of any size, not necessarily in lowest terms.
///
/// The denominator is never 0, and a ratio of 0 is not negative. Sums and products of ratios are exact, so a remainder
/// is reported exactly: 10.00 EUR ÷ 3 at two digits leaves 1/300.
///
/// Lowest terms need the greatest common divisor of long integers. So a ratio is reduced only if it would not fit the
/// words of a caller, and not after each step.
public struct ExactRatio: Sendable {
  public let isNegative: Bool
  package let numerator: BigUnsigned
  package let denominator: BigUnsigned

  package init(isNegative: Bool, _ numerator: BigUnsigned, over denominator: BigUnsigned) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
  }

  package static var zero: ExactRatio { ExactRatio(isNegative: false, .zero, over: .one) }

  public var isZero: Bool { numerator.isZero }

  package init(_ value: Decimal) {
    self.init(
      isNegative: value.isNegative, BigUnsigned(value.magnitude),
      over: BigUnsigned.one.multiplied(byPowerOfTen: Int(value.scale)))
  }

  package static func + (left: ExactRatio, right: ExactRatio) -> ExactRatio {
    let isSameDenominator = left.denominator == right.denominator
    let first = isSameDenominator ? left.numerator : left.numerator * right.denominator
    let second = isSameDenominator ? right.numerator : right.numerator * left.denominator
    let denominator =
      isSameDenominator ? left.denominator : left.denominator * right.denominator
    if left.isNegative == right.isNegative {
      return ExactRatio(isNegative: left.isNegative, first + second, over: denominator)
    }
    let isNegative = first < second ? right.isNegative : left.isNegative
    return ExactRatio(
      isNegative: isNegative, BigUnsigned.distance(first, second), over: denominator)
  }

  /// The ratio times a rate.
  package func multiplied(by rate: Rate) -> ExactRatio {
    ExactRatio(isNegative: isNegative, numerator * rate.numerator, over: denominator * rate.denominator)
  }

  /// True if both have the same value; they need not be in lowest terms.
  func hasValue(of other: ExactRatio) -> Bool {
    isNegative == other.isNegative && numerator * other.denominator == other.numerator * denominator
  }

  package var negated: ExactRatio {
    ExactRatio(isNegative: !isNegative, numerator, over: denominator)
  }

  /// The nearest decimal with `digits` fraction digits, rounded once.
  public func rounded(
    digits: UInt32, _ rounding: Rounding, name: StaticString = "ratio"
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    guard digits <= Decimal.maximumScale else { throw .overflow(name) }
    let quotient = try RoundedQuotient(
      numerator.multiplied(byPowerOfTen: Int(digits)), over: denominator, isNegative: isNegative,
      rounding)
    guard let quotient,
      let value = Decimal(isNegative: isNegative, magnitude: quotient.magnitude, scale: digits)
    else { throw .overflow(name) }
    return Rounded(value, isRounded: quotient.isRounded)
  }

  package var reduced: ExactRatio {
    let divisor = BigUnsigned.greatestCommonDivisor(numerator, denominator)
    return ExactRatio(
      isNegative: isNegative, numerator.dividedExactly(by: divisor), over: denominator.dividedExactly(by: divisor))
  }
}
