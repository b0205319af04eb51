/// The rule of a rounding mode, looked up in a table without a branch: no processor can predict the digits of the next
/// amount.
@frozen
public struct RoundingRule: Sendable {
  /// The position of the mode in `Rounding`.
  @usableFromInline let mode: UInt32

  /// Noncopyable for the reason that `PowerOfTen.Table` states.
  @usableFromInline
  struct Table: ~Copyable, Sendable {
    @usableFromInline let increments: InlineArray<22, UInt8>

    init(_ increments: InlineArray<22, UInt8>) {
      self.increments = increments
    }
  }

  /// For each mode, the increments of positive and of negative values. A pair of bits belongs to a tail, from the left:
  /// above half, half, below half and zero. The first bit of a pair is set if an odd magnitude is increased by one, the
  /// second if an even one is.
  @usableFromInline
  static let table = Table([
    0b11_10_00_00, 0b11_10_00_00,  // halfEven
    0b11_11_00_00, 0b11_11_00_00,  // halfUp
    0b11_00_00_00, 0b11_00_00_00,  // halfDown
    0b11_11_11_00, 0b11_11_11_00,  // up
    0b00_00_00_00, 0b00_00_00_00,  // down
    0b11_11_11_00, 0b00_00_00_00,  // ceiling
    0b00_00_00_00, 0b11_11_11_00,  // floor
    0b00_00_00_00, 0b00_00_00_00,  // unnecessary
    0b11_01_00_00, 0b11_01_00_00,  // halfOdd
    0b11_11_00_00, 0b11_00_00_00,  // halfCeiling
    0b11_00_00_00, 0b11_11_00_00,  // halfFloor
  ])

  /// Nil if the value is not that of a mode.
  @inlinable @inline(__always)
  public init?(rawValue: Int32) {
    mode = UInt32(bitPattern: rawValue &- Rounding.halfEven.rawValue)
    guard mode <= 10 else { return nil }
  }

  @inlinable @inline(__always)
  public init(_ rounding: Rounding) {
    mode = UInt32(bitPattern: rounding.rawValue &- Rounding.halfEven.rawValue)
  }

  /// True if a result with a tail other than zero is refused.
  @inlinable @inline(__always)
  var isExact: Bool { mode == 7 }

  /// 1 if the kept magnitude is increased by one, otherwise 0.
  ///
  /// - Parameters:
  ///   - kept: an integer with the lowest bit of the kept magnitude.
  ///   - sign: an integer with the sign of the value.
  @inlinable @inline(__always)
  func increment(kept: UInt64, sign: Int64, tail: Tail) -> UInt64 {
    let row = UInt64(mode) << 1 | UInt64(bitPattern: sign) &>> 63
    let increments = UInt32(RoundingRule.table.increments[unchecked: Int(truncatingIfNeeded: row)])
    return UInt64(increments &>> (tail.rank &<< 1 | UInt32(truncatingIfNeeded: kept & 1)) & 1)
  }
}
