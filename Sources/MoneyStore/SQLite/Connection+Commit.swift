import CSQLite
import MoneyCore

// A transaction is completely in the log before SQLite has the disk confirm it. If the confirmation fails, the commit
// fails, and SQLite drops the transaction; but its bytes stay in the log, where the next program finds them. They are
// certain to be gone once another transaction has been written over them and confirmed.

extension Connection {
  /// Commits. If that fails, nothing is saved; or, with `MoneyStatus.storeUnknown`, it is not known whether everything is.
  func commit() throws(MoneyFailure) {
    let code = code(of: "COMMIT")
    if code == SQLITE_OK {
      isUnsettled = false
      return
    }
    let failure = fail(code)
    endTime()
    // SQLite has not started to commit, or the database is in memory.
    guard isIdle, isOnDisk else { throw failure }
    isUnsettled = hasLog
    // Changes outside the log cannot be on the disk, unless the disk failed to confirm the bytes overwritten now.
    if hasLog, !Connection.isOfSync(code), money_sqlite_log_is_ahead(handle) == 0 { isUnsettled = false }
    if hasLog {
      do throws(MoneyFailure) { try settle() } catch { throw Connection.unknown(cause: failure) }
      throw failure
    }
    throw Connection.unknown(cause: failure)
  }

  /// Overwrites the remains of a failed commit in the log, if any.
  func settle() throws(MoneyFailure) {
    guard isUnsettled else { return }
    endTime()
    do throws(MoneyFailure) {
      try run("BEGIN IMMEDIATE")
      try run(rewriting)
      try run("COMMIT")
    } catch {
      if !isIdle { try? run("ROLLBACK") }
      throw error
    }
    isUnsettled = false
  }

  static func unknown(cause failure: MoneyFailure) -> MoneyFailure {
    MoneyFailure(
      .storeUnknown, "could not confirm the change: " + failure.message,
      cause: failure.status)
  }

  // These are SQLITE_IOERR | (4 << 8) and SQLITE_IOERR | (5 << 8), macros that Swift cannot read as constants.
  private static func isOfSync(_ code: Int32) -> Bool { code == 1034 || code == 1290 }
}
