import CMachine
import MoneyCore
import MoneyLedger

/// The row of a wallet itself.
struct StoredWallet {
  let row: Int64
  let next: UInt64
  let revision: UInt64
}

extension StoredWallet {
  /// Reads the id, next and revision from a row, starting at a column.
  init(_ row: Statement, _ first: Int32) throws(MoneyFailure) {
    let (next, revision) = (try row.natural(first &+ 1), try row.natural(first &+ 2))
    self.init(row: row.int(first), next: next, revision: revision)
  }
}

extension Store {
  /// Saves a wallet with its journal, which replaces the wallet of the same name. If the stored wallet is still as the
  /// wallet was when it was loaded or last saved, only the changes since then are written.
  public func save(_ wallet: Wallet, as name: [UInt8], _ bases: StoredBases) throws(MoneyFailure) {
    try replace(.wallet, name, bases, progress: wallet.journal.count) { saved throws(MoneyFailure) in
      if let saved, let stored = try storedWallet(name), try contains(saved, of: wallet, stored) {
        try writeChanges(of: wallet, since: saved, to: stored.row)
      } else {
        try writeAll(of: wallet, as: name)
      }
    }
  }

  private func writeAll(of wallet: Wallet, as name: [UInt8]) throws(MoneyFailure) {
    try Store.checkMemory(wallet.count + wallet.journal.count + wallet.changes.count)
    let row = try writeRow(of: wallet, as: name)
    let entries = StoredEntry.all(of: wallet)
    try write(entries, of: row)
    try days.write(StoredEntry.days(of: entries, of: row))
    try write(StoredRecord.all(of: wallet.journal[...]), of: row)
    try write(wallet.changes, of: row)
    let sums = try sumsStatement()
    for balance in wallet.sheet { try write(balance, of: row, with: sums) }
  }

  /// Throws `outOfMemory` unless there is memory for the rows of entries and records, which may need this many bytes
  /// each.
  static func checkMemory(_ count: Int) throws(MoneyFailure) {
    if money_memory_has(UInt64(clamping: count) &* 1024) == 0 { throw .outOfMemory() }
  }

  func writeRow(of wallet: Wallet, as name: [UInt8]) throws(MoneyFailure) -> Int64 {
    if let known = try storedWallet(name) {
      for sql: StaticString in Store.emptying {
        let deletion = try Statement(connection, sql)
        try deletion.bind(1, known.row)
        try deletion.run()
      }
      try setCounters(of: known.row, next: wallet.next, revision: wallet.revision)
      return known.row
    }
    let insertion = try Statement(connection, "INSERT INTO wallets (name, next, revision) VALUES (?, ?, ?)")
    try insertion.bind(1, name)
    try insertion.bind(2, Int64(clamping: wallet.next))
    try insertion.bind(3, Int64(clamping: wallet.revision))
    try insertion.run()
    return lastRow
  }

  private static var emptying: [StaticString] {
    [
      "DELETE FROM wallet_entries WHERE wallet = ?", "DELETE FROM wallet_sums WHERE wallet = ?",
      "DELETE FROM wallet_journal WHERE wallet = ?", "DELETE FROM wallet_entry_details WHERE wallet = ?",
      "DELETE FROM wallet_entry_days WHERE wallet = ?", "DELETE FROM wallet_periods WHERE wallet = ?",
      "DELETE FROM wallet_undated WHERE wallet = ?", "DELETE FROM wallet_changes WHERE wallet = ?",
    ]
  }

  func setCounters(of row: Int64, next: UInt64, revision: UInt64) throws(MoneyFailure) {
    let update = try Statement(connection, "UPDATE wallets SET next = ?, revision = ? WHERE id = ?")
    try update.bind(1, Int64(clamping: next))
    try update.bind(2, Int64(clamping: revision))
    try update.bind(3, row)
    try update.run()
  }

  func write(_ entries: [StoredEntry], of row: Int64) throws(MoneyFailure) {
    let insertion = try entriesStatement(of: row)
    for stored in entries { try write(stored.entry, stored.state, of: row, with: insertion) }
  }

  /// A statement that adds an entry to a stored wallet.
  func entriesStatement(of row: Int64) throws(MoneyFailure) -> Statement {
    let insertion = try Statement(
      connection,
      "INSERT INTO wallet_entries (wallet, id, amount, currency, date, label, state) VALUES (?, ?, ?, ?, ?, ?, ?)")
    try insertion.bind(1, row)
    return insertion
  }

  func write(
    _ entry: WalletEntry, _ state: StoredEntry.State, of row: Int64, with insertion: Statement
  ) throws(MoneyFailure) {
    try insertion.bind(2, Int64(clamping: entry.id))
    try insertion.bind(3, entry.amount.amount)
    try insertion.bind(4, entry.amount.currency)
    try insertion.bind(5, optional: entry.note.day)
    try insertion.bind(6, optional: entry.note.label)
    try insertion.bind(7, state.rawValue)
    try insertion.run()
    if entry.note.isDetailed { try writeDetails(of: entry, isCurrent: state.isCurrent, to: row) }
  }

  private func write(_ records: [StoredRecord], of row: Int64) throws(MoneyFailure) {
    let insertion = try journalStatement()
    var number: Int64 = 1
    for record in records {
      try write(record, number, of: row, with: insertion)
      number &+= Int64(clamping: record.times)
    }
  }

