import Testing

@testable import MoneyCore

/// The value × numerator ÷ denominator of a conversion: the fast path in words and the wide one agree.
struct DecimalScalingTests {
  @Test(arguments: Rounding.allCases) func roundsOnce(_ mode: Rounding) throws {
    var random = SplitMix64(seed: 33)
    for _ in 0..<600 {
      let isShort = random.flip()
      let value = isShort ? random.plainDecimal() : random.decimal()
      let digits = isShort ? UInt32(random.below(6)) : random.scale()
      let (one, other) = (random.rate(), random.rate())
      let numerator = UInt128(one.numerator) * (isShort ? 1 : UInt128(other.numerator))
      let denominator = UInt128(one.denominator) * (isShort ? 1 : UInt128(other.denominator))
      let exact = Fraction(value) * Fraction(Natural(numerator), over: Natural(denominator))
      let outcome: Result<Rounded<Decimal>, MoneyFailure>
      if let rounded = value.scaled(by: numerator, over: denominator, digits: digits, mode) {
        outcome = .success(rounded)
      } else {
        // It fails for one of two reasons, and leaves their distinction to the caller.
        outcome = .failure(mode == .unnecessary ? .inexact() : .overflow("it"))
      }
      let isAllowed =
        RoundingLaw.allows(outcome, of: exact, digits: digits, mode)
        || mode == .unnecessary && RoundingLaw.allows(.failure(.overflow("it")), of: exact, digits: digits, mode)
      try #require(isAllowed, "\(String(value)) × \(numerator)/\(denominator) to \(digits): \(outcome)")
    }
  }

  @Test func multipliesWithinWords() {
    #expect(Decimal.product(0, .max) == 0)
    #expect(Decimal.product(UInt128(UInt64.max), UInt128(UInt64.max)) == UInt128(UInt64.max) * UInt128(UInt64.max))
    #expect(Decimal.product(1 << 64, 1 << 63) == UInt128(1) << 127)
    #expect(Decimal.product(1 << 64, 1 << 64) == nil)
    #expect(Decimal.product(.max, 2) == nil)
  }
}
