import CMoney
import MoneyCore
import MoneyStore

/// A mutable value to which an opaque pointer refers, with a callback that is notified of its changes.
///
/// The callback runs after the change and may read the object. A change in it fails with `busy`, because the call that
/// made the change has not ended. A callback may free the object: the handle is released when the callback has returned.
/// If the callback does not return, the object stays as it is in the callback: it can be read, and a change is refused.
///
///     // in a callback of `wallet`: money_wallet_sum(wallet, …) is fine, money_wallet_add(wallet, …) is MONEY_ERR_BUSY
final class WatchedHandle<Value: Watched>: CallbackHandle {
  @exclusivity(unchecked) var value: Value
  /// The stored objects that the value was loaded from or saved to.
  let bases: StoredBases
  @exclusivity(unchecked) var callback: money_change_callback_t?
  @exclusivity(unchecked) var userData: UnsafeMutableRawPointer?

  init(_ value: Value, bases: StoredBases = StoredBases()) {
    self.value = value
    self.bases = bases
  }

  override func beginChange() throws(MoneyFailure) -> UInt64 {
    try checkIdle()
    try Boundary.checkMemory(value.growth)
    return try value.revision
  }

  override func notification(since revision: UInt64) throws(MoneyFailure) -> Callback? {
    try value.revision == revision ? nil : notification
  }

  override var notification: Callback? {
    // A store whose revision cannot be read notifies no listener; its changes stay saved.
    guard let callback, let revision = try? value.revision else { return nil }
    return .change(callback, userData, revision: revision)
  }
}

/// A value that a `WatchedHandle` keeps.
protocol Watched {
  /// The name of the handle's parameter, for failures.
  static var parameter: StaticString { get }
  /// A number that grows with each change.
  var revision: UInt64 { get throws(MoneyFailure) }
  /// The bytes that the next change may need at once.
  var growth: Int { get }
}

extension Watched {
  var growth: Int { 0 }
}

extension Boundary {
  static func watched<Value: Watched>(
    _ pointer: OpaquePointer?, of type: Value.Type = Value.self
  ) throws(MoneyFailure) -> WatchedHandle<Value> {
    try object(pointer, as: WatchedHandle<Value>.self, Value.parameter).takeUnretainedValue()
  }

  /// The handle of a pointer; throws if its callback is running.
  static func idle<Value: Watched>(
    _ pointer: OpaquePointer?, of type: Value.Type
  ) throws(MoneyFailure) -> WatchedHandle<Value> {
    let handle = try watched(pointer, of: type)
    try handle.checkIdle()
    return handle
  }

  /// Runs a call that may change a value, unless it runs in the value's own callback. Afterwards it notifies the
  /// listener if the revision has changed. A body that throws has changed nothing, and triggers no notification.
  ///
  /// The body also writes the outputs, because the callback may free the handle or not return.
  static func change<Value: Watched>(
    _ pointer: OpaquePointer?, _ failure: UnsafeMutablePointer<money_error_t>?, zeroing zero: () -> Void = {},
    _ body: (inout Value) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    Inlined.change(pointer, failure, zeroing: zero, body)
  }

  /// Runs a call, and after it the callback that the body returns.
  static func notify(
    _ pointer: OpaquePointer?, _ failure: UnsafeMutablePointer<money_error_t>?, zeroing zero: () -> Void = {},
    _ body: () throws(MoneyFailure) -> Callback?
  ) -> money_status_t {
    Inlined.notify(pointer, failure, zeroing: zero, body)
  }

  /// Sets the listener of a handle, which replaces the one before.
  static func listen<Value: Watched>(
    to pointer: OpaquePointer?, as type: Value.Type, _ callback: money_change_callback_t?,
    _ userData: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    call(error, zeroing: {}) { () throws(MoneyFailure) in
      let handle = try idle(pointer, of: type)
      handle.callback = callback
      handle.userData = userData
    }
  }

  static func revision<Value: Watched>(
    of pointer: OpaquePointer?, as type: Value.Type, _ revision: UnsafeMutablePointer<UInt64>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callValue(revision, "revision", error) { () throws(MoneyFailure) in try watched(pointer, of: type).value.revision }
  }
}