  func journalStatement() throws(MoneyFailure) -> Statement {
    try Statement(
      connection, "INSERT INTO wallet_journal (wallet, number, action, id, count, times) VALUES (?, ?, ?, ?, ?, ?)")
  }

  func write(
    _ record: StoredRecord, _ number: Int64, of row: Int64, with insertion: Statement
  ) throws(MoneyFailure) {
    try insertion.bind(1, row)
    try insertion.bind(2, number)
    try insertion.bind(3, name: record.action.name)
    try insertion.bind(4, Int64(clamping: record.id))
    try insertion.bind(5, Int64(clamping: record.count))
    try insertion.bind(6, Int64(clamping: record.times))
    try insertion.run()
  }

  func sumsStatement() throws(MoneyFailure) -> Statement {
    try Statement(
      connection,
      "INSERT OR REPLACE INTO wallet_sums (wallet, currency, first, count, sum, held) VALUES (?, ?, ?, ?, ?, ?)")
  }

  func write(_ balance: WalletBalance, of row: Int64, with statement: Statement) throws(MoneyFailure) {
    try statement.bind(1, row)
    try statement.bind(2, balance.currency)
    try statement.bind(3, Int64(clamping: balance.first))
    try statement.bind(4, Int64(clamping: balance.count))
    try statement.bind(5, balance.sum)
    try statement.bind(6, balance.held)
    try statement.run()
  }

  // MARK: Loading

  func storedWallet(_ name: [UInt8]) throws(MoneyFailure) -> StoredWallet? {
    let found = try walletStatement(name)
    guard try found.next() else { return nil }
    let wallet = try StoredWallet(found, 0)
    found.stop()
    return wallet
  }

  /// A statement for the row of a wallet.
  func walletStatement(_ name: [UInt8]) throws(MoneyFailure) -> Statement {
    let found = try Statement(connection, "SELECT id, next, revision FROM wallets WHERE name = ?")
    try found.bind(1, name)
    return found
  }

  func knownWallet(_ name: [UInt8]) throws(MoneyFailure) -> StoredWallet {
    guard let wallet = try storedWallet(name) else { throw Store.absent(.wallet, name) }
    return wallet
  }

  /// Loads the wallet saved under a name, with its journal.
  public func loadWallet(_ name: [UInt8], _ bases: StoredBases) throws(MoneyFailure) -> Wallet {
    try Store.check(name: name)
    return try load(.wallet, name, bases, progress: { $0.journal.count }) { () throws(MoneyFailure) in
      let stored = try knownWallet(name)
      let journal = StoredJournal(entries: try entries(of: stored.row), changes: try storedChanges(of: stored.row))
      let records = try journal.records(of: try storedRecords(of: stored.row))
      let wallet: Wallet
      do throws(MoneyFailure) { wallet = try Wallet(replaying: records) } catch {
        throw Statement.damaged(error.message)
      }
      guard wallet.next == stored.next, wallet.revision == stored.revision,
        wallet.sheet == (try storedBalances(of: stored.row)), journal.matches(wallet)
      else { throw Statement.damaged("wallet " + .quoted(name) + " is inconsistent") }
      return wallet
    }
  }

  private func entries(of row: Int64) throws(MoneyFailure) -> [StoredEntry] {
    let rows = try Statement(
      connection,
      "SELECT id, amount, currency, date, label, state FROM wallet_entries WHERE wallet = ? ORDER BY id")
    try rows.bind(1, row)
    var details = try storedDetails(of: row)[...]
    var entries: [StoredEntry] = []
    while try rows.next() {
      guard let amount = try rows.money(1, 2), let state = StoredEntry.State(rawValue: rows.int(5)) else {
        throw Statement.damaged("an entry lacks an amount")
      }
      let id = try rows.natural(0)
      var note = try note(rows, 3, 4)
      if let next = details.first, next.id == id {
        note = try next.note(note, of: amount, isCurrent: state.isCurrent)
        details.removeFirst()
      }
      entries.append(StoredEntry(entry: WalletEntry(id: id, amount: amount, note: note), state: state))
    }
    if let next = details.first { throw Statement.damaged("details belong to the missing entry " + .id(next.id)) }
    return entries
  }

  func note(_ row: Statement, _ day: Int32, _ label: Int32) throws(MoneyFailure) -> WalletNote {
    if row.isNull(day), row.isNull(label) { return .none }
    let words = try row.text(label)
    let date = try row.optionalDay(day)
    do throws(MoneyFailure) { return try WalletNote(label: words, day: date) } catch {
      throw Statement.damaged(error.message)
    }
  }

  private func storedRecords(of row: Int64) throws(MoneyFailure) -> [StoredRecord] {
    let rows = try Statement(
      connection, "SELECT number, action, id, count, times FROM wallet_journal WHERE wallet = ? ORDER BY number")
    try rows.bind(1, row)
    var records: [StoredRecord] = []
    while try rows.next() { records.append(try storedRecord(rows)) }
    return records
  }

  func storedRecord(_ row: Statement) throws(MoneyFailure) -> StoredRecord {
    guard let action = StoredRecord.Action(try row.bytes(1)) else {
      throw Statement.damaged("unknown journal action " + .quoted(try row.text(1)))
    }
    return StoredRecord(
      action: action, id: try row.natural(2), count: try row.natural(3), times: try row.natural(4))
  }
}
