import CMoney
import MoneyCore
import MoneyStore

/// A mutable value to which an opaque pointer refers, with a callback that is notified of its changes.
///
/// The callback runs after the change and may read the object. A change in it fails with `busy`, because the change
/// under way would not know of it. A callback may free the object: the handle is released when the callback has
/// returned.
///
///     // in a callback of `wallet`: money_wallet_sum(wallet, …) is fine, money_wallet_add(wallet, …) is MONEY_ERR_BUSY
final class WatchedHandle<Value> {
  @exclusivity(unchecked) var value: Value
  /// The stored objects that the value was loaded from or saved to.
  let bases: StoredBases
  @exclusivity(unchecked) var callback: money_change_callback_t?
  @exclusivity(unchecked) var userData: UnsafeMutableRawPointer?
  @exclusivity(unchecked) private var isCalling = false
  @exclusivity(unchecked) private var isFreed = false

  init(_ value: Value, bases: StoredBases = StoredBases()) {
    self.value = value
    self.bases = bases
  }

  /// Throws while the handle's own callback runs.
  func checkIdle() throws(MoneyFailure) {
    if isCalling { throw MoneyFailure(.busy, "the object cannot be changed in its own callback") }
  }

  /// Notifies the listener after a change.
  func changed(to revision: UInt64) {
    guard let callback else { return }
    _ = calling { callback(userData, revision) }
  }

  /// Runs a callback; returns whether the handle is still there afterwards.
  func calling(_ body: () -> Void) -> Bool {
    isCalling = true
    body()
    isCalling = false
    if isFreed { Unmanaged.passUnretained(self).release() }
    return !isFreed
  }

  /// Frees the handle. In its own callback, the handle is freed when the callback has returned.
  static func free(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    let handle = Unmanaged<WatchedHandle<Value>>.fromOpaque(UnsafeRawPointer(pointer))
    let isCalling = handle.takeUnretainedValue().isCalling
    if isCalling {
      handle.takeUnretainedValue().isFreed = true
    } else {
      // Another object's callback may free this handle in the middle of a movement; its own listener is not notified
      // any more.
      handle.takeUnretainedValue().callback = nil
      handle.release()
    }
  }
}

/// A value that a `WatchedHandle` keeps.
protocol Watched {
  /// The name of the parameter that takes its handle, for failures.
  static var parameter: StaticString { get }
  /// A number that grows with each change.
  var revision: UInt64 { get throws(MoneyFailure) }
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

  /// Runs a call that may change a value, but not in the value's own callback. Then it notifies the listener if the
  /// revision is another one. A body that throws has changed nothing, and nobody is notified.
  ///
  /// The body also writes the outputs, because the callback may free the handle.
  static func change<Value: Watched>(
    _ pointer: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?, zeroing zero: () -> Void = {},
    _ body: (inout Value) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    call(error, zeroing: zero) { () throws(MoneyFailure) in
      let handle = try idle(pointer, of: Value.self)
      let before = try handle.value.revision
      try body(&handle.value)
      let revision = try handle.value.revision
      if revision != before { handle.changed(to: revision) }
    }
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
