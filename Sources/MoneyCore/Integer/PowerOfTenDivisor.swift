/// A power of ten as a divisor of 128 bits. A division takes two multiplications, which are faster than the processor's
/// own division and also exist where it has none.
///
/// The method is division by a reciprocal (N. Möller and T. Granlund, "Improved Division by Invariant Integers", IEEE
/// Transactions on Computers 60, 2011). The power is shifted left until its top bit is set; the reciprocal is
/// ⌊(2^128 - 1) ÷ shifted power⌋ - 2^64.
@usableFromInline
struct PowerOfTenDivisor: Sendable {
  @usableFromInline let power: UInt64
  /// The number of places by which the power is shifted.
  @usableFromInline let shift: UInt64
  /// The power, shifted left until its top bit is set.
  @usableFromInline let shifted: UInt64
  @usableFromInline let reciprocal: UInt64

  private init(_ power: UInt64, _ shift: UInt64, _ shifted: UInt64, _ reciprocal: UInt64) {
    self.power = power
    self.shift = shift
    self.shifted = shifted
    self.reciprocal = reciprocal
  }

  /// Noncopyable for the reason that `PowerOfTen.Table` states.
  @usableFromInline
  struct Table: ~Copyable, Sendable {
    @usableFromInline let rows: InlineArray<20, PowerOfTenDivisor>

    init(_ rows: InlineArray<20, PowerOfTenDivisor>) {
      self.rows = rows
    }
  }

  @usableFromInline
  static let table = Table([
    PowerOfTenDivisor(1, 63, 0x8000_0000_0000_0000, 0xFFFF_FFFF_FFFF_FFFF),
    PowerOfTenDivisor(10, 60, 0xA000_0000_0000_0000, 0x9999_9999_9999_9999),
    PowerOfTenDivisor(100, 57, 0xC800_0000_0000_0000, 0x47AE_147A_E147_AE14),
    PowerOfTenDivisor(1000, 54, 0xFA00_0000_0000_0000, 0x0624_DD2F_1A9F_BE76),
    PowerOfTenDivisor(10_000, 50, 0x9C40_0000_0000_0000, 0xA36E_2EB1_C432_CA57),
    PowerOfTenDivisor(100_000, 47, 0xC350_0000_0000_0000, 0x4F8B_588E_368F_0846),
    PowerOfTenDivisor(1_000_000, 44, 0xF424_0000_0000_0000, 0x0C6F_7A0B_5ED8_D36B),
    PowerOfTenDivisor(10_000_000, 40, 0x9896_8000_0000_0000, 0xAD7F_29AB_CAF4_8578),
    PowerOfTenDivisor(100_000_000, 37, 0xBEBC_2000_0000_0000, 0x5798_EE23_08C3_9DF9),
    PowerOfTenDivisor(1_000_000_000, 34, 0xEE6B_2800_0000_0000, 0x12E0_BE82_6D69_4B2E),
    PowerOfTenDivisor(10_000_000_000, 30, 0x9502_F900_0000_0000, 0xB7CD_FD9D_7BDB_AB7D),
    PowerOfTenDivisor(100_000_000_000, 27, 0xBA43_B740_0000_0000, 0x5FD7_FE17_9649_55FD),
    PowerOfTenDivisor(1_000_000_000_000, 24, 0xE8D4_A510_0000_0000, 0x1979_9812_DEA1_1197),
    PowerOfTenDivisor(10_000_000_000_000, 20, 0x9184_E72A_0000_0000, 0xC25C_2684_9768_1C26),
    PowerOfTenDivisor(100_000_000_000_000, 17, 0xB5E6_20F4_8000_0000, 0x6849_B86A_12B9_B01E),
    PowerOfTenDivisor(1_000_000_000_000_000, 14, 0xE35F_A931_A000_0000, 0x203A_F9EE_7561_59B2),
    PowerOfTenDivisor(10_000_000_000_000_000, 10, 0x8E1B_C9BF_0400_0000, 0xCD2B_297D_889B_C2B6),
    PowerOfTenDivisor(100_000_000_000_000_000, 7, 0xB1A2_BC2E_C500_0000, 0x70EF_5464_6D49_6892),
    PowerOfTenDivisor(1_000_000_000_000_000_000, 4, 0xDE0B_6B3A_7640_0000, 0x2725_DD1D_243A_BA0E),
    PowerOfTenDivisor(10_000_000_000_000_000_000, 0, 0x8AC7_2304_89E8_0000, 0xD83C_94FB_6D2A_C34A),
  ])

  /// The divisor 10^exponent; 10^19 for exponents other than 0...19.
  @inlinable @inline(__always)
  static func tenTo(_ exponent: Int) -> PowerOfTenDivisor {
    let index = Swift.min(UInt(bitPattern: exponent), 19)
    return table.rows[unchecked: Int(bitPattern: index)]
  }

  /// The quotient, and the remainder × 2^shift, which is less than `shifted`; nil if the quotient exceeds 64 bits.
  @inlinable @inline(__always)
  func divide(_ dividend: (high: UInt64, low: UInt64)) -> (quotient: UInt64, remainder: UInt64)? {
    guard dividend.high < power else { return nil }
    // The dividend is shifted like the power. A shift by up to 64 bits is done in two steps.
    let high = dividend.high &<< shift | (dividend.low &>> 1) &>> (63 &- shift)
    let low = dividend.low &<< shift
    let product = reciprocal.multipliedFullWidth(by: high)
    let estimate =
      (UInt128(product.high) << 64 | UInt128(product.low)) &+ (UInt128(high) << 64 | UInt128(low))
    // The estimate plus one is the quotient, one more than it, or very rarely one less.
    var quotient = UInt64(truncatingIfNeeded: estimate >> 64) &+ 1
    var remainder = low &- quotient &* shifted
    let excess = 0 &- Comparison.isLess(UInt64(truncatingIfNeeded: estimate), remainder)
    quotient &+= excess
    remainder &+= excess & shifted
    if remainder >= shifted {
      quotient &+= 1
      remainder &-= shifted
    }
    return (quotient, remainder)
  }
}
