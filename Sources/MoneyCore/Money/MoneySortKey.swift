/// Bytes that sort like amounts: first by currency code, then by value, as `memcmp` compares them. Equal amounts of
/// different scales have equal keys, and no key is the start of another. `docs/reference/packed.md` defines them.
///
///     1.5 EUR is 45555200A71000
///
/// A number is its sign with its magnitude in powers of ten, then its digits in pairs. All bytes of a negative number are
/// complemented.
public enum MoneySortKey {
  /// A code with its end, the sign, 19 pairs of digits and their end.
  public static var longest: Int { CurrencyCode.longest &+ 1 &+ 1 &+ pairs &+ 1 }
  private static var pairs: Int { 19 }
  private static var zero: UInt8 { 0x80 }
  /// The exponent of the smallest value, 10^-38, is -37.
  private static var lowestExponent: Int { -37 }

  /// Writes the key of an amount, and returns its length. There must be room for `longest` bytes.
  public static func write(_ money: Money, to bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var end = 0
    let count = money.currency.count
    for index in 0..<count {
      bytes[end] = money.currency[index]
      end &+= 1
    }
    // Every byte of a code is above 0, so "AB" comes before "ABC".
    bytes[end] = 0
    end &+= 1
    let magnitude = money.amount.magnitude
    guard magnitude != 0 else {
      bytes[end] = zero
      return end &+ 1
    }
    let mask: UInt8 = money.amount.isNegative ? 0xFF : 0
    let digits = Int(PowerOfTen.digitCount(magnitude))
    let exponent = digits &- Int(money.amount.scale) &- lowestExponent
    bytes[end] = UInt8(truncatingIfNeeded: Int(zero) &+ 1 &+ exponent) ^ mask
    end &+= 1
    // 38 digits fit, so the first digit is the first one of 38.
    let aligned = magnitude &* PowerOfTen.wide(38 &- digits)
    let (upper, rest) = aligned.quotientAndRemainder(dividingBy: PowerOfTen.wide(20))
    let (middle, lower) = rest.quotientAndRemainder(dividingBy: PowerOfTen.wide(10))
    put(UInt64(truncatingIfNeeded: upper), pairs: 9, to: bytes, at: end, mask)
    put(UInt64(truncatingIfNeeded: middle), pairs: 5, to: bytes, at: end &+ 9, mask)
    put(UInt64(truncatingIfNeeded: lower), pairs: 5, to: bytes, at: end &+ 14, mask)
    var last = end &+ pairs
    while last > end, bytes[last &- 1] == 1 ^ mask { last &-= 1 }
    // Every pair is above 0, so fewer digits come before more.
    bytes[last] = mask
    return last &+ 1
  }

  /// Writes pairs of digits, each plus 1.
  private static func put(
    _ value: UInt64, pairs: Int, to bytes: UnsafeMutableBufferPointer<UInt8>, at start: Int, _ mask: UInt8
  ) {
    var rest = value
    var place = start &+ pairs
    while place > start {
      place &-= 1
      let (hundredth, pair) = rest.quotientAndRemainder(dividingBy: 100)
      rest = hundredth
      bytes[place] = (UInt8(truncatingIfNeeded: pair) &+ 1) ^ mask
    }
  }
}
