import MoneyPortfolio
import CMoney
import MoneyCore
import MoneyStore

@_cdecl("money_store_portfolio_save") @implementation
public func money_store_portfolio_save(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ portfolio: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let handle = try Boundary.portfolio(portfolio)
    try Boundary.checkMemory(handle.value.count, of: Boundary.mostOfEntry)
    try store.save(handle.value, as: try Boundary.storeName(name), handle.bases)
  }
}

@_cdecl("money_store_portfolio_load") @implementation
public func money_store_portfolio_load(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ portfolio: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(portfolio, "portfolio", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let bases = StoredBases()
    let loaded = try store.loadPortfolio(
      try Boundary.storeName(name), registry: Boundary.registry(registry), bases)
    return Boundary.pointer(to: WatchedHandle(loaded, bases: bases))
  }
}

@_cdecl("money_store_transaction_save") @implementation
public func money_store_transaction_save(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ transaction: UnsafePointer<money_transaction_t>?,
  _ lots: UnsafePointer<money_lot_selection_t>?, _ lotCount: Int, _ registry: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let given = try Boundary.transaction(transaction, lots, lotCount)
    try store.put(given, in: try Boundary.storeName(name), registry: Boundary.registry(registry))
  }
}

@_cdecl("money_store_transaction_remove") @implementation
public func money_store_transaction_remove(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ id: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.remove(try Boundary.transactionID(id), from: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_quotes_save") @implementation
public func money_store_quotes_save(
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
    let store = try Boundary.store(store).value
    guard index >= 0, let found = try store.quote(at: index) else {
      throw Boundary.pastEnd(index, of: try store.quoteCount())
    }
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_store_quotes") @implementation
public func money_store_quotes(
  _ store: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_price_quote_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let found = try Boundary.store(store).value.quotes(from: first, count: capacity < 0 ? .max : capacity)
    try page.fill(of: found.total) { index, row throws(MoneyFailure) in
      Boundary.write(found.quotes[index - first], to: row)
    }
  }
}

@_cdecl("money_store_quote_remove") @implementation
public func money_store_quote_remove(
  _ store: OpaquePointer?, _ symbol: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.removeQuote(of: try Boundary.symbol(symbol))
  }
}
