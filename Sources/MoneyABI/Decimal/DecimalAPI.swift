import CMoney
import MoneyCore

@_optimize(speed) @c(money_decimal_new) @implementation
public func money_decimal_new(
  _ coefficient: Int64, _ scale: UInt32, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let result, scale <= Decimal.maximumScale {
    Boundary.write(coefficient, scale: scale, to: result)
    return MONEY_OK
  }
  return Boundary.callDecimal(result, error) { () throws(MoneyFailure) in
    guard let value = Decimal(coefficient: Int128(coefficient), scale: scale) else {
      throw Boundary.outOfRange("scale", Int64(scale), 0...Int64(MONEY_DIGITS_MAX))
    }
    return value
  }
}

@_optimize(speed) @_cdecl("money_decimal_parse") @implementation
public func money_decimal_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func computed() throws(MoneyFailure) -> Decimal {
    let bytes = try Boundary.Inlined.bytes(text, length, limit: Int(MONEY_INPUT_MAX), "text")
    if let decimal = DecimalWords.read(bytes) { return decimal }
    try UTF8Text.check(bytes)
    return try Decimal(parsing: bytes)
  }
  return Boundary.Inlined.callDecimal(result, error, computed)
}

@_optimize(speed) @c(money_decimal_format) @implementation
public func money_decimal_format(
  _ value: UnsafePointer<money_decimal_t>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let value, let buffer, capacity > 0 {
    let words = Boundary.words(value)
    let raw = UnsafeMutableRawPointer(buffer)
    if words.isShort,
      let count = DecimalWords.write(
        words.short, scale: UInt32(truncatingIfNeeded: words.label), to: raw, room: capacity &- 1)
    {
      buffer[count] = 0
      length?.pointee = count
      return MONEY_OK
    }
  }
  return Boundary.format(value, buffer, capacity, length, error)
}

extension Boundary {
  /// Formats any value. It is not inlined, so that the fastest path stays short.
  @_optimize(speed) @inline(never)
  fileprivate static func format(
    _ value: UnsafePointer<money_decimal_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let value, let buffer, capacity > 0 {
      let words = words(value)
      let scale = UInt32(truncatingIfNeeded: words.label)
      let raw = UnsafeMutableRawPointer(buffer)
      if words.isShort, let count = DecimalWords.writeShort(words.short, scale: scale, to: raw, room: capacity &- 1) {
        buffer[count] = 0
        length?.pointee = count
        return MONEY_OK
      }
      if words.isShort,
        writeTight(buffer, capacity, length, { DecimalWords.write(words.short, scale: scale, to: $0, room: $1) })
      {
        return MONEY_OK
      }
    }
    return callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
      let decimal = try decimal(value, "value")
      return shortText(buffer, capacity, longest: Decimal.textCapacity) { decimal.write(to: $0) }
    }
  }
}

@_optimize(speed) @c(money_decimal_add) @implementation
public func money_decimal_add(
  _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (a, b, result) = Boundary.given(a, b, result) {
    let words = Boundary.words(a)
    if let sum = words.sum(Boundary.words(b)) {
      Boundary.write(sum, scale: UInt32(truncatingIfNeeded: words.label), to: result)
      return MONEY_OK
    }
  }
  return Boundary.add(a, b, result, error)
}

@_optimize(speed) @c(money_decimal_subtract) @implementation
public func money_decimal_subtract(
  _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (a, b, result) = Boundary.given(a, b, result) {
    let words = Boundary.words(a)
    if let difference = words.difference(Boundary.words(b)) {
      Boundary.write(difference, scale: UInt32(truncatingIfNeeded: words.label), to: result)
      return MONEY_OK
    }
  }
  return Boundary.subtract(a, b, result, error)
}

@_optimize(speed) @c(money_decimal_negate) @implementation
public func money_decimal_negate(
  _ value: UnsafePointer<money_decimal_t>?, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (value, result) = Boundary.given(value, result), let negated = Boundary.words(value).negated {
    Boundary.Inlined.write(negated, to: result)
    return MONEY_OK
  }
  return Boundary.callDecimal(result, keeping: value, error) { () throws(MoneyFailure) in
    try Boundary.decimal(value, "value").negated
  }
}

@_optimize(speed) @c(money_decimal_absolute) @implementation
public func money_decimal_absolute(
  _ value: UnsafePointer<money_decimal_t>?, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (value, result) = Boundary.given(value, result), let absolute = Boundary.words(value).absolute {
    Boundary.Inlined.write(absolute, to: result)
    return MONEY_OK
  }
  return Boundary.callDecimal(result, keeping: value, error) { () throws(MoneyFailure) in
    try Boundary.decimal(value, "value").absolute
  }
}

@_optimize(speed) @c(money_decimal_compare) @implementation
public func money_decimal_compare(
  _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?,
  _ order: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (a, b, order) = Boundary.given(a, b, order), let found = Boundary.words(a).order(Boundary.words(b)) {
    order.pointee = found
    return MONEY_OK
  }
  return Boundary.compare(a, b, order, error)
}

@_optimize(speed) @c(money_decimal_hash) @implementation
public func money_decimal_hash(
  _ value: UnsafePointer<money_decimal_t>?, _ hash: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func computed() throws(MoneyFailure) -> UInt64 {
    try Boundary.Inlined.decimal(value, "value").hash
  }
  return Boundary.Inlined.callValue(hash, "hash", error, computed)
}

extension Boundary {
  /// Runs a call whose output is a decimal, which may be one of the inputs.
  static func callDecimal(
    _ result: UnsafeMutablePointer<money_decimal_t>?, keeping first: UnsafePointer<money_decimal_t>? = nil,
    and second: UnsafePointer<money_decimal_t>? = nil, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Decimal
  ) -> money_status_t {
    Inlined.callDecimal(result, keeping: first, and: second, failure, body)
  }

  /// Runs a call whose output is a decimal that may have been rounded, and may be one of the inputs.
  static func callRounded(
    _ result: UnsafeMutablePointer<money_decimal_t>?, keeping first: UnsafePointer<money_decimal_t>? = nil,
    and second: UnsafePointer<money_decimal_t>? = nil, _ flags: UnsafeMutablePointer<UInt32>?,
    _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Rounded<Decimal>
  ) -> money_status_t {
    do {
      let output = try required(result, "result")
      let rounded = try body()
      write(rounded.value, to: output)
      flags?.pointee = rounded.isRounded ? ConversionFlags.rounded.rawValue : 0
      return MONEY_OK
    } catch {
      zero(result, keeping: first, and: second)
      zero(flags)
      return report(error, failure)
    }
  }
}
