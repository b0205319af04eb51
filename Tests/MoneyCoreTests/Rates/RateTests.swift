import Testing

@testable import MoneyCore

struct RateTests {
  @Test func isPositive() {
    #expect(Rate(numerator: 110, denominator: 100)?.numerator == 110)
    #expect(Rate(numerator: 0, denominator: 1) == nil && Rate(numerator: 1, denominator: 0) == nil)
    #expect(Rate(numerator: .max, denominator: .max)?.isOne == true)
    #expect(Rate.absent.isAbsent && !rate("1").isAbsent)
  }

  @Test func turnsRoundExactly() throws {
    var random = SplitMix64(seed: 90)
    for _ in 0..<300 {
      let rate = random.rate()
      try #require(rate.inverse.inverse == rate)
      try #require(Fraction(rate) * Fraction(rate.inverse) == .one)
      try #require(rate.isOne == (Fraction(rate) == .one))
    }
  }

  @Test func reducesToLowestTerms() throws {
    var random = SplitMix64(seed: 94)
    for _ in 0..<300 {
      let (one, factor) = (random.rate(), 1 + random.next() % 1000)
      let reduced = one.reduced
      try #require(Fraction(reduced) == Fraction(one))
      let (numerator, overflow) = one.numerator.multipliedReportingOverflow(by: factor)
      let (denominator, overflows) = one.denominator.multipliedReportingOverflow(by: factor)
      if overflow || overflows { continue }
      try #require(Rate(unchecked: numerator, over: denominator).reduced == reduced)
    }
    #expect(rate("1.10").reduced == rate("11/10"))
  }

  @Test func isNotReducedOfItself() {
    #expect(rate("1.10") != rate("1.1"))
    #expect(rate("1.10").numerator == 110 && rate("1.10").denominator == 100)
  }
}
