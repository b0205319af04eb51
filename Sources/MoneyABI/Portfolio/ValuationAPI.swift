import CMoney
import MoneyCore
import MoneyPortfolio

@_cdecl("money_valuation_options_init") @implementation
public func money_valuation_options_init(_ options: UnsafeMutablePointer<money_valuation_options_t>?) {
  options?.pointee = money_valuation_options_t(
    struct_size: UInt32(MemoryLayout<money_valuation_options_t>.size), date: Int32.min, max_gap: 7, percent_digits: 2,
    rounding: MONEY_ROUND_HALF_EVEN, reserved: 0, now: Int64.min, fresh_for: Int64.min)
}

@_cdecl("money_price_quote_init") @implementation
public func money_price_quote_init(_ quote: UnsafeMutablePointer<money_price_quote_t>?) {
  Boundary.zero(quote)
  quote?.pointee.struct_size = UInt32(MemoryLayout<money_price_quote_t>.size)
  quote?.pointee.instant = Int64.min
}

@_cdecl("money_portfolio_value") @implementation
public func money_portfolio_value(
  _ portfolio: OpaquePointer?, _ quotes: UnsafePointer<money_price_quote_t>?, _ count: Int, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_valuation_options_t>?, _ valuation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(valuation, "valuation", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Shared(try Boundary.valued(portfolio, quotes, count, rates, options)))
  }
}

@_cdecl("money_valuation_free") @implementation
public func money_valuation_free(_ valuation: OpaquePointer?) {
  Boundary.release(valuation, as: Shared<Valuation>.self)
}

@_cdecl("money_valuation_summary") @implementation
public func money_valuation_summary(
  _ valuation: OpaquePointer?, _ summary: UnsafeMutablePointer<money_portfolio_summary_t>?,
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
    let index = try Boundary.index(index, of: valuation.positions.count)
    Boundary.write(valuation.positions[index], of: valuation, to: output)
  }
}

@_cdecl("money_valuation_positions") @implementation
public func money_valuation_positions(
  _ valuation: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_position_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let valuation = try Boundary.valuation(valuation)
    try page.fill(of: valuation.positions.count) { index, row throws(MoneyFailure) in
      Boundary.write(valuation.positions[index], of: valuation, to: row)
    }
  }
}

@_cdecl("money_portfolio_disposals") @implementation
public func money_portfolio_disposals(
  _ portfolio: OpaquePointer?, _ rates: OpaquePointer?, _ options: UnsafePointer<money_valuation_options_t>?,
  _ disposals: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(disposals, "disposals", error) { () throws(MoneyFailure) in
    let portfolio = try Boundary.wholePortfolio(portfolio)
    let table = try Boundary.optionalTable(rates)
    return Boundary.pointer(
      to: Shared(
        try portfolio.disposals(
          table, try Boundary.valuationOptions(options), watch: Boundary.watch)))
  }
}

@_cdecl("money_disposals_free") @implementation
public func money_disposals_free(_ disposals: OpaquePointer?) {
  Boundary.release(disposals, as: Shared<[Disposal]>.self)
}

@_cdecl("money_disposals_count") @implementation
public func money_disposals_count(
  _ disposals: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.disposals(disposals).count
  }
}

@_cdecl("money_disposals_at") @implementation
public func money_disposals_at(
  _ disposals: OpaquePointer?, _ index: Int, _ disposal: UnsafeMutablePointer<money_disposal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(disposal, "disposal", error) { output throws(MoneyFailure) in
    let disposals = try Boundary.disposals(disposals)
    let index = try Boundary.index(index, of: disposals.count)
    Boundary.write(disposals[index], to: output)
  }
}

@_cdecl("money_disposals_items") @implementation
public func money_disposals_items(
  _ disposals: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_disposal_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let disposals = try Boundary.disposals(disposals)
    try page.fill(of: disposals.count) { index, row throws(MoneyFailure) in
      Boundary.write(disposals[index], to: row)
    }
  }
}

extension Boundary {
  static func valuation(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Valuation {
    try object(pointer, as: Shared<Valuation>.self, "valuation").takeUnretainedValue().value
  }

  static func disposals(_ pointer: OpaquePointer?) throws(MoneyFailure) -> [Disposal] {
    try object(pointer, as: Shared<[Disposal]>.self, "disposals").takeUnretainedValue().value
  }

  static func valued(
    _ portfolio: OpaquePointer?, _ quotes: UnsafePointer<money_price_quote_t>?, _ count: Int, _ rates: OpaquePointer?,
    _ options: UnsafePointer<money_valuation_options_t>?
  ) throws(MoneyFailure) -> Valuation {
    let handle = try Boundary.idle(portfolio, of: Portfolio.self)
    try checkMemory(handle.value.count, of: mostOfEntry)
    let given = try Boundary.quotes(quotes, count)
    let table = try Boundary.optionalTable(rates)
    return try handle.value.value(given, table, try valuationOptions(options), watch: watch)
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
    _ quotes: UnsafePointer<money_price_quote_t>?, _ count: Int
  ) throws(MoneyFailure) -> [PriceQuote] {
    try sizedRows(quotes, count, atMost: Int(MONEY_SHARES_MAX), "MONEY_PRICE_QUOTE_INIT", "quotes") {
      (row) throws(MoneyFailure) in
      var quote = row.loadUnaligned(as: money_price_quote_t.self)
      let symbol = try field(&quote.symbol, "quotes.symbol")
      if symbol.isEmpty { throw MoneyFailure(.argument, "quotes.symbol must not be empty") }
      return try PriceQuote(
        symbol: symbol, price: try decimal(&quote.price, "quotes.price"), currency: try code(of: &quote),
        instant: optionalInstant(quote.instant))
    }
  }

  /// Reads the currency of a quote; nil if all of it is zero.
  private static func code(of quote: inout money_price_quote_t) throws(MoneyFailure) -> CurrencyCode? {
    let words = withUnsafeBytes(of: &quote.currency) { place in
      (
        UInt32(littleEndian: place.loadUnaligned(as: UInt32.self)),
        UInt64(littleEndian: place.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
      )
    }
    if words.0 == 0, words.1 == 0 { return nil }
    guard let code = CurrencyCode(head: words.0, rest: words.1) else {
      throw MoneyFailure(.argument, "quotes.currency must be a currency code")
    }
    return code
  }
}

/// An immutable value to which an opaque pointer refers.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
