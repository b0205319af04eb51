import CSQLite
import MoneyCore

/// One file that keeps the engine's objects. A transaction that has been acknowledged survives a crash.
///
///     let store = try Store.open(path, StoreOptions())
///     try store.save(wallet, as: name)  // as a whole or not at all
///
/// A file comes from outside, and another program may have changed it. So everything that is read is checked as a
/// document is. A file that is damaged, newer or not a store is refused with a status of its own. Amounts are text in
/// the file, because SQLite's numbers have 64 bits or are floats.
public final class Store {
  let connection: Connection
  private let isReadOnly: Bool
  private var isClosed = false
  /// Whether the host has begun a transaction and not ended it yet.
  private var isGrouping = false
  /// Whether SQLite has rolled the host's transaction back by itself, as it does on a full disk.
  private var isLost = false
  /// The number of readings that are nested in each other at the moment.
  private var depth = 0
  /// Whether the host's transaction has changed anything.
  private var hasChanges = false

  public static var longestPath: Int { 4095 }

  private init(_ connection: Connection, isReadOnly: Bool) {
    self.connection = connection
    self.isReadOnly = isReadOnly
  }

  // MARK: Opening

  /// Opens a store. The object is made when nothing can fail any more: an Embedded build does not free the memory of an
  /// object whose initialiser throws before all its members have a value.
  ///
  /// - Parameter path: `:memory:` makes a store in memory, which is gone when it is closed.
  public static func open(_ path: [UInt8], _ options: StoreOptions) throws(MoneyFailure) -> Store {
    guard !path.isEmpty else { throw MoneyFailure(.argument, "the path of a store is empty") }
    try OneLine.check(path, "the path of a store")
    let isSpecial = path.withUnsafeBytes { money_file_is_special($0.baseAddress, path.count) } != 0
    if isSpecial {
      throw MoneyFailure(.notAStore, "the store " + .quoted(path) + ": it is a device, a pipe or a socket, not a file")
    }
    let access = options.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let creating = options.creates && !options.isReadOnly ? SQLITE_OPEN_CREATE : 0
    do throws(MoneyFailure) {
      let connection = try Connection(path, flags: access | creating | SQLITE_OPEN_NOMUTEX)
      connection.setBusyTimeout(options.busyMilliseconds)
      // SQLite opens a file for reading if it may not write to it, and reports no error.
      if !options.isReadOnly, connection.isReadOnly {
        throw MoneyFailure(.storeReadOnly, "the file may only be read")
      }
      try prepare(connection, options)
      return Store(connection, isReadOnly: options.isReadOnly)
    } catch {
      throw MoneyFailure(error.status, "the store " + .quoted(path) + ": " + error.message)
    }
  }

  private static func prepare(_ connection: Connection, _ options: StoreOptions) throws(MoneyFailure) {
    try connection.run("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON", "opening")
    let version = try version(connection)
    if version == schemaVersion {
      try checkShape(connection)
      guard try connection.number("SELECT count(*) FROM store WHERE id = 1") == 1 else {
        throw Statement.damaged("it has no revision")
      }
    }
    if version == schemaVersion, options.isReadOnly { return }
    if options.isReadOnly {
      guard version != 0 else { throw MoneyFailure(.notAStore, "the file is empty") }
      throw MoneyFailure(.storeReadOnly, "the file is of an older version, and may only be read")
    }
    try connection.run("PRAGMA journal_mode = WAL", "opening")
    if version == schemaVersion { return }
    try connection.run("BEGIN IMMEDIATE", "opening")
    do throws(MoneyFailure) {
      // Another process may have brought the file up to date in the meantime.
      try bringUpToDate(connection, from: try Store.version(connection))
      try connection.run("COMMIT", "opening")
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
  }

  /// The version of the schema; 0 for an empty file.
  private static func version(_ connection: Connection) throws(MoneyFailure) -> Int64 {
    let application = try connection.number("PRAGMA application_id")
    let version = try connection.number("PRAGMA user_version")
    if application != applicationID {
      let isEmpty = try connection.number("SELECT count(*) FROM sqlite_schema") == 0
      guard application == 0, version == 0, isEmpty else {
        throw MoneyFailure(.notAStore, "the file is a database of something else")
      }
      return 0
    }
    if version > schemaVersion {
      throw MoneyFailure(
        .version,
        "the file has version " + Message.number(Int(version)) + ", and this library knows up to "
          + .number(Int(schemaVersion)))
    }
    guard version > 0 else { throw Statement.damaged("it has no version") }
    return version
  }

  private static func bringUpToDate(_ connection: Connection, from version: Int64) throws(MoneyFailure) {
    if version == schemaVersion { return }
    var version = version
    if version == 0 {
      try connection.run(schema, "opening")
      try connection.run(markAsStore, "opening")
    } else {
      while version < schemaVersion, let step = migration(from: version) {
        try connection.run(step, "opening")
        version += 1
      }
    }
    try connection.run(markVersion, "opening")
  }

  /// Rolls an open transaction back and closes the file. The store is of no use afterwards.
  public func close() {
    isClosed = true
    connection.close()
  }

  public func releaseMemory() throws(MoneyFailure) {
    try checkOpen()
    connection.releaseMemory()
  }

  /// Rolls back a transaction that could not be rolled back before, because memory was missing.
  private func recover() {
    if !isGrouping, depth == 0 { rollBack() }
  }

  private func checkOpen() throws(MoneyFailure) {
    if isClosed { throw MoneyFailure(.argument, "the store is closed") }
    if connection.isForeign { throw MoneyFailure(.argument, "the store was opened before this process forked") }
  }
}

// MARK: - Transactions

extension Store {
  /// Begins a transaction, which groups the changes that follow.
  public func begin() throws(MoneyFailure) {
    try checkOpen()
    if isGrouping { throw MoneyFailure(.argument, "a transaction is open already") }
    if isReadOnly { throw Store.because(Store.readOnly, .saving) }
    recover()
    do throws(MoneyFailure) { try connection.run("BEGIN IMMEDIATE", "beginning") } catch {
      rollBack()
      throw Store.because(error, .saving)
    }
    isGrouping = true
    isLost = false
    hasChanges = false
  }

