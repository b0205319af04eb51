// Sums, differences, comparisons and signs of short decimals.

extension RawDecimal {
  /// True if both are short decimals of one scale.
  @inlinable @inline(always)
  func isAlike(_ other: RawDecimal) -> Bool { label == other.label && isShort && other.excess == 0 }

  /// The coefficient of the sum, at the same scale.
  @inlinable @inline(always)
  public func sum(_ other: RawDecimal) -> Int64? { isAlike(other) ? shortSum(other) : nil }

  /// The coefficient of the difference, at the same scale.
  @inlinable @inline(always)
  public func difference(_ other: RawDecimal) -> Int64? { isAlike(other) ? shortDifference(other) : nil }

  /// The order of decimals of one scale: -1, 0 or 1.
  @inlinable @inline(always)
  public func order(_ other: RawDecimal) -> Int32? { isAlike(other) ? shortOrder(other) : nil }

  @inlinable @inline(always)
  public var negated: Decimal? { isShort ? shortNegated : nil }

  @inlinable @inline(always)
  public var absolute: Decimal? { isShort ? shortAbsolute : nil }

  /// -1, 0 or 1.
  @inlinable @inline(always)
  public var sign: Int32? { isShort ? shortSign : nil }
}

// Decimals whose scales may differ.
extension RawDecimal {
  /// Both coefficients at the larger scale; nil unless both are short decimals with scales that are near enough.
  @inlinable @inline(always)
  func aligned(_ other: RawDecimal) -> Aligned? {
    guard Swift.max(label, other.label) <= UInt64(Decimal.maximumScale), excess | other.excess == 0 else { return nil }
    return shortAligned(other)
  }

  /// The sum at the larger scale.
  @inlinable @inline(always)
  public func alignedSum(_ other: RawDecimal) -> Decimal? { aligned(other)?.sum }

  /// The difference at the larger scale.
  @inlinable @inline(always)
  public func alignedDifference(_ other: RawDecimal) -> Decimal? { aligned(other)?.difference }

  /// The order of the decimals: -1, 0 or 1.
  @inlinable @inline(always)
  public func alignedOrder(_ other: RawDecimal) -> Int32? { aligned(other)?.order }
}

// The same without checks, for `MoneyWords` too.
extension RawDecimal {
  @inlinable @inline(always)
  func shortSum(_ other: RawDecimal) -> Int64? {
    let (sum, overflow) = short.addingReportingOverflow(other.short)
    return overflow ? nil : sum
  }

  @inlinable @inline(always)
  func shortDifference(_ other: RawDecimal) -> Int64? {
    let (difference, overflow) = short.subtractingReportingOverflow(other.short)
    return overflow ? nil : difference
  }

  @inlinable @inline(always)
  func shortOrder(_ other: RawDecimal) -> Int32 {
    short < other.short ? -1 : short == other.short ? 0 : 1
  }

  /// The negation, which may be 2^63.
  @inlinable @inline(always)
  var shortNegated: Decimal { Decimal(unchecked: 0 &- Int128(short), scale: UInt32(truncatingIfNeeded: label)) }

  @inlinable @inline(always)
  var shortAbsolute: Decimal { Decimal(unchecked: Int128(short.magnitude), scale: UInt32(truncatingIfNeeded: label)) }

  @inlinable @inline(always)
  var shortSign: Int32 { Int32(truncatingIfNeeded: short.signum()) }

  /// The largest difference of scales that `shortAligned` handles: 10^18 is the largest power of ten that fits 64 bits
  /// with a sign.
  @inlinable static var mostShift: UInt64 { 18 }

  /// Both short coefficients at the larger scale; nil if the scales differ by more than `mostShift`.
  ///
  /// Which of the scales is larger cannot be predicted, so both coefficients are multiplied, one of them by 1.
  @inlinable @inline(always)
  func shortAligned(_ other: RawDecimal) -> Aligned? {
    let rise = Int64(truncatingIfNeeded: other.label) &- Int64(truncatingIfNeeded: label)
    let shift = rise.magnitude
    guard shift <= RawDecimal.mostShift else { return nil }
    let power = Int64(truncatingIfNeeded: PowerOfTen.word(Int(truncatingIfNeeded: shift)))
    return Aligned(
      left: RawDecimal.product(short, rise > 0 ? power : 1),
      right: RawDecimal.product(other.short, rise < 0 ? power : 1),
      scale: UInt32(truncatingIfNeeded: Swift.max(label, other.label)))
  }

  @inlinable @inline(always)
  static func product(_ coefficient: Int64, _ power: Int64) -> Int128 {
    let product = coefficient.multipliedFullWidth(by: power)
    return Int128(product.high) << 64 | Int128(product.low)
  }

  /// Two coefficients at one scale. The magnitude of each is at most 2^63 × 10^18, which is less than a tenth of the limit
  /// of coefficients, so the sum and the difference are always in range.
  @frozen @usableFromInline
  struct Aligned {
    @usableFromInline let left: Int128
    @usableFromInline let right: Int128
    @usableFromInline let scale: UInt32

    @inlinable @inline(always)
    init(left: Int128, right: Int128, scale: UInt32) {
      self.left = left
      self.right = right
      self.scale = scale
    }

    @inlinable @inline(always)
    var sum: Decimal { Decimal(unchecked: left &+ right, scale: scale) }

    @inlinable @inline(always)
    var difference: Decimal { Decimal(unchecked: left &- right, scale: scale) }

    /// Two comparisons and no branch.
    @inlinable @inline(always)
    var order: Int32 { (left > right ? 1 : 0) &- (left < right ? 1 : 0) }
  }
}
