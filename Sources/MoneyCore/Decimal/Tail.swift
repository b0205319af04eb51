/// The rest of a division, compared with half of the last digit that is kept.
public struct Tail: Sendable, Equatable {
  /// 0 to 3, in the order of the constants below.
  @usableFromInline let rank: UInt32

  @inlinable @inline(__always)
  init(rank: UInt32) {
    self.rank = rank
  }

  public static var zero: Tail { Tail(rank: 0) }
  public static var belowHalf: Tail { Tail(rank: 1) }
  public static var half: Tail { Tail(rank: 2) }
  public static var aboveHalf: Tail { Tail(rank: 3) }

  /// The tail of a division by `divisor` that left `remainder`.
  @inlinable @inline(__always)
  public init<Integer: FixedWidthInteger & UnsignedInteger>(remainder: Integer, divisor: Integer) {
    let rest = divisor &- remainder
    rank = remainder == 0 ? 0 : remainder < rest ? 1 : remainder == rest ? 2 : 3
  }

  /// The same, without a branch.
  @inlinable @inline(__always)
  public init(remainder: UInt64, divisor: UInt64) {
    let rest = divisor &- remainder
    // A remainder above 0, one of at least half, and one of more than half each add one.
    let isInexact = Comparison.isLess(0, remainder)
    let isAbove = Comparison.isLess(rest, remainder)
    let isBelow = Comparison.isLess(remainder, rest)
    rank = UInt32(truncatingIfNeeded: isInexact &+ isAbove &+ (1 &- isBelow))
  }
}