  /// Saves the changes since `begin` and ends the transaction. If that fails, the transaction ends too, and nothing of
  /// it is saved. Returns whether anything was changed.
  public func commit() throws(MoneyFailure) -> Bool {
    try checkOpen()
    guard isGrouping else { throw MoneyFailure(.argument, "no transaction is open") }
    isGrouping = false
    if isLost { throw Store.because(Store.lost, .saving) }
    do throws(MoneyFailure) {
      if hasChanges { try countUp() }
      try connection.run("COMMIT", "committing")
    } catch {
      rollBack()
      throw Store.because(error, .saving)
    }
    return hasChanges
  }

  public func rollback() throws(MoneyFailure) {
    try checkOpen()
    guard isGrouping else { throw MoneyFailure(.argument, "no transaction is open") }
    isGrouping = false
    rollBack()
  }

  public var isInTransaction: Bool { isGrouping }

  private func rollBack() {
    if !connection.isIdle { try? connection.run("ROLLBACK") }
  }

  private func countUp() throws(MoneyFailure) { try connection.run("UPDATE store SET revision = revision + 1") }

  private static var readOnly: MoneyFailure { MoneyFailure(.storeReadOnly, "the store may only be read") }
  private static var lost: MoneyFailure {
    MoneyFailure(.storeFull, "the transaction was lost when an earlier change failed, and nothing of it is saved")
  }

  /// Turns a failure of the file into a failure of the call, with the first as its cause. Any other failure stays as it
  /// is.
  static func because(_ failure: MoneyFailure, _ status: MoneyStatus) -> MoneyFailure {
    guard failure.status.isOfFile else { return failure }
    let what: Message =
      switch status {
      case .saving: "not saved: "
      case .removal: "not removed: "
      default: "not read: "
      }
    return MoneyFailure(status, what + failure.message, because: failure.status)
  }

  /// Changes the file, as a whole or not at all.
  func change<Result>(
    _ status: MoneyStatus = .saving, _ body: () throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    try checkOpen()
    do throws(MoneyFailure) {
      if isReadOnly { throw Store.readOnly }
      return isGrouping ? try changeInGroup(body) : try changeAlone(body)
    } catch { throw Store.because(error, status) }
  }

  private func changeAlone<Result>(
    _ body: () throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    recover()
    do throws(MoneyFailure) {
      try connection.run("BEGIN IMMEDIATE")
      let result = try body()
      try countUp()
      try connection.run("COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  private func changeInGroup<Result>(
    _ body: () throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    if isLost { throw Store.lost }
    try connection.run("SAVEPOINT change")
    do throws(MoneyFailure) {
      let result = try body()
      try connection.run("RELEASE change")
      hasChanges = true
      return result
    } catch {
      do throws(MoneyFailure) { try connection.run("ROLLBACK TO change; RELEASE change") } catch { rollBack() }
      if connection.isIdle { isLost = true }
      throw error
    }
  }

  /// Reads the file in the state of one moment, whatever other connections write meanwhile.
  func read<Result>(_ body: () throws(MoneyFailure) -> Result) throws(MoneyFailure) -> Result {
    try checkOpen()
    recover()
    depth += 1
    defer { depth -= 1 }
    do throws(MoneyFailure) {
      if isLost, isGrouping { throw Store.lost }
      try connection.run("SAVEPOINT reading")
      let result = try body()
      try connection.run("RELEASE reading")
      return result
    } catch {
      if isGrouping || depth > 1 {
        try? connection.run("ROLLBACK TO reading; RELEASE reading")
      } else {
        rollBack()
      }
      throw Store.because(error, .retrieval)
    }
  }
}

// MARK: - The whole file

extension Store {
  /// A number that grows with each change of the file, whichever process made it.
  public var revision: UInt64 {
    get throws(MoneyFailure) {
      try read { () throws(MoneyFailure) in
        let revision = try connection.number("SELECT revision FROM store WHERE id = 1")
        guard let revision = UInt64(exactly: revision) else { throw Statement.damaged("its revision is below 0") }
        return revision
      }
    }
  }
}
