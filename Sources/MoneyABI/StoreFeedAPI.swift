import CMoney
import MoneyCore
import MoneyJSON
import MoneyStore

@_cdecl("money_store_save_feed") @implementation
public func money_store_save_feed(
  _ store: OpaquePointer?, _ key: UnsafePointer<CChar>?, _ feed: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let key = try Boundary.storeName(key, "key")
    let feed = try Boundary.feed(feed).value
    try store.put(Setting(value: try feed.written(), instant: feed.newest), for: key)
  }
}

@_cdecl("money_store_load_feed") @implementation
public func money_store_load_feed(
  _ store: OpaquePointer?, _ key: UnsafePointer<CChar>?, _ feed: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeFeed(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    let key = try Boundary.storeName(key, "key")
    let setting = try Boundary.store(store).value.setting(key)
    guard let came = setting.instant else {
      throw MoneyFailure(.document, "the setting " + .quoted(key) + " does not tell when it came")
    }
    try setting.value.reading { (text) throws(MoneyFailure) in try feed.restore(text, came: came) }
  }
}
