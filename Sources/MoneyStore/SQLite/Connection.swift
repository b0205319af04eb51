import CForks
import CSQLite
import MoneyCore

/// A connection to one database file.
final class Connection {
  private(set) var handle: OpaquePointer?
  /// The process that opened the connection. SQLite's locks do not survive a fork.
  private let process = money_forks_process()
  private let forks = money_forks_count()
  /// The note of the open file, for children of this process.
  private var file: OpaquePointer?
  /// The instant at which SQLite interrupts its work, in milliseconds of the system's steady clock.
  private let deadline: UnsafeMutablePointer<Int64>
  private let workMilliseconds: Int32
  @exclusivity(unchecked) private var cache = StatementCache()
  /// True if the file has a write-ahead log: not in memory, and not on a system where SQLite does not support one.
  private(set) var hasLog = false
  /// A statement that writes a page and changes nothing.
  private(set) var rewriting: StaticString = ""
  private(set) var isOnDisk = true
  /// True if the disk may contain a change whose commit failed: the next program would find it, but not this
  /// connection.
  var isUnsettled = false

  /// - Parameter path: the bytes of the path without a NUL at the end.
  /// - Parameter workMilliseconds: the time after which SQLite interrupts the work of one call; 0: it never does.
  init(_ path: [UInt8], flags: Int32, workMilliseconds: Int32) throws(MoneyFailure) {
    self.workMilliseconds = workMilliseconds
    deadline = UnsafeMutablePointer<Int64>.allocate(capacity: 1)
    deadline.initialize(to: Int64.max)
    file = nil
    // Some builds of SQLite read a name that begins with "file:" as a URI.
    let prefix = path.starts(with: UTF8Bytes("file:")) ? Array(UTF8Bytes("./")) : []
    var opened: OpaquePointer?
    let code = (prefix + path + [0]).withUnsafeBytes {
      money_sqlite_open_v2($0.baseAddress?.assumingMemoryBound(to: CChar.self), &opened, flags, nil)
    }
    handle = opened
    if code != SQLITE_OK { throw fail(code) }
    _ = money_sqlite_extended_result_codes(opened, 1)
    file = path.withUnsafeBytes { money_forks_open($0.baseAddress, path.count) }
    if file == nil { throw MoneyFailure(.outOfMemory, "out of memory") }
    if workMilliseconds > 0 { money_sqlite_interrupt_at(opened, deadline) }
    try check(money_sqlite_harden(opened))
    // A file that turns out to be no store is left as it is.
    try check(money_sqlite_keep_log(opened, 1))
  }

  deinit {
    close()
    // SQLite still uses the deadline of a connection that it did not close.
    if handle == nil { deadline.deallocate() }
    cache.deallocate()
  }

  /// True if another process opened the connection, so that this one is a fork of it. The connection must then not be
  /// touched. Process ids are reused, so the forks are counted as well.
  var isForeign: Bool { money_forks_process() != process || money_forks_count() != forks }

  func close() {
    guard let handle, !isForeign else { return }
    money_forks_enter()
    defer { money_forks_leave() }
    endTime()
    try? settle()
    cache.clear()
    _ = money_sqlite_close_v2(handle)
    self.handle = nil
    money_forks_close(file)
    file = nil
  }

  /// Begins the time that the work of a call may take.
  func beginTime() {
    if workMilliseconds > 0 { deadline.pointee = money_steady_milliseconds() &+ Int64(workMilliseconds) }
  }

  /// Removes the time limit of the work, which undoing a change requires.
  func endTime() { deadline.pointee = Int64.max }

  func fail(_ code: Int32) -> MoneyFailure { SQLiteFailure.make(code, on: handle) }

  func check(_ code: Int32) throws(MoneyFailure) {
    if code != SQLITE_OK { throw fail(code) }
  }

  /// Returns an idle statement from the cache, or prepares one; `code` receives SQLite's code. `release` must follow.
  func prepare(_ text: StatementText, _ code: inout Int32) -> PreparedStatement {
    code = SQLITE_OK
    if let kept = cache.take(text) { return kept }
    let flags = Connection.isKept(text) ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    var statement: OpaquePointer?
    text.withBytes { (start, count) in
      code = money_sqlite_prepare_v3(
        handle, UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self), Int32(truncatingIfNeeded: count), flags,
        &statement, nil)
    }
    return PreparedStatement(text, statement)
  }

  /// Resets a statement and returns it to the cache. An idle statement keeps neither a lock nor a pointer to a value.
  func release(_ statement: PreparedStatement) {
    // The connection may have been closed while the statement was used.
    guard handle != nil, statement.handle != nil, Connection.isKept(statement.text) else { return statement.finalize() }
    _ = money_sqlite_reset(statement.handle)
    _ = money_sqlite_clear_bindings(statement.handle)
    cache.add(statement)
  }

  /// Pragmas are not kept, because some act while they are prepared.
  private static func isKept(_ text: StatementText) -> Bool { text.literal.utf8Start.pointee != UInt8(ascii: "P") }

  private static func text(_ sql: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(sql.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Runs one statement that has no parameters and returns no rows; returns SQLite's code.
  func code(of sql: StaticString) -> Int32 {
    var code = SQLITE_OK
    let statement = prepare(StatementText(sql), &code)
    if code == SQLITE_OK { code = money_sqlite_step(statement.handle) }
    release(statement)
    return code == SQLITE_DONE ? SQLITE_OK : code
  }

  /// Runs one statement that has no parameters and returns no rows.
  func run(_ sql: StaticString) throws(MoneyFailure) { try check(code(of: sql)) }

  /// Runs several statements, separated by semicolons, whose rows do not matter.
  func runAll(_ sql: StaticString) throws(MoneyFailure) {
    try check(money_sqlite_exec(handle, Connection.text(sql), nil, nil, nil))
  }

  /// The whole number in the first column of a statement's first row; 0 without a row.
  func number(_ sql: StaticString) throws(MoneyFailure) -> Int64 {
    let statement = try Statement(self, sql)
    return try statement.next() ? statement.int(0) : 0
  }

  /// Has SQLite write changes to a log, where it can.
  ///
  /// - Parameter rewriting: a statement that writes a page and changes nothing.
  func keepLog(rewriting: StaticString) throws(MoneyFailure) {
    self.rewriting = rewriting
    let mode = try Statement(self, "PRAGMA journal_mode = WAL")
    let answer = try mode.next() ? try mode.text(0) : []
    mode.stop()
    hasLog = answer == Array(UTF8Bytes("wal"))
    isOnDisk = answer != Array(UTF8Bytes("memory"))
  }

  /// Writes the log to the file when the connection is closed, which is right for a file that could be opened.
  func endLogOnClose() throws(MoneyFailure) { try check(money_sqlite_keep_log(handle, 0)) }

  /// Has SQLite keep in memory the pages that a change in a group copies to undo it, which are 15 for a posting. A file
  /// would cost a call of the system for each. A migration, whose sorting may require more memory, must be over.
  func keepCopiesInMemory() throws(MoneyFailure) { try run("PRAGMA temp_store = MEMORY") }

  func setBusyTimeout(_ milliseconds: Int32) { _ = money_sqlite_busy_timeout(handle, milliseconds) }

  var isReadOnly: Bool { money_sqlite_db_readonly(handle, "main") == 1 }
  /// True if no transaction is open.
  var isIdle: Bool { money_sqlite_get_autocommit(handle) != 0 }

  func releaseMemory() {
    cache.clear()
    _ = money_sqlite_db_release_memory(handle)
  }
}
