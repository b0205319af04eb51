import Testing

@testable import MoneyCore

/// Three ways to one quotient: in one word or two, over a product 256 bits wide, over integers of any size.
struct RoundedQuotientTests {
  private func decimal(_ quotient: RoundedQuotient?, isNegative: Bool) -> Result<Rounded<Decimal>, MoneyFailure>? {
    quotient.flatMap { quotient in
      Decimal(isNegative: isNegative, magnitude: quotient.magnitude, scale: 0)
        .map { .success(Rounded($0, isRounded: quotient.isRounded)) }
    }
  }

  @Test(arguments: Rounding.allCases.filter { $0 != .unnecessary }) func agree(_ mode: Rounding) throws {
    var random = SplitMix64(seed: 34)
    for _ in 0..<400 {
      let (a, b) = (random.magnitude(), random.flip() ? UInt128(1 + random.below(20)) : random.magnitude())
      let c = max(1, random.flip() ? random.magnitude() : UInt128(random.limb()))
      let isNegative = random.flip()
      let exact = Fraction(Natural(a) * Natural(b), over: Natural(c), isNegative: isNegative)
      let wide = try RoundedQuotient(a, times: b, over: c, isNegative: isNegative, mode)
      let big = try RoundedQuotient(BigUnsigned(a) * BigUnsigned(b), over: BigUnsigned(c), isNegative: isNegative, mode)
      try #require(wide?.magnitude == big?.magnitude && wide?.isRounded == big?.isRounded, "\(a) × \(b) ÷ \(c)")
      if let outcome = decimal(big, isNegative: isNegative) {
        try #require(RoundingLaw.allows(outcome, of: exact, digits: 0, mode), "\(a) × \(b) ÷ \(c)")
      } else if big == nil {
        try #require(!(exact.magnitude < Fraction(Natural(UInt128.max))), "\(a) × \(b) ÷ \(c)")
      }
      let (product, overflow) = a.multipliedReportingOverflow(by: b)
      if overflow { continue }
      let plain = try RoundedQuotient(product, over: c, isNegative: isNegative, mode)
      try #require(plain?.magnitude == big?.magnitude && plain?.isRounded == big?.isRounded, "\(a) × \(b) ÷ \(c)")
    }
  }

  @Test func isNothingWithoutADivisor() throws {
    #expect(try RoundedQuotient(5, over: 0, isNegative: false, .halfEven) == nil)
    #expect(try RoundedQuotient(5, times: 5, over: 0, isNegative: false, .halfEven) == nil)
    #expect(try RoundedQuotient(BigUnsigned.one, over: .zero, isNegative: false, .halfEven) == nil)
  }

  @Test func isNothingPast128Bits() throws {
    #expect(try RoundedQuotient(UInt128.max, times: 2, over: 1, isNegative: false, .down) == nil)
    // The tie at the very end rounds up to 2^128.
    #expect(try RoundedQuotient(UInt128.max, times: UInt128.max, over: UInt128.max - 1, isNegative: false, .up) == nil)
    let most = BigUnsigned(UInt128.max)
    #expect(try RoundedQuotient(most * 2, over: BigUnsigned(2 as UInt64), isNegative: false, .up)?.magnitude == .max)
    #expect(try RoundedQuotient(most * 2 + .one, over: BigUnsigned(2 as UInt64), isNegative: false, .up) == nil)
  }

  @Test func throwsWhereRoundingIsRuledOut() throws {
    expectFailure(.inexact) { try RoundedQuotient(7, over: 2, isNegative: false, .unnecessary) }
    expectFailure(.inexact) { try RoundedQuotient(7, times: 1, over: 2, isNegative: false, .unnecessary) }
    expectFailure(.inexact) {
      try RoundedQuotient(BigUnsigned(7 as UInt64), over: BigUnsigned(2 as UInt64), isNegative: false, .unnecessary)
    }
    #expect(try RoundedQuotient(8, over: 2, isNegative: false, .unnecessary)?.magnitude == 4)
  }
}
