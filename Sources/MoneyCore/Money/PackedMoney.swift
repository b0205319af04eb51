/// The packed form of an amount for disks and networks: 7 to 22 bytes for a currency of three letters. Its bytes never
/// change; `docs/reference/packed.md` defines them.
///
///     10.50 EUR is 1345555202041A4D
///
/// The coefficient has as few bytes as it needs, so equal amounts of one scale have equal bytes. The last byte detects
/// every change of a single byte.
public enum PackedMoney {
  /// The version that is written. Later versions of the library read it too.
  public static var version: UInt8 { 1 }
  /// One byte each for the version, a code of one letter, the scale, the coefficient and the check.
  public static var shortest: Int { 5 }
  public static var longest: Int { 4 &+ CurrencyCode.longest &+ 15 }
  /// All bytes but those of the code and the coefficient.
  private static var frame: Int { 3 }
  private static var widest: Int { 16 }

  /// Writes an amount, and returns the number of bytes. There must be room for `longest` bytes.
  public static func write(_ money: Money, to bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let (code, coefficient) = (money.currency, money.amount.coefficient)
    let count = code.count
    var end = 0
    var check: UInt8 = 0
    func put(_ byte: UInt8) {
      bytes[end] = byte
      check ^= byte
      end &+= 1
    }
    put(version << 4 | UInt8(truncatingIfNeeded: count))
    for index in 0..<count { put(code[index]) }
    put(UInt8(truncatingIfNeeded: money.amount.scale))
    var left = width(coefficient)
    while left > 0 {
      left &-= 1
      put(UInt8(truncatingIfNeeded: coefficient >> Int128(truncatingIfNeeded: left &* 8)))
    }
    bytes[end] = check
    return end &+ 1
  }

  /// The least number of bytes that hold a coefficient and its sign.
  private static func width(_ coefficient: Int128) -> Int {
    let magnitude = coefficient ^ (coefficient >> 127)
    return (128 &- magnitude.leadingZeroBitCount) / 8 &+ 1
  }

  /// Reads an amount that `write` wrote, and refuses all other bytes.
  public static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Money {
    guard bytes.count >= shortest, bytes.count <= longest else { throw wrongLength(bytes.count) }
    guard bytes[0] >> 4 == version else { throw wrongVersion(bytes[0]) }
    let count = Int(bytes[0] & 15)
    let width = bytes.count &- frame &- count
    guard count >= 1, count <= CurrencyCode.longest, width >= 1, width <= widest else {
      throw wrong("length", at: 0)
    }
    var check: UInt8 = 0
    for byte in bytes { check ^= byte }
    guard check == 0 else { throw wrong("check byte", at: bytes.count &- 1) }
    guard let code = CurrencyCode(UnsafeBufferPointer(rebasing: bytes[1..<(count &+ 1)])) else {
      throw wrong("currency code", at: 1)
    }
    // The first byte contains the sign.
    let first = count &+ 2
    var coefficient = Int128(Int8(bitPattern: bytes[first]))
    for index in (first &+ 1)..<(first &+ width) { coefficient = coefficient << 8 | Int128(bytes[index]) }
    guard let amount = Decimal(coefficient: coefficient, scale: UInt32(bytes[count &+ 1])) else {
      throw wrong("scale or coefficient", at: count &+ 1)
    }
    guard self.width(coefficient) == width else { throw wrong("coefficient", at: first) }
    return Money(amount, code)
  }

  @inline(never)
  private static func wrong(_ part: StaticString, at position: Int) -> MoneyFailure {
    MoneyFailure(.document, "packed amount must have a valid " + Message(part), at: position)
  }

  @inline(never)
  private static func wrongLength(_ count: Int) -> MoneyFailure {
    MoneyFailure(
      .document,
      "packed amount must be " + .number(shortest) + " to " + .number(longest) + " bytes long, got " + .number(count),
      at: 0)
  }

  @inline(never)
  private static func wrongVersion(_ byte: UInt8) -> MoneyFailure {
    let found = byte >> 4
    if found == 0 { return wrong("version", at: 0) }
    return MoneyFailure(
      .version, "packed amount of version " + .number(Int(found)) + " requires a newer library", at: 0)
  }
}
