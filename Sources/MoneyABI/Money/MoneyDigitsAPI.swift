import CMoney
import MoneyCore

@_cdecl("money_amount") @implementation
public func money_amount(
  _ amount: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDecimal(result, error) { () throws(MoneyFailure) in try Boundary.money(amount, "amount").amount }
}

@_optimize(speed) @c(money_sign) @implementation
public func money_sign(
  _ amount: UnsafePointer<money_t>?, _ sign: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (amount, sign) = Boundary.given(amount, sign), let found = Boundary.words(amount).sign {
    sign.pointee = found
    return MONEY_OK
  }
  return Boundary.callValue(sign, "sign", error) { () throws(MoneyFailure) in
    try Boundary.money(amount, "amount").amount.sign
  }
}

@_cdecl("money_divide_remainder") @implementation
public func money_divide_remainder(
  _ amount: UnsafePointer<money_t>?, _ divisor: UnsafePointer<money_decimal_t>?, _ digits: Int32,
  _ rounding: money_rounding_t, _ quotient: UnsafeMutablePointer<money_t>?,
  _ remainder: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(quotient, keeping: amount)
      Boundary.zero(remainder, keeping: amount)
    }
  ) { () throws(MoneyFailure) in
    let part = try Boundary.required(quotient, "quotient")
    let rest = try Boundary.required(remainder, "remainder")
    let result = try Boundary.money(amount, "amount").dividedWithRemainder(
      by: try Boundary.decimal(divisor, "divisor"), digits: try Boundary.digits(digits),
      rounding: try Boundary.rounding(rounding))
    Boundary.write(result.quotient, to: part)
    Boundary.write(result.remainder, to: rest)
  }
}

@_cdecl("money_divide_by_amount") @implementation
public func money_divide_by_amount(
  _ amount: UnsafePointer<money_t>?, _ divisor: UnsafePointer<money_t>?, _ digits: Int32,
  _ rounding: money_rounding_t, _ quotient: UnsafeMutablePointer<money_decimal_t>?,
  _ remainder: UnsafeMutablePointer<money_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(quotient)
      Boundary.zero(remainder, keeping: amount, and: divisor)
      Boundary.zero(flags)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(quotient, "quotient")
    let dividend = try Boundary.money(amount, "amount")
    let parts = try Boundary.money(divisor, "divisor")
    let digits = try Boundary.digitCount(digits)
    let mode = try Boundary.rounding(rounding)
    let isRounded: Bool
    if let remainder {
      let result = try dividend.dividedWithRemainder(by: parts, digits: digits, rounding: mode)
      Boundary.write(result.quotient, to: output)
      Boundary.write(result.remainder, to: remainder)
      isRounded = !result.remainder.amount.isZero
    } else {
      let result = try dividend.divided(by: parts, digits: digits, rounding: mode)
      Boundary.write(result.value, to: output)
      isRounded = result.isRounded
    }
    flags?.pointee = isRounded ? ConversionFlags.rounded.rawValue : 0
  }
}

@_cdecl("money_normalize") @implementation
public func money_normalize(
  _ amount: UnsafePointer<money_t>?, _ digits: Int32, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, keeping: amount, error) { () throws(MoneyFailure) in
    try Boundary.money(amount, "amount").normalized(atLeast: try Boundary.digits(digits))
  }
}

@_cdecl("money_round_to_step") @implementation
public func money_round_to_step(
  _ amount: UnsafePointer<money_t>?, _ step: UnsafePointer<money_decimal_t>?, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(result, keeping: amount, flags, error) { () throws(MoneyFailure) in
    try Boundary.money(amount, "amount").rounded(
      toStep: try Boundary.decimal(step, "step"), rounding: try Boundary.rounding(rounding))
  }
}

@_cdecl("money_round_significant") @implementation
public func money_round_significant(
  _ amount: UnsafePointer<money_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(result, keeping: amount, flags, error) { () throws(MoneyFailure) in
    try Boundary.money(amount, "amount").rounded(
      significantDigits: try Boundary.significantDigits(digits), rounding: try Boundary.rounding(rounding))
  }
}

@_cdecl("money_sum") @implementation
public func money_sum(
  _ amounts: UnsafePointer<money_t>?, _ count: Int, _ currency: UnsafePointer<CChar>?,
  _ result: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callElement(result, of: amounts, count, error) { (output) throws(MoneyFailure) in
    let code = try Boundary.optionalCode(currency, "currency")
    if let amounts, Boundary.writeShortSum(amounts, count, of: code, to: output) { return }
    var sum = MoneySum(of: code)
    try Boundary.forEach(amounts, count, "amounts") { (money: Money) throws(MoneyFailure) in try sum.add(money) }
    Boundary.write(try sum.value(), to: output)
  }
}

@_cdecl("money_minimum") @implementation
public func money_minimum(
  _ amounts: UnsafePointer<money_t>?, _ count: Int, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callElement(result, of: amounts, count, error) { (output) throws(MoneyFailure) in
    try Boundary.writeExtreme(.minimum, amounts, count, to: output)
  }
}

@_cdecl("money_maximum") @implementation
public func money_maximum(
  _ amounts: UnsafePointer<money_t>?, _ count: Int, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callElement(result, of: amounts, count, error) { (output) throws(MoneyFailure) in
    try Boundary.writeExtreme(.maximum, amounts, count, to: output)
  }
}

extension Boundary {
  /// Writes the sum of short amounts of one scale; false if `MoneySum` must compute it.
  @_optimize(speed)
  fileprivate static func writeShortSum(
    _ amounts: UnsafePointer<money_t>, _ count: Int, of code: CurrencyCode?, to output: UnsafeMutablePointer<money_t>
  ) -> Bool {
    guard count > 0, count <= Int(MONEY_AMOUNTS_MAX) else { return false }
    let first = words(amounts)
    guard first.isPlain, code == nil || code == CurrencyCode(head: first.head, rest: 0) else { return false }
    var sum: Int128 = 0
    var difference: UInt64 = 0
    for index in 0..<count {
      let next = words(amounts + index)
      difference |= next.difference(fromPlain: first)
      sum &+= Int128(next.short)
    }
    if difference != 0 { return false }
    // A million coefficients of 64 bits do not add up to 10^38.
    write(Decimal(unchecked: sum, scale: first.scale), head: first.head, to: output)
    return true
  }

  @_optimize(speed)
  fileprivate static func writeExtreme(
    _ side: DecimalExtreme.Side, _ amounts: UnsafePointer<money_t>?, _ count: Int,
    to output: UnsafeMutablePointer<money_t>
  ) throws(MoneyFailure) {
    if let amounts, count <= Int(MONEY_AMOUNTS_MAX),
      let position = side.position(among: count, at: { words(amounts + $0) })
    {
      let extreme = words(amounts + position)
      write(extreme.short, scale: extreme.scale, head: extreme.head, to: output)
      return
    }
    var extreme = MoneyExtreme(side)
    try forEach(amounts, count, "amounts") { (money: Money) throws(MoneyFailure) in try extreme.add(money) }
    write(try extreme.value(), to: output)
  }

  /// Reads a number of significant digits, 1 to 38.
  static func significantDigits(_ value: Int32) throws(MoneyFailure) -> UInt32 {
    let digits = try digitCount(value)
    guard digits > 0 else { throw MoneyFailure(.argument, "significant digits must be 1 to 38, got 0") }
    return digits
  }
}
