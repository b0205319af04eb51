import CMachine
import CMoney
import MoneyCore

/// The part of a handle that runs callbacks, and records whether one is running.
///
/// A callback must return. If a C program leaves it with `longjmp`, no code of this library runs, and such a callback
/// cannot be distinguished from a running one. The handle then stays busy: it can be read, but neither changed nor
/// freed.
///
/// While a callback runs, the library owns nothing on behalf of the call, neither references nor arrays, because a jump
/// would leak it. The callback is therefore the last step of a call, after the change, the outputs and all releases.
class CallbackHandle {
  /// True from the call of the handle's own callback until it returns.
  @exclusivity(unchecked) private var isBusy = false
  /// How many calls run the callbacks of several handles in turn, as a transfer does, and need this one until they end.
  @exclusivity(unchecked) private var rounds = 0
  /// True if somebody freed the handle inside one of them. The end of the outermost call releases it.
  @exclusivity(unchecked) private var isFreed = false

  /// The callback that reports the handle's current state, or nil.
  var notification: Callback? { nil }

  /// Throws if the handle's own callback is running or the memory for the change is missing; returns the revision
  /// before the change.
  func beginChange() throws(MoneyFailure) -> UInt64 {
    try checkIdle()
    return 0
  }

  /// The callback that reports the changes since a revision; nil without a callback or a change.
  func notification(since revision: UInt64) throws(MoneyFailure) -> Callback? { nil }

  /// Throws while the handle's own callback runs.
  final func checkIdle() throws(MoneyFailure) {
    // A long call may be in the middle of a change of any object.
    if money_watch_is_calling() != 0 {
      throw MoneyFailure(.busy, "objects must not be changed in a progress callback")
    }
    if isBusy { throw MoneyFailure(.busy, "the object must not be changed before its own callback has returned") }
  }

  /// Frees a handle. If a call still needs it, the end of that call does.
  static func free(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    if !at(pointer).takeUnretainedValue().isFreedLater() { at(pointer).release() }
  }

  /// Runs a callback of a handle; returns whether the handle is still there.
  static func run(_ callback: Callback, of pointer: OpaquePointer) -> Bool {
    var delivery = Delivery(pointer: pointer, callback: callback, isThere: true)
    money_callback_run(
      { context in
        guard let delivery = context?.assumingMemoryBound(to: Delivery.self) else { return }
        let pointer = delivery.pointee.pointer
        CallbackHandle.at(pointer).takeUnretainedValue().isBusy = true
        delivery.pointee.callback()
        delivery.pointee.isThere = !CallbackHandle.at(pointer).takeUnretainedValue().endsCallback()
        if !delivery.pointee.isThere { CallbackHandle.at(pointer).release() }
      }, &delivery)
    return delivery.isThere
  }

  /// Runs the callbacks of several handles in turn. A callback may free any of them: a freed handle stays in memory
  /// until the last callback has returned, but is no longer notified.
  static func runRound(of pointers: UnsafeBufferPointer<OpaquePointer>) {
    for pointer in pointers { at(pointer).takeUnretainedValue().rounds &+= 1 }
    for pointer in pointers {
      let callback = at(pointer).takeUnretainedValue().notificationOfRound
      if let callback { _ = run(callback, of: pointer) }
    }
    for pointer in pointers {
      let isReleased = at(pointer).takeUnretainedValue().endsRound()
      if isReleased { at(pointer).release() }
    }
  }
}

extension CallbackHandle {
  /// A pending callback, passed to C by address.
  private struct Delivery {
    let pointer: OpaquePointer
    let callback: Callback
    var isThere: Bool
  }

  private static func at(_ pointer: OpaquePointer) -> Unmanaged<CallbackHandle> {
    Unmanaged.fromOpaque(UnsafeRawPointer(pointer))
  }

  /// Notes that the handle is freed if a call still needs it; returns whether one does.
  private func isFreedLater() -> Bool {
    isFreed = isBusy || rounds > 0
    return isFreed
  }

  /// The notification of a round. Handles that are freed, or whose callback has not returned, are not notified.
  private var notificationOfRound: Callback? { isFreed || isBusy ? nil : notification }

  /// Ends a callback; returns whether the handle is to be released.
  private func endsCallback() -> Bool {
    isBusy = false
    return isFreed && rounds == 0
  }

  /// Ends a round; returns whether the handle is to be released. A callback of this handle that encloses the round
  /// releases it later.
  private func endsRound() -> Bool {
    rounds &-= 1
    return isFreed && rounds == 0 && !isBusy
  }
}
