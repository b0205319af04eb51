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
  public var short: Int64 { Int64(bitPattern: low) }

  @inlinable @inline(always)
  package var isShort: Bool { high == short >> 63 }

  /// The scale and the head, which are adjacent in memory.
  @inlinable @inline(always)
  package var label: UInt64 { UInt64(scale) | UInt64(head) << 32 }

  /// The number alone.
  @inlinable @inline(always)
  var number: RawDecimal { RawDecimal(low: low, high: high, label: UInt64(scale)) }

  /// A word in which a byte's top bit is set if a byte of the label is outside its bounds: a scale of at most 38, zeros,
  /// and three letters. The other bits are arbitrary.
  @inlinable @inline(always)
  var outside: UInt64 { (0x005A_5A5A_0000_0026 &- label) | (label &- 0x0041_4141_0000_0000) }

  @inlinable @inline(always)
  static var topBits: UInt64 { 0x8080_8080_8080_8080 }

  /// True for a short amount in a currency of three letters.
  @inlinable @inline(always)
  public var isPlain: Bool { outside & MoneyWords.topBits | tail == 0 && isShort }

  /// 0 for a short amount with the scale and the code of a plain one.
  @inlinable @inline(always)
  public func difference(fromPlain other: MoneyWords) -> UInt64 {
    label ^ other.label | tail | UInt64(bitPattern: high ^ short >> 63)
  }

  /// True if both are short amounts of one scale, in one currency of three letters. The check has two steps, so that
  /// the values of the second step occupy no register in the first.
  @inlinable @inline(always)
  func isAlike(_ other: MoneyWords) -> Bool {
    let faults = outside & MoneyWords.topBits | (label ^ other.label)
    return (faults | tail | other.tail) == 0 && isShort && other.isShort
  }

  /// The coefficient of the sum, at the same scale in the same currency.
  @inlinable @inline(always)
  public func sum(_ other: MoneyWords) -> Int64? { isAlike(other) ? number.shortSum(other.number) : nil }

  /// The coefficient of the difference, at the same scale in the same currency.
  @inlinable @inline(always)
  public func difference(_ other: MoneyWords) -> Int64? {
    isAlike(other) ? number.shortDifference(other.number) : nil
  }

  /// The order of amounts of one scale in one currency: -1, 0 or 1.
  @inlinable @inline(always)
  public func order(_ other: MoneyWords) -> Int32? { isAlike(other) ? number.shortOrder(other.number) : nil }

  @inlinable @inline(always)
  public var negated: Decimal? { isPlain ? number.shortNegated : nil }

  @inlinable @inline(always)
  public var absolute: Decimal? { isPlain ? number.shortAbsolute : nil }

  /// -1, 0 or 1.
  @inlinable @inline(always)
  public var sign: Int32? { isPlain ? number.shortSign : nil }
}

extension MoneyWords: OrderedWords {}

extension MoneyWords {
  /// The checked amount; nil if the words are not one.
  public var amount: Money? {
    guard let code = CurrencyCode(head: head, rest: tail),
      let value = Decimal(coefficient: Int128(high) << 64 | Int128(low), scale: scale)
    else { return nil }
    return Money(value, code)
  }

  /// True if both are amounts, in different currencies.
  public func isOfOtherCurrency(than other: MoneyWords) -> Bool {
    if head == other.head, tail == other.tail { return false }
    return amount != nil && other.amount != nil
  }
}

// Amounts whose scales may differ.
extension MoneyWords {
  /// Both coefficients at the larger scale; nil unless both are short amounts in one currency of three letters, with
  /// scales that are near enough.
  @inlinable @inline(always)
  func aligned(_ other: MoneyWords) -> RawDecimal.Aligned? {
    // If the other scale is out of bounds, its distance to 38 is negative, so a top bit is set too.
    let faults = (outside | (38 &- UInt64(other.scale))) & MoneyWords.topBits | UInt64(head ^ other.head)
    guard (faults | tail | other.tail) == 0, number.excess | other.number.excess == 0 else { return nil }
    return number.shortAligned(other.number)
  }

  /// The sum at the larger scale.
  @inlinable @inline(always)
  public func alignedSum(_ other: MoneyWords) -> Decimal? { aligned(other)?.sum }

  /// The difference at the larger scale.
  @inlinable @inline(always)
  public func alignedDifference(_ other: MoneyWords) -> Decimal? { aligned(other)?.difference }

  /// The order of the amounts: -1, 0 or 1.
  @inlinable @inline(always)
  public func alignedOrder(_ other: MoneyWords) -> Int32? { aligned(other)?.order }

  /// True if values and currencies are equal; nil if the general code must compare them.
  @inlinable @inline(always)
  public func isEqual(_ other: MoneyWords) -> Bool? {
    if head != other.head { return isPlain && other.isPlain ? false : nil }
    return alignedOrder(other).map { $0 == 0 }
  }
}
