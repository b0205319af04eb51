import CMoney
import MoneyCore

@_cdecl("money_valuation_options_init") @implementation
public func money_valuation_options_init(_ options: UnsafeMutablePointer<money_valuation_options_t>?) {
  options?.pointee = money_valuation_options_t(
    struct_size: UInt32(MemoryLayout<money_valuation_options_t>.size), date: Int32.min, max_gap: 7, percent_digits: 2,
    rounding: MONEY_ROUND_HALF_EVEN, reserved: 0, now: Int64.min, fresh_for: Int64.min)
}

@_cdecl("money_portfolio_value") @implementation
public func money_portfolio_value(
  _ portfolio: OpaquePointer?, _ quotes: UnsafePointer<money_quote_t>?, _ count: Int, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_valuation_options_t>?, _ valuation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(valuation, "valuation", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Shared(try Boundary.valued(portfolio, quotes, count, rates, options)))
  }
}

@_cdecl("money_portfolio_summary") @implementation
public func money_portfolio_summary(
  _ portfolio: OpaquePointer?, _ quotes: UnsafePointer<money_quote_t>?, _ count: Int, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_valuation_options_t>?, _ summary: UnsafeMutablePointer<money_summary_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(summary, "summary", error) { output throws(MoneyFailure) in
    Boundary.write(try Boundary.valued(portfolio, quotes, count, rates, options), to: output)
  }
}

@_cdecl("money_valuation_free") @implementation
public func money_valuation_free(_ valuation: OpaquePointer?) {
  Boundary.release(valuation, as: Shared<Valuation>.self)
}

@_cdecl("money_valuation_summary") @implementation
public func money_valuation_summary(
  _ valuation: OpaquePointer?, _ summary: UnsafeMutablePointer<money_summary_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(summary, "summary", error) { output throws(MoneyFailure) in
    Boundary.write(try Boundary.valuation(valuation), to: output)
  }
}

@_cdecl("money_valuation_position_count") @implementation
public func money_valuation_position_count(
  _ valuation: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.valuation(valuation).positions.count
  }
}

@_cdecl("money_valuation_position_at") @implementation
public func money_valuation_position_at(
  _ valuation: OpaquePointer?, _ index: Int, _ position: UnsafeMutablePointer<money_position_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(position, "position", error) { output throws(MoneyFailure) in
    let valuation = try Boundary.valuation(valuation)
    guard valuation.positions.indices.contains(index) else { throw Boundary.pastEnd(index) }
    Boundary.write(valuation.positions[index], of: valuation, to: output)
  }
}

@_cdecl("money_portfolio_realised") @implementation
public func money_portfolio_realised(
  _ portfolio: OpaquePointer?, _ rates: OpaquePointer?, _ options: UnsafePointer<money_valuation_options_t>?,
  _ realised: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(realised, "realised", error) { () throws(MoneyFailure) in
    let handle = try Boundary.portfolio(portfolio)
    let table = rates == nil ? nil : try Boundary.table(rates)
    return Boundary.pointer(to: Shared(try handle.value.disposals(table, try Boundary.valuationOptions(options))))
  }
}

@_cdecl("money_realised_free") @implementation
public func money_realised_free(_ realised: OpaquePointer?) {
  Boundary.release(realised, as: Shared<[Disposal]>.self)
}

@_cdecl("money_realised_count") @implementation
public func money_realised_count(
  _ realised: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.disposals(realised).count
  }
}

@_cdecl("money_realised_at") @implementation
public func money_realised_at(
  _ realised: OpaquePointer?, _ index: Int, _ disposal: UnsafeMutablePointer<money_disposal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(disposal, "disposal", error) { output throws(MoneyFailure) in
    let disposals = try Boundary.disposals(realised)
    guard disposals.indices.contains(index) else { throw Boundary.pastEnd(index) }
    try Boundary.write(disposals[index], to: output)
  }
}

extension Boundary {
  static func valuation(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Valuation {
    try object(pointer, as: Shared<Valuation>.self, "valuation").takeUnretainedValue().value
  }

  static func disposals(_ pointer: OpaquePointer?) throws(MoneyFailure) -> [Disposal] {
    try object(pointer, as: Shared<[Disposal]>.self, "realised").takeUnretainedValue().value
  }

  static func valued(
    _ portfolio: OpaquePointer?, _ quotes: UnsafePointer<money_quote_t>?, _ count: Int, _ rates: OpaquePointer?,
    _ options: UnsafePointer<money_valuation_options_t>?
  ) throws(MoneyFailure) -> Valuation {
    let handle = try Boundary.portfolio(portfolio)
    try handle.checkIdle()
    let given = try Boundary.quotes(quotes, count)
    let table = rates == nil ? nil : try Boundary.table(rates)
    return try handle.value.value(given, table, try valuationOptions(options))
  }

  static func valuationOptions(
    _ pointer: UnsafePointer<money_valuation_options_t>?
  ) throws(MoneyFailure) -> ValuationOptions {
    guard let pointer else { return ValuationOptions() }
    let given = try options(pointer, "MONEY_VALUATION_OPTIONS_INIT")
    if given.reserved != 0 { throw reserved() }
    guard given.max_gap >= 0 else { throw tooSmall("options.max_gap", Int64(given.max_gap), least: 0) }
    let freshFor = optionalInstant(given.fresh_for)
    if let freshFor, freshFor < 0 { throw tooSmall("options.fresh_for", freshFor, least: 0) }
    return ValuationOptions(
      day: try optionalDay(given.date), maximumGap: given.max_gap, now: optionalInstant(given.now),
      freshFor: freshFor, percentDigits: try digitCount(given.percent_digits), rounding: try rounding(given.rounding))
  }

  static func quotes(
    _ quotes: UnsafePointer<money_quote_t>?, _ count: Int
  ) throws(MoneyFailure) -> [PriceQuote] {
    if count == 0 { return [] }
    guard count > 0, count <= Int(MONEY_SHARES_MAX) else {
      throw MoneyFailure(.limit, "more than " + .number(Int(MONEY_SHARES_MAX)) + " quotes")
    }
    guard let quotes else { throw null("quotes") }
    var read: [PriceQuote] = []
    read.reserveCapacity(count)
    for index in 0..<count {
      var quote = UnsafeRawPointer(quotes + index).loadUnaligned(as: money_quote_t.self)
      if quote.reserved != 0 { throw MoneyFailure(.argument, "quotes.reserved is not 0") }
      let symbol = try field(&quote.symbol, "quotes.symbol")
      if symbol.isEmpty { throw MoneyFailure(.argument, "the symbol of a quote is missing") }
      read.append(
        try PriceQuote(
          symbol: symbol, price: try decimal(&quote.price, "quotes.price"), currency: try code(of: &quote),
          instant: optionalInstant(quote.instant)))
    }
    return read
  }

  /// All zero: none.
  private static func code(of quote: inout money_quote_t) throws(MoneyFailure) -> CurrencyCode? {
    let words = withUnsafeBytes(of: &quote.currency) { place in
      (
        UInt32(littleEndian: place.loadUnaligned(as: UInt32.self)),
        UInt64(littleEndian: place.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
      )
    }
    if words.0 == 0, words.1 == 0 { return nil }
    guard let code = CurrencyCode(head: words.0, rest: words.1) else {
      throw MoneyFailure(.argument, "quotes.currency is not a currency code")
    }
    return code
  }
}

/// An immutable value behind an opaque pointer.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
