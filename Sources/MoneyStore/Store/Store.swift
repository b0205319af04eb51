import CForks
import CSQLite
import MoneyCore

/// A file that stores the engine's objects. A transaction that has been acknowledged survives a crash.
///
///     let store = try Store.open(path, StoreOptions())
///     try store.save(wallet, as: name)  // completely or not at all
///
/// A file comes from outside, and another program may have changed it. All data is therefore checked like a document
/// when it is read. A file that is damaged, newer or not a store is rejected with a separate status. Amounts are text
/// in the file, because SQLite's numbers have 64 bits or are floats.
public final class Store {
  let connection: Connection
  private let isReadOnly: Bool
  private var isClosed = false
  /// The identity of the file and its copies; nil for a file of version 1.
  let identity: StoredVersion?
  /// True if the file keeps details of entries, sums by day and ledgers. A file of an older version that may only be read
  /// does not.
  let hasDetails: Bool
  /// True if the file keeps the terms of transactions and all settings of portfolios.
  let hasTerms: Bool
  /// The transaction that the host has begun and not ended yet.
  private(set) var transaction: StoreTransaction?
  /// Why SQLite has rolled the host's transaction back by itself, as it does on a full disk; nil if it has not.
  private var lossCause: MoneyStatus?
  /// The number of readings that are nested in each other at the moment.
  private var depth = 0
  /// True if the host's transaction has changed anything.
  private var hasChanges = false

  public static var longestPath: Int { 4095 }

  private init(_ connection: Connection, isReadOnly: Bool, identity: StoredVersion?, version: Int64) {
    self.connection = connection
    self.isReadOnly = isReadOnly
    self.identity = identity
    hasDetails = version >= Store.detailsVersion
    hasTerms = version >= Store.termsVersion
  }

  deinit { transaction?.end(.undone) }

  private var isGrouping: Bool { transaction != nil }

  // MARK: Opening

  /// Opens a store. The object is created once no further step can fail: an Embedded build does not free the memory of
  /// an object whose initialiser throws before all its members have a value.
  ///
  /// - Parameter path: `:memory:` makes a store in memory, which closing discards.
  public static func open(_ path: [UInt8], _ options: StoreOptions) throws(MoneyFailure) -> Store {
    guard !path.isEmpty else { throw MoneyFailure(.argument, "path must not be empty") }
    try OneLine.check(path, "path")
    try checkFiles(path)
    try checkFork(path)
    money_forks_enter()
    defer { money_forks_leave() }
    let access = options.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let creating = options.creates && !options.isReadOnly ? SQLITE_OPEN_CREATE : 0
    do throws(MoneyFailure) {
      try SQLiteFailure.check(money_sqlite_bind())
      let connection = try Connection(
        path, flags: access | creating | SQLITE_OPEN_NOMUTEX, workMilliseconds: options.workMilliseconds)
      connection.setBusyTimeout(options.busyMilliseconds)
      connection.beginTime()
      // SQLite opens a file for reading if it may not write to it, and reports no error.
      if !options.isReadOnly, connection.isReadOnly {
        throw MoneyFailure(.storeReadOnly, "the file is read-only")
      }
      let version = try prepare(connection, options)
      let identity = version > 1 ? try Store.identity(connection) : nil
      try connection.endLogOnClose()
      try connection.keepCopiesInMemory()
      return Store(
        connection, isReadOnly: options.isReadOnly, identity: identity, version: version)
    } catch {
      throw MoneyFailure(error.status, "store " + .quoted(path) + ": " + error.message)
    }
  }

  /// Throws if SQLite must not open a file at or next to a path.
  private static func checkFiles(_ path: [UInt8]) throws(MoneyFailure) {
    let isSpecial = path.withUnsafeBytes { money_store_is_special($0.baseAddress, path.count) } != 0
    if isSpecial {
      throw MoneyFailure(
        .notAStore, "store " + .quoted(path) + " and its journal must be files, got a device, a pipe or a socket")
    }
    let namesFile = path.withUnsafeBytes { money_store_journal_names_a_file($0.baseAddress, path.count) } != 0
    if namesFile {
      throw MoneyFailure(
        .storeCorrupt, "store " + .quoted(path) + " is damaged: its journal names another file"
      )
    }
  }

  /// Throws if this process is a child that cannot use SQLite, or not with this file.
  private static func checkFork(_ path: [UInt8]) throws(MoneyFailure) {
    if money_forks_may_hang() != 0 {
      throw MoneyFailure(
        .state, "store must not be used after this fork: another thread was using one; fork earlier, or call exec")
    }
    let isInherited = path.withUnsafeBytes { money_forks_is_inherited($0.baseAddress, path.count) } != 0
    if isInherited {
      throw MoneyFailure(
        .state, "store " + .quoted(path) + " must be closed before the fork")
    }
  }

