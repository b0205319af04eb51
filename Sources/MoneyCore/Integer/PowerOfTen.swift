/// Powers of ten by exponent.
public enum PowerOfTen {
  /// The largest exponent whose power fits 64 bits.
  @inlinable public static var largest64: Int { 19 }
  /// The largest exponent whose power fits 128 bits.
  @inlinable public static var largest128: Int { 38 }

  /// The powers that fit 64 bits, as constants in read-only memory.
  ///
  /// The table is noncopyable because a program that imports this module would otherwise copy all of it to read one
  /// element. A switch over constants is no alternative: the compiler may turn it into a jump, which no processor
  /// predicts for exponents at random.
  @usableFromInline
  struct Table: ~Copyable, Sendable {
    @usableFromInline let words: InlineArray<20, UInt64>

    init(_ words: InlineArray<20, UInt64>) {
      self.words = words
    }
  }

  @usableFromInline
  static let table = Table([
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ])

  /// 10^exponent for 0...19; 10^19 for other exponents.
  @inlinable @inline(__always)
  public static func word(_ exponent: Int) -> UInt64 {
    // As an unsigned integer, a negative exponent exceeds 19 too, so the index is always within the table.
    let index = Swift.min(UInt(bitPattern: exponent), 19)
    return table.words[unchecked: Int(bitPattern: index)]
  }

  /// 10^exponent for 0...38; 10^38 for larger exponents.
  @inlinable @inline(__always)
  public static func wide(_ exponent: Int) -> UInt128 {
    if exponent <= largest64 { return UInt128(word(exponent)) }
    let product = word(largest64).multipliedFullWidth(by: word(Swift.min(exponent, 38) &- largest64))
    return UInt128(product.high) << 64 | UInt128(product.low)
  }

  /// The number of decimal digits; 0 for the number 0, and 39 from 10^38 on.
  package static func digitCount(_ value: UInt128) -> UInt32 {
    if value == 0 { return 0 }
    var count: UInt32 = 1
    while count <= 38, value >= wide(Int(count)) { count &+= 1 }
    return count
  }

  /// The exponent of a power of ten that fits 64 bits; nil for any other number.
  package static func exponent(of value: UInt64) -> Int? {
    var exponent = 0
    while exponent <= largest64 {
      if word(exponent) == value { return exponent }
      exponent &+= 1
    }
    return nil
  }
}
