import CMoney
import MoneyCore

// Values are read and written field by field, at any alignment: assigning an entire C struct is slower, and a caller's
// buffer need not be aligned.

extension Boundary {
  static var scaleOffset: Int { 16 }
  static var reservedOffset: Int { 20 }
  static var codeOffset: Int { 20 }

  /// Reads a decimal.
  static func decimal(
    _ pointer: UnsafePointer<money_decimal_t>?, _ name: StaticString
  ) throws(MoneyFailure) -> Decimal {
    try Inlined.decimal(pointer, name)
  }

  /// Reads an amount.
  static func money(_ pointer: UnsafePointer<money_t>?, _ name: StaticString) throws(MoneyFailure) -> Money {
    try Inlined.money(pointer, name)
  }

  /// The three pointers; nil if one is null. A single branch detects that: null minus one is negative, unlike any
  /// address in a program.
  @inline(always)
  static func given<First, Second, Result>(
    _ a: UnsafePointer<First>?, _ b: UnsafePointer<Second>?, _ result: UnsafeMutablePointer<Result>?
  ) -> (UnsafePointer<First>, UnsafePointer<Second>, UnsafeMutablePointer<Result>)? {
    let left = Int(bitPattern: a) &- 1
    let right = Int(bitPattern: b) &- 1
    guard left | right | (Int(bitPattern: result) &- 1) >= 0 else { return nil }
    return (a.unsafelyUnwrapped, b.unsafelyUnwrapped, result.unsafelyUnwrapped)
  }

  /// An amount as raw memory, for the fastest path.
  @inline(always)
  static func words(_ pointer: UnsafePointer<money_t>) -> MoneyWords {
    let raw = UnsafeRawPointer(pointer)
    return MoneyWords(
      low: raw.loadUnaligned(as: UInt64.self), high: raw.loadUnaligned(fromByteOffset: 8, as: Int64.self),
      scale: raw.loadUnaligned(fromByteOffset: scaleOffset, as: UInt32.self),
      head: raw.loadUnaligned(fromByteOffset: codeOffset, as: UInt32.self).littleEndian,
      tail: raw.loadUnaligned(fromByteOffset: codeOffset + 4, as: UInt64.self).littleEndian)
  }

  /// A decimal as raw memory, for the fastest path.
  @inline(always)
  static func words(_ pointer: UnsafePointer<money_decimal_t>) -> RawDecimal {
    let raw = UnsafeRawPointer(pointer)
    // On a big-endian machine the scale is in the wrong half, so that the general code is used.
    return RawDecimal(
      low: raw.loadUnaligned(as: UInt64.self), high: raw.loadUnaligned(fromByteOffset: 8, as: Int64.self),
      label: raw.loadUnaligned(fromByteOffset: scaleOffset, as: UInt64.self).littleEndian)
  }

  /// Writes a short decimal, and whether it was rounded.
  @inline(always)
  static func write(
    _ value: RoundedWord, scale: UInt32, to output: UnsafeMutablePointer<money_decimal_t>,
    _ flags: UnsafeMutablePointer<UInt32>?
  ) {
    let raw = UnsafeMutableRawPointer(output)
    raw.storeBytes(of: value.coefficient, as: Int64.self)
    raw.storeBytes(of: value.coefficient >> 63, toByteOffset: 8, as: Int64.self)
    raw.storeBytes(of: scale, toByteOffset: scaleOffset, as: UInt32.self)
    raw.storeBytes(of: 0, toByteOffset: reservedOffset, as: UInt32.self)
    flags?.pointee = value.isRounded &* ConversionFlags.rounded.rawValue
  }

  /// Writes a short amount in a currency of up to four bytes, and whether it was rounded.
  @inline(always)
  static func write(
    _ value: RoundedWord, scale: UInt32, head: UInt32, to output: UnsafeMutablePointer<money_t>,
    _ flags: UnsafeMutablePointer<UInt32>?
  ) {
    write(value.coefficient, scale: scale, head: head, to: output)
    flags?.pointee = value.isRounded &* ConversionFlags.rounded.rawValue
  }

  /// Writes a short amount in a currency of up to four bytes.
  @inline(always)
  static func write(_ coefficient: Int64, scale: UInt32, head: UInt32, to output: UnsafeMutablePointer<money_t>) {
    let raw = UnsafeMutableRawPointer(output)
    raw.storeBytes(of: coefficient, as: Int64.self)
    raw.storeBytes(of: coefficient >> 63, toByteOffset: 8, as: Int64.self)
    raw.storeBytes(of: scale, toByteOffset: scaleOffset, as: UInt32.self)
    raw.storeBytes(of: head.littleEndian, toByteOffset: codeOffset, as: UInt32.self)
    raw.storeBytes(of: 0, toByteOffset: codeOffset + 4, as: UInt64.self)
  }

  @inline(always)
  static func value(
    _ raw: UnsafeRawPointer, _ name: StaticString
  ) throws(MoneyFailure) -> Decimal {
    let low = raw.loadUnaligned(as: UInt64.self)
    let high = raw.loadUnaligned(fromByteOffset: 8, as: Int64.self)
    let scale = raw.loadUnaligned(fromByteOffset: scaleOffset, as: UInt32.self)
    let coefficient = Int128(high) << 64 | Int128(low)
    guard let value = Decimal(coefficient: coefficient, scale: scale) else {
      throw badDecimal(name)
    }
    return value
  }

  @inline(never)
  static func badCode(_ name: StaticString, _ field: UnsafeRawPointer) -> MoneyFailure {
    badCode(name, UnsafeRawBufferPointer(start: field, count: 12))
  }

  @inline(never)
  static func badCode(_ name: StaticString, _ field: UnsafeRawBufferPointer) -> MoneyFailure {
    let bytes = field.prefix { $0 != 0 }
    return MoneyFailure(.argument, Message(name) + ".currency must be a currency code, got " + .quoted(bytes))
  }

  @inline(never)
  static func badReserved(_ name: StaticString) -> MoneyFailure {
    MoneyFailure(.argument, Message(name) + ".reserved must be 0")
  }

  @inline(never)
  private static func badDecimal(_ name: StaticString) -> MoneyFailure {
    MoneyFailure(.argument, Message(name) + " must be a decimal of at most 38 digits")
  }

  static func write(_ value: Decimal, to output: UnsafeMutablePointer<money_decimal_t>) {
    Inlined.write(value, to: output)
  }

  static func write(_ value: Money, to output: UnsafeMutablePointer<money_t>) {
    Inlined.write(value, to: output)
  }

  @inline(always)
  static func writeFields(_ value: Decimal, to raw: UnsafeMutableRawPointer) {
    raw.storeBytes(of: UInt64(truncatingIfNeeded: value.coefficient), as: UInt64.self)
    raw.storeBytes(
      of: Int64(truncatingIfNeeded: value.coefficient >> 64), toByteOffset: 8, as: Int64.self)
    raw.storeBytes(of: value.scale, toByteOffset: scaleOffset, as: UInt32.self)
  }

  /// Writes all 12 bytes of a code's field.
  @inline(always)
  static func write(_ code: CurrencyCode, to raw: UnsafeMutableRawPointer) { code.write(to: raw) }
}
