import CMoney
import MoneyCore
import MoneyJSON

@_cdecl("money_rate_init") @implementation
public func money_rate_init(_ rate: UnsafeMutablePointer<money_rate_t>?) {
  Boundary.zero(rate)
  rate?.pointee.date = Boundary.date(nil)
}

@_cdecl("money_currency_pair_format") @implementation
public func money_currency_pair_format(
  _ from: UnsafePointer<CChar>?, _ to: UnsafePointer<CChar>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: from, and: to, error) { () throws(MoneyFailure) in
    .bytes(CurrencyPair(try Boundary.code(from, "from"), try Boundary.code(to, "to")).plainText)
  }
}

@_cdecl("money_currency_pair_parse") @implementation
public func money_currency_pair_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ pair: UnsafeMutablePointer<money_currency_pair_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(pair) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(pair, "pair")
    let bytes = try Boundary.text(text, length, limit: Int(MONEY_INPUT_MAX), "text")
    let read = try CurrencyPair(parsing: bytes)
    let raw = UnsafeMutableRawPointer(output)
    Boundary.zero(output)
    Boundary.write(read.from, to: raw)
    Boundary.write(read.to, to: raw + MemoryLayout.size(ofValue: output.pointee.from))
  }
}

@_cdecl("money_rate_format") @implementation
public func money_rate_format(
  _ rate: UnsafePointer<money_rate_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.quote(rate, "rate").plainText)
  }
}

@_cdecl("money_rate_parse") @implementation
public func money_rate_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ rate: UnsafeMutablePointer<money_rate_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(rate) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(rate, "rate")
    let bytes = try Boundary.text(text, length, limit: Int(MONEY_INPUT_MAX), "text")
    Boundary.write(try Quote(parsing: bytes), to: output)
  }
}

@_cdecl("money_rate_to_json") @implementation
public func money_rate_to_json(
  _ rate: UnsafePointer<money_rate_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(RateDocument.write(try Boundary.quote(rate, "rate")))
  }
}

@_cdecl("money_rate_from_json") @implementation
public func money_rate_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ rate: UnsafeMutablePointer<money_rate_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(rate) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(rate, "rate")
    let text = try Boundary.text(json, length, limit: Int(MONEY_INPUT_MAX), "json")
    Boundary.write(try RateDocument.read(text), to: output)
  }
}

@_cdecl("money_rate_compare") @implementation
public func money_rate_compare(
  _ a: UnsafePointer<money_rate_t>?, _ b: UnsafePointer<money_rate_t>?, _ order: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(order, "order", error) { () throws(MoneyFailure) in
    try Boundary.quote(a, "a").order(to: try Boundary.quote(b, "b"))
  }
}

@_cdecl("money_rate_equal") @implementation
public func money_rate_equal(
  _ a: UnsafePointer<money_rate_t>?, _ b: UnsafePointer<money_rate_t>?, _ equal: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(equal, "equal", error) { () throws(MoneyFailure) in
    try Boundary.quote(a, "a") == (try Boundary.quote(b, "b")) ? 1 : 0
  }
}

@_cdecl("money_rate_hash") @implementation
public func money_rate_hash(
  _ rate: UnsafePointer<money_rate_t>?, _ hash: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(hash, "hash", error) { () throws(MoneyFailure) in try Boundary.quote(rate, "rate").valueHash }
}

extension Boundary {
  /// Reads a caller's rate.
  static func quote(
    _ pointer: UnsafePointer<money_rate_t>?, _ name: StaticString
  ) throws(MoneyFailure) -> Quote {
    guard let pointer else { throw null(name) }
    let given = UnsafeRawPointer(pointer).loadUnaligned(as: money_rate_t.self)
    guard given.reserved == 0, given.flags & ~ConversionFlags.rateRounded.rawValue == 0,
      (MONEY_RATE_QUOTED...MONEY_RATE_UNIT).contains(given.kind)
    else {
      throw MoneyFailure(
        .argument, Message(name) + " sets a kind, flag or reserved field that this version does not support")
    }
    let raw = UnsafeRawPointer(pointer)
    guard let from = code(raw), let to = code(raw + MemoryLayout.size(ofValue: given.from)) else {
      throw MoneyFailure(.argument, Message(name) + ".from and " + Message(name) + ".to must be currency codes")
    }
    guard let rate = Rate(numerator: given.numerator, denominator: given.denominator) else {
      throw MoneyFailure(
        .invalidRate, Message(name) + " must be positive, got " + .id(given.numerator) + "/" + .id(given.denominator))
    }
    let quote = Quote(
      from: from, to: to, rate: rate, day: try optionalDay(given.date),
      isRounded: given.flags & ConversionFlags.rateRounded.rawValue != 0)
    try quote.checkOwn()
    return quote
  }

  /// Reads a code in a NUL-padded field of 12 bytes.
  private static func code(_ field: UnsafeRawPointer) -> CurrencyCode? {
    let head = field.loadUnaligned(as: UInt32.self).littleEndian
    return CurrencyCode(head: head, rest: field.loadUnaligned(fromByteOffset: 4, as: UInt64.self).littleEndian)
  }
}
