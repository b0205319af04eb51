import MoneyCore
import MoneyLedger

extension Store {
  /// Writes changes of the sums by day of wallets.
  var days: DayWriter { DayWriter(connection: connection, tables: .wallet) }

  /// The changes that are written at a time, so that a file of any size needs little memory.
  private static var mostChanges: Int { 16_384 }

  /// Adds the sums by day to a file of a version without them. Its entries are effective on the days of their booking.
  static func fillDays(_ connection: Connection) throws(MoneyFailure) {
    let writer = DayWriter(connection: connection, tables: .wallet)
    let rows = try Statement(connection, currentEntries)
    var changes: [DayChange] = []
    while try rows.next() {
      guard let amount = try rows.money(2, 3) else { throw Statement.damaged("an entry lacks an amount") }
      changes.append(
        DayChange(
          rows.int(5) == StoredEntry.State.held.rawValue ? .held : .posted, amount, id: try rows.natural(1),
          on: try rows.optionalDay(4), of: rows.int(0)))
      if changes.count < mostChanges { continue }
      try writer.write(changes)
      changes = []
    }
    try writer.write(changes)
  }

  /// The entries and holds that wallets contain, by id.
  private static var currentEntries: StaticString {
    """
    SELECT wallet, id, amount, currency, date, state FROM wallet_entries WHERE state IN (0, 2) ORDER BY wallet, id
    """
  }

  // MARK: Balances

  /// The balance of a currency of a stored wallet at the end of a day, as `Wallet.balance`; nil for all entries and holds.
  public func balance(
    of currency: CurrencyCode, ofWallet name: [UInt8], on day: Day?, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> DayBalance {
    try Store.check(name: name)
    if !hasDetails { return try loadWallet(name, StoredBases()).balance(of: currency, on: day, in: registry) }
    // The last day's number is far below the limit of 32 bits.
    let (sum, held) = try readOnce { () throws(MoneyFailure) in
      try sums(of: currency, ofWallet: name, before: day.flatMap { Day(number: $0.number &+ 1) })
    }
    return try DayBalance(posted: try sum.value(), held: try held.value(), of: currency, in: registry)
  }

  /// The sums of the entries and of the holds of a currency that are effective before a day; nil for all.
  func sums(
    of currency: CurrencyCode, ofWallet name: [UInt8], before day: Day?
  ) throws(MoneyFailure) -> (sum: DecimalSum, held: DecimalSum) {
    let rows = try Statement(connection, Store.sumsByDay)
    try rows.bind(1, name)
    try rows.bind(2, currency)
    try rows.bind(3, optional: day)
    var (sum, held) = (DecimalSum(), DecimalSum())
    var isKnown = false
    while try rows.next() {
      let isLater = rows.int(0) != 0
      if !isLater { isKnown = true }
      // The columns are empty if the wallet contains neither entries nor holds in the currency.
      if rows.isNull(1) { continue }
      sum.add(try rows.sum(1), isNegated: isLater)
      held.add(try rows.sum(2), isNegated: isLater)
    }
    guard isKnown else { throw Store.absent(.wallet, name) }
    return (sum, held)
  }

  /// The sums of a currency of a wallet, marked 0, and those of the periods from a day on, marked 1. In the order of their
  /// bytes, the characters after the hyphen and after the digits are the point and the colon.
  private static var sumsByDay: StaticString {
    """
    SELECT 0, sum, held FROM wallets LEFT JOIN wallet_sums ON wallet = wallets.id AND currency = ?2 WHERE name = ?1
    UNION ALL
    SELECT 1, sum, held FROM wallets CROSS JOIN wallet_periods ON wallet = wallets.id
    WHERE name = ?1 AND currency = ?2 AND unit = 'day' AND period >= ?3 AND period < substr(?3, 1, 7) || '.'
    UNION ALL
    SELECT 1, sum, held FROM wallets CROSS JOIN wallet_periods ON wallet = wallets.id
    WHERE name = ?1 AND currency = ?2 AND unit = 'month' AND period > substr(?3, 1, 7)
    AND period < substr(?3, 1, 3) || ':'
    UNION ALL
    SELECT 1, sum, held FROM wallets CROSS JOIN wallet_periods ON wallet = wallets.id
    WHERE name = ?1 AND currency = ?2 AND unit = 'decade' AND period > substr(?3, 1, 3)
    """
  }
}
