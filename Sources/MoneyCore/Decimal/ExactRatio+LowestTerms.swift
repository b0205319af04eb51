// These operations accept ratios in lowest terms and return one in lowest terms. Common factors are removed from the
// small parts, before they are multiplied. Knuth, The Art of Computer Programming, volume 2, 4.5.1.

extension ExactRatio {
  package func addingInLowestTerms(_ other: ExactRatio) -> ExactRatio {
    let common = BigUnsigned.greatestCommonDivisor(denominator, other.denominator)
    let left = numerator * other.denominator.dividedExactly(by: common)
    let right = other.numerator * denominator.dividedExactly(by: common)
    let isSameSign = isNegative == other.isNegative
    let sum = isSameSign ? left + right : BigUnsigned.distance(left, right)
    let isNegative = isSameSign || right < left ? isNegative : other.isNegative
    let rest = BigUnsigned.greatestCommonDivisor(sum, common)
    return ExactRatio(
      isNegative: isNegative, sum.dividedExactly(by: rest),
      over: denominator.dividedExactly(by: common) * other.denominator.dividedExactly(by: rest))
  }

  package func multipliedInLowestTerms(by other: ExactRatio) -> ExactRatio {
    let first = BigUnsigned.greatestCommonDivisor(numerator, other.denominator)
    let second = BigUnsigned.greatestCommonDivisor(other.numerator, denominator)
    return ExactRatio(
      isNegative: isNegative != other.isNegative,
      numerator.dividedExactly(by: first) * other.numerator.dividedExactly(by: second),
      over: denominator.dividedExactly(by: second) * other.denominator.dividedExactly(by: first))
  }

  /// The ratio 1 ÷ self; nil for 0.
  package var inverse: ExactRatio? {
    isZero ? nil : ExactRatio(isNegative: isNegative, denominator, over: numerator)
  }
}
