import MoneyCore
import MoneyLedger

// Statements of stored wallets. The entries of each currency are stored in the order of their effective days. A period and
// a page are therefore read from their first rows on, and the balance before them is that of a day.

extension Store {
  /// The statement of a period of a stored wallet, as `AccountStatement` makes it of a loaded one. It reads the entries of
  /// the period.
  public func statement(
    ofWallet name: [UInt8], in currency: CurrencyCode, from start: Day?, through end: Day?,
    registry: CurrencyRegistry?, watch: Watch
  ) throws(MoneyFailure) -> AccountStatement {
    try Store.check(name: name)
    try AccountStatement.checkPeriod(from: start, through: end)
    if !hasDetails {
      return try AccountStatement(
        of: try loadWallet(name, StoredBases()), in: currency, from: start, through: end, registry: registry,
        watch: watch)
    }
    // A statement from the beginning opens with 0.
    var opening = Decimal.zero
    var entries: [WalletEntry] = []
    try read { () throws(MoneyFailure) in
      let wallet = try knownWallet(name)
      if start != nil { opening = try sums(of: currency, ofWallet: name, before: start).sum.value() }
      entries = try accountEntries(of: wallet.row, in: currency, from: start, through: end)
    }
    return try AccountStatement(
      of: entries, in: currency, from: start, through: end, opening: opening, registry: registry, watch: watch)
  }

  /// The entries of a period, sorted by effective day and id.
  func accountEntries(
    of row: Int64, in currency: CurrencyCode, from start: Day?, through end: Day?
  ) throws(MoneyFailure) -> [WalletEntry] {
    let rows = try Statement(connection, Store.entriesOfPeriod)
    try rows.bind(1, row)
    try rows.bind(2, currency)
    try rows.bind(3, start?.isoText ?? [])
    try rows.bind(4, end?.isoText ?? AccountPosition.afterAllDays)
    var entries: [WalletEntry] = []
    while try rows.next() { entries.append(try accountEntry(rows)) }
    return entries
  }

  /// The entry of a row of `entriesOfPeriod` or `entriesBefore`.
  private func accountEntry(_ row: Statement) throws(MoneyFailure) -> WalletEntry {
    guard let amount = try row.money(8, 9) else { throw Statement.damaged("an entry lacks an amount") }
    let plain = try note(row, 10, 11)
    let id = try row.natural(0)
    // The columns of an entry without details are empty.
    if row.isNull(1) { return WalletEntry(id: id, amount: amount, note: plain) }
    return WalletEntry(id: id, amount: amount, note: try StoredDetails(row).note(plain, of: amount, isCurrent: true))
  }

  private static var entriesOfPeriod: StaticString {
    """
    SELECT days.id, is_current, kind, counterpart, external_id, effective, cost, cost_currency,
      amount, entries.currency, date, label
    FROM wallet_entry_days AS days
    CROSS JOIN wallet_entries AS entries ON entries.wallet = days.wallet AND entries.id = days.id
    LEFT JOIN wallet_entry_details AS details ON details.wallet = days.wallet AND details.id = days.id
    WHERE days.wallet = ?1 AND days.currency = ?2 AND day BETWEEN ?3 AND ?4 ORDER BY day, days.id
    """
  }

  // MARK: Pages

  /// Reads the entries of a currency of a stored wallet by effective day, newest first, each with the balance after it.
  ///
  /// - Parameters:
  ///   - id: the entry before which the page starts; 0 for the end.
  ///   - day: the last effective day of the page.
  public func accountRows(
    ofWallet name: [UInt8], in currency: CurrencyCode, before id: UInt64, through day: Day?, most: Int,
    registry: CurrencyRegistry?, watch: Watch, _ body: (AccountStatement.Row) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    try Store.check(name: name)
    guard hasDetails else {
      let statement = try self.statement(
        ofWallet: name, in: currency, from: nil, through: nil, registry: registry, watch: watch)
      let position = try read { () throws(MoneyFailure) in
        try self.position(of: id, inWallet: try knownWallet(name).row, through: day)
      }
      for row in statement.rows.reversed().filter({ position.isAfter($0.entry) }).prefix(most) { try body(row) }
      return
    }
    try read { () throws(MoneyFailure) in
      let wallet = try knownWallet(name)
      let position = try self.position(of: id, inWallet: wallet.row, through: day)
      let rows = try Statement(connection, Store.entriesBefore)
      try rows.bind(1, wallet.row)
      try rows.bind(2, currency)
      try rows.bind(3, position.text)
      try rows.bind(4, position.last)
      try rows.bind(5, Int64(clamping: most))
      var page = AccountPage()
      while try rows.next() {
        let entry = try accountEntry(rows)
        let slot = DaySlot(day: try rows.optionalDay(12), id: entry.id)
        if page.isFirst {
          let sum =
            slot.day == nil
            ? try sumOfUndated(before: slot.first, of: currency, in: wallet.row)
            : try sums(of: currency, ofWallet: name, before: slot.day).sum
          page.begin(with: sum)
        }
        let balance = try page.balance(in: slot, adding: try rows.sum(13))
        try body(AccountStatement.Row(entry: entry, balance: Wallet.shown(Money(balance, currency), in: registry)))
      }
    }
  }

