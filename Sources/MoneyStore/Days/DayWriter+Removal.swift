import MoneyCore

// Entries of wallets can be removed and amended. The postings of ledgers cannot.

extension DayWriter {
  /// Removes the place of an entry.
  func remove(_ change: DayChange) throws(MoneyFailure) {
    let deletion = try Statement(
      connection, "DELETE FROM wallet_entry_days WHERE wallet = ? AND currency = ? AND day = ? AND id = ?")
    try bind(change, id: change.id, to: deletion)
    try deletion.run()
  }

  /// Adds up the entries of a slot from the first one on that was removed or inserted.
  func addUp(from changed: DayChange) throws(MoneyFailure) {
    let rows = try Statement(connection, DayWriter.laterAmounts)
    try bind(changed, id: changed.id, to: rows)
    try rows.bind(5, Int64(clamping: changed.slot.last))
    var later: [(id: UInt64, amount: Decimal)] = []
    while try rows.next() { later.append((try rows.natural(0), try rows.decimal(1))) }
    if later.isEmpty { return }
    var sum = try sum(through: changed.id &- 1, changed)
    let update = try Statement(
      connection,
      "UPDATE wallet_entry_days SET sum = ?5 WHERE wallet = ?1 AND currency = ?2 AND day = ?3 AND id = ?4")
    for (id, amount) in later {
      sum.add(amount)
      try bind(changed, id: id, to: update)
      try update.bind(5, sum.plainText)
      try update.run()
    }
  }

  /// The amounts of a slot from an id on.
  private static var laterAmounts: StaticString {
    """
    SELECT days.id, amount FROM wallet_entry_days AS days
    CROSS JOIN wallet_entries AS entries ON entries.wallet = days.wallet AND entries.id = days.id
    WHERE days.wallet = ?1 AND days.currency = ?2 AND day = ?3 AND days.id >= ?4 AND days.id <= ?5
    ORDER BY days.id
    """
  }
}
