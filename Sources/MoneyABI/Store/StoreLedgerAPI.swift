import CMoney
import MoneyCore
import MoneyLedger
import MoneyStore

@_cdecl("money_store_ledger_save") @implementation
public func money_store_ledger_save(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ ledger: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let handle = try Boundary.ledger(ledger)
    try store.save(handle.value, as: try Boundary.storeName(name), handle.bases ?? StoredBases())
  }
}

@_cdecl("money_store_ledger_load") @implementation
public func money_store_ledger_load(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ ledger: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(ledger, "ledger", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let bases = StoredBases()
    let loaded = try store.loadLedger(try Boundary.storeName(name), bases)
    return Boundary.pointer(to: Handle(loaded, bases: bases))
  }
}

@_cdecl("money_store_ledger_add_account") @implementation
public func money_store_ledger_add_account(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ account: UnsafePointer<CChar>?,
  _ kind: money_account_kind_t, _ currency: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.mayChangeStore(store, error, zeroing: {}) { (store: Store) throws(MoneyFailure) in
    let account = try Boundary.accountName(account, "account")
    guard let known = AccountKind(rawValue: kind) else { throw Boundary.notOne(of: "MONEY_ACCOUNT_", "kind", kind) }
    let currency = currency == nil ? nil : try Boundary.code(currency, "currency")
    return try store.addAccount(account, known, currency: currency, to: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_ledger_post") @implementation
public func money_store_ledger_post(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ date: money_date_t, _ description: UnsafePointer<CChar>?,
  _ length: Int, _ postings: UnsafePointer<money_posting_t>?, _ count: Int,
  _ movement: UnsafePointer<money_movement_options_t>?, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.moveInStore(store, error, id: id) { (store: Store) throws(MoneyFailure) in
    let day = try Boundary.day(date)
    let text = try Boundary.text(description, length, limit: LedgerTransaction.longestDescription, "description")
    let added = try Boundary.postings(postings, count)
    return try store.post(
      day, description: Array(text), added, to: try Boundary.storeName(name),
      key: try Boundary.movementKey(movement), watch: Boundary.watch)
  }
}

@_cdecl("money_store_ledger_reverse") @implementation
public func money_store_ledger_reverse(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ transaction: UInt64, _ date: money_date_t,
  _ id: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error, zeroing: { Boundary.zero(id) }) { (store: Store) throws(MoneyFailure) in
    let given = try store.reverse(
      transaction, on: try Boundary.day(date), in: try Boundary.storeName(name), watch: Boundary.watch)
    id?.pointee = given
  }
}

@_cdecl("money_store_ledger_close_period") @implementation
public func money_store_ledger_close_period(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ date: money_date_t, _ equity: UnsafePointer<CChar>?,
  _ id: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error, zeroing: { Boundary.zero(id) }) { (store: Store) throws(MoneyFailure) in
    let day = try Boundary.day(date)
    let equity = try Boundary.optionalAccountName(equity, "equity")
    let given = try store.close(day, into: equity, in: try Boundary.storeName(name), watch: Boundary.watch)
    id?.pointee = given
  }
}

@_cdecl("money_store_ledger_balance") @implementation
public func money_store_ledger_balance(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ account: UnsafePointer<CChar>?,
  _ currency: UnsafePointer<CChar>?, _ date: money_date_t, _ with_children: money_bool_t, _ registry: OpaquePointer?,
  _ balance: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(balance, error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    return try store.balance(
      ofAccount: try Boundary.accountName(account, "account"), inLedger: try Boundary.storeName(name),
      in: try Boundary.code(currency, "currency"), on: try Boundary.optionalDay(date),
      withChildren: try Boundary.truth(with_children, "with_children"), registry: Boundary.registry(registry))
  }
}

@_cdecl("money_store_ledger_rows") @implementation
public func money_store_ledger_rows(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ account: UnsafePointer<CChar>?,
  _ currency: UnsafePointer<CChar>?, _ date: money_date_t, _ before: UInt64, _ registry: OpaquePointer?,
  _ rows: UnsafeMutablePointer<money_ledger_statement_row_t>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(0, rows, capacity, count, error) { page throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let day = try Boundary.optionalDay(date)
    let most = page.room
    try store.rows(
      ofAccount: try Boundary.accountName(account, "account"), inLedger: try Boundary.storeName(name),
      in: try Boundary.code(currency, "currency"), before: before, through: day, most: most,
      registry: Boundary.registry(registry)
    ) { (row) throws(MoneyFailure) in
      page.append { Boundary.write(row, to: $0) }
    }
  }
}

@_cdecl("money_store_ledger_report") @implementation
public func money_store_ledger_report(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ kind: money_ledger_report_kind_t, _ start: money_date_t,
  _ end: money_date_t, _ registry: OpaquePointer?, _ report: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(report, "report", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    guard let known = LedgerReport.Kind(rawValue: kind) else {
      throw Boundary.notOne(of: "MONEY_LEDGER_REPORT_", "kind", kind)
    }
    let made = try store.report(
      known, ofLedger: try Boundary.storeName(name), from: try Boundary.optionalDay(start),
      to: try Boundary.optionalDay(end), registry: Boundary.registry(registry), watch: Boundary.watch)
    return Boundary.pointer(to: Handle(made))
  }
}

extension Boundary {
  fileprivate static func write(
    _ row: StoredLedgerRow, to output: UnsafeMutablePointer<money_ledger_statement_row_t>
  ) {
    zero(output)
    output.pointee.transaction = row.transaction
    output.pointee.id = row.posting
    write(row.amount, to: &output.pointee.amount)
    write(row.balance, to: &output.pointee.balance)
    output.pointee.date = row.day.number
    withUnsafeMutableBytes(of: &output.pointee.description) { write(row.description, to: $0) }
  }
}
