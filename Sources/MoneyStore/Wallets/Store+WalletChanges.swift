import MoneyCore
import MoneyLedger

// The journal of a wallet only grows. If a stored wallet consists of the first records of a journal, the others make it
// the same as a save of the entire wallet would.

extension Store {
  /// Saves the changes of a wallet since its first `saved` records, which the stored wallet consists of.
  func writeChanges(of wallet: Wallet, since saved: Int, to row: Int64) throws(MoneyFailure) {
    try Store.checkMemory(wallet.journal.count - saved)
    let currencies = try write(wallet.journal[saved...], to: row)
    let sums = try sumsStatement()
    for currency in currencies {
      if let balance = wallet.sheetBalance(of: currency) {
        try write(balance, of: row, with: sums)
      } else {
        try deleteBalance(of: currency, row)
      }
    }
    try setCounters(of: row, next: wallet.next, revision: wallet.revision)
  }

  /// True if a stored wallet consists of the first `saved` records of a wallet's journal, as far as its counters show. A
  /// program that writes to the file without this library may have left the version as it was.
  func contains(_ saved: Int, of wallet: Wallet, _ stored: StoredWallet) throws(MoneyFailure) -> Bool {
    guard saved > 0, saved <= wallet.journal.count else { return false }
    let changes = UInt64(wallet.journal.count &- saved)
    guard stored.revision == wallet.revision &- changes, let last = try lastRecord(of: stored.row) else { return false }
    return UInt64(clamping: last.number) &+ last.record.times == UInt64(saved) &+ 1
  }

  /// Writes records to the entries and the journal of a stored wallet; returns the currencies whose balances they change.
  func write(_ records: ArraySlice<WalletRecord>, to row: Int64) throws(MoneyFailure) -> [CurrencyCode] {
    var changes = StoredChanges(of: row)
    var history: [WalletChange] = []
    for record in records {
      switch record {
      case .posted(let entries): for entry in entries { changes.add(entry, .there) }
      case .held(let hold): changes.add(hold, .held)
      case .committed(let hold, let entry):
        try set(.settled, hold, of: row, &changes)
        changes.add(entry, .there)
      case .removed(let id): try set(.removed, id, of: row, &changes)
      case .released(let hold): try set(.settled, hold, of: row, &changes)
      case .changed(let change):
        try write(change, of: row, &changes)
        history.append(change)
      case .restored: break
      }
      if changes.isFull { try write(&changes, of: row) }
    }
    try write(&changes, of: row)
    try write(history, of: row)
    try days.write(changes.days)
    let stored = StoredRecord.all(of: records)
    if stored.count == 1, let record = stored.first { try append(record, to: row) } else { try append(stored, to: row) }
    return changes.currencies
  }

  /// Writes the change of an entry, which is stored before.
  private func write(_ change: WalletChange, of row: Int64, _ changes: inout StoredChanges) throws(MoneyFailure) {
    switch change.kind {
    case .amended:
      guard let former = change.former, let entry = change.entry else { return }
      try write(&changes, of: row)
      try replace(entry, of: row)
      changes.note(DayChange(.removed, former, of: row))
      changes.note(DayChange(.inserted, entry, of: row))
    case .voided: try set(.removed, change.id, of: row, &changes)
    case .checkpoint: break
    }
  }

  /// Writes the entries that are not written yet.
  private func write(_ changes: inout StoredChanges, of row: Int64) throws(MoneyFailure) {
    if !changes.entries.isEmpty { try write(changes.takeEntries(), of: row) }
  }

  /// Sets the state of an entry or a hold, which is stored before.
  private func set(
    _ state: StoredEntry.State, _ id: UInt64, of row: Int64, _ changes: inout StoredChanges
  ) throws(MoneyFailure) {
    try write(&changes, of: row)
    let update = try Statement(
      connection, "UPDATE wallet_entries SET state = ? WHERE wallet = ? AND id = ? RETURNING amount, currency, date")
    try update.bind(1, state.rawValue)
    try update.bind(2, row)
    try update.bind(3, Int64(clamping: id))
    guard try update.next(), let amount = try update.money(0, 1) else {
      throw Statement.damaged("a journal refers to the missing id " + .id(id))
    }
    let booked = try update.optionalDay(2)
    try update.run()
    let day = try endDetails(of: id, in: row) ?? booked
    changes.note(DayChange(state == .removed ? .removed : .ended, amount, id: id, on: day, of: row))
  }

  /// Appends a record to the journal of a stored wallet.
  func append(_ record: StoredRecord, to row: Int64) throws(MoneyFailure) {
    if try !isRepetition(record, in: row) { try append([record], to: row) }
  }

  /// Appends records to the journal of a stored wallet. Posts of one entry each that follow each other share a row.
  private func append(_ records: [StoredRecord], to row: Int64) throws(MoneyFailure) {
    let last = try lastRecord(of: row)
    var number = last.map { $0.number &+ Int64(clamping: $0.record.times) } ?? 1
    var rest = records[...]
    if let known = last?.record, let first = rest.first, known.isContinued(by: first) {
      let update = try Statement(
        connection, "UPDATE wallet_journal SET times = times + ? WHERE wallet = ? AND number = ?")
      try update.bind(1, Int64(clamping: first.times))
      try update.bind(2, row)
      try update.bind(3, last?.number ?? 0)
      try update.run()
      number &+= Int64(clamping: first.times)
      rest = rest.dropFirst()
    }
    if rest.isEmpty { return }
    let insertion = try journalStatement()
    for record in rest {
      try write(record, number, of: row, with: insertion)
      number &+= Int64(clamping: record.times)
    }
  }

  /// Adds a post to the last row of a journal, if that row contains the posts before it.
  private func isRepetition(_ record: StoredRecord, in row: Int64) throws(MoneyFailure) -> Bool {
    guard record.isSinglePost, record.times == 1 else { return false }
    let update = try Statement(connection, Store.repetition)
    try update.bind(1, row)
    try update.bind(2, Int64(clamping: record.id))
    try update.run()
    return changedRows > 0
  }

  private static var repetition: StaticString {
    """
    UPDATE wallet_journal SET times = times + 1
    WHERE wallet = ?1 AND number = (SELECT max(number) FROM wallet_journal WHERE wallet = ?1)
    AND action = 'post' AND count = 1 AND id > 0 AND times > 0 AND id = ?2 - times
    """
  }

  private func lastRecord(of row: Int64) throws(MoneyFailure) -> (number: Int64, record: StoredRecord)? {
    let last = try Statement(
      connection,
      "SELECT number, action, id, count, times FROM wallet_journal WHERE wallet = ? ORDER BY number DESC LIMIT 1")
    try last.bind(1, row)
    guard try last.next() else { return nil }
    let found = (number: last.int(0), record: try storedRecord(last))
    last.stop()
    return found
  }

  private func deleteBalance(of currency: CurrencyCode, _ row: Int64) throws(MoneyFailure) {
    let deletion = try Statement(connection, "DELETE FROM wallet_sums WHERE wallet = ? AND currency = ?")
    try deletion.bind(1, row)
    try deletion.bind(2, currency)
    try deletion.run()
  }
}
