/// An amount as raw memory, not checked yet. It provides fast operations for the most frequent amounts: a 64-bit
/// coefficient in a currency of three letters. For any other amount they return nil, and the general code computes the
/// result.
public struct MoneyWords {
  public let low: UInt64
  public let high: Int64
  public let scale: UInt32
  /// Bytes 0 to 3 and bytes 4 to 11 of the code, as little-endian integers.
  public let head: UInt32
  public let tail: UInt64

  @inlinable @inline(always)
  public init(low: UInt64, high: Int64, scale: UInt32, head: UInt32, tail: UInt64) {
    self.low = low
    self.high = high
    self.scale = scale
    self.head = head
    self.tail = tail
  }

  /// The coefficient; it is only valid if `isShort` is true.
  @inlinable @inline(always)
  package var short: Int64 { Int64(bitPattern: low) }

  @inlinable @inline(always)
  package var isShort: Bool { high == short >> 63 }

  /// The scale and the head, which are adjacent in memory.
  @inlinable @inline(always)
  package var label: UInt64 { UInt64(scale) | UInt64(head) << 32 }

  /// True if both are short amounts of one scale, in one currency of three letters. The check has two steps, so that
  /// the values of the second step occupy no register in the first.
  @inlinable @inline(always)
  func isAlike(_ other: MoneyWords) -> Bool {
    // Each byte of the label must be within its bounds: a scale of at most 38, zeros, and three letters. A byte outside
    // its bounds leaves a high bit set.
    let outside = ((0x005A_5A5A_0000_0026 &- label) | (label &- 0x0041_4141_0000_0000)) & 0x8080_8080_8080_8080
    return (outside | (label ^ other.label) | tail | other.tail) == 0 && isShort && other.isShort
  }

  /// The coefficient of the sum, at the same scale in the same currency.
  @inlinable @inline(always)
  public func sum(_ other: MoneyWords) -> Int64? {
    guard isAlike(other) else { return nil }
    let (sum, overflow) = short.addingReportingOverflow(other.short)
    return overflow ? nil : sum
  }

  /// The coefficient of the difference, at the same scale in the same currency.
  @inlinable @inline(always)
  public func difference(_ other: MoneyWords) -> Int64? {
    guard isAlike(other) else { return nil }
    let (difference, overflow) = short.subtractingReportingOverflow(other.short)
    return overflow ? nil : difference
  }

  /// The order of the amounts: -1, 0 or 1.
  @inlinable @inline(always)
  public func order(_ other: MoneyWords) -> Int32? {
    isAlike(other) ? (short < other.short ? -1 : short == other.short ? 0 : 1) : nil
  }
}
