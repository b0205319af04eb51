import Testing

@testable import MoneyCore

struct DecimalTests {
  private static let most = Int128(Decimal.limit) - 1

  @Test func hasAtMost38Digits() {
    #expect(Decimal(coefficient: Self.most, scale: 38)?.coefficient == Self.most)
    #expect(Decimal(coefficient: -Self.most, scale: 0)?.coefficient == -Self.most)
    #expect(Decimal(coefficient: Self.most + 1, scale: 0) == nil)
    #expect(Decimal(coefficient: -Self.most - 1, scale: 0) == nil)
    #expect(Decimal(coefficient: .min, scale: 0) == nil)
    #expect(Decimal(coefficient: 0, scale: 39) == nil)
    #expect(Decimal(isNegative: true, magnitude: Decimal.limit, scale: 0) == nil)
    #expect(Decimal(isNegative: true, magnitude: 5, scale: 39) == nil)
    #expect(Decimal(isNegative: true, magnitude: 5, scale: 2)?.coefficient == -5)
    #expect(Decimal(isNegative: true, magnitude: 0, scale: 2)?.isNegative == false)
  }

  @Test func dropsFinalZerosOnlyWhereNeeded() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<800 {
      let zeros = random.below(40)
      let magnitude = BigUnsigned(random.magnitude()).multiplied(byPowerOfTen: random.flip() ? zeros : 0)
      let scale = random.below(80)
      let isNegative = random.flip() && !magnitude.isZero
      let value = Decimal(isNegative: isNegative, fitting: magnitude, scale: scale)
      let exact = Fraction(Natural(magnitude), over: Natural.powerOfTen(scale), isNegative: isNegative)
      let outcome: Result<Decimal, MoneyFailure> = value.map { .success($0) } ?? .failure(.overflow("it"))
      try #require(ExactDecimal.allows(outcome, of: exact, scale: scale), "\(exact): \(String(describing: value))")
    }
  }

  @Test func negatesAndMeasures() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<500 {
      let value = random.decimal()
      try #require(Fraction(value.negated) == -Fraction(value))
      try #require(value.negated.scale == value.scale)
      try #require(value.negated.negated.coefficient == value.coefficient)
      try #require(Fraction(value.absolute) == Fraction(value).magnitude)
      try #require(!value.absolute.isNegative && value.absolute.scale == value.scale)
      try #require(value.isZero == (value.coefficient == 0))
    }
    #expect(Decimal.zero.isZero && !Decimal.zero.isNegative && !Decimal.zero.negated.isNegative)
  }
}
