import MoneyCore

/// Writes changes of the sums by day, in the transaction that writes the entries.
struct DayWriter {
  let connection: Connection
  let tables: DayTables

  /// Writes the changes of one transaction, in the order in which they were made.
  func write(_ changes: [DayChange]) throws(MoneyFailure) {
    let ordered = DayChange.ordered(changes)
    var first = 0
    while first < ordered.count {
      var end = first &+ 1
      while end < ordered.count, ordered[end].isOfSameDay(as: ordered[first]) { end &+= 1 }
      try writeEntries(ordered[first..<end])
      first = end
    }
    let days = PeriodSum.days(of: ordered)
    for unit in PeriodUnit.allCases {
      for period in PeriodSum.periods(unit, of: days) { try write(period, unit) }
    }
  }

  // MARK: The entries of a day

  /// Writes the places of the entries of one day.
  private func writeEntries(_ changes: ArraySlice<DayChange>) throws(MoneyFailure) {
    var last: DecimalSum?
    var removed: DayChange?
    for change in changes {
      switch change.kind {
      case .posted:
        var sum = DecimalSum()
        if let last { sum = last } else { sum = try self.sum(before: .max, change) }
        sum.add(change.amount)
        try write(sum, of: change, with: tables.insertion)
        last = sum
      case .removed:
        let deletion = try Statement(connection, tables.deletion)
        try bind(change, id: change.id, to: deletion)
        try deletion.run()
        if removed.map({ change.id < $0.id }) ?? true { removed = change }
      case .held, .ended: break
      }
    }
    // The sums of the entries after the first one that was removed contain its amount.
    if let removed { try addUp(after: removed) }
  }

  /// The sum of a day up to the last entry before an id.
  private func sum(before id: UInt64, _ change: DayChange) throws(MoneyFailure) -> DecimalSum {
    let found = try Statement(connection, tables.lastSum)
    try bind(change, id: id, to: found)
    guard try found.next() else { return DecimalSum() }
    let sum = try found.sum(0)
    found.stop()
    return sum
  }

  /// Adds up the entries of a day after the first one that was removed.
  private func addUp(after removed: DayChange) throws(MoneyFailure) {
    let rows = try Statement(connection, tables.laterAmounts)
    try bind(removed, id: removed.id, to: rows)
    var later: [(id: UInt64, amount: Decimal)] = []
    while try rows.next() { later.append((try rows.natural(0), try rows.decimal(1))) }
    if later.isEmpty { return }
    var sum = try sum(before: removed.id, removed)
    let update = try Statement(connection, tables.update)
    for (id, amount) in later {
      sum.add(amount)
      try bind(removed, id: id, to: update)
      try update.bind(5, sum.plainText)
      try update.run()
    }
  }

  private func write(_ sum: DecimalSum, of change: DayChange, with sql: StaticString) throws(MoneyFailure) {
    let statement = try Statement(connection, sql)
    try bind(change, id: change.id, to: statement)
    try statement.bind(5, sum.plainText)
    try statement.run()
  }

  private func bind(_ change: DayChange, id: UInt64, to statement: Statement) throws(MoneyFailure) {
    try statement.bind(1, change.owner)
    try statement.bind(2, change.currency)
    try statement.bind(3, change.dayText)
    try statement.bind(4, Int64(clamping: id))
  }

  // MARK: Periods

  /// Adds the change of a period to its row. A period whose sums are 0 has no row.
  private func write(_ change: PeriodSum, _ unit: PeriodUnit) throws(MoneyFailure) {
    if change.isZero { return }
    let found = try Statement(connection, tables.period)
    try bind(change, unit, to: found)
    var total = change
    if try found.next() {
      try total.add(found)
      found.stop()
    }
    let writing = try Statement(connection, total.isZero ? tables.periodDeletion : tables.periodWriting)
    try bind(change, unit, to: writing)
    if !total.isZero {
      try writing.bind(5, total.sum.plainText)
      try writing.bind(6, total.beside.plainText)
    }
    try writing.run()
  }

  private func bind(_ period: PeriodSum, _ unit: PeriodUnit, to statement: Statement) throws(MoneyFailure) {
    try statement.bind(1, period.owner)
    try statement.bind(2, period.currency)
    try statement.bind(3, name: unit.name)
    try statement.bind(4, period.period)
  }
}
