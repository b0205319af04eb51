import CMoney
import MoneyCore
import MoneyPortfolio

@_cdecl("money_portfolio_options_init") @implementation
public func money_portfolio_options_init(_ options: UnsafeMutablePointer<money_portfolio_options_t>?) {
  options?.pointee = money_portfolio_options_t(
    struct_size: UInt32(MemoryLayout<money_portfolio_options_t>.size), method: MONEY_LOTS_FIFO,
    short_sales: MONEY_SHORT_SALE_REJECT, fees: MONEY_FEES_BASIS, registry: nil, wash_sales: 0,
    capital: MONEY_CAPITAL_GAIN)
}

@_cdecl("money_transaction_init") @implementation
public func money_transaction_init(_ transaction: UnsafeMutablePointer<money_transaction_t>?) {
  Boundary.zero(transaction)
  transaction?.pointee.struct_size = UInt32(MemoryLayout<money_transaction_t>.size)
  transaction?.pointee.date = Int32.min
  transaction?.pointee.opened = Int32.min
}

@_cdecl("money_lot_selection_init") @implementation
public func money_lot_selection_init(_ lot: UnsafeMutablePointer<money_lot_selection_t>?) {
  Boundary.zero(lot)
  lot?.pointee.struct_size = UInt32(MemoryLayout<money_lot_selection_t>.size)
}

@_cdecl("money_portfolio_new") @implementation
public func money_portfolio_new(
  _ currency: UnsafePointer<CChar>?, _ options: UnsafePointer<money_portfolio_options_t>?,
  _ portfolio: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(portfolio, "portfolio", error) { () throws(MoneyFailure) in
    let code = try Boundary.code(currency, "currency")
    return Boundary.pointer(to: WatchedHandle(Portfolio(try Boundary.settings(code, options))))
  }
}

@_cdecl("money_portfolio_free") @implementation
public func money_portfolio_free(_ portfolio: OpaquePointer?) { CallbackHandle.free(portfolio) }

@_cdecl("money_portfolio_add") @implementation
public func money_portfolio_add(
  _ portfolio: OpaquePointer?, _ transaction: UnsafePointer<money_transaction_t>?,
  _ lots: UnsafePointer<money_lot_selection_t>?, _ lotCount: Int, _ stored: UnsafeMutablePointer<money_transaction_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(portfolio, error, zeroing: { Boundary.zero(stored, keeping: transaction) }) {
    (portfolio: inout Portfolio) throws(MoneyFailure) in
    var added = try Boundary.transaction(transaction, lots, lotCount)
    added.id = try portfolio.add(added)
    if let stored { Boundary.write(added, to: stored) }
  }
}

@_cdecl("money_portfolio_edit") @implementation
public func money_portfolio_edit(
  _ portfolio: OpaquePointer?, _ transaction: UnsafePointer<money_transaction_t>?,
  _ lots: UnsafePointer<money_lot_selection_t>?, _ lotCount: Int, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(portfolio, error) { (portfolio: inout Portfolio) throws(MoneyFailure) in
    try portfolio.edit(try Boundary.transaction(transaction, lots, lotCount))
  }
}

@_cdecl("money_portfolio_remove") @implementation
public func money_portfolio_remove(
  _ portfolio: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(portfolio, error) { (portfolio: inout Portfolio) throws(MoneyFailure) in
    try portfolio.remove(try Boundary.transactionID(id))
  }
}

@_cdecl("money_portfolio_count") @implementation
public func money_portfolio_count(
  _ portfolio: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.portfolio(portfolio).value.count
  }
}

@_cdecl("money_portfolio_transaction_at") @implementation
public func money_portfolio_transaction_at(
  _ portfolio: OpaquePointer?, _ index: Int, _ transaction: UnsafeMutablePointer<money_transaction_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(transaction, "transaction", error) { output throws(MoneyFailure) in
    let handle = try Boundary.portfolio(portfolio)
    let index = try Boundary.index(index, of: handle.value.count)
    guard let found = handle.value.transaction(at: index) else { throw Boundary.pastEnd(index, of: handle.value.count) }
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_portfolio_transactions") @implementation
public func money_portfolio_transactions(
  _ portfolio: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_transaction_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let handle = try Boundary.portfolio(portfolio)
    try page.fill(of: handle.value.count) { index, row throws(MoneyFailure) in
      guard let found = handle.value.transaction(at: index) else {
        throw Boundary.pastEnd(index, of: handle.value.count)
      }
      Boundary.write(found, to: row)
    }
  }
}

@_cdecl("money_portfolio_find") @implementation
public func money_portfolio_find(
  _ portfolio: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ transaction: UnsafeMutablePointer<money_transaction_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(transaction, "transaction", error) { output throws(MoneyFailure) in
    let handle = try Boundary.portfolio(portfolio)
    Boundary.write(try handle.value.known(try Boundary.transactionID(id)), to: output)
  }
}

@_cdecl("money_portfolio_lot_selection_at") @implementation
public func money_portfolio_lot_selection_at(
  _ portfolio: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ index: Int,
  _ lot: UnsafeMutablePointer<money_lot_selection_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(lot, "lot", error) { output throws(MoneyFailure) in
    let handle = try Boundary.portfolio(portfolio)
    let lots = try handle.value.known(try Boundary.transactionID(id)).lots
    let index = try Boundary.index(index, of: lots.count)
    Boundary.write(lots[index], to: output)
  }
}

@_cdecl("money_portfolio_lot_selections") @implementation
public func money_portfolio_lot_selections(
  _ portfolio: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ first: Int,
  _ rows: UnsafeMutablePointer<money_lot_selection_t>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let handle = try Boundary.portfolio(portfolio)
    let lots = try handle.value.known(try Boundary.transactionID(id)).lots
    try page.fill(of: lots.count) { index, row throws(MoneyFailure) in Boundary.write(lots[index], to: row) }
  }
}

@_cdecl("money_portfolio_info") @implementation
public func money_portfolio_info(
  _ portfolio: OpaquePointer?, _ info: UnsafeMutablePointer<money_portfolio_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) { output throws(MoneyFailure) in
    let settings = try Boundary.portfolio(portfolio).value.settings
    withUnsafeMutableBytes(of: &output.pointee.currency) { Boundary.write(settings.currency.bytes, to: $0) }
    output.pointee.method = settings.method.rawValue
    output.pointee.short_sales = settings.shortSales.rawValue
    output.pointee.fees = settings.fees.rawValue
    output.pointee.wash_sales = settings.washSales ? 1 : 0
    output.pointee.capital = settings.capital.rawValue
  }
}

@_cdecl("money_portfolio_revision") @implementation
public func money_portfolio_revision(
  _ portfolio: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.revision(of: portfolio, as: Portfolio.self, revision, error)
}

@_cdecl("money_portfolio_on_change") @implementation
public func money_portfolio_on_change(
  _ portfolio: OpaquePointer?, _ callback: money_change_callback_t?, _ userData: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.listen(to: portfolio, as: Portfolio.self, callback, userData, error)
}

@_cdecl("money_portfolio_release_memory") @implementation
public func money_portfolio_release_memory(
  _ portfolio: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.idle(portfolio, of: Portfolio.self)
    handle.value.releaseMemory()
  }
}
