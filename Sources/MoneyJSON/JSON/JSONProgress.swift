import CMachine
import MoneyCore

// Documents are long work: reading and writing report progress to the thread's watch, which may cancel them.

enum JSONProgress {
  /// Notes how many bytes of a text are done. The next `check` throws if the call is to end.
  static func note(_ done: Int, of total: Int) {
    _ = money_watch_report(UInt64(clamping: done), UInt64(clamping: total))
  }

  /// Throws `cancelled` if the call is to end.
  @inline(__always)
  static func check() throws(MoneyFailure) {
    if money_watch_goes_on() == 0 { throw .cancelled() }
  }
}