  /// Checks a file, and brings it up to date if it may be changed; returns its version.
  private static func prepare(_ connection: Connection, _ options: StoreOptions) throws(MoneyFailure) -> Int64 {
    try connection.runAll("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON")
    let version = try version(connection)
    if version > 0 {
      try checkShape(connection, version: version)
      guard try connection.number("SELECT count(*) FROM store WHERE id = 1") == 1 else {
        throw Statement.damaged("missing revision")
      }
    }
    if options.isReadOnly {
      guard version != 0 else { throw MoneyFailure(.notAStore, "the file is empty") }
      return version
    }
    // SQLite writes the number also if it is the same.
    try connection.keepLog(rewriting: markVersion)
    if version == schemaVersion { return version }
    try connection.run("BEGIN IMMEDIATE")
    do throws(MoneyFailure) {
      // Another process may have brought the file up to date in the meantime.
      try bringUpToDate(connection, from: try Store.version(connection))
      try connection.run("COMMIT")
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
    return schemaVersion
  }

  /// The version of the schema; 0 for an empty file.
  private static func version(_ connection: Connection) throws(MoneyFailure) -> Int64 {
    let application = try connection.number("PRAGMA application_id")
    let version = try connection.number("PRAGMA user_version")
    if application != applicationID {
      let isEmpty = try connection.number("SELECT count(*) FROM sqlite_schema") == 0
      guard application == 0, version == 0, isEmpty else {
        throw MoneyFailure(.notAStore, "the file is a database of another application")
      }
      return 0
    }
    if version > schemaVersion {
      throw MoneyFailure(
        .version,
        "version of the file must be at most " + .number(Int(schemaVersion)) + ", got " + .number(Int(version)))
    }
    guard version > 0 else { throw Statement.damaged("missing version") }
    return version
  }

  private static func bringUpToDate(_ connection: Connection, from version: Int64) throws(MoneyFailure) {
    if version == schemaVersion { return }
    if version == 0 { try connection.run(markAsStore) }
    for old in version..<schemaVersion {
      if let step = migration(from: old) { try connection.runAll(step) }
      try fill(connection, from: old)
    }
    try connection.run(markVersion)
  }

  /// Rolls an open transaction back and closes the file. The store is of no use afterwards.
  public func close() throws(MoneyFailure) {
    try checkProcess()
    isClosed = true
    end(.undone)
    connection.close()
  }

  public func releaseMemory() throws(MoneyFailure) {
    try checkOpen()
    money_forks_enter()
    defer { money_forks_leave() }
    connection.releaseMemory()
  }

  /// Rolls back a transaction whose rollback failed earlier for lack of memory, and settles a change whose commit
  /// failed, so that all later results of this store are correct.
  private func recover() throws(MoneyFailure) {
    guard !isGrouping, depth == 0 else { return }
    rollBack()
    try connection.settle()
  }

  /// Recovers before a change. If that fails, an earlier change is still in doubt, which may be the same request.
  private func recoverToChange() throws(MoneyFailure) {
    do throws(MoneyFailure) { try recover() } catch { throw Connection.unknown(cause: error) }
  }

  private func checkOpen() throws(MoneyFailure) {
    if isClosed { throw MoneyFailure(.argument, "the store is closed") }
    try checkProcess()
  }

  private func checkProcess() throws(MoneyFailure) {
    if connection.isForeign { throw MoneyFailure(.state, "store must be opened after the fork") }
  }
}

// MARK: - Transactions

extension Store {
  /// Begins a transaction, which groups the changes that follow.
  public func begin() throws(MoneyFailure) {
    try checkOpen()
    if isGrouping { throw MoneyFailure(.argument, "a transaction is already open") }
    if isReadOnly { throw Store.wrapped(Store.readOnly, .saving) }
    money_forks_enter()
    defer { money_forks_leave() }
    try recoverToChange()
    do throws(MoneyFailure) { try connection.run("BEGIN IMMEDIATE") } catch {
      rollBack()
      throw Store.wrapped(error, .saving)
    }
    transaction = StoreTransaction()
    lossCause = nil
    hasChanges = false
  }

  /// Saves the changes since `begin` and ends the transaction. If that fails, the transaction ends too, and nothing of
  /// it is saved, or it is not known whether all is. Returns whether anything was changed.
  public func commit() throws(MoneyFailure) -> Bool {
    try checkOpen()
    guard isGrouping else { throw MoneyFailure(.argument, "no transaction is open") }
    money_forks_enter()
    defer { money_forks_leave() }
    connection.endTime()
    if let lossCause {
      end(.undone)
      throw MoneyFailure(.saving, "could not save: " + Store.lost(lossCause).message, cause: lossCause)
    }
    do throws(MoneyFailure) {
      if hasChanges { try countUp() }
      try connection.commit()
    } catch {
      end(.undone)
      rollBack()
      throw Store.wrapped(error, .saving)
    }
    end(.committed)
    return hasChanges
  }

