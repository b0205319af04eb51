import MoneyCore

/// Compares the sums by day of a wallet or a ledger with its entries.
struct DayChecker {
  let connection: Connection
  let tables: DayTables
  /// The row of the wallet or the ledger.
  let row: Int64

  /// Throws unless the sums are those of all entries and holds, which are in the order of their ids.
  func check(_ changes: [DayChange]) throws(MoneyFailure) {
    let ordered = DayChange.ordered(changes)
    try checkEntries(ordered)
    if tables == .wallet { try checkBlocks(ordered) }
    let days = PeriodSum.days(of: ordered[...])
    for unit in PeriodUnit.allCases {
      try check(PeriodSum.periods(unit, of: days).filter { !$0.isZero }, unit)
    }
  }

  private func checkEntries(_ changes: [DayChange]) throws(MoneyFailure) {
    let rows = try Statement(connection, tables.allEntries)
    try rows.bind(1, row)
    var sum = DecimalSum()
    var last: DayChange?
    for change in changes where change.kind.isOfEntry {
      if let last, !last.isOfSameSlot(as: change) { sum = DecimalSum() }
      last = change
      sum.add(change.amount)
      guard try rows.next(), rows.int(0) == change.owner, try rows.code(1) == change.currency,
        try rows.optionalDay(2) == change.day, try rows.natural(3) == change.id, try rows.sum(4).isEqual(to: sum)
      else { throw Statement.damaged("the sums by day contradict entry " + .id(change.id)) }
    }
    if try rows.next() { throw Statement.damaged("the sums by day list a missing entry") }
  }

  /// Throws unless the sums of the entries without a day are those of their blocks.
  private func checkBlocks(_ changes: [DayChange]) throws(MoneyFailure) {
    var blocks = BlockSum.blocks(of: changes)
    for shift in BlockSum.shifts {
      let rows = try Statement(
        connection,
        "SELECT sum, currency, block FROM wallet_undated WHERE wallet = ? AND shift = ? ORDER BY currency, block")
      try rows.bind(1, row)
      try rows.bind(2, Int64(clamping: shift))
      for block in blocks where block.sum.sign != 0 {
        guard try rows.next(), try rows.code(1) == block.currency, try rows.natural(2) == block.block,
          try rows.sum(0).isEqual(to: block.sum)
        else { throw Statement.damaged("the sums of entries without a date are inconsistent") }
      }
      if try rows.next() { throw Statement.damaged("the sums of entries without a date list missing entries") }
      blocks = BlockSum.larger(blocks)
    }
  }

  /// Throws unless the rows of the periods of a length contain sums.
  private func check(_ sums: [PeriodSum], _ unit: PeriodUnit) throws(MoneyFailure) {
    let rows = try Statement(connection, tables.allPeriods)
    try rows.bind(1, row)
    try rows.bind(2, name: unit.name)
    for sum in sums {
      guard try rows.next(), rows.int(2) == sum.owner, try rows.code(3) == sum.currency,
        try rows.bytes(4).elementsEqual(sum.period), try rows.sum(0).isEqual(to: sum.sum),
        try rows.sum(1).isEqual(to: sum.beside)
      else { throw Statement.damaged("the sums by day contradict the entries of " + .printable(sum.period)) }
    }
    if try rows.next() { throw Statement.damaged("the sums by day list a period without entries") }
  }
}
