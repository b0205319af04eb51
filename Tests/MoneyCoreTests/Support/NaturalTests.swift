import Testing

@testable import MoneyCore

/// Checks the reference itself, against 64-bit arithmetic and published numbers.
struct NaturalTests {
  @Test func agreesWithWords() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let (a, b) = (random.next() >> UInt64(random.below(64)), random.next() >> UInt64(random.below(64)))
      let (sum, product) = (UInt128(a) + UInt128(b), UInt128(a) * UInt128(b))
      try #require(Natural(a) + Natural(b) == Natural(sum))
      try #require(Natural(a) * Natural(b) == Natural(product))
      try #require(Natural.distance(Natural(a), Natural(b)) == Natural(a < b ? b - a : a - b))
      try #require((Natural(a) < Natural(b)) == (a < b))
      try #require(Natural(product).digits == String(product))
      try #require(Natural(String(product)) == Natural(product))
    }
  }

  @Test func knowsLargeNumbers() {
    let factorial = (1...30).reduce(Natural("1")) { $0 * Natural(UInt64($1)) }
    #expect(factorial.digits == "265252859812191058636308480000000")
    #expect(Natural(limbs: [0, 0, 1]).digits == "340282366920938463463374607431768211456")
    #expect(Natural.powerOfTen(40).digits == "1" + String(repeating: "0", count: 40))
    #expect(Natural("0").isZero)
    #expect(Natural("000").digits == "0")
  }
}
