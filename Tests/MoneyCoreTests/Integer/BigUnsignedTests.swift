import Testing

@testable import MoneyCore

struct BigUnsignedTests {
  /// Numbers of a corner each, one, two and more words long.
  private static let corners: [BigUnsigned] = [
    [], [1], [2], [10], [.max], [0, 1], [1, 1], [.max, .max], [0, 1 << 63], [.max, (1 << 63) - 1], [0, 0, 1],
    [.max, .max, .max], [1, 0, 1 << 63], [0, 0, 0, 0, 1], [.max, 0, .max, 0, .max],
  ].map(BigUnsigned.init(limbs:))

  private func expectSame(_ value: BigUnsigned, _ wanted: Natural, _ comment: @autoclosure () -> Comment) throws {
    try #require(Natural(value) == wanted, comment())
    try #require(value.limbs.last != 0, "leading zeros: \(comment())")
  }

  @Test func addsMultipliesAndMeasuresAsTheSchoolbookDoes() throws {
    var random = SplitMix64(seed: 2)
    for round in 0..<600 {
      let a = round < 15 ? Self.corners[round] : BigUnsigned(limbs: random.limbs(atMost: 6))
      let b = round % 3 == 0 ? random.pick(Self.corners) : BigUnsigned(limbs: random.limbs(atMost: 6))
      let (one, other) = (Natural(a), Natural(b))
      try expectSame(a + b, one + other, "\(one) + \(other)")
      try expectSame(a * b, one * other, "\(one) * \(other)")
      try expectSame(BigUnsigned.distance(a, b), Natural.distance(one, other), "|\(one) - \(other)|")
      let word = random.limb()
      try expectSame(a * word, one * Natural(word), "\(one) * \(word)")
    }
  }

  @Test func obeysTheLawsOfArithmetic() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<400 {
      let (a, b, c) = (number(&random), number(&random), number(&random))
      try #require((a + b) * c == a * c + b * c)
      try #require(a + b == b + a)
      try #require(a * b == b * a)
      try #require((a + b) + c == a + (b + c))
      try #require(BigUnsigned.distance(a + b, b) == a)
      try #require(BigUnsigned.distance(a, a).isZero)
    }
  }

  private func number(_ random: inout SplitMix64) -> BigUnsigned {
    BigUnsigned(limbs: random.limbs(atMost: 5))
  }

  @Test func isOrderedByValue() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<600 {
      let (a, b) = (random.pick(Self.corners), number(&random))
      try #require((a < b) == (Natural(a) < Natural(b)))
      try #require((a == b) == (Natural(a) == Natural(b)))
      try #require([a < b, a == b, b < a].filter { $0 }.count == 1)
    }
  }

  @Test func knowsLargeValues() {
    let factorial = (1...30).reduce(BigUnsigned.one) { $0 * UInt64($1) }
    #expect(factorial.limbs == [0x865DF5DD54000000, 0xD13F6370F96])
    #expect(Natural(factorial).digits == "265252859812191058636308480000000")
    let ones = BigUnsigned(limbs: [.max, .max])
    #expect((ones * ones).limbs == [1, 0, .max - 1, .max])
    #expect((ones + .one).limbs == [0, 0, 1])
    #expect(BigUnsigned.distance(BigUnsigned(limbs: [0, 0, 1]), .one) == ones)
  }

  @Test func multipliesByPowersOfTen() throws {
    let seven = BigUnsigned(7 as UInt64)
    for exponent in 0...130 {
      try #require(Natural(seven.multiplied(byPowerOfTen: exponent)) == Natural("7") * Natural.powerOfTen(exponent))
    }
    #expect(BigUnsigned.zero.multiplied(byPowerOfTen: 40).isZero)
  }

  @Test func fitsItsWords() {
    #expect(BigUnsigned.zero.word128 == 0)
    #expect(BigUnsigned.zero.limbs.isEmpty)
    #expect(BigUnsigned(UInt128.max).word128 == UInt128.max)
    #expect(BigUnsigned(UInt128(5)).limbs == [5])
    #expect(BigUnsigned(limbs: [5, 0, 0]).limbs == [5])
    #expect(BigUnsigned(limbs: [0, 7]).word128 == UInt128(7) << 64)
    #expect(BigUnsigned(limbs: [0, 0, 1]).word128 == nil)
    #expect(BigUnsigned.one.isOdd)
    #expect(!BigUnsigned.zero.isOdd)
    #expect(!BigUnsigned(limbs: [2, 1]).isOdd)
  }
}
