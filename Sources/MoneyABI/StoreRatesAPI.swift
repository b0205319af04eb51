import CMoney
import MoneyCore
import MoneyStore

@_cdecl("money_store_save_rates") @implementation
public func money_store_save_rates(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.save(try Boundary.table(rates), as: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_add_rates") @implementation
public func money_store_add_rates(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.add(try Boundary.table(rates), to: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_load_rates") @implementation
public func money_store_load_rates(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ until: Int64,
  _ rates: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(rates, "rates", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    return Boundary.pointer(
      to: try store.loadRates(try Boundary.storeName(name), until: Boundary.optionalInstant(until)))
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

@_cdecl("money_store_rates_instant_at") @implementation
public func money_store_rates_instant_at(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ index: Int, _ instant: UnsafeMutablePointer<Int64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(instant, "instant", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    return try Boundary.element(try store.instants(ofRates: try Boundary.storeName(name)), at: index) ?? Int64.min
  }
}

@_cdecl("money_store_remove_rates_before") @implementation
public func money_store_remove_rates_before(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ before: Int64, _ removed: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error, zeroing: { Boundary.zero(removed) }) { (store: Store) throws(MoneyFailure) in
    guard let instant = Boundary.optionalInstant(before) else {
      throw MoneyFailure(.argument, "before is MONEY_INSTANT_NONE")
    }
    let count = try store.removeRates(try Boundary.storeName(name), before: instant)
    removed?.pointee = count
  }
}
