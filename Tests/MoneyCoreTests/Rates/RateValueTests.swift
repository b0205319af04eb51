import Testing

@testable import MoneyCore

struct RateValueTests {
  @Test func isAValueInWhateverTerms() throws {
    #expect(rate("1.10").order(to: rate("1.1")) == 0 && rate("1.10").hash == rate("11/10").hash)
    #expect(rate("1/3").order(to: rate("0.3333333333333333333")) == 1)
    #expect(rate("18446744073709551614/18446744073709551615").order(to: rate("1")) == -1)
    var random = SplitMix64(seed: 1370)
    var equal = 0
    for _ in 0..<2000 {
      let one = random.rate()
      var other = random.rate()
      if random.flip(), one.numerator < 1 << 50, one.denominator < 1 << 50 {
        let factor = UInt64(1 + random.below(1000))
        other = Rate(unchecked: one.numerator * factor, over: one.denominator * factor)
      }
      let (a, b) = (Fraction(one), Fraction(other))
      try #require(one.order(to: other) == (a < b ? -1 : a == b ? 0 : 1), "\(a), \(b)")
      try #require(one.order(to: other) == ExactRatio(one).order(to: ExactRatio(other)))
      if a == b {
        try #require(one.hash == other.hash)
        equal += 1
      }
    }
    #expect(equal > 300)
  }
}
