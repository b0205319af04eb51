@testable import MoneyCore

// Random values that keep to the corners: no digits and all 38, ties, round numbers, the edges of 64 and 128 bits.

extension SplitMix64 {
  /// Less than 10^38.
  mutating func magnitude() -> UInt128 {
    let limit = Decimal.limit
    let power = PowerOfTen.wide(below(38))
    switch below(12) {
    case 0: return 0
    case 1: return UInt128(below(20))
    case 2: return power
    case 3: return power - 1
    case 4: return power + 1
    case 5: return limit - 1 - UInt128(below(3))
    case 6: return power * UInt128(1 + below(9))
    case 7: return power / 2 + UInt128(below(3)) - (power < 4 ? 0 : 1)
    case 8: return min((UInt128(1) << UInt128(below(127))) + UInt128(below(3)), limit) - 1
    case 9: return UInt128(next() % 100_000_000)
    case 10: return wide() % (power * 10)
    default: return wide() % limit
    }
  }

  mutating func scale() -> UInt32 {
    switch below(5) {
    case 0: 0
    case 1: 2
    case 2: 38
    default: UInt32(below(39))
    }
  }

  mutating func wide() -> UInt128 { UInt128(next()) << 64 | UInt128(next()) }

  mutating func decimal() -> Decimal {
    let magnitude = Int128(magnitude())
    return Decimal(unchecked: flip() ? magnitude : -magnitude, scale: scale())
  }

  /// An amount as shops have them, and now and then any other.
  mutating func plainDecimal() -> Decimal {
    if below(8) == 0 { return decimal() }
    let magnitude = Int128(next() % PowerOfTen.word(1 + below(12)))
    return Decimal(unchecked: flip() ? magnitude : -magnitude, scale: UInt32(below(5)))
  }

  /// Words of 64 bits, many of them all zeros, all ones, or a single bit.
  mutating func limbs(atMost count: Int) -> [UInt64] {
    (0..<below(count + 1)).map { _ in limb() }
  }

  mutating func limb() -> UInt64 {
    switch below(8) {
    case 0: 0
    case 1: 1
    case 2: UInt64.max
    case 3: UInt64.max - UInt64(below(3))
    case 4: 1 << 63
    case 5: (1 << 63) - 1
    case 6: 1 << UInt64(below(64))
    default: next()
    }
  }

  /// A rate as quoted: few digits, 19 digits, or a ratio.
  mutating func rate() -> Rate {
    let numerator: UInt64
    switch below(4) {
    case 0: numerator = 1 + next() % PowerOfTen.word(19)
    case 1: numerator = PowerOfTen.word(below(19))
    default: numerator = 1 + next() % 1_000_000
    }
    let denominator = below(8) == 0 ? 1 + next() % 1_000_000 : PowerOfTen.word(below(10))
    return Rate(unchecked: numerator, over: denominator)
  }

  mutating func rounding() -> Rounding { pick(Rounding.allCases) }
}
