import CMachine
import CMoney
import MoneyCore

/// The part of a handle that runs callbacks, and knows whether one is running.
///
/// A callback need not return. A C program may leave it with `longjmp`, a Go program with a panic, and no code of this
/// library runs then. So the handle keeps which call runs the callback, and `money_running_now` tells whether a later
/// call is inside it. If it is not, the callback was left, and the handle can be used as after a return.
///
/// While a callback runs, the library owns nothing on behalf of the call: no reference and no array. A jump would lose
/// it. So the callback is the last act of a call: first come the change, the outputs and the end of all that was owned.
class CallbackHandle {
  /// The call that runs the handle's own callback.
  @exclusivity(unchecked) private var running = money_running_t()
  /// The call that runs the callbacks of several handles in turn, as a transfer does, and needs this one until it ends.
  @exclusivity(unchecked) private var round = money_running_t()
  /// True if somebody freed the handle inside one of the two. The end of that call releases it.
  @exclusivity(unchecked) private var isFreed = false

  /// The callback that tells of the handle's present state; nil if there is none.
  var notification: Callback? { nil }

  /// Refuses a change while the handle's own callback runs, or without the memory that it may need; returns the revision
  /// before the change.
  func beginChange() throws(MoneyFailure) -> UInt64 {
    try checkIdle()
    return 0
  }

  /// The callback that tells of what changed since a revision; nil if there is none, or if nothing changed.
  func notification(since revision: UInt64) throws(MoneyFailure) -> Callback? { nil }

  /// Throws while the handle's own callback runs.
  final func checkIdle() throws(MoneyFailure) {
    // A long call may be in the middle of a change of any object.
    if money_watch_is_calling() != 0 {
      throw MoneyFailure(.busy, "an object cannot be changed in the callback of a progress")
    }
    if running.stack == 0 { return }
    if money_running_now(running) != 0 {
      throw MoneyFailure(.busy, "the object cannot be changed in its own callback")
    }
    // The callback was left. If it had freed the handle, its owner has gone on to use it, and will free it again.
    running = money_running_t()
    if money_running_now(round) == 0 { isFreed = false }
  }

  /// Frees a handle. If a call still needs it, the end of that call does.
  static func free(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    if !at(pointer).takeUnretainedValue().isFreedLater() { at(pointer).release() }
  }

  /// Runs a callback of a handle; returns whether the handle is still there.
  static func run(_ callback: Callback, of pointer: OpaquePointer) -> Bool {
    var delivery = Delivery(pointer: pointer, callback: callback, isThere: true)
    money_running_call(
      UInt(bitPattern: pointer),
      { (running, context) in
        guard let delivery = context?.assumingMemoryBound(to: Delivery.self) else { return }
        let pointer = delivery.pointee.pointer
        CallbackHandle.at(pointer).takeUnretainedValue().running = running
        delivery.pointee.callback()
        delivery.pointee.isThere = !CallbackHandle.at(pointer).takeUnretainedValue().endsCallback(running)
        if !delivery.pointee.isThere { CallbackHandle.at(pointer).release() }
      }, &delivery)
    return delivery.isThere
  }

  /// Runs the callbacks of several handles in turn. A callback may free any of them: it stays in memory until the last
  /// callback has returned, and is told of nothing any more.
  ///
  /// - Parameter token: a number that no other round has, at least of the same handles.
  static func runRound(_ token: UInt, of pointers: UnsafeBufferPointer<OpaquePointer>) {
    var pointers = pointers
    money_running_call(
      token,
      { (round, context) in
        guard let context else { return }
        let pointers = context.assumingMemoryBound(to: UnsafeBufferPointer<OpaquePointer>.self).pointee
        for pointer in pointers { CallbackHandle.at(pointer).takeUnretainedValue().join(round) }
        for pointer in pointers {
          let callback = CallbackHandle.at(pointer).takeUnretainedValue().notificationOfRound
          if let callback { _ = CallbackHandle.run(callback, of: pointer) }
        }
        for pointer in pointers {
          let isReleased = CallbackHandle.at(pointer).takeUnretainedValue().endsRound(round)
          if isReleased { CallbackHandle.at(pointer).release() }
        }
      }, &pointers)
  }
}

extension CallbackHandle {
  /// A callback on its way. The call of C takes it by its address.
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
    isFreed = money_running_now(running) != 0 || money_running_now(round) != 0
    return isFreed
  }

  private var notificationOfRound: Callback? { isFreed ? nil : notification }

  /// Takes part in a round. In a round inside another one, the outer one ends last, so that one counts.
  private func join(_ call: money_running_t) {
    if money_running_now(round) == 0 { round = call }
  }

  /// Ends a callback; returns whether the handle is to be released.
  private func endsCallback(_ call: money_running_t) -> Bool {
    if running == call { running = money_running_t() }
    return isFreed && money_running_now(round) == 0
  }

  /// Ends a round; returns whether the handle is to be released. A callback of this handle that encloses the round
  /// releases it later.
  private func endsRound(_ call: money_running_t) -> Bool {
    guard round == call else { return false }
    round = money_running_t()
    return isFreed && money_running_now(running) == 0
  }
}

extension money_running_t {
  fileprivate static func == (left: Self, right: Self) -> Bool {
    left.thread == right.thread && left.stack == right.stack && left.token == right.token
  }
}
