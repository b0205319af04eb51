import CMoney
import MoneyCore

@_cdecl("money_decimal_from_words") @implementation
public func money_decimal_from_words(
  _ lo: UInt64, _ hi: Int64, _ scale: UInt32, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDecimal(result, error) { () throws(MoneyFailure) in
    guard scale <= Decimal.maximumScale else { throw Boundary.outOfRange("scale", Int64(scale), 0...38) }
    guard let value = Decimal(low: lo, high: hi, scale: scale) else {
      throw MoneyFailure(.argument, "coefficient must have at most 38 digits")
    }
    return value
  }
}

@_cdecl("money_decimal_from_coefficient") @implementation
public func money_decimal_from_coefficient(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ scale: UInt32, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDecimal(result, error) { () throws(MoneyFailure) in
    let bytes = try Boundary.text(text, length, limit: Int(MONEY_INPUT_MAX), "text")
    return try Decimal(coefficientText: bytes, scale: scale)
  }
}

@_cdecl("money_decimal_coefficient") @implementation
public func money_decimal_coefficient(
  _ value: UnsafePointer<money_decimal_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.decimal(value, "value").coefficientText)
  }
}

@_cdecl("money_decimal_divide_remainder") @implementation
public func money_decimal_divide_remainder(
  _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?, _ digits: Int32,
  _ rounding: money_rounding_t, _ quotient: UnsafeMutablePointer<money_decimal_t>?,
  _ remainder: UnsafeMutablePointer<money_decimal_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(quotient, keeping: a, and: b)
      Boundary.zero(remainder, keeping: a, and: b)
    }
  ) { () throws(MoneyFailure) in
    let whole = try Boundary.required(quotient, "quotient")
    let rest = try Boundary.required(remainder, "remainder")
    let result = try Boundary.decimal(a, "a").dividedWithRemainder(
      by: try Boundary.decimal(b, "b"), digits: try Boundary.digitCount(digits),
      rounding: try Boundary.rounding(rounding))
    Boundary.write(result.quotient, to: whole)
    Boundary.write(result.remainder, to: rest)
  }
}

@_cdecl("money_decimal_normalize") @implementation
public func money_decimal_normalize(
  _ value: UnsafePointer<money_decimal_t>?, _ digits: Int32, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDecimal(result, keeping: value, error) { () throws(MoneyFailure) in
    try Boundary.decimal(value, "value").normalized(atLeast: try Boundary.digitCount(digits))
  }
}

@_cdecl("money_decimal_round_to_step") @implementation
public func money_decimal_round_to_step(
  _ value: UnsafePointer<money_decimal_t>?, _ step: UnsafePointer<money_decimal_t>?, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(result, keeping: value, and: step, flags, error) { () throws(MoneyFailure) in
    try Boundary.decimal(value, "value").rounded(
      toStep: try Boundary.decimal(step, "step"), rounding: try Boundary.rounding(rounding))
  }
}

@_cdecl("money_decimal_round_significant") @implementation
public func money_decimal_round_significant(
  _ value: UnsafePointer<money_decimal_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(result, keeping: value, flags, error) { () throws(MoneyFailure) in
    try Boundary.decimal(value, "value").rounded(
      significantDigits: try Boundary.significantDigits(digits), rounding: try Boundary.rounding(rounding))
  }
}

@_cdecl("money_decimal_sum") @implementation
public func money_decimal_sum(
  _ values: UnsafePointer<money_decimal_t>?, _ count: Int, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callElement(result, of: values, count, error) { (output) throws(MoneyFailure) in
    var sum = DecimalSum()
    try Boundary.forEach(values, count, "values") { (value: Decimal) throws(MoneyFailure) in sum.add(value) }
    Boundary.write(try sum.value(), to: output)
  }
}

@_cdecl("money_decimal_minimum") @implementation
public func money_decimal_minimum(
  _ values: UnsafePointer<money_decimal_t>?, _ count: Int, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callElement(result, of: values, count, error) { (output) throws(MoneyFailure) in
    try Boundary.writeExtreme(.minimum, values, count, to: output)
  }
}

@_cdecl("money_decimal_maximum") @implementation
public func money_decimal_maximum(
  _ values: UnsafePointer<money_decimal_t>?, _ count: Int, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callElement(result, of: values, count, error) { (output) throws(MoneyFailure) in
    try Boundary.writeExtreme(.maximum, values, count, to: output)
  }
}

@_optimize(speed) @c(money_decimal_sign) @implementation
public func money_decimal_sign(
  _ value: UnsafePointer<money_decimal_t>?, _ sign: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (value, sign) = Boundary.given(value, sign), let found = Boundary.words(value).sign {
    sign.pointee = found
    return MONEY_OK
  }
  return Boundary.callValue(sign, "sign", error) { () throws(MoneyFailure) in try Boundary.decimal(value, "value").sign
  }
}

extension Boundary {
  @_optimize(speed)
  fileprivate static func writeExtreme(
    _ side: DecimalExtreme.Side, _ values: UnsafePointer<money_decimal_t>?, _ count: Int,
    to output: UnsafeMutablePointer<money_decimal_t>
  ) throws(MoneyFailure) {
    if let values, count <= Int(MONEY_AMOUNTS_MAX),
      let position = side.position(among: count, at: { words(values + $0) })
    {
      let extreme = words(values + position)
      write(extreme.short, scale: UInt32(truncatingIfNeeded: extreme.label), to: output)
      return
    }
    var extreme = DecimalExtreme(side)
    try forEach(values, count, "values") { (value: Decimal) throws(MoneyFailure) in extreme.add(value) }
    write(try extreme.value(), to: output)
  }
}
