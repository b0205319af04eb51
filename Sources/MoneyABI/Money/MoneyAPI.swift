import CMoney
import MoneyCore

@_cdecl("money_new") @implementation
public func money_new(
  _ amount: UnsafePointer<money_decimal_t>?, _ currency: UnsafePointer<CChar>?,
  _ registry: OpaquePointer?, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    let value = try Boundary.decimal(amount, "amount")
    let code = try Boundary.code(currency, "currency")
    try CurrencyRegistry.check(code, in: Boundary.registry(registry))
    return Money(value, code)
  }
}

@_optimize(speed) @_cdecl("money_from_minor") @implementation
public func money_from_minor(
  _ minor: Int64, _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ result: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func computed() throws(MoneyFailure) -> Money {
    let code = try Boundary.Inlined.code(currency, "currency")
    return try Money(minor: minor, code, in: Boundary.registry(registry))
  }
  return Boundary.Inlined.callMoney(result, error, computed)
}

@_optimize(speed) @_cdecl("money_to_minor") @implementation
public func money_to_minor(
  _ amount: UnsafePointer<money_t>?, _ registry: OpaquePointer?,
  _ minor: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func computed() throws(MoneyFailure) -> Int64 {
    try Boundary.Inlined.money(amount, "amount")
      .minorUnits(in: Boundary.registry(registry))
  }
  return Boundary.Inlined.callValue(minor, "minor", error, computed)
}

@_optimize(speed) @_cdecl("money_parse") @implementation
public func money_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func computed() throws(MoneyFailure) -> Money {
    try Money(parsing: try Boundary.Inlined.text(text, length, limit: Int(MONEY_INPUT_MAX), "text"))
  }
  return Boundary.Inlined.callMoney(result, error, computed)
}

@_cdecl("money_parse_with_currency") @implementation
public func money_parse_with_currency(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ currency: UnsafePointer<CChar>?,
  _ registry: OpaquePointer?, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    let registry = Boundary.registry(registry)
    let code = try Boundary.optionalCode(currency, "currency")
    if let code { try CurrencyRegistry.check(code, in: registry) }
    return try Money(
      parsing: try Boundary.text(text, length, limit: Int(MONEY_INPUT_MAX), "text"),
      currency: code, in: registry)
  }
}

@_optimize(speed) @_cdecl("money_format") @implementation
public func money_format(
  _ amount: UnsafePointer<money_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func computed() throws(MoneyFailure) -> Boundary.Text {
    let money = try Boundary.Inlined.money(amount, "amount")
    return Boundary.shortText(buffer, capacity, longest: Money.textCapacity) { money.write(to: $0) }
  }
  return Boundary.Inlined.callText(buffer, capacity, length, error, computed)
}

@_optimize(speed) @_cdecl("money_add") @implementation @inline(__always)
public func money_add(
  _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?,
  _ result: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (a, b, result) = Boundary.given(a, b, result) {
    let words = Boundary.words(a)
    if let sum = words.sum(Boundary.words(b)) {
      Boundary.write(sum, scale: words.scale, head: words.head, to: result)
      return MONEY_OK
    }
  }
  return Boundary.add(a, b, result, error)
}

@_optimize(speed) @_cdecl("money_subtract") @implementation @inline(__always)
public func money_subtract(
  _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?,
  _ result: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (a, b, result) = Boundary.given(a, b, result) {
    let words = Boundary.words(a)
    if let difference = words.difference(Boundary.words(b)) {
      Boundary.write(difference, scale: words.scale, head: words.head, to: result)
      return MONEY_OK
    }
  }
  return Boundary.subtract(a, b, result, error)
}

@_cdecl("money_negate") @implementation
public func money_negate(
  _ amount: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, keeping: amount, error) { () throws(MoneyFailure) in
    try Boundary.money(amount, "amount").negated
  }
}

@_cdecl("money_absolute") @implementation
public func money_absolute(
  _ amount: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, keeping: amount, error) { () throws(MoneyFailure) in
    try Boundary.money(amount, "amount").absolute
  }
}

@_optimize(speed) @_cdecl("money_compare") @implementation @inline(__always)
public func money_compare(
  _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?,
  _ order: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (a, b, order) = Boundary.given(a, b, order), let found = Boundary.words(a).order(Boundary.words(b)) {
    order.pointee = found
    return MONEY_OK
  }
  return Boundary.compare(a, b, order, error)
}

@_optimize(speed) @_cdecl("money_equal") @implementation
public func money_equal(
  _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?,
  _ equal: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func computed() throws(MoneyFailure) -> Int32 {
    try Boundary.Inlined.money(a, "a") == (try Boundary.Inlined.money(b, "b")) ? 1 : 0
  }
  return Boundary.Inlined.callValue(equal, "equal", error, computed)
}

@_optimize(speed) @_cdecl("money_hash") @implementation
public func money_hash(
  _ amount: UnsafePointer<money_t>?, _ hash: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func computed() throws(MoneyFailure) -> UInt64 {
    try Boundary.Inlined.money(amount, "amount").hash
  }
  return Boundary.Inlined.callValue(hash, "hash", error, computed)
}

// The cases that the fastest path does not handle.
extension Boundary {
  @inline(never)
  static func add(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callMoney(result, keeping: a, and: b, error) { () throws(MoneyFailure) in
      try money(a, "a").adding(try money(b, "b"))
    }
  }

  @inline(never)
  static func subtract(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callMoney(result, keeping: a, and: b, error) { () throws(MoneyFailure) in
      try money(a, "a").subtracting(try money(b, "b"))
    }
  }

  @inline(never)
  static func compare(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ order: UnsafeMutablePointer<Int32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callValue(order, "order", error) { () throws(MoneyFailure) in
      try money(a, "a").order(to: try money(b, "b"))
    }
  }
}

extension Boundary {
  /// Runs a call whose output is an amount, which may be one of the inputs.
  static func callMoney(
    _ result: UnsafeMutablePointer<money_t>?, keeping first: UnsafePointer<money_t>? = nil,
    and second: UnsafePointer<money_t>? = nil, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Money
  ) -> money_status_t {
    Inlined.callMoney(result, keeping: first, and: second, failure, body)
  }

  /// Runs a call whose output is an amount that may have been rounded, and may be the input.
  static func callRounded(
    _ result: UnsafeMutablePointer<money_t>?, keeping input: UnsafePointer<money_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: () throws(MoneyFailure) -> Rounded<Money>
  ) -> money_status_t {
    Inlined.callRounded(result, keeping: input, flags, failure, body)
  }
}
