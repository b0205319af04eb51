import CMoney
import MoneyCore
import MoneyLedger
import MoneyStore

@_cdecl("money_store_wallet_save") @implementation
public func money_store_wallet_save(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ wallet: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let handle = try Boundary.wallet(wallet)
    try store.save(handle.value, as: try Boundary.storeName(name), handle.bases)
  }
}

@_cdecl("money_store_wallet_load") @implementation
public func money_store_wallet_load(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ wallet: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(wallet, "wallet", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let bases = StoredBases()
    let loaded = try store.loadWallet(try Boundary.storeName(name), bases)
    return Boundary.pointer(to: WatchedHandle(loaded, bases: bases))
  }
}

@_cdecl("money_store_wallet_add") @implementation
public func money_store_wallet_add(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ amount: UnsafePointer<money_t>?,
  _ note: UnsafePointer<money_wallet_note_t>?, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error, zeroing: { Boundary.zero(id) }) { (store: Store) throws(MoneyFailure) in
    let amount = try Boundary.money(amount, "amount")
    let given = try store.add(amount, try Boundary.note(note), to: try Boundary.storeName(name))
    id?.pointee = given
  }
}

@_cdecl("money_store_wallet_count") @implementation
public func money_store_wallet_count(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let name = try Boundary.storeName(name)
    var count: UInt64 = 0
    if currency == nil {
      for balance in try store.balances(ofWallet: name) { count &+= balance.count }
    } else {
      count = try store.balance(of: try Boundary.code(currency, "currency"), ofWallet: name).count
    }
    return Int(truncatingIfNeeded: count)
  }
}

@_cdecl("money_store_wallet_entries") @implementation
public func money_store_wallet_entries(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?, _ before: UInt64,
  _ rows: UnsafeMutablePointer<money_wallet_entry_t>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(0, rows, capacity, count, error) { page throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let code = currency == nil ? nil : try Boundary.code(currency, "currency")
    let most = page.room
    try store.entries(ofWallet: try Boundary.storeName(name), of: code, before: before, most: most) {
      (entry) throws(MoneyFailure) in page.append { Boundary.write(entry, to: $0) }
    }
  }
}

@_cdecl("money_store_wallet_currency_count") @implementation
public func money_store_wallet_currency_count(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.storedCurrencies(store, name).count
  }
}

@_cdecl("money_store_wallet_currency_at") @implementation
public func money_store_wallet_currency_at(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: name, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.element(try Boundary.storedCurrencies(store, name), at: index).bytes)
  }
}

@_cdecl("money_store_wallet_sum") @implementation
public func money_store_wallet_sum(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ sum: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(sum, error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let name = try Boundary.storeName(name)
    return try store.sum(
      of: try Boundary.code(currency, "currency"), ofWallet: name, in: Boundary.registry(registry))
  }
}

@_cdecl("money_store_wallet_total") @implementation
public func money_store_wallet_total(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ target: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ total: UnsafeMutablePointer<money_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(total)
      Boundary.zero(flags)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(total, "total")
    let store = try Boundary.store(store).value
    let target = try Boundary.totalTarget(target)
    let table = try Boundary.optionalTable(rates)
    let given = try ConvertOptions(options)
    let sum = try Wallet.total(
      of: try store.balances(ofWallet: try Boundary.storeName(name)), in: target, with: table, given.options,
      registry: given.registry)
    Boundary.write(sum.money, to: output)
    flags?.pointee = sum.flags.rawValue
  }
}

extension Boundary {
  fileprivate static func storedCurrencies(
    _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?
  ) throws(MoneyFailure) -> [CurrencyCode] {
    let store = try Boundary.store(store).value
    return try store.currencies(ofWallet: try storeName(name))
  }
}
