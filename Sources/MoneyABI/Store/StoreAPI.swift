import CMoney
import MoneyCore
import MoneyJSON
import MoneyStore

@_cdecl("money_store_options_init") @implementation
public func money_store_options_init(_ options: UnsafeMutablePointer<money_store_options_t>?) {
  options?.pointee = money_store_options_t(
    struct_size: UInt32(MemoryLayout<money_store_options_t>.size), read_only: 0, create: 1, busy_milliseconds: 5000,
    work_milliseconds: 0, reserved: 0)
}

@_cdecl("money_store_open") @implementation
public func money_store_open(
  _ path: UnsafePointer<CChar>?, _ options: UnsafePointer<money_store_options_t>?,
  _ store: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(store, "store", error) { () throws(MoneyFailure) in
    let path = try Boundary.identifier(path, longest: Store.longestPath, "path")
    return Boundary.pointer(to: WatchedHandle(try Store.open(path, try Boundary.storeOptions(options))))
  }
}

@_cdecl("money_store_close") @implementation
public func money_store_close(
  _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.idle(store, of: Store.self)
    try handle.value.close()
  }
}

@_cdecl("money_store_free") @implementation
public func money_store_free(_ store: OpaquePointer?) { CallbackHandle.free(store) }

@_cdecl("money_store_begin") @implementation
public func money_store_begin(
  _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.idle(store, of: Store.self)
    try handle.value.begin()
  }
}

@_cdecl("money_store_commit") @implementation
public func money_store_commit(
  _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.notify(store, error) { () throws(MoneyFailure) in
    let handle = try Boundary.idle(store, of: Store.self)
    return try handle.value.commit() ? handle.notification : nil
  }
}

@_cdecl("money_store_rollback") @implementation
public func money_store_rollback(
  _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.idle(store, of: Store.self)
    try handle.value.rollback()
  }
}

@_cdecl("money_store_check") @implementation
public func money_store_check(
  _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    try Boundary.store(store).value.check { (what, text) throws(MoneyFailure) in
      switch what {
      case .catalogue: _ = try CatalogueDocument.read(text)
      case .basket: _ = try BasketDocument.read(text, catalogue: nil)
      }
    }
  }
}

@_cdecl("money_store_revision") @implementation
public func money_store_revision(
  _ store: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.revision(of: store, as: Store.self, revision, error)
}

@_cdecl("money_store_on_change") @implementation
public func money_store_on_change(
  _ store: OpaquePointer?, _ callback: money_change_callback_t?, _ userData: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.listen(to: store, as: Store.self, callback, userData, error)
}

@_cdecl("money_store_release_memory") @implementation
public func money_store_release_memory(
  _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in try Boundary.store(store).value.releaseMemory() }
}

@_cdecl("money_store_name_count") @implementation
public func money_store_name_count(
  _ store: OpaquePointer?, _ kind: Int32, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    return try store.count(of: try Boundary.storedKind(kind))
  }
}

@_cdecl("money_store_name_at") @implementation
public func money_store_name_at(
  _ store: OpaquePointer?, _ kind: Int32, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let store = try Boundary.store(store).value
    return .bytes(try Boundary.element(try store.names(of: try Boundary.storedKind(kind)), at: index))
  }
}

@_cdecl("money_store_remove") @implementation
public func money_store_remove(
  _ store: OpaquePointer?, _ kind: Int32, _ name: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error) { (store: Store) throws(MoneyFailure) in
    try store.remove(try Boundary.storedKind(kind), try Boundary.storeName(name))
  }
}

extension Store: Watched {
  static var parameter: StaticString { "store" }
}

extension Boundary {
  static func store(_ pointer: OpaquePointer?) throws(MoneyFailure) -> WatchedHandle<Store> {
    try watched(pointer)
  }

  static func storeOptions(_ pointer: UnsafePointer<money_store_options_t>?) throws(MoneyFailure) -> StoreOptions {
    guard let pointer else { return StoreOptions() }
    let given = try storeFields(pointer)
    guard given.busy_milliseconds >= 0 else {
      throw tooSmall("options.busy_milliseconds", Int64(given.busy_milliseconds), least: 0)
    }
    guard given.work_milliseconds >= 0 else {
      throw tooSmall("options.work_milliseconds", Int64(given.work_milliseconds), least: 0)
    }
    if given.reserved != 0 { throw reserved() }
    return StoreOptions(
      isReadOnly: try truth(given.read_only, "options.read_only"), creates: try truth(given.create, "options.create"),
      busyMilliseconds: given.busy_milliseconds, workMilliseconds: given.work_milliseconds)
  }

  /// Reads the options in the layout of this version, or of version 0.1, which has no time limit for the work.
  private static func storeFields(
    _ pointer: UnsafePointer<money_store_options_t>
  ) throws(MoneyFailure) -> money_store_options_t {
    let raw = UnsafeRawPointer(pointer)
    guard raw.loadUnaligned(as: UInt32.self) == 16 else { return try options(pointer, "MONEY_STORE_OPTIONS_INIT") }
    return money_store_options_t(
      struct_size: 16, read_only: raw.loadUnaligned(fromByteOffset: 4, as: Int32.self),
      create: raw.loadUnaligned(fromByteOffset: 8, as: Int32.self),
      busy_milliseconds: raw.loadUnaligned(fromByteOffset: 12, as: Int32.self), work_milliseconds: 0, reserved: 0)
  }

  static func storedKind(_ value: Int32) throws(MoneyFailure) -> StoredKind {
    guard let kind = StoredKind(rawValue: value) else { throw notOne(of: "MONEY_STORE_KIND_", "kind", value) }
    return kind
  }

  static func storeName(_ text: UnsafePointer<CChar>?, _ name: StaticString = "name") throws(MoneyFailure) -> [UInt8] {
    try identifier(text, longest: Store.longestName, name)
  }

  static func element<Element>(_ elements: [Element], at index: Int) throws(MoneyFailure) -> Element {
    let index = try self.index(index, of: elements.count)
    return elements[index]
  }

  /// Runs a change of a store as `change` does. A store's revision is in its file, where other processes count as well.
  /// So the listener is notified of every change that succeeds: at once, or, for the changes of a transaction, when it
  /// is committed.
  static func changeStore(
    _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?, zeroing zero: () -> Void = {},
    _ body: (Store) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    mayChangeStore(store, error, zeroing: zero) { (store: Store) throws(MoneyFailure) in
      try body(store)
      return true
    }
  }

  /// Runs a call like `changeStore`. The body returns whether it changed anything.
  static func mayChangeStore(
    _ store: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?, zeroing zero: () -> Void,
    _ body: (Store) throws(MoneyFailure) -> Bool
  ) -> money_status_t {
    notify(store, error, zeroing: zero) { () throws(MoneyFailure) in
      let handle = try idle(store, of: Store.self)
      let hasChanged = try body(handle.value)
      return hasChanged && !handle.value.isInTransaction ? handle.notification : nil
    }
  }
}
