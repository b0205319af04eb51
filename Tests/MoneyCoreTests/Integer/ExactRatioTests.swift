import Testing

@testable import MoneyCore

struct ExactRatioTests {
  private func ratio(_ random: inout SplitMix64) -> ExactRatio {
    let denominator = BigUnsigned(limbs: random.limbs(atMost: 2) + [max(1, random.limb())])
    return ExactRatio(isNegative: random.flip(), BigUnsigned(limbs: random.limbs(atMost: 3)), over: denominator)
  }

  @Test func addsExactly() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<500 {
      let a = ratio(&random)
      // Half of them over one denominator, which is a way of its own.
      let b =
        random.flip()
        ? ratio(&random) : ExactRatio(isNegative: random.flip(), .init(random.next()), over: a.denominator)
      try #require(Fraction(a + b) == Fraction(a) + Fraction(b), "\(Fraction(a)) + \(Fraction(b))")
      try #require(Fraction(a.negated) == -Fraction(a))
      try #require((a + a.negated).isZero)
      try #require(!(a + a.negated).isNegative)
      try #require(Fraction(a + .zero) == Fraction(a))
    }
  }

  @Test func isADecimalOrARoute() throws {
    #expect(Fraction(ExactRatio(decimal("-12.50"))) == Fraction(Natural("25"), over: Natural("2"), isNegative: true))
    #expect(Fraction(ExactRatio(Route())) == .one)
    var route = Route()
    let (eur, usd, jpy) = (code("EUR"), code("USD"), code("JPY"))
    route.append(Leg(from: eur, to: usd, rate: rate("1.1"), kind: .quoted, isRounded: false))
    route.append(Leg(from: usd, to: jpy, rate: rate("7/3"), kind: .quoted, isRounded: false))
    #expect(Fraction(ExactRatio(route)) == Fraction(Natural("77"), over: Natural("30")))
    let along = ExactRatio(decimal("-0.5"), along: route)
    #expect(Fraction(along) == Fraction(Natural("77"), over: Natural("60"), isNegative: true))
    #expect(!ExactRatio(.zero, along: route).isNegative)
  }

  @Test func roundsAsTheModesMean() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<600 {
      let (value, digits, mode) = (ratio(&random), UInt32(random.below(39)), random.rounding())
      let outcome = Result { () throws(MoneyFailure) in try value.rounded(digits: digits, mode, name: "it") }
      try #require(
        RoundingLaw.allows(outcome, of: Fraction(value), digits: digits, mode),
        "\(Fraction(value)) to \(digits) digits, \(mode): \(outcome)")
    }
  }

  @Test func reducesToLowestTerms() throws {
    var random = SplitMix64(seed: 10)
    for _ in 0..<200 {
      let value = ratio(&random)
      let reduced = value.reduced
      try #require(Fraction(reduced) == Fraction(value))
      // In lowest terms: independent of a common factor.
      let factor = BigUnsigned(max(1, random.next()))
      let multiple = ExactRatio(
        isNegative: value.isNegative, value.numerator * factor, over: value.denominator * factor
      ).reduced
      try #require(multiple.numerator == reduced.numerator && multiple.denominator == reduced.denominator)
    }
    let half = ExactRatio(isNegative: true, BigUnsigned(21 as UInt64), over: BigUnsigned(42 as UInt64)).reduced
    #expect(half.isNegative && half.numerator == .one && half.denominator == BigUnsigned(2 as UInt64))
    let zero = ExactRatio(isNegative: true, .zero, over: BigUnsigned(42 as UInt64)).reduced
    #expect(zero.isZero && !zero.isNegative && zero.denominator == .one)
  }

  @Test func isWordsOf512Bits() throws {
    let eight = BigUnsigned(limbs: [UInt64](repeating: .max, count: 8))
    let nine = BigUnsigned(limbs: [UInt64](repeating: .max, count: 9))
    let asIs = try ExactRatio(isNegative: false, BigUnsigned(limbs: [6]), over: BigUnsigned(limbs: [4])).words()
    #expect(asIs.numerator == [6] && asIs.denominator == [4])
    let full = try ExactRatio(isNegative: false, eight, over: .one).words()
    #expect(full.numerator == eight.limbs && full.denominator == [1])
    let reduced = try ExactRatio(isNegative: false, nine * 6 as BigUnsigned, over: nine * 4 as BigUnsigned).words()
    #expect(reduced.numerator == [3] && reduced.denominator == [2])
    expectFailure(.overflow) { try ExactRatio(isNegative: false, nine, over: .one).words() }
    expectFailure(.overflow) { try ExactRatio(isNegative: false, .one, over: nine).words() }
  }
}
