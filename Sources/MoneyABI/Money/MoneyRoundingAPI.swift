import CMoney
import MoneyCore

// Each function first computes in 64 bits, without any error handling. If that does not apply, nothing is written, and
// the general call follows.

@_optimize(speed) @_cdecl("money_multiply") @implementation
public func money_multiply(
  _ amount: UnsafePointer<money_t>?, _ factor: UnsafePointer<money_decimal_t>?, _ digits: Int32,
  _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (amount, factor, result) = Boundary.given(amount, factor, result) {
    let words = Boundary.words(amount)
    if let product = words.product(Boundary.words(factor), digits: digits, rounding: rounding) {
      Boundary.write(product, scale: UInt32(bitPattern: digits), head: words.head, to: result, flags)
      return MONEY_OK
    }
  }
  return Boundary.multiply(amount, factor, digits, rounding, result, flags, error)
}

@_optimize(speed) @_cdecl("money_divide") @implementation
public func money_divide(
  _ amount: UnsafePointer<money_t>?, _ divisor: UnsafePointer<money_decimal_t>?, _ digits: Int32,
  _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (amount, divisor, result) = Boundary.given(amount, divisor, result) {
    let words = Boundary.words(amount)
    if let quotient = words.quotient(Boundary.words(divisor), digits: digits, rounding: rounding) {
      Boundary.write(quotient, scale: UInt32(bitPattern: digits), head: words.head, to: result, flags)
      return MONEY_OK
    }
  }
  return Boundary.divide(amount, divisor, digits, rounding, result, flags, error)
}

@_optimize(speed) @_cdecl("money_quantize") @implementation
public func money_quantize(
  _ amount: UnsafePointer<money_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (amount, _, result) = Boundary.given(amount, amount, result) {
    let words = Boundary.words(amount)
    if let rounded = words.quantized(digits: digits, rounding: rounding) {
      Boundary.write(rounded, scale: UInt32(bitPattern: digits), head: words.head, to: result, flags)
      return MONEY_OK
    }
  }
  return Boundary.quantize(amount, digits, rounding, result, flags, error)
}

@_optimize(speed) @_cdecl("money_to_cash") @implementation
public func money_to_cash(
  _ amount: UnsafePointer<money_t>?, _ step: UnsafePointer<money_decimal_t>?,
  _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (amount, step, result) = Boundary.given(amount, step, result) {
    let (words, unit) = (Boundary.words(amount), Boundary.words(step))
    if let multiple = words.multiple(of: unit, rounding: rounding) {
      Boundary.write(multiple, scale: UInt32(truncatingIfNeeded: unit.label), head: words.head, to: result, flags)
      return MONEY_OK
    }
  }
  return Boundary.roundToCash(amount, step, rounding, result, flags, error)
}

// The general calls.
extension Boundary {
  /// The fraction digits of the currency for `MONEY_DIGITS_CURRENCY`; nil if the general call must report a failure.
  private static func minorUnits(_ amount: UnsafePointer<money_t>?, _ digits: Int32) -> Int32? {
    guard digits == MONEY_DIGITS_CURRENCY, let amount else { return nil }
    let words = words(amount)
    guard let code = CurrencyCode(head: words.head, rest: words.tail), let row = CurrencyTable.row(of: code) else {
      return nil
    }
    return CurrencyTable.digits(row, on: nil).map { Int32(truncatingIfNeeded: $0) }
  }

  @inline(never)
  fileprivate static func multiply(
    _ amount: UnsafePointer<money_t>?, _ factor: UnsafePointer<money_decimal_t>?, _ digits: Int32,
    _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let known = minorUnits(amount, digits) {
      return money_multiply(amount, factor, known, rounding, result, flags, error)
    }
    if digits == MONEY_DIGITS_EXACT, let (amount, factor, result) = given(amount, factor, result) {
      let words = words(amount)
      if let (product, scale) = words.product(self.words(factor), rounding: rounding) {
        write(product, scale: scale, head: words.head, to: result, flags)
        return MONEY_OK
      }
    }
    return callRounded(result, keeping: amount, flags, error) { () throws(MoneyFailure) in
      let money = try money(amount, "amount")
      let times = try decimal(factor, "factor")
      let mode = try self.rounding(rounding)
      if digits == MONEY_DIGITS_EXACT {
        return Rounded(try money.multiplied(by: times), isRounded: false)
      }
      return try money.multiplied(by: times, digits: try self.digits(digits), rounding: mode)
    }
  }

  @inline(never)
  fileprivate static func divide(
    _ amount: UnsafePointer<money_t>?, _ divisor: UnsafePointer<money_decimal_t>?, _ digits: Int32,
    _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let known = minorUnits(amount, digits) {
      return money_divide(amount, divisor, known, rounding, result, flags, error)
    }
    return callRounded(result, keeping: amount, flags, error) { () throws(MoneyFailure) in
      try money(amount, "amount").divided(
        by: try decimal(divisor, "divisor"), digits: try self.digits(digits), rounding: try self.rounding(rounding))
    }
  }

  @inline(never)
  fileprivate static func quantize(
    _ amount: UnsafePointer<money_t>?, _ digits: Int32, _ rounding: money_rounding_t,
    _ result: UnsafeMutablePointer<money_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let known = minorUnits(amount, digits) {
      return money_quantize(amount, known, rounding, result, flags, error)
    }
    return callRounded(result, keeping: amount, flags, error) { () throws(MoneyFailure) in
      try money(amount, "amount").quantized(digits: try self.digits(digits), rounding: try self.rounding(rounding))
    }
  }

  @inline(never)
  fileprivate static func roundToCash(
    _ amount: UnsafePointer<money_t>?, _ step: UnsafePointer<money_decimal_t>?,
    _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callRounded(result, keeping: amount, flags, error) { () throws(MoneyFailure) in
      try money(amount, "amount").roundedToCash(
        step: step == nil ? nil : try decimal(step, "step"), rounding: try self.rounding(rounding))
    }
  }
}
