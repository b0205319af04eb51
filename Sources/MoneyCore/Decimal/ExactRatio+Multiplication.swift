extension ExactRatio {
  package func multiplied(by other: ExactRatio) -> ExactRatio {
    ExactRatio(
      isNegative: isNegative != other.isNegative, numerator * other.numerator,
      over: denominator * other.denominator)
  }

  /// The quotient; 0 for a divisor of 0.
  package func divided(by other: ExactRatio) -> ExactRatio {
    if other.isZero { return .zero }
    return ExactRatio(
      isNegative: isNegative != other.isNegative, numerator * other.denominator,
      over: denominator * other.numerator)
  }
}
