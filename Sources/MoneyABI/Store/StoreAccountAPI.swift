import CMoney
import MoneyCore
import MoneyLedger
import MoneyStore

@_cdecl("money_store_wallet_balance") @implementation
public func money_store_wallet_balance(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?, _ date: money_date_t,
  _ registry: OpaquePointer?, _ balance: UnsafeMutablePointer<money_wallet_balance_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(balance, "balance", error) { output throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let found = try store.balance(
      of: try Boundary.code(currency, "currency"), ofWallet: try Boundary.storeName(name),
      on: try Boundary.optionalDay(date), in: Boundary.registry(registry))
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_store_wallet_account_statement") @implementation
public func money_store_wallet_account_statement(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?, _ start: money_date_t,
  _ end: money_date_t, _ registry: OpaquePointer?, _ statement: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(statement, "statement", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let made = try store.statement(
      ofWallet: try Boundary.storeName(name), in: try Boundary.code(currency, "currency"),
      from: try Boundary.optionalDay(start), through: try Boundary.optionalDay(end),
      registry: Boundary.registry(registry), watch: Boundary.watch)
    return Boundary.pointer(to: Handle(made))
  }
}

@_cdecl("money_store_wallet_account_rows") @implementation
public func money_store_wallet_account_rows(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?, _ date: money_date_t,
  _ before: UInt64, _ registry: OpaquePointer?, _ rows: UnsafeMutablePointer<money_account_row_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(0, rows, capacity, count, error) { page throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let day = try Boundary.optionalDay(date)
    let most = page.room
    try store.accountRows(
      ofWallet: try Boundary.storeName(name), in: try Boundary.code(currency, "currency"), before: before, through: day,
      most: most, registry: Boundary.registry(registry), watch: Boundary.watch
    ) { (row) throws(MoneyFailure) in
      page.append {
        Boundary.zero($0)
        Boundary.write(row, to: $0)
      }
    }
  }
}

@_cdecl("money_store_wallet_find") @implementation
public func money_store_wallet_find(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ externalID: UnsafePointer<CChar>?,
  _ entry: UnsafeMutablePointer<money_wallet_entry_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(entry, "entry", error) { output throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let name = try Boundary.storeName(name)
    let id = try Boundary.identifier(externalID, longest: WalletNote.longestLabel, "external_id")
    Boundary.write(try store.entry(external: id, ofWallet: name), to: output)
  }
}
