import CMoney
import MoneyCore

@_optimize(speed) @c(money_new) @implementation
public func money_new(
  _ amount: UnsafePointer<money_decimal_t>?, _ currency: UnsafePointer<CChar>?,
  _ registry: OpaquePointer?, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (amount, result) = Boundary.given(amount, result), let head = Boundary.builtInCode(currency) {
    let words = Boundary.words(amount)
    if words.isShort {
      Boundary.write(words.short, scale: UInt32(truncatingIfNeeded: words.label), head: head, to: result)
      return MONEY_OK
    }
  }
  return Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    let value = try Boundary.decimal(amount, "amount")
    let code = try Boundary.code(currency, "currency")
    try CurrencyRegistry.check(code, in: Boundary.registry(registry))
    return Money(value, code)
  }
}

@_optimize(speed) @c(money_from_minor) @implementation
public func money_from_minor(
  _ minor: Int64, _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ result: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let result, let currency, let head = Boundary.shortCode(currency),
    let digits = CurrencyTable.digits(ofLetters: head)
  {
    Boundary.write(minor, scale: digits, head: head, to: result)
    return MONEY_OK
  }
  return Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    let code = try Boundary.code(currency, "currency")
    return try Money(minor: minor, code, in: Boundary.registry(registry))
  }
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

@_optimize(speed) @c(money_parse) @implementation
public func money_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let text, let result, let count = Boundary.lengthOfWords(text, length) {
    let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    if let amount = MoneyWords.read(UnsafeBufferPointer(start: start, count: count)) {
      Boundary.write(amount.number, head: amount.head, to: result)
      return MONEY_OK
    }
  }
  return Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    try Money(parsing: try Boundary.text(text, length, limit: Int(MONEY_INPUT_MAX), "text"))
  }
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

@_optimize(speed) @c(money_format) @implementation
public func money_format(
  _ amount: UnsafePointer<money_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let amount, let buffer, capacity > 0 {
    let raw = UnsafeMutableRawPointer(buffer)
    if let count = Boundary.words(amount).write(to: raw, room: capacity &- 1) {
      buffer[count] = 0
      length?.pointee = count
      return MONEY_OK
    }
  }
  return Boundary.format(amount, buffer, capacity, length, error)
}

extension Boundary {
  /// Formats any amount.
  @_optimize(speed) @inline(never)
  fileprivate static func format(
    _ amount: UnsafePointer<money_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let amount, let buffer, capacity > 0 {
      let words = words(amount)
      if writeTight(buffer, capacity, length, { words.write(to: $0, room: $1) }) { return MONEY_OK }
    }
    return callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
      let money = try money(amount, "amount")
      return shortText(buffer, capacity, longest: Money.textCapacity) { money.write(to: $0) }
    }
  }
}

@_optimize(speed) @c(money_add) @implementation
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

@_optimize(speed) @c(money_subtract) @implementation
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

@_optimize(speed) @c(money_negate) @implementation
public func money_negate(
  _ amount: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (amount, result) = Boundary.given(amount, result) {
    let words = Boundary.words(amount)
    if let negated = words.negated {
      Boundary.write(negated, head: words.head, to: result)
      return MONEY_OK
    }
  }
  return Boundary.callMoney(result, keeping: amount, error) { () throws(MoneyFailure) in
    try Boundary.money(amount, "amount").negated
  }
}

@_optimize(speed) @c(money_absolute) @implementation
public func money_absolute(
  _ amount: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (amount, result) = Boundary.given(amount, result) {
    let words = Boundary.words(amount)
    if let absolute = words.absolute {
      Boundary.write(absolute, head: words.head, to: result)
      return MONEY_OK
    }
  }
  return Boundary.callMoney(result, keeping: amount, error) { () throws(MoneyFailure) in
    try Boundary.money(amount, "amount").absolute
  }
}

@_optimize(speed) @c(money_compare) @implementation
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

@_optimize(speed) @c(money_equal) @implementation
public func money_equal(
  _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?,
  _ equal: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let (a, b, equal) = Boundary.given(a, b, equal), let order = Boundary.words(a).order(Boundary.words(b)) {
    equal.pointee = order == 0 ? 1 : 0
    return MONEY_OK
  }
  return Boundary.equal(a, b, equal, error)
}

@_optimize(speed) @c(money_hash) @implementation
public func money_hash(
  _ amount: UnsafePointer<money_t>?, _ hash: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func computed() throws(MoneyFailure) -> UInt64 {
    try Boundary.Inlined.money(amount, "amount").hash
  }
  return Boundary.Inlined.callValue(hash, "hash", error, computed)
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
