import Testing

@testable import MoneyCore

struct PowerOfTenDivisorTests {
  @Test(arguments: 0...19) func isAShiftedPowerWithItsReciprocal(_ exponent: Int) {
    let divisor = PowerOfTenDivisor.tenTo(exponent)
    let power = (0..<exponent).reduce(1 as UInt64) { product, _ in product * 10 }
    #expect(divisor.power == power && divisor.shift == UInt64(power.leadingZeroBitCount))
    #expect(divisor.shifted == power << divisor.shift)
    #expect(UInt128.max / UInt128(divisor.shifted) - 1 << 64 == UInt128(divisor.reciprocal))
  }

  @Test func staysAtItsLastBeyond() {
    for beyond in [20, 64, .max, -1, .min] { #expect(PowerOfTenDivisor.tenTo(beyond).shift == 0) }
  }

  /// The quotient and the remainder of 128 bits, against multiplication.
  @Test(arguments: 0...19) func dividesUpTo64BitsOfQuotient(_ exponent: Int) throws {
    var random = SplitMix64(seed: UInt64(71 + exponent))
    let divisor = PowerOfTenDivisor.tenTo(exponent)
    let power = UInt128(divisor.power)
    for _ in 0..<5000 {
      // Quotients and remainders at their ends too.
      let quotient = random.limb()
      let remainder =
        switch random.below(4) {
        case 0: UInt128(0)
        case 1: power - 1
        case 2: power / 2
        default: UInt128(random.next()) % power
        }
      let dividend = UInt128(quotient) * power + remainder
      let result = divisor.divide(
        (UInt64(truncatingIfNeeded: dividend >> 64), UInt64(truncatingIfNeeded: dividend)))
      try #require(result?.quotient == quotient, "\(dividend)")
      try #require(result?.remainder == UInt64(remainder) << divisor.shift, "\(dividend)")
    }
  }

  @Test(arguments: 0...19) func refusesALongerQuotient(_ exponent: Int) {
    let divisor = PowerOfTenDivisor.tenTo(exponent)
    #expect(divisor.divide((divisor.power, 0)) == nil && divisor.divide((.max, .max)) == nil)
    #expect(divisor.divide((divisor.power - 1, .max))?.quotient == .max)
  }

  @Test func comparesWithoutABranch() {
    let edges: [UInt64] = [0, 1, 2, 1 << 63 - 1, 1 << 63, 1 << 63 + 1, .max - 1, .max]
    for left in edges {
      for right in edges { #expect(Comparison.isLess(left, right) == (left < right ? 1 : 0), "\(left), \(right)") }
    }
  }
}
