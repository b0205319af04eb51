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

  /// The sum of a slot up to the last entry within bounds of its id.
  var lastSum: StaticString {
    switch self {
    case .wallet:
      """
      SELECT sum FROM wallet_entry_days WHERE wallet = ?1 AND currency = ?2 AND day = ?3 AND id <= ?4 AND id >= ?5
      ORDER BY id DESC LIMIT 1
      """
    case .ledger:
      """
      SELECT sum FROM ledger_posting_days
      WHERE account = ?1 AND currency = ?2 AND day = ?3 AND posting <= ?4 AND posting >= ?5
      ORDER BY posting DESC LIMIT 1
      """
    }
  }

  var insertion: StaticString {
    switch self {
    case .wallet: "INSERT INTO wallet_entry_days (wallet, currency, day, id, sum) VALUES (?, ?, ?, ?, ?)"
    case .ledger: "INSERT INTO ledger_posting_days (account, currency, day, posting, sum) VALUES (?, ?, ?, ?, ?)"
    }
  }

  var period: StaticString {
    switch self {
    case .wallet:
      "SELECT sum, held FROM wallet_periods WHERE wallet = ?1 AND currency = ?2 AND unit = ?3 AND period = ?4"
    case .ledger:
      "SELECT sum, closing FROM ledger_periods WHERE account = ?1 AND currency = ?2 AND unit = ?3 AND period = ?4"
    }
  }

  /// The sums of the day, the month and the decade of a date, with the index of the unit.
  var branch: StaticString {
    switch self {
    case .wallet:
      """
      SELECT 0, sum, held FROM wallet_periods WHERE wallet = ?1 AND currency = ?2 AND unit = 'day' AND period = ?3
      UNION ALL
      SELECT 1, sum, held FROM wallet_periods
      WHERE wallet = ?1 AND currency = ?2 AND unit = 'month' AND period = substr(?3, 1, 7)
      UNION ALL
      SELECT 2, sum, held FROM wallet_periods
      WHERE wallet = ?1 AND currency = ?2 AND unit = 'decade' AND period = substr(?3, 1, 3)
      """
    case .ledger:
      """
      SELECT 0, sum, closing FROM ledger_periods WHERE account = ?1 AND currency = ?2 AND unit = 'day' AND period = ?3
      UNION ALL
      SELECT 1, sum, closing FROM ledger_periods
      WHERE account = ?1 AND currency = ?2 AND unit = 'month' AND period = substr(?3, 1, 7)
      UNION ALL
      SELECT 2, sum, closing FROM ledger_periods
      WHERE account = ?1 AND currency = ?2 AND unit = 'decade' AND period = substr(?3, 1, 3)
      """
    }
  }

  var periodWriting: StaticString {
    switch self {
    case .wallet:
      """
      INSERT INTO wallet_periods (wallet, currency, unit, period, sum, held) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT DO UPDATE SET sum = excluded.sum, held = excluded.held
      """
    case .ledger:
      """
      INSERT INTO ledger_periods (account, currency, unit, period, sum, closing) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT DO UPDATE SET sum = excluded.sum, closing = excluded.closing
      """
    }
  }

  var periodDeletion: StaticString {
    switch self {
    case .wallet: "DELETE FROM wallet_periods WHERE wallet = ?1 AND currency = ?2 AND unit = ?3 AND period = ?4"
    case .ledger: "DELETE FROM ledger_periods WHERE account = ?1 AND currency = ?2 AND unit = ?3 AND period = ?4"
    }
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
