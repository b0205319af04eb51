import MoneyPortfolio
import CMoney
import MoneyCore
import MoneyFeeds
import MoneyJSON

@_cdecl("money_feed_rates") @implementation
public func money_feed_rates(
  _ feed: OpaquePointer?, _ rates: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(rates, "rates", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: try Boundary.feed(feed).value.knownRates())
  }
}

@_cdecl("money_feed_add_symbol") @implementation
public func money_feed_add_symbol(
  _ feed: OpaquePointer?, _ symbol: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    try feed.add(symbol: try Boundary.symbol(symbol))
  }
}

@_cdecl("money_feed_remove_symbol") @implementation
public func money_feed_remove_symbol(
  _ feed: OpaquePointer?, _ symbol: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    try feed.remove(symbol: try Boundary.symbol(symbol))
  }
}

@_cdecl("money_feed_symbol_count") @implementation
public func money_feed_symbol_count(
  _ feed: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.feed(feed).value.symbols.count
  }
}

@_cdecl("money_feed_symbol_at") @implementation
public func money_feed_symbol_at(
  _ feed: OpaquePointer?, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let symbols = try Boundary.feed(feed).value.symbols
    let index = try Boundary.index(index, of: symbols.count)
    return .bytes(symbols[index].bytes)
  }
}

@_cdecl("money_feed_price_quote") @implementation
public func money_feed_price_quote(
  _ feed: OpaquePointer?, _ symbol: UnsafePointer<CChar>?, _ now: Int64,
  _ quote: UnsafeMutablePointer<money_price_quote_t>?, _ state: UnsafeMutablePointer<Int32>?,
  _ age: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(quote)
      Boundary.zero(state)
      Boundary.zero(age)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(quote, "quote")
    let feed = try Boundary.feed(feed).value
    let found = try feed.quote(of: try Boundary.symbol(symbol), at: try Boundary.instant(now, "now"))
    Boundary.zero(output)
    if let quote = found.quote { Boundary.write(quote, to: output) }
    state?.pointee = found.state.rawValue
    age?.pointee = found.age ?? Int64.min
  }
}

@_cdecl("money_feed_portfolio") @implementation
public func money_feed_portfolio(
  _ feed: OpaquePointer?, _ portfolio: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(portfolio, "portfolio", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: WatchedHandle(try Boundary.feed(feed).value.knownPortfolio()))
  }
}

@_cdecl("money_feed_put") @implementation
public func money_feed_put(
  _ feed: OpaquePointer?, _ transaction: UnsafePointer<money_transaction_t>?,
  _ lots: UnsafePointer<money_lot_selection_t>?, _ lot_count: Int, _ stored: UnsafeMutablePointer<money_transaction_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error, zeroing: { Boundary.zero(stored, keeping: transaction) }) {
    (feed: inout Feed) throws(MoneyFailure) in
    let saved = try feed.put(try Boundary.transaction(transaction, lots, lot_count))
    if let stored { Boundary.write(saved, to: stored) }
  }
}

@_cdecl("money_feed_remove") @implementation
public func money_feed_remove(
  _ feed: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    try feed.remove(try Boundary.transactionID(id))
  }
}

@_cdecl("money_feed_operation") @implementation
public func money_feed_operation(
  _ feed: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ state: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(state, "state", error) { () throws(MoneyFailure) in
    try Boundary.feed(feed).value.operationState(try Boundary.transactionID(id)).rawValue
  }
}

@_cdecl("money_feed_to_json") @implementation
public func money_feed_to_json(
  _ feed: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try Boundary.feed(feed).value.written()
  }
}

@_cdecl("money_feed_restore") @implementation
public func money_feed_restore(
  _ feed: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int, _ instant: Int64,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    try feed.restore(try Boundary.document(json, length, "json"), came: try Boundary.instant(instant, "instant"))
  }
}
