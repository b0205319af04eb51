import CMoney
import MoneyCore

// Each function first computes in 64 bits, as in MoneyRoundingAPI.swift.

@_optimize(speed) @_cdecl("money_decimal_multiply") @implementation
public func money_decimal_multiply(
  _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?, _ digits: Int32,
  _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (a, b, result) = Boundary.given(a, b, result),
    let product = Boundary.words(a).product(Boundary.words(b), digits: digits, rounding: rounding)
  {
    Boundary.write(product, scale: UInt32(bitPattern: digits), to: result, flags)
    return MONEY_OK
  }
  return Boundary.multiply(a, b, digits, rounding, result, flags, error)
}

@_optimize(speed) @_cdecl("money_decimal_divide") @implementation
public func money_decimal_divide(
  _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?, _ digits: Int32,
  _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (a, b, result) = Boundary.given(a, b, result),
    let quotient = Boundary.words(a).quotient(Boundary.words(b), digits: digits, rounding: rounding)
  {
    Boundary.write(quotient, scale: UInt32(bitPattern: digits), to: result, flags)
    return MONEY_OK
  }
  return Boundary.divide(a, b, digits, rounding, result, flags, error)
}

@_optimize(speed) @_cdecl("money_decimal_quantize") @implementation
public func money_decimal_quantize(
  _ value: UnsafePointer<money_decimal_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (value, _, result) = Boundary.given(value, value, result),
    let rounded = Boundary.words(value).quantized(digits: digits, rounding: rounding)
  {
    Boundary.write(rounded, scale: UInt32(bitPattern: digits), to: result, flags)
    return MONEY_OK
  }
  return Boundary.quantize(value, digits, rounding, result, flags, error)
}

// The general calls.
extension Boundary {
  @inline(never)
  fileprivate static func multiply(
    _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?, _ digits: Int32,
    _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_decimal_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if digits == MONEY_DIGITS_EXACT, let (a, b, result) = given(a, b, result),
      let (product, scale) = words(a).product(words(b), rounding: rounding)
    {
      write(product, scale: scale, to: result, flags)
      return MONEY_OK
    }
    return callRounded(result, keeping: a, and: b, flags, error) { () throws(MoneyFailure) in
      let left = try decimal(a, "a")
      let right = try decimal(b, "b")
      let mode = try self.rounding(rounding)
      if digits == MONEY_DIGITS_EXACT {
        return Rounded(try left.multiplied(by: right), isRounded: false)
      }
      return try left.multiplied(by: right, digits: try digitCount(digits), rounding: mode)
    }
  }

  @inline(never)
  fileprivate static func divide(
    _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?, _ digits: Int32,
    _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_decimal_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callRounded(result, keeping: a, and: b, flags, error) { () throws(MoneyFailure) in
      try decimal(a, "a").divided(
        by: try decimal(b, "b"), digits: try digitCount(digits), rounding: try self.rounding(rounding))
    }
  }

  @inline(never)
  fileprivate static func quantize(
    _ value: UnsafePointer<money_decimal_t>?, _ digits: Int32, _ rounding: money_rounding_t,
    _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callRounded(result, keeping: value, flags, error) { () throws(MoneyFailure) in
      try decimal(value, "value").quantized(digits: try digitCount(digits), rounding: try self.rounding(rounding))
    }
  }
}
