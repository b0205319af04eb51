/// An amount as it lies in memory, not checked yet, and the shortest way for what most amounts are: a coefficient of 64
/// bits in a currency of three letters. Whatever is not that gets nil here, and goes the whole way.
public struct MoneyWords {
  public let low: UInt64
  public let high: Int64
  public let scale: UInt32
  /// The code's bytes 0 to 3 and 4 to 11, as little-endian integers.
  public let head: UInt32
  public let tail: UInt64

  @inlinable @inline(__always)
  public init(low: UInt64, high: Int64, scale: UInt32, head: UInt32, tail: UInt64) {
    self.low = low
    self.high = high
    self.scale = scale
    self.head = head
    self.tail = tail
  }

  /// The coefficient; right where `isShort`.
  @inlinable @inline(__always)
  package var short: Int64 { Int64(bitPattern: low) }

  @inlinable @inline(__always)
  package var isShort: Bool { high == short >> 63 }

  /// Scale and head, as they lie side by side.
  @inlinable @inline(__always)
  package var label: UInt64 { UInt64(scale) | UInt64(head) << 32 }

  /// Whether both are short amounts of one scale, in one currency of three letters. Asked in two steps, so that what the
  /// second one needs takes no register from the first.
  @inlinable @inline(__always)
  func isAlike(_ other: MoneyWords) -> Bool {
    // Each byte of the label within its bounds: a scale of at most 38, three letters, zeros. What is below or above
    // leaves a high bit.
    let outside = ((0x005A_5A5A_0000_0026 &- label) | (label &- 0x0041_4141_0000_0000)) & 0x8080_8080_8080_8080
    return (outside | (label ^ other.label) | tail | other.tail) == 0 && isShort && other.isShort
  }

  /// The sum's coefficient, at the same scale in the same currency.
  @inlinable @inline(__always)
  public func sum(_ other: MoneyWords) -> Int64? {
    guard isAlike(other) else { return nil }
    let (sum, overflow) = short.addingReportingOverflow(other.short)
    return overflow ? nil : sum
  }

  /// The difference's coefficient, at the same scale in the same currency.
  @inlinable @inline(__always)
  public func difference(_ other: MoneyWords) -> Int64? {
    guard isAlike(other) else { return nil }
    let (difference, overflow) = short.subtractingReportingOverflow(other.short)
    return overflow ? nil : difference
  }

  /// -1, 0 or 1.
  @inlinable @inline(__always)
  public func order(_ other: MoneyWords) -> Int32? {
    isAlike(other) ? (short < other.short ? -1 : short == other.short ? 0 : 1) : nil
  }
}
