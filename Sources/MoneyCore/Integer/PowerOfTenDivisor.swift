/// A power of ten as a divisor of integers below 2^63. A division is a multiplication and two shifts, which are faster
/// than the processor's own division.
///
/// 10^k is 2^k × 5^k, so the quotient is ⌊n ÷ 5^k⌋, where n is the dividend without its last k bits. The multiplier is
/// ⌈2^(64 + s) ÷ 5^k⌉, where 2^s is the largest power of two up to 5^k. It exceeds the exact ratio by less than 1, hence
/// n × multiplier ÷ 2^(64 + s) exceeds n ÷ 5^k by less than n ÷ 2^(64 + s). This is less than 1 ÷ 5^k because n is below
/// 2^(63 - k), so both have the same integer part.
@usableFromInline
struct PowerOfTenDivisor: Sendable {
  @usableFromInline let power: UInt64
  @usableFromInline let multiplier: UInt64
  /// The shift before the multiplication, of twice the dividend: k + 1, or 0 for the divisor 1.
  @usableFromInline let before: UInt64
  /// The shift s after the multiplication.
  @usableFromInline let after: UInt64

  private init(_ power: UInt64, _ multiplier: UInt64, _ before: UInt64, _ after: UInt64) {
    self.power = power
    self.multiplier = multiplier
    self.before = before
    self.after = after
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
    PowerOfTenDivisor(1, 0x8000_0000_0000_0000, 0, 0),
    PowerOfTenDivisor(10, 0xCCCC_CCCC_CCCC_CCCD, 2, 2),
    PowerOfTenDivisor(100, 0xA3D7_0A3D_70A3_D70B, 3, 4),
    PowerOfTenDivisor(1000, 0x8312_6E97_8D4F_DF3C, 4, 6),
    PowerOfTenDivisor(10_000, 0xD1B7_1758_E219_652C, 5, 9),
    PowerOfTenDivisor(100_000, 0xA7C5_AC47_1B47_8424, 6, 11),
    PowerOfTenDivisor(1_000_000, 0x8637_BD05_AF6C_69B6, 7, 13),
    PowerOfTenDivisor(10_000_000, 0xD6BF_94D5_E57A_42BD, 8, 16),
    PowerOfTenDivisor(100_000_000, 0xABCC_7711_8461_CEFD, 9, 18),
    PowerOfTenDivisor(1_000_000_000, 0x8970_5F41_36B4_A598, 10, 20),
    PowerOfTenDivisor(10_000_000_000, 0xDBE6_FECE_BDED_D5BF, 11, 23),
    PowerOfTenDivisor(100_000_000_000, 0xAFEB_FF0B_CB24_AAFF, 12, 25),
    PowerOfTenDivisor(1_000_000_000_000, 0x8CBC_CC09_6F50_88CC, 13, 27),
    PowerOfTenDivisor(10_000_000_000_000, 0xE12E_1342_4BB4_0E14, 14, 30),
    PowerOfTenDivisor(100_000_000_000_000, 0xB424_DC35_095C_D810, 15, 32),
    PowerOfTenDivisor(1_000_000_000_000_000, 0x901D_7CF7_3AB0_ACDA, 16, 34),
    PowerOfTenDivisor(10_000_000_000_000_000, 0xE695_94BE_C44D_E15C, 17, 37),
    PowerOfTenDivisor(100_000_000_000_000_000, 0xB877_AA32_36A4_B44A, 18, 39),
    PowerOfTenDivisor(1_000_000_000_000_000_000, 0x9392_EE8E_921D_5D08, 19, 41),
    PowerOfTenDivisor(10_000_000_000_000_000_000, 0xEC1E_4A7D_B695_61A6, 20, 44),
  ])

  /// The divisor 10^exponent; 10^19 for exponents other than 0...19.
  @inlinable @inline(__always)
  static func tenTo(_ exponent: Int) -> PowerOfTenDivisor {
    let index = Swift.min(UInt(bitPattern: exponent), 19)
    return table.rows[unchecked: Int(bitPattern: index)]
  }

  /// The quotient and the remainder of a dividend below 2^63.
  @inlinable @inline(__always)
  func divide(_ dividend: UInt64) -> (quotient: UInt64, remainder: UInt64) {
    let quotient = multiplier.multipliedFullWidth(by: (dividend &<< 1) &>> before).high &>> after
    return (quotient, dividend &- quotient &* power)
  }
}