  /// The place of an entry in the order by effective day, whether the wallet still contains it or not; or the end of a day.
  private func position(
    of id: UInt64, inWallet row: Int64, through day: Day?
  ) throws(MoneyFailure) -> AccountPosition {
    if id == 0 { return AccountPosition(endOf: day) }
    let found = try Statement(connection, hasDetails ? Store.effectiveDay : Store.bookedDay)
    try found.bind(1, row)
    try found.bind(2, Int64(clamping: id))
    guard try found.next() else { throw MoneyFailure(.notFound, "unknown entry id " + .id(id) + " in the wallet") }
    return AccountPosition(id, on: try found.optionalDay(0), orEndOf: day)
  }

  private static var effectiveDay: StaticString {
    """
    SELECT coalesce(effective, date) FROM wallet_entries AS entries
    LEFT JOIN wallet_entry_details AS details ON details.wallet = entries.wallet AND details.id = entries.id
    WHERE entries.wallet = ?1 AND entries.id = ?2
    """
  }

  private static var bookedDay: StaticString { "SELECT date FROM wallet_entries WHERE wallet = ?1 AND id = ?2" }

  /// The sum of the entries without a day before the first id of a block.
  private func sumOfUndated(
    before id: UInt64, of currency: CurrencyCode, in row: Int64
  ) throws(MoneyFailure) -> DecimalSum {
    let rows = try Statement(connection, Store.blocksBefore)
    try rows.bind(1, row)
    try rows.bind(2, currency)
    try rows.bind(3, Int64(clamping: id))
    var sum = DecimalSum()
    while try rows.next() { sum.add(try rows.sum(0)) }
    return sum
  }

  private static var blocksBefore: StaticString {
    """
    SELECT sum FROM wallet_undated WHERE wallet = ?1 AND currency = ?2 AND shift = 24 AND block < ?3 >> 24
    UNION ALL
    SELECT sum FROM wallet_undated WHERE wallet = ?1 AND currency = ?2 AND shift = 16
    AND block >= (?3 >> 24) << 8 AND block < ?3 >> 16
    UNION ALL
    SELECT sum FROM wallet_undated WHERE wallet = ?1 AND currency = ?2 AND shift = 8
    AND block >= (?3 >> 16) << 8 AND block < ?3 >> 8
    """
  }

  private static var entriesBefore: StaticString {
    """
    SELECT days.id, is_current, kind, counterpart, external_id, effective, cost, cost_currency,
      amount, entries.currency, date, label, day, sum
    FROM wallet_entry_days AS days
    CROSS JOIN wallet_entries AS entries ON entries.wallet = days.wallet AND entries.id = days.id
    LEFT JOIN wallet_entry_details AS details ON details.wallet = days.wallet AND details.id = days.id
    WHERE days.wallet = ?1 AND days.currency = ?2 AND (day, days.id) <= (?3, ?4)
    ORDER BY day DESC, days.id DESC LIMIT ?5
    """
  }

  // MARK: External ids

  /// The entry or the hold of an external id in a stored wallet.
  public func entry(external id: [UInt8], ofWallet name: [UInt8]) throws(MoneyFailure) -> WalletEntry {
    try Store.check(name: name)
    return try read { () throws(MoneyFailure) in
      let wallet = try knownWallet(name)
      // A file of an older version contains no external ids.
      guard hasDetails, let known = try currentEntry(external: id, in: wallet.row) else {
        throw MoneyFailure(.notFound, "unknown external id " + .quoted(id) + " in the wallet")
      }
      return known.entry
    }
  }
}
