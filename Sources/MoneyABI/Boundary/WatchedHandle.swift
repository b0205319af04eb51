import CMoney
import MoneyCore

/// A mutable value behind an opaque pointer, with a callback that is notified of its changes.
///
/// The callback runs after the change and may read the object. Changing it there is `busy`, because the change that is
/// under way would not know of it. Freeing it there is allowed: the handle is released when the callback has returned.
///
///     // in a callback of `wallet`: money_wallet_sum(wallet, …) is fine, money_wallet_add(wallet, …) is MONEY_ERR_BUSY
final class WatchedHandle<Value> {
  @exclusivity(unchecked) var value: Value
  @exclusivity(unchecked) var callback: money_change_callback_t?
  @exclusivity(unchecked) var userData: UnsafeMutableRawPointer?
  @exclusivity(unchecked) private var isCalling = false
  @exclusivity(unchecked) private var isFreed = false

  init(_ value: Value) {
    self.value = value
  }

  /// Throws while the handle's own callback runs.
  func checkIdle() throws(MoneyFailure) {
    if isCalling { throw MoneyFailure(.busy, "the object cannot be changed in its own callback") }
  }

  /// Tells whoever listens, after the change.
  func changed(to revision: UInt64) {
    guard let callback else { return }
    _ = calling { callback(userData, revision) }
  }

  /// Runs a callback; whether it has left the handle there.
  func calling(_ body: () -> Void) -> Bool {
    isCalling = true
    body()
    isCalling = false
    if isFreed { Unmanaged.passUnretained(self).release() }
    return !isFreed
  }

  /// Frees the handle, or, in its callback, when that has returned.
  static func free(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    let handle = Unmanaged<WatchedHandle<Value>>.fromOpaque(UnsafeRawPointer(pointer))
    let isCalling = handle.takeUnretainedValue().isCalling
    if isCalling {
      handle.takeUnretainedValue().isFreed = true
    } else {
      // Another's callback may free it in the middle of a movement: nobody hears of it any more.
      handle.takeUnretainedValue().callback = nil
      handle.release()
    }
  }
}

extension Boundary {
  static func watched<Value>(
    _ pointer: OpaquePointer?, of type: Value.Type, _ name: StaticString
  ) throws(MoneyFailure) -> WatchedHandle<Value> {
    try object(pointer, as: WatchedHandle<Value>.self, name).takeUnretainedValue()
  }
}
