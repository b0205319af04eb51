import Testing
@testable import MoneyCalculator
@testable import MoneyCore

/// Ratios of expressions against fractions that are never reduced: values that stay short, and such that grow over 128 bits.
struct ExpressionRatioTests {
  private func ratio(_ random: inout SplitMix64) throws -> ExpressionRatio {
    if random.flip() {
      let numerator = UInt128(random.limb()) << (random.flip() ? 60 : 0)
      let denominator = random.flip() ? PowerOfTen.wide(random.below(39)) : UInt128(max(1, random.limb()))
      return ExpressionRatio(ExpressionShortRatio(isNegative: random.flip(), numerator, over: denominator))
    }
    let denominator = BigUnsigned(limbs: random.limbs(atMost: 2) + [max(1, random.limb())])
    let exact = ExactRatio(isNegative: random.flip(), BigUnsigned(limbs: random.limbs(atMost: 4)), over: denominator)
    return try #require(ExpressionRatio(exact))
  }

  private func isLowest(_ ratio: ExactRatio) -> Bool {
    BigUnsigned.greatestCommonDivisor(ratio.numerator, ratio.denominator) == .one
  }

  @Test func calculatesExactly() throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<3000 {
      let (a, b) = (try ratio(&random), try ratio(&random))
      let (one, other) = (Fraction(a.exact), Fraction(b.exact))
      let sum = try #require(a.adding(b)).exact
      let product = try #require(a.multiplied(by: b)).exact
      try #require(Fraction(sum) == one + other && Fraction(product) == one * other, "\(one), \(other)")
      try #require(isLowest(sum) && isLowest(product))
      let difference = try #require(a.adding(b.negated))
      try #require(Fraction(difference.exact) == one - other)
      if let inverse = b.inverse { try #require(Fraction(inverse.exact) * other == .one) }
      try #require(b.isZero == (b.inverse == nil))
    }
  }

  @Test func endsAt512Bits() throws {
    let seven = ExpressionRatio(ExpressionShortRatio(isNegative: false, 7, over: 1))
    var power = ExpressionRatio.one
    // 7^182 < 2^512 < 7^183.
    for _ in 0..<182 { power = try #require(power.multiplied(by: seven)) }
    #expect(power.multiplied(by: seven) == nil)
    let small = try #require(power.inverse)
    #expect(small.multiplied(by: try #require(seven.inverse)) == nil)
    let back = try #require(power.multiplied(by: small))
    #expect(Fraction(back.exact) == .one)
    #expect(back.short != nil)
  }

  @Test func isADecimalWhere38DigitsHoldIt() throws {
    var random = SplitMix64(seed: 32)
    for _ in 0..<1000 {
      let value = random.decimal()
      let found = try #require(ExpressionRatio(value).decimal)
      try #require(found == value && (found.scale == 0 || found.coefficient % 10 != 0))
    }
    #expect(ExpressionRatio(ExpressionShortRatio(isNegative: false, 1, over: 3)).decimal == nil)
    let tiny = ExpressionRatio(ExpressionShortRatio(isNegative: true, 1, over: 1 << 38))
    #expect(tiny.decimal?.scale == 38)
    #expect(
      try #require(tiny.multiplied(by: ExpressionRatio(ExpressionShortRatio(isNegative: false, 1, over: 2)))).decimal
        == nil)
  }

  @Test func hasGreatestCommonDivisors() throws {
    var random = SplitMix64(seed: 33)
    for _ in 0..<1500 {
      let common = BigUnsigned(limbs: random.limbs(atMost: 3) + [max(1, random.limb())])
      let a = common * BigUnsigned(limbs: random.limbs(atMost: 5) + [1])
      let b = common * BigUnsigned(limbs: random.limbs(atMost: 5) + [1])
      let divisor = BigUnsigned.greatestCommonDivisor(a, b)
      try #require(divisor == BigUnsigned.greatestCommonDivisor(b, a))
      // A multiple of the common factor, dividing both, with coprime quotients.
      try #require(divisor.quotientAndRemainder(dividingBy: common)?.1.isZero == true)
      let (x, y) = (a.dividedExactly(by: divisor), b.dividedExactly(by: divisor))
      try #require(x * divisor == a && y * divisor == b)
      try #require(BigUnsigned.greatestCommonDivisor(x, y) == .one)
      try #require(BigUnsigned.greatestCommonDivisor(a, .zero) == a)
    }
  }
}
