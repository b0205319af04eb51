import MoneyDesk
import CMoney
import MoneyCore
import MoneyStore

@_cdecl("money_store_currencies_save") @implementation
public func money_store_currencies_save(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ list: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.saveCurrencies(try Boundary.list(list).value, as: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_currencies_load") @implementation
public func money_store_currencies_load(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ language: UnsafePointer<CChar>?,
  _ list: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(list, "list", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    let loaded = try store.loadCurrencies(try Boundary.storeName(name), language: try Boundary.locale(language))
    return Boundary.pointer(to: WatchedHandle(loaded))
  }
}

@_cdecl("money_store_setting_save") @implementation
public func money_store_setting_save(
  _ store: OpaquePointer?, _ key: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?, _ length: Int,
  _ instant: Int64, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let text = Array(try Boundary.document(value, length, "value"))
    let setting = Setting(value: text, instant: Boundary.optionalInstant(instant))
    try store.put(setting, for: try Boundary.storeName(key, "key"))
  }
}

@_cdecl("money_store_setting") @implementation
public func money_store_setting(
  _ store: OpaquePointer?, _ key: UnsafePointer<CChar>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ instant: UnsafeMutablePointer<Int64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  var found: Int64 = 0
  let status = Boundary.callText(buffer, capacity, length, keeping: key, error) { () throws(MoneyFailure) in
    let setting = try Boundary.store(store).value.setting(try Boundary.storeName(key, "key"))
    found = setting.instant ?? Int64.min
    return .bytes(setting.value)
  }
  instant?.pointee = status == MONEY_OK ? found : 0
  return status
}

@_cdecl("money_store_setting_count") @implementation
public func money_store_setting_count(
  _ store: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.store(store).value.settingKeys().count
  }
}

@_cdecl("money_store_setting_key_at") @implementation
public func money_store_setting_key_at(
  _ store: OpaquePointer?, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.element(try Boundary.store(store).value.settingKeys(), at: index))
  }
}

@_cdecl("money_store_setting_remove") @implementation
public func money_store_setting_remove(
  _ store: OpaquePointer?, _ key: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.removeSetting(try Boundary.storeName(key, "key"))
  }
}