  public func rollback() throws(MoneyFailure) {
    try checkOpen()
    guard isGrouping else { throw MoneyFailure(.argument, "no transaction is open") }
    money_forks_enter()
    defer { money_forks_leave() }
    end(.undone)
    rollBack()
  }

  private func end(_ outcome: StoreTransaction.Outcome) {
    transaction?.end(outcome)
    transaction = nil
  }

  public var isInTransaction: Bool { isGrouping }

  private func rollBack() {
    connection.endTime()
    if !connection.isIdle { try? connection.run("ROLLBACK") }
  }

  private func countUp() throws(MoneyFailure) { try connection.run("UPDATE store SET revision = revision + 1") }

  private static var readOnly: MoneyFailure { MoneyFailure(.storeReadOnly, "store is read-only") }
  private static func lost(_ cause: MoneyStatus) -> MoneyFailure {
    MoneyFailure(cause, "the transaction was rolled back because an earlier change failed")
  }

  /// Turns a failure of the file into a failure of the call, with the first as its cause. Any other failure stays as it
  /// is.
  static func wrapped(_ failure: MoneyFailure, _ status: MoneyStatus) -> MoneyFailure {
    guard failure.status.isOfFile else { return failure }
    let what: Message =
      switch status {
      case .saving: "could not save: "
      case .removal: "could not remove: "
      default: "could not read: "
      }
    return MoneyFailure(status, what + failure.message, cause: failure.status)
  }

  /// Changes the file, completely or not at all.
  ///
  /// - Parameter isChange: returns whether a result represents a change; if not, the file's revision stays.
  func change<Result>(
    _ status: MoneyStatus = .saving, isChange: (Result) -> Bool = { _ in true },
    _ body: () throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    try checkOpen()
    money_forks_enter()
    defer { money_forks_leave() }
    do throws(MoneyFailure) {
      if isReadOnly { throw Store.readOnly }
      return isGrouping ? try changeInGroup(isChange, body) : try changeAlone(isChange, body)
    } catch { throw Store.wrapped(error, status) }
  }

  private func changeAlone<Result>(
    _ isChange: (Result) -> Bool, _ body: () throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    try recoverToChange()
    do throws(MoneyFailure) {
      try connection.run("BEGIN IMMEDIATE")
      // The time begins when the other connections' changes have ended.
      connection.beginTime()
      let result = try body()
      if isChange(result) { try countUp() }
      try connection.commit()
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  private func changeInGroup<Result>(
    _ isChange: (Result) -> Bool, _ body: () throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    if let lossCause { throw Store.lost(lossCause) }
    connection.beginTime()
    try connection.run("SAVEPOINT change")
    do throws(MoneyFailure) {
      let result = try body()
      try connection.run("RELEASE change")
      if isChange(result) { hasChanges = true }
      return result
    } catch {
      connection.endTime()
      do throws(MoneyFailure) { try connection.runAll("ROLLBACK TO change; RELEASE change") } catch { rollBack() }
      if connection.isIdle { lossCause = error.status }
      throw error
    }
  }

  /// Reads the file in the state of one moment, independently of other connections' writes.
  func read<Result>(_ body: () throws(MoneyFailure) -> Result) throws(MoneyFailure) -> Result {
    try reading { () throws(MoneyFailure) in
      do throws(MoneyFailure) {
        try connection.run("SAVEPOINT reading")
        let result = try body()
        try connection.run("RELEASE reading")
        return result
      } catch {
        if isGrouping || depth > 1 {
          connection.endTime()
          try? connection.runAll("ROLLBACK TO reading; RELEASE reading")
        } else {
          rollBack()
        }
        throw error
      }
    }
  }

  /// Reads the file as `read` does, with a single statement, or with statements that run while the first stays open. SQLite
  /// shows them one state of the file.
  func readOnce<Result>(_ body: () throws(MoneyFailure) -> Result) throws(MoneyFailure) -> Result {
    try reading(body)
  }

  private func reading<Result>(_ body: () throws(MoneyFailure) -> Result) throws(MoneyFailure) -> Result {
    try checkOpen()
    money_forks_enter()
    defer { money_forks_leave() }
    do throws(MoneyFailure) { try recover() } catch { throw Store.wrapped(error, .retrieval) }
    if depth == 0 { connection.beginTime() }
    depth += 1
    defer { depth -= 1 }
    do throws(MoneyFailure) {
      if isGrouping, let lossCause { throw Store.lost(lossCause) }
      return try body()
    } catch { throw Store.wrapped(error, .retrieval) }
  }
}

// MARK: - Operations on the file

extension Store {
  /// A number that grows with each change of the file, whichever process made it.
  public var revision: UInt64 {
    get throws(MoneyFailure) {
      try read { () throws(MoneyFailure) in
        let revision = try connection.number("SELECT revision FROM store WHERE id = 1")
        guard let revision = UInt64(exactly: revision) else { throw Statement.damaged("the revision is negative") }
        return revision
      }
    }
  }
}
