/// Powers of ten by exponent.
public enum PowerOfTen {
  /// The largest exponent whose power fits 64 bits.
  @inlinable public static var largest64: Int { 19 }
  /// The largest exponent whose power fits 128 bits.
  @inlinable public static var largest128: Int { 38 }

  /// 10^exponent for 0...19; 10^19 for larger exponents.
  @inlinable @inline(__always)
  public static func word(_ exponent: Int) -> UInt64 {
    // The compiler turns a switch over constants into a table in the read-only data, which needs no initialiser at run
    // time.
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    case 9: 1_000_000_000
    case 10: 10_000_000_000
    case 11: 100_000_000_000
    case 12: 1_000_000_000_000
    case 13: 10_000_000_000_000
    case 14: 100_000_000_000_000
    case 15: 1_000_000_000_000_000
    case 16: 10_000_000_000_000_000
    case 17: 100_000_000_000_000_000
    case 18: 1_000_000_000_000_000_000
    default: 10_000_000_000_000_000_000
    }
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
