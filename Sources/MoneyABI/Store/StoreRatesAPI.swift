import CMoney
import MoneyCore
import MoneyStore

@_cdecl("money_store_rates_save") @implementation
public func money_store_rates_save(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.save(try Boundary.table(rates), as: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_rates_add") @implementation
public func money_store_rates_add(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.add(try Boundary.table(rates), to: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_rates_load") @implementation
public func money_store_rates_load(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ as_of: Int64,
  _ rates: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(rates, "rates", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    return Boundary.pointer(
      to: try store.loadRates(try Boundary.storeName(name), asOf: Boundary.optionalInstant(as_of)))
  }
}

@_cdecl("money_store_rates_count") @implementation
public func money_store_rates_count(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    return try store.instants(ofRates: try Boundary.storeName(name)).count
  }
}

@_cdecl("money_store_rates_at") @implementation
public func money_store_rates_at(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ index: Int, _ instant: UnsafeMutablePointer<Int64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(instant, "instant", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    return try Boundary.element(try store.instants(ofRates: try Boundary.storeName(name)), at: index) ?? Int64.min
  }
}

@_cdecl("money_store_rates_instants") @implementation
public func money_store_rates_instants(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ first: Int, _ rows: UnsafeMutablePointer<Int64>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let instants = try store.instants(ofRates: try Boundary.storeName(name))
    try page.fill(of: instants.count) { index, row throws(MoneyFailure) in row.pointee = instants[index] ?? Int64.min }
  }
}

@_cdecl("money_store_rates_remove_before") @implementation
public func money_store_rates_remove_before(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ instant: Int64, _ removed: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error, zeroing: { Boundary.zero(removed) }) { (store: Store) throws(MoneyFailure) in
    guard let instant = Boundary.optionalInstant(instant) else {
      throw MoneyFailure(.argument, "instant must be set, got MONEY_INSTANT_NONE")
    }
    let count = try store.removeRates(try Boundary.storeName(name), before: instant)
    removed?.pointee = count
  }
}
