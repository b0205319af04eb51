/// The tables of the sums by day of wallets. Each day and each longer period that has a sum other than 0 has a row, and
/// each entry has its place among those of its day, with the sum up to it.
///
/// SQLite cannot add up decimals, so a balance of a day must need few rows. The sums of the days from a day on are those
/// of the rest of its month, of the later months of its year, of the later years of its decade, and so on: at most 60
/// rows and one for each century, however many entries there are.
enum DayTables {
  case wallet

  /// The sum of a day up to the last entry whose id is less than a given one.
  var lastSum: StaticString {
    switch self {
    case .wallet:
      """
      SELECT sum FROM wallet_entry_days WHERE wallet = ?1 AND currency = ?2 AND day = ?3 AND id < ?4
      ORDER BY id DESC LIMIT 1
      """
    }
  }

  var insertion: StaticString {
    switch self {
    case .wallet: "INSERT INTO wallet_entry_days (wallet, currency, day, id, sum) VALUES (?, ?, ?, ?, ?)"
    }
  }

  var deletion: StaticString {
    switch self {
    case .wallet: "DELETE FROM wallet_entry_days WHERE wallet = ? AND currency = ? AND day = ? AND id = ?"
    }
  }

  /// The amounts of a day whose ids are greater than a given one.
  var laterAmounts: StaticString {
    switch self {
    case .wallet:
      """
      SELECT days.id, amount FROM wallet_entry_days AS days
      CROSS JOIN wallet_entries AS entries ON entries.wallet = days.wallet AND entries.id = days.id
      WHERE days.wallet = ?1 AND days.currency = ?2 AND day = ?3 AND days.id > ?4 ORDER BY days.id
      """
    }
  }

  var update: StaticString {
    switch self {
    case .wallet:
      "UPDATE wallet_entry_days SET sum = ?5 WHERE wallet = ?1 AND currency = ?2 AND day = ?3 AND id = ?4"
    }
  }

  var period: StaticString {
    switch self {
    case .wallet:
      "SELECT sum, held FROM wallet_periods WHERE wallet = ?1 AND currency = ?2 AND unit = ?3 AND period = ?4"
    }
  }

  var periodWriting: StaticString {
    switch self {
    case .wallet:
      """
      INSERT INTO wallet_periods (wallet, currency, unit, period, sum, held) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT DO UPDATE SET sum = excluded.sum, held = excluded.held
      """
    }
  }

  var periodDeletion: StaticString {
    switch self {
    case .wallet: "DELETE FROM wallet_periods WHERE wallet = ?1 AND currency = ?2 AND unit = ?3 AND period = ?4"
    }
  }
}
