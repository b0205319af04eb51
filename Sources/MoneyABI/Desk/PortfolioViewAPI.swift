import CMoney
import MoneyCore
import MoneyDesk
import MoneyPortfolio

@_cdecl("money_portfolio_view_new") @implementation
public func money_portfolio_view_new(
  _ options: UnsafePointer<money_valuation_options_t>?, _ view: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(view, "view", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: WatchedHandle(PortfolioView(try Boundary.valuationOptions(options))))
  }
}

@_cdecl("money_portfolio_view_free") @implementation
public func money_portfolio_view_free(_ view: OpaquePointer?) { CallbackHandle.free(view) }

@_cdecl("money_portfolio_view_set_transactions") @implementation
public func money_portfolio_view_set_transactions(
  _ view: OpaquePointer?, _ portfolio: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(view, error) { (view: inout PortfolioView) throws(MoneyFailure) in
    view.setTransactions(try Boundary.wholePortfolio(portfolio))
  }
}

@_cdecl("money_portfolio_view_set_transactions_failure") @implementation
public func money_portfolio_view_set_transactions_failure(
  _ view: OpaquePointer?, _ reason: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(view, error) { (view: inout PortfolioView) throws(MoneyFailure) in
    view.setTransactionsFailure(try Boundary.reason(reason, length))
  }
}

@_cdecl("money_portfolio_view_set_quotes") @implementation
public func money_portfolio_view_set_quotes(
  _ view: OpaquePointer?, _ quotes: UnsafePointer<money_price_quote_t>?, _ count: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(view, error) { (view: inout PortfolioView) throws(MoneyFailure) in
    view.setQuotes(try Boundary.quotes(quotes, count))
  }
}

@_cdecl("money_portfolio_view_set_quotes_failure") @implementation
public func money_portfolio_view_set_quotes_failure(
  _ view: OpaquePointer?, _ reason: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(view, error) { (view: inout PortfolioView) throws(MoneyFailure) in
    view.setQuotesFailure(try Boundary.reason(reason, length))
  }
}

@_cdecl("money_portfolio_view_set_rates") @implementation
public func money_portfolio_view_set_rates(
  _ view: OpaquePointer?, _ rates: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(view, error) { (view: inout PortfolioView) throws(MoneyFailure) in
    view.setRates(try Boundary.optionalTable(rates))
  }
}

@_cdecl("money_portfolio_view_take_feed") @implementation
public func money_portfolio_view_take_feed(
  _ view: OpaquePointer?, _ feed: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(view, error) { (view: inout PortfolioView) throws(MoneyFailure) in
    try view.take(try Boundary.feed(feed).value)
  }
}

@_cdecl("money_portfolio_view_state") @implementation
public func money_portfolio_view_state(
  _ view: OpaquePointer?, _ now: Int64, _ state: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(state, "state", error) { () throws(MoneyFailure) in
    let handle = try Boundary.idle(view, of: PortfolioView.self)
    return try handle.value.state(at: Boundary.optionalInstant(now)).rawValue
  }
}

@_cdecl("money_portfolio_view_reason") @implementation
public func money_portfolio_view_reason(
  _ view: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.view(view).value.reason)
  }
}

@_cdecl("money_portfolio_view_value") @implementation
public func money_portfolio_view_value(
  _ view: OpaquePointer?, _ now: Int64, _ valuation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(valuation, "valuation", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Shared(try Boundary.valued(view, now)))
  }
}

@_cdecl("money_portfolio_view_symbol_count") @implementation
public func money_portfolio_view_symbol_count(
  _ view: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.view(view).value.neededSymbols.count
  }
}

@_cdecl("money_portfolio_view_symbol_at") @implementation
public func money_portfolio_view_symbol_at(
  _ view: OpaquePointer?, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let symbols = try Boundary.view(view).value.neededSymbols
    let index = try Boundary.index(index, of: symbols.count)
    return .bytes(symbols[index].bytes)
  }
}

@_cdecl("money_portfolio_view_revision") @implementation
public func money_portfolio_view_revision(
  _ view: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.revision(of: view, as: PortfolioView.self, revision, error)
}

@_cdecl("money_portfolio_view_on_change") @implementation
public func money_portfolio_view_on_change(
  _ view: OpaquePointer?, _ callback: money_change_callback_t?, _ userData: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.listen(to: view, as: PortfolioView.self, callback, userData, error)
}

extension PortfolioView: Watched {
  static var parameter: StaticString { "view" }
}

extension Boundary {
  static func view(_ pointer: OpaquePointer?) throws(MoneyFailure) -> WatchedHandle<PortfolioView> {
    try watched(pointer)
  }

  static func valued(_ view: OpaquePointer?, _ now: Int64) throws(MoneyFailure) -> Valuation {
    let handle = try Boundary.idle(view, of: PortfolioView.self)
    return try handle.value.knownValuation(at: optionalInstant(now))
  }

  /// Reads a reason, which is one line or empty.
  static func reason(_ text: UnsafePointer<CChar>?, _ length: Int) throws(MoneyFailure) -> [UInt8] {
    let reason = try optionalText(text, length, limit: FailureReason.longest, "reason")
    try FailureReason.check(reason)
    return reason
  }
}
