/// The rule of a rounding mode as bits, which are looked up without a branch: no processor can predict the digits of the
/// next amount.
@frozen
public struct RoundingRule: Sendable {
  /// A bit for each case: in bits 0 to 15, whether the kept magnitude is increased by one; in bits 16 to 31, whether the
  /// case is refused. A group of four bits belongs to a tail; its bits are those of an even kept number, positive and
  /// negative, and of an odd one, positive and negative.
  @usableFromInline let bits: UInt32

  @inlinable @inline(__always)
  init(bits: UInt32) {
    self.bits = bits
  }

  /// Noncopyable for the reason that `PowerOfTen.Table` states.
  @usableFromInline
  struct Table: ~Copyable, Sendable {
    @usableFromInline let bits: InlineArray<11, UInt32>

    init(_ bits: InlineArray<11, UInt32>) {
      self.bits = bits
    }
  }

  /// The modes in the order of their values. The groups are, from the left: above half, half, below half, and no tail.
  @usableFromInline
  static let table = Table([
    0b1111_1100_0000_0000,  // halfEven
    0b1111_1111_0000_0000,  // halfUp
    0b1111_0000_0000_0000,  // halfDown
    0b1111_1111_1111_0000,  // up
    0b0000_0000_0000_0000,  // down
    0b0101_0101_0101_0000,  // ceiling
    0b1010_1010_1010_0000,  // floor
    0b1111_1111_1111_0000_0000_0000_0000_0000,  // unnecessary
    0b1111_0011_0000_0000,  // halfOdd
    0b1111_0101_0000_0000,  // halfCeiling
    0b1111_1010_0000_0000,  // halfFloor
  ])

  /// Nil if the value is not that of a mode.
  @inlinable @inline(__always)
  public init?(rawValue: Int32) {
    let index = UInt32(bitPattern: rawValue &- 1000)
    guard index <= 10 else { return nil }
    bits = RoundingRule.table.bits[unchecked: Int(index)]
  }

  @inlinable @inline(__always)
  public init(_ rounding: Rounding) {
    let index = UInt32(bitPattern: rounding.rawValue &- 1000)
    bits = RoundingRule.table.bits[unchecked: Int(index)]
  }

  /// The outcome of a case: bit 0 is set if the kept magnitude is increased, bit 16 if the case is refused.
  ///
  /// - Parameters:
  ///   - kept: an integer with the lowest bit of the kept magnitude.
  ///   - sign: an integer with the sign of the value.
  @inlinable @inline(__always)
  func outcome(kept: UInt64, sign: Int64, tail: Tail) -> UInt32 {
    let parity = UInt32(truncatingIfNeeded: kept & 1)
    let isNegative = UInt32(truncatingIfNeeded: UInt64(bitPattern: sign) >> 63)
    return bits &>> (tail.rank &<< 2 | parity &<< 1 | isNegative)
  }
}
