/// The tables of the sums by day of wallets or of ledgers. They contain a row for each day and each longer period with a
/// sum other than 0, and one for each entry, with the sum of its day up to it. The owner of a sum is a wallet, or an
/// account of a ledger.
///
/// SQLite cannot add up decimals, so a balance of a day must need few rows. The days from a day on are the rest of its
/// month, the later months of its decade, and the later decades. Their sums are at most 150 rows and one for each later
/// decade, for any number of entries.
enum DayTables {
  case wallet
  case ledger

  /// The tables and columns for the words of a statement.
  private var names: StaticString {
    switch self {
    case .wallet: "periods=wallet_periods entries=wallet_entry_days owner=wallet entry=id beside=held"
    case .ledger: "periods=ledger_periods entries=ledger_posting_days owner=account entry=posting beside=closing"
    }
  }

  private func statement(_ text: StaticString) -> StatementText { StatementText(text, names: names) }

  // MARK: Changes

  /// The sum of a slot up to the last entry within bounds of its id.
  var lastSum: StatementText {
    statement(
      """
      SELECT sum FROM {entries} WHERE {owner} = ?1 AND currency = ?2 AND day = ?3 AND {entry} <= ?4 AND {entry} >= ?5
      ORDER BY {entry} DESC LIMIT 1
      """)
  }

  var insertion: StatementText {
    statement("INSERT INTO {entries} ({owner}, currency, day, {entry}, sum) VALUES (?, ?, ?, ?, ?)")
  }

  var period: StatementText {
    statement(
      "SELECT sum, {beside} FROM {periods} WHERE {owner} = ?1 AND currency = ?2 AND unit = ?3 AND period = ?4")
  }

  /// The sums of the day, the month and the decade of a date, with the index of the unit.
  var branch: StatementText {
    statement(
      """
      SELECT 0, sum, {beside} FROM {periods} WHERE {owner} = ?1 AND currency = ?2 AND unit = 'day' AND period = ?3
      UNION ALL
      SELECT 1, sum, {beside} FROM {periods}
      WHERE {owner} = ?1 AND currency = ?2 AND unit = 'month' AND period = substr(?3, 1, 7)
      UNION ALL
      SELECT 2, sum, {beside} FROM {periods}
      WHERE {owner} = ?1 AND currency = ?2 AND unit = 'decade' AND period = substr(?3, 1, 3)
      """)
  }

  var periodWriting: StatementText {
    statement(
      """
      INSERT INTO {periods} ({owner}, currency, unit, period, sum, {beside}) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT DO UPDATE SET sum = excluded.sum, {beside} = excluded.{beside}
      """)
  }

  var periodDeletion: StatementText {
    statement("DELETE FROM {periods} WHERE {owner} = ?1 AND currency = ?2 AND unit = ?3 AND period = ?4")
  }

  // MARK: Checks

  /// The places of all entries of a wallet or a ledger, by owner, currency, day and id.
  var allEntries: StaticString {
    switch self {
    case .wallet:
      "SELECT wallet, currency, day, id, sum FROM wallet_entry_days WHERE wallet = ?1 ORDER BY currency, day, id"
    case .ledger:
      """
      SELECT account, days.currency, day, posting, sum FROM ledger_accounts AS accounts
      CROSS JOIN ledger_posting_days AS days ON account = accounts.id
      WHERE ledger = ?1 ORDER BY account, days.currency, day, posting
      """
    }
  }

  /// The sums of all periods of a length of a wallet or a ledger, by owner, currency and period.
  var allPeriods: StaticString {
    switch self {
    case .wallet:
      """
      SELECT sum, held, wallet, currency, period FROM wallet_periods WHERE wallet = ?1 AND unit = ?2
      ORDER BY currency, period
      """
    case .ledger:
      """
      SELECT sum, closing, account, periods.currency, period FROM ledger_accounts AS accounts
      CROSS JOIN ledger_periods AS periods ON account = accounts.id
      WHERE ledger = ?1 AND unit = ?2 ORDER BY account, periods.currency, period
      """
    }
  }
}
