import Testing

@testable import MoneyCore

struct PowerOfTenDivisorTests {
  /// The conditions of the proof in PowerOfTenDivisor.swift.
  @Test(arguments: 0...19) func isAPowerWithItsMultiplier(_ exponent: Int) {
    let divisor = PowerOfTenDivisor.tenTo(exponent)
    let five = (0..<exponent).reduce(1 as UInt128) { product, _ in product * 5 }
    #expect(UInt128(divisor.power) == five << UInt128(exponent))
    #expect(UInt128(1) << UInt128(divisor.after) <= five && five >> UInt128(divisor.after + 1) == 0)
    if exponent == 0 {
      // Twice the dividend, halved.
      #expect(divisor.multiplier == 1 << 63 && divisor.before == 0)
    } else {
      #expect(divisor.before == UInt64(exponent + 1))
      let excess = UInt128(divisor.multiplier) * five - (UInt128(1) << UInt128(64 + divisor.after))
      #expect(excess > 0 && excess < five)
    }
  }

  @Test func staysAtItsLastBeyond() {
    for beyond in [20, 64, .max, -1, .min] {
      #expect(PowerOfTenDivisor.tenTo(beyond).power == 10_000_000_000_000_000_000)
    }
  }

  /// Against multiplication: quotients with the smallest and the largest remainder, and others.
  @Test(arguments: 0...19) func dividesUpTo63Bits(_ exponent: Int) throws {
    var random = SplitMix64(seed: UInt64(71 + exponent))
    let divisor = PowerOfTenDivisor.tenTo(exponent)
    let largest = UInt64(Int64.max)
    for _ in 0..<20_000 {
      let dividend = random.limb() >> UInt64(1 + random.below(63))
      let multiple = dividend - dividend % divisor.power
      for dividend in [dividend, multiple, multiple == 0 ? 0 : multiple - 1, largest, largest - dividend] {
        let (quotient, remainder) = divisor.divide(dividend)
        try #require(remainder < divisor.power, "\(dividend)")
        try #require(quotient * divisor.power + remainder == dividend, "\(dividend)")
      }
    }
  }

  @Test func comparesWithoutABranch() {
    let edges: [UInt64] = [0, 1, 2, 1 << 63 - 1, 1 << 63, 1 << 63 + 1, .max - 1, .max]
    for left in edges {
      for right in edges { #expect(Comparison.isLess(left, right) == (left < right ? 1 : 0), "\(left), \(right)") }
    }
  }
}
