import CMoney
import MoneyCore

extension Boundary {
  static var nulTerminated: Int { -1 }

  /// Reads a code, which is NUL-terminated. It never reads beyond the longest one.
  static func code(_ text: UnsafePointer<CChar>?, _ name: StaticString) throws(MoneyFailure) -> CurrencyCode {
    try Inlined.code(text, name)
  }

  /// The bytes of a three-letter code as a little-endian integer; nil for any other text.
  @inline(always)
  static func shortCode(_ text: UnsafePointer<CChar>) -> UInt32? {
    let first = text[0]
    if first == 0 { return nil }
    let second = text[1]
    if second == 0 { return nil }
    let third = text[2]
    if third == 0 || text[3] != 0 { return nil }
    return UInt32(UInt8(truncatingIfNeeded: first)) | UInt32(UInt8(truncatingIfNeeded: second)) << 8
      | UInt32(UInt8(truncatingIfNeeded: third)) << 16
  }

  /// Reads a code; null and "" are nil.
  static func optionalCode(
    _ text: UnsafePointer<CChar>?, _ name: StaticString
  ) throws(MoneyFailure) -> CurrencyCode? {
    guard let text, text[0] != 0 else { return nil }
    return try code(text, name)
  }

  @inline(never)
  static func badCode(_ text: UnsafePointer<CChar>, _ count: Int) -> MoneyFailure {
    let bytes = UnsafeRawBufferPointer(start: text, count: count)
    return .notACode(bytes, at: 0)
  }

  @inline(never)
  static func tooLong(_ name: StaticString, _ limit: Int) -> MoneyFailure {
    MoneyFailure(.limit, Message(name) + " must be at most " + .number(limit) + " bytes", at: limit)
  }

  /// Reads a text of limited length, which must be UTF-8 without a NUL.
  static func text(
    _ text: UnsafePointer<CChar>?, _ length: Int, limit: Int, _ name: StaticString
  ) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8> {
    let bytes = try bytes(text, length, limit: limit, name)
    try UTF8Text.check(bytes)
    return bytes
  }

  /// Reads a text of limited length, with any bytes.
  static func bytes(
    _ text: UnsafePointer<CChar>?, _ length: Int, limit: Int, _ name: StaticString
  ) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8> {
    try Inlined.bytes(text, length, limit: limit, name)
  }

  /// Reads a text like `text`; null with length 0 is an empty text.
  static func optionalText(
    _ text: UnsafePointer<CChar>?, _ length: Int, limit: Int, _ name: StaticString
  ) throws(MoneyFailure) -> [UInt8] {
    if text == nil, length == 0 { return [] }
    return Array(try self.text(text, length, limit: limit, name))
  }

  static func rounding(_ value: money_rounding_t) throws(MoneyFailure) -> Rounding { try Inlined.rounding(value) }

  @inline(never)
  static func badRounding(_ value: Int32) -> MoneyFailure {
    let failure = notOne(of: "MONEY_ROUND_", "rounding", value)
    return value >= MONEY_DIGITS_EXACT && value <= MONEY_DIGITS_MAX ? swapped(failure) : failure
  }

  @inline(never)
  static func badDigits(_ value: Int32) -> MoneyFailure {
    let failure = outOfRange("digits", Int64(value), 0...Int64(MONEY_DIGITS_MAX))
    return Rounding(rawValue: value) == nil ? failure : swapped(failure)
  }

  /// Adds a hint to a failure: a parameter's value belongs to the neighbouring parameter.
  private static func swapped(_ failure: MoneyFailure) -> MoneyFailure {
    MoneyFailure(.argument, failure.message + "; are digits and rounding swapped?")
  }

  /// Reads a number of digits, 0 to 38.
  static func digitCount(_ value: Int32) throws(MoneyFailure) -> UInt32 { try Inlined.digitCount(value) }

  /// Reads a number of digits, 0 to 38, or the currency's.
  static func digits(_ value: Int32) throws(MoneyFailure) -> Digits { try Inlined.digits(value) }

