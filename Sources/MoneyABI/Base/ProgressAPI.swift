import CMachine
import CMoney
import MoneyCore

@_cdecl("money_progress_init") @implementation
public func money_progress_init(_ progress: UnsafeMutablePointer<money_progress_t>?) {
  progress?.initialize(
    to: money_progress_t(
      struct_size: UInt32(MemoryLayout<money_progress_t>.size), cancel: 0, done: 0, total: 0, callback: nil,
      user_data: nil, reserved: (0, 0, 0)))
}

@_cdecl("money_progress_watch") @implementation
public func money_progress_watch(
  _ progress: UnsafeMutablePointer<money_progress_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    guard let progress else {
      money_watch_set(money_watch_t())
      return
    }
    let given = try Boundary.options(progress, "MONEY_PROGRESS_INIT", "progress")
    guard given.reserved == (0, 0, 0) else { throw MoneyFailure(.argument, "progress.reserved must be 0") }
    progress.pointee.done = 0
    progress.pointee.total = 0
    // The struct stays where it is, as the header asks, so its members can be pointed to.
    money_watch_set(
      money_watch_t(
        cancel: withUnsafeMutablePointer(to: &progress.pointee.cancel) {
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt32.self)
        },
        done: withUnsafeMutablePointer(to: &progress.pointee.done) { $0 },
        total: withUnsafeMutablePointer(to: &progress.pointee.total) { $0 },
        callback: given.callback, user_data: given.user_data))
  }
}

extension Boundary {
  /// The engine's view of the watch on the long calls of this thread.
  static var watch: Watch {
    Watch(
      goesOn: money_watch_is_set() == 0 ? nil : { money_watch_report($0, $1) != 0 },
      hasRoom: { $0 <= smallNeed || money_memory_has(UInt64($0)) != 0 })
  }
}
