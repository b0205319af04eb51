/// Comparisons whose results are integers. A compiler turns a `Bool` that selects one of two values into a branch when it
/// sees fit, and no processor can predict a branch on the digits of an amount.
@usableFromInline
enum Comparison {
  /// 1 if `left` is less than `right`, otherwise 0.
  @inlinable @inline(__always)
  static func isLess(_ left: UInt64, _ right: UInt64) -> UInt64 {
    // The difference of two 64-bit integers is negative, and all its upper bits are set, or its upper bits are 0.
    UInt64(truncatingIfNeeded: (UInt128(left) &- UInt128(right)) >> 127)
  }
}
