import CMoney
import MoneyCore

// The building blocks of calls that programs make millions of times.
//
// This module is compiled for size, so functions are not inlined by default. The ones below are inlined into their
// callers, which then read, compute and write without avoidable calls. Their namesakes in `Boundary` serve all other
// calls. A closure would not be inlined, so the body of such a call is a local function:
//
//     @inline(always) func computed() throws(MoneyFailure) -> Money { try Boundary.Inlined.money(amount, "amount").negated }
//     return Boundary.Inlined.callMoney(result, error, computed)

extension Boundary {
  enum Inlined {}
}

extension Boundary.Inlined {
  /// Reads a decimal.
  @inline(always)
  static func decimal(
    _ pointer: UnsafePointer<money_decimal_t>?, _ name: StaticString
  ) throws(MoneyFailure) -> Decimal {
    guard let pointer else { throw Boundary.null(name) }
    let raw = UnsafeRawPointer(pointer)
    guard raw.loadUnaligned(fromByteOffset: Boundary.reservedOffset, as: UInt32.self) == 0 else {
      throw Boundary.badReserved(name)
    }
    return try Boundary.value(raw, name)
  }

  /// Reads an amount.
  @inline(always)
  static func money(
    _ pointer: UnsafePointer<money_t>?, _ name: StaticString
  ) throws(MoneyFailure) -> Money {
    guard let pointer else { throw Boundary.null(name) }
    let raw = UnsafeRawPointer(pointer)
    let head = raw.loadUnaligned(fromByteOffset: Boundary.codeOffset, as: UInt32.self).littleEndian
    let rest = raw.loadUnaligned(fromByteOffset: Boundary.codeOffset + 4, as: UInt64.self).littleEndian
    guard let code = CurrencyCode(head: head, rest: rest) else {
      throw Boundary.badCode(name, raw + Boundary.codeOffset)
    }
    return Money(try Boundary.value(raw, name), code)
  }

  /// Reads a code, which is NUL-terminated. It never reads beyond the longest one.
  @inline(always)
  static func code(
    _ text: UnsafePointer<CChar>?, _ name: StaticString
  ) throws(MoneyFailure) -> CurrencyCode {
    guard let text else { throw Boundary.null(name) }
    var head: UInt32 = 0
    var tail: UInt64 = 0
    var index = 0
    while index <= CurrencyCode.longest, text[index] != 0 {
      let byte = UInt8(truncatingIfNeeded: text[index])
      if index < 4 {
        head |= UInt32(byte) << UInt32(truncatingIfNeeded: index &* 8)
      } else {
        tail |= UInt64(byte) << UInt64(truncatingIfNeeded: (index &- 4) &* 8)
      }
      index &+= 1
    }
    guard let code = CurrencyCode(head: head, rest: tail) else { throw Boundary.badCode(text, index) }
    return code
  }

  /// Reads a text of limited length, with any bytes.
  @inline(always)
  static func bytes(
    _ text: UnsafePointer<CChar>?, _ length: Int, limit: Int, _ name: StaticString
  ) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8> {
    guard let text else { throw Boundary.null(name) }
    let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    var count = length
    if length == Boundary.nulTerminated {
      count = 0
      while count <= limit, start[count] != 0 { count &+= 1 }
    }
    guard count >= 0, count <= limit else {
      throw Boundary.tooLong(name, limit)
    }
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// Reads a text of limited length, which must be UTF-8 without a NUL.
  @inline(always)
  static func text(
    _ text: UnsafePointer<CChar>?, _ length: Int, limit: Int, _ name: StaticString
  ) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8> {
    let bytes = try bytes(text, length, limit: limit, name)
    try UTF8Text.check(bytes)
    return bytes
  }

  /// Reads a mode of rounding.
  @inline(always)
  static func rounding(_ value: money_rounding_t) throws(MoneyFailure) -> Rounding {
    guard let rounding = Rounding(rawValue: value) else { throw Boundary.badRounding(value) }
    return rounding
  }

  /// Reads a number of digits, 0 to 38.
  @inline(always)
  static func digitCount(_ value: Int32) throws(MoneyFailure) -> UInt32 {
    guard value >= 0, value <= MONEY_DIGITS_MAX else { throw Boundary.badDigits(value) }
    return UInt32(truncatingIfNeeded: value)
  }

  /// Reads a number of digits, 0 to 38, or the currency's.
  @inline(always)
  static func digits(_ value: Int32) throws(MoneyFailure) -> Digits {
    value == MONEY_DIGITS_CURRENCY ? .currency : .count(try digitCount(value))
  }

  /// Writes a decimal.
  @inline(always)
  static func write(_ value: Decimal, to output: UnsafeMutablePointer<money_decimal_t>) {
    let raw = UnsafeMutableRawPointer(output)
    Boundary.writeFields(value, to: raw)
    raw.storeBytes(of: 0, toByteOffset: Boundary.reservedOffset, as: UInt32.self)
  }

  /// Writes an amount.
  @inline(always)
  static func write(_ value: Money, to output: UnsafeMutablePointer<money_t>) {
    let raw = UnsafeMutableRawPointer(output)
    Boundary.writeFields(value.amount, to: raw)
    Boundary.write(value.currency, to: raw + Boundary.codeOffset)
  }

  /// Reads a date.
  @inline(always)
  static func day(_ value: Int32) throws(MoneyFailure) -> Day {
    guard let day = Day(number: value) else { throw Boundary.badDay(value) }
    return day
  }

  /// Reads the rows of an array, as documented for `Boundary.sizedRows`.
  @inline(always)
  static func sizedRows<Row, Value>(
    _ rows: UnsafePointer<Row>?, _ count: Int, atMost most: Int, _ initialiser: StaticString, _ name: StaticString,
    _ read: (UnsafeRawPointer) throws(MoneyFailure) -> Value
  ) throws(MoneyFailure) -> [Value] {
    guard count >= 0, count <= most else {
      throw Boundary.tooMany(name, count, atMost: most)
    }
    if count == 0 { return [] }
    guard let rows else { throw Boundary.null(name) }
    let first = UnsafeRawPointer(rows)
    let known = MemoryLayout<Row>.size
    let firstSize = first.loadUnaligned(as: UInt32.self)
    // The loop refuses a size that `Int` does not hold.
    let stride = Int(clamping: firstSize)
    try Boundary.checkMemory(count, of: Boundary.mostOfElement)
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      // The row is in the caller's array, so the product does not overflow.
      let row = first + index &* stride
      let given = row.loadUnaligned(as: UInt32.self)
      let size = Int(clamping: given)
      guard size >= known, size <= Boundary.largestOptions, size % MemoryLayout<Row>.alignment == 0 else {
        throw Boundary.wrongSize(Boundary.element(name, index), given, known: known, initialiser)
      }
      guard given == firstSize else {
        throw Boundary.differentSize(Boundary.element(name, index), given, firstSize, initialiser)
      }
      for offset in known..<stride where row.load(fromByteOffset: offset, as: UInt8.self) != 0 {
        throw MoneyFailure(.argument, Boundary.element(name, index) + " sets fields that this version does not support")
      }
      values.append(try read(row))
    }
    return values
  }
}
