import MoneyCore
import MoneyLedger

extension Store {
  /// Throws unless the sums by day of a stored wallet are those of its entries and holds.
  func checkDays(of wallet: Wallet, _ name: [UInt8]) throws(MoneyFailure) {
    if !hasDetails { return }
    let row = try knownWallet(name).row
    let changes = DayChange.ordered(StoredEntry.days(of: StoredEntry.all(of: wallet), of: row))
    try checkEntryDays(changes, of: row)
    let days = PeriodSum.days(of: changes)
    for unit in PeriodUnit.allCases {
      try check(PeriodSum.periods(unit, of: days).filter { !$0.isZero }, unit, of: row)
    }
  }

  private func checkEntryDays(_ changes: [DayChange], of row: Int64) throws(MoneyFailure) {
    let rows = try Statement(
      connection, "SELECT currency, day, id, sum FROM wallet_entry_days WHERE wallet = ? ORDER BY currency, day, id")
    try rows.bind(1, row)
    var sum = DecimalSum()
    var last: DayChange?
    for change in changes where change.kind == .posted {
      if let last, !last.isOfSameDay(as: change) { sum = DecimalSum() }
      last = change
      sum.add(change.amount)
      guard try rows.next(), try rows.code(0) == change.currency, try rows.optionalDay(1) == change.day,
        try rows.natural(2) == change.id, try rows.sum(3).isEqual(to: sum)
      else { throw Statement.damaged("the days of the entries contradict entry " + .id(change.id)) }
    }
    if try rows.next() { throw Statement.damaged("the days of the entries list a missing entry") }
  }

  /// Throws unless the rows of the periods of a length contain sums.
  private func check(_ sums: [PeriodSum], _ unit: PeriodUnit, of row: Int64) throws(MoneyFailure) {
    let rows = try Statement(
      connection,
      "SELECT sum, held, currency, period FROM wallet_periods WHERE wallet = ? AND unit = ? ORDER BY currency, period")
    try rows.bind(1, row)
    try rows.bind(2, name: unit.name)
    for sum in sums {
      guard try rows.next(), try rows.code(2) == sum.currency, try rows.bytes(3).elementsEqual(sum.period),
        try rows.sum(0).isEqual(to: sum.sum), try rows.sum(1).isEqual(to: sum.beside)
      else { throw Statement.damaged("the sums of a wallet contradict its entries of " + .printable(sum.period)) }
    }
    if try rows.next() { throw Statement.damaged("the sums of a wallet list a period without entries") }
  }
}
