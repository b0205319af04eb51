import CMoney
import MoneyCore
import MoneyStore

@_cdecl("money_store_save_portfolio") @implementation
public func money_store_save_portfolio(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ portfolio: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.save(try Boundary.portfolio(portfolio).value, as: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_load_portfolio") @implementation
public func money_store_load_portfolio(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ portfolio: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(portfolio, "portfolio", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let loaded = try store.loadPortfolio(try Boundary.storeName(name), registry: Boundary.registry(registry))
    return Boundary.pointer(to: WatchedHandle(loaded))
  }
}

@_cdecl("money_store_put_transaction") @implementation
public func money_store_put_transaction(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ transaction: UnsafePointer<money_transaction_t>?,
  _ lots: UnsafePointer<money_lot_selection_t>?, _ lotCount: Int, _ registry: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let given = try Boundary.transaction(transaction, lots, lotCount)
    try store.put(given, in: try Boundary.storeName(name), registry: Boundary.registry(registry))
  }
}

@_cdecl("money_store_delete_transaction") @implementation
public func money_store_delete_transaction(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ id: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.delete(try Boundary.transactionID(id), from: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_put_quotes") @implementation
public func money_store_put_quotes(
  _ store: OpaquePointer?, _ quotes: UnsafePointer<money_price_quote_t>?, _ count: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.put(try Boundary.quotes(quotes, count))
  }
}

@_cdecl("money_store_quote") @implementation
public func money_store_quote(
  _ store: OpaquePointer?, _ symbol: UnsafePointer<CChar>?, _ quote: UnsafeMutablePointer<money_price_quote_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(quote, "quote", error) { output throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    Boundary.write(try store.quote(of: try Boundary.symbol(symbol)), to: output)
  }
}

@_cdecl("money_store_quote_count") @implementation
public func money_store_quote_count(
  _ store: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.store(store).value.quoteCount()
  }
}

@_cdecl("money_store_quote_at") @implementation
public func money_store_quote_at(
  _ store: OpaquePointer?, _ index: Int, _ quote: UnsafeMutablePointer<money_price_quote_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(quote, "quote", error) { output throws(MoneyFailure) in
    let found = try Boundary.store(store).value.quote(at: try Boundary.index(index))
    guard let found else { throw Boundary.pastEnd(index) }
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_store_remove_quote") @implementation
public func money_store_remove_quote(
  _ store: OpaquePointer?, _ symbol: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.removeQuote(of: try Boundary.symbol(symbol))
  }
}
