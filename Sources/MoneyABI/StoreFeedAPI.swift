import CMoney
import MoneyCore
import MoneyJSON
import MoneyStore

@_cdecl("money_store_save_feed") @implementation
public func money_store_save_feed(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ feed: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    let feed = try Boundary.feed(feed).value
    let document = try feed.written()
    let stored = StoredFeed(provider: feed.settings.provider.rawValue, document: document, came: feed.came ?? 0)
    try store.save(stored, as: try Boundary.storeName(name))
  }
}

@_cdecl("money_store_load_feed") @implementation
public func money_store_load_feed(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ feed: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeFeed(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    let stored = try Boundary.store(store).value.feed(try Boundary.storeName(name))
    guard stored.provider == feed.settings.provider.rawValue else {
      throw MoneyFailure(.argument, "what is stored is of another provider than the feed's")
    }
    try stored.document.reading { (text) throws(MoneyFailure) in try feed.restore(text, came: stored.came) }
  }
}