  static func day(_ value: Int32) throws(MoneyFailure) -> Day { try Inlined.day(value) }

  /// The failure for the number of an invalid day.
  static func badDay(_ value: Int32) -> MoneyFailure {
    if value == Int32.min { return MoneyFailure(.date, "date must be set, got MONEY_DATE_NONE") }
    return MoneyFailure(.date, "date must be in the years 1 to 9999, got day " + .number(Int(value)))
  }

  /// Reads a date; nil for MONEY_DATE_NONE.
  static func optionalDay(_ value: Int32) throws(MoneyFailure) -> Day? {
    value == Int32.min ? nil : try day(value)
  }

  static func optionalInstant(_ value: Int64) -> Int64? {
    value == Int64.min ? nil : value
  }

  /// Checks an index of one of `count` entries.
  static func index(_ value: Int, of count: Int) throws(MoneyFailure) -> Int {
    guard value >= 0, value < count else { throw pastEnd(value, of: count) }
    return value
  }

  /// The failure of a count above its limit. A count below 0 here is a huge one to the caller.
  @inline(never)
  static func tooMany(_ name: StaticString, _ count: Int, atMost most: Int) -> MoneyFailure {
    MoneyFailure(
      .limit,
      "number of " + Message(name) + " must be at most " + .number(most) + ", got "
        + .id(UInt64(UInt(bitPattern: count))))
  }

  /// - Parameter count: the number of entries; nil if it is not known yet.
  @inline(never)
  static func pastEnd(_ index: Int, of count: Int? = nil) -> MoneyFailure {
    let given: Message = "got " + .id(UInt64(UInt(bitPattern: index)))
    guard let count, count > 0 else {
      return MoneyFailure(.notFound, "index out of range, " + given + (count == 0 ? "; the list is empty" : ""))
    }
    return MoneyFailure(.notFound, "index must be less than " + .number(count) + ", " + given)
  }
}

extension Boundary {
  /// The largest size of an options struct in any later version.
  static var largestOptions: Int { 4096 }

  /// Reads options in this version's layout. The tail of a longer struct must be zero.
  ///
  /// The function is inlined so that no throwing function ends with a copy of a large struct: in a build by the package
  /// manager alone, such a function may report an error that was never thrown (docs/decisions/toolchain.md).
  ///
  /// - Parameters:
  ///   - initialiser: the macro that sets the defaults, named in a failure.
  ///   - name: the name of the parameter.
  @inline(always)
  static func options<Options>(
    _ pointer: UnsafePointer<Options>, _ initialiser: StaticString, _ name: StaticString = "options"
  ) throws(MoneyFailure) -> Options {
    let raw = UnsafeRawPointer(pointer)
    try checkSize(raw, known: MemoryLayout<Options>.size, initialiser, name)
    return raw.loadUnaligned(as: Options.self)
  }

  /// Throws unless a struct starts with a size that this version supports, or with a longer one whose tail is zero.
  @inline(never)
  private static func checkSize(
    _ raw: UnsafeRawPointer, known: Int, _ initialiser: StaticString, _ name: StaticString
  ) throws(MoneyFailure) {
    let given = raw.loadUnaligned(as: UInt32.self)
    let size = Int(clamping: given)
    guard size >= known, size <= largestOptions else {
      throw wrongSize(Message(name), given, known: known, initialiser)
    }
    for offset in known..<size where raw.load(fromByteOffset: offset, as: UInt8.self) != 0 {
      throw MoneyFailure(.argument, Message(name) + " sets fields that this version does not support")
    }
  }

  @inline(never)
  static func wrongSize(
    _ name: Message, _ size: UInt32, known: Int, _ initialiser: StaticString
  ) -> MoneyFailure {
    let message = name + ".struct_size must be " + .number(known) + ", got " + .id(UInt64(size))
    return MoneyFailure(.argument, message + "; initialise with " + Message(initialiser))
  }

  @inline(never)
  static func reserved(_ name: StaticString = "options") -> MoneyFailure {
    MoneyFailure(.argument, Message(name) + ".reserved must be 0")
  }
}
