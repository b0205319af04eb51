import MoneyCore
import MoneyLedger

extension Store {
  /// Saves the engine's changes of a stored wallet's outline.
  func write(_ keeper: StoredKeeper) throws(MoneyFailure) {
    let row = if let known = keeper.known { known.row } else { try writeRow(of: Wallet(), as: keeper.name) }
    var records: [StoredRecord] = []
    for record in keeper.wallet.journal {
      switch record {
      case .posted(let entries): try write(entries.map { StoredEntry(entry: $0, state: .there) }, of: row)
      case .held(let hold): try write([StoredEntry(entry: hold, state: .held)], of: row)
      case .committed(let hold, let entry):
        try settle(hold, of: row)
        try write([StoredEntry(entry: entry, state: .there)], of: row)
      case .released(let hold): try settle(hold, of: row)
      case .restored, .removed: break
      }
      records.append(StoredRecord(record))
    }
    for balance in keeper.changedBalances { try update(balance, of: row) }
    try append(records, to: row)
    try setCounters(of: row, next: keeper.wallet.state.next, revision: keeper.wallet.revision)
    try renewVersion(of: .wallet, keeper.name)
  }

  private func update(_ balance: WalletBalance, of row: Int64) throws(MoneyFailure) {
    let update = try Statement(
      connection,
      "UPDATE wallet_sums SET first = ?3, count = ?4, sum = ?5, held = ?6 WHERE wallet = ?1 AND currency = ?2")
    try write(balance, of: row, with: update)
    if changedRows == 0 { try write(balance, of: row, with: try sumsStatement()) }
  }

  private func settle(_ hold: UInt64, of row: Int64) throws(MoneyFailure) {
    let update = try Statement(connection, "UPDATE wallet_entries SET state = 3 WHERE wallet = ? AND id = ?")
    try update.bind(1, row)
    try update.bind(2, Int64(clamping: hold))
    try update.run()
  }

  /// Appends records to the journal of a stored wallet. Posts of one entry each that follow each other share a row.
  private func append(_ records: [StoredRecord], to row: Int64) throws(MoneyFailure) {
    if records.count == 1, let record = records.first, try isRepetition(record, in: row) { return }
    let last = try Statement(
      connection,
      "SELECT number, action, id, count, times FROM wallet_journal WHERE wallet = ? ORDER BY number DESC LIMIT 1")
    try last.bind(1, row)
    var number: Int64 = 1
    var previous: StoredRecord?
    if try last.next() {
      let record = try storedRecord(last)
      number = last.int(0)
      previous = record
      last.stop()
    }
    for record in records {
      if let known = previous, known.isSinglePost, record.isSinglePost, known.id &+ known.times == record.id {
        let update = try Statement(
          connection, "UPDATE wallet_journal SET times = times + 1 WHERE wallet = ? AND number = ?")
        try update.bind(1, row)
        try update.bind(2, number)
        try update.run()
        previous?.times &+= 1
      } else {
        if let known = previous { number &+= Int64(clamping: known.times) }
        try write(record, number, of: row, with: try journalStatement())
        previous = record
      }
    }
  }

  /// Adds a post to the last row of a journal, if that row contains the posts before it.
  private func isRepetition(_ record: StoredRecord, in row: Int64) throws(MoneyFailure) -> Bool {
    guard record.isSinglePost else { return false }
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
}
