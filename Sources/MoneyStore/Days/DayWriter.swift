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
      while end < ordered.count, ordered[end].isOfSameSlot(as: ordered[first]) { end &+= 1 }
      try writeEntries(ordered[first..<end])
      first = end
    }
    try writeBlocks(ordered)
    let days = PeriodSum.days(of: ordered)
    for unit in PeriodUnit.allCases {
      for period in PeriodSum.periods(unit, of: days) { try write(period, unit) }
    }
  }

  // MARK: The entries of a slot

  /// Writes the places of the entries of one slot.
  private func writeEntries(_ changes: ArraySlice<DayChange>) throws(MoneyFailure) {
    var last: DecimalSum?
    var changed: DayChange?
    for change in changes {
      switch change.kind {
      case .posted, .closing:
        var sum = DecimalSum()
        if let last { sum = last } else { sum = try self.sum(through: .max, change) }
        sum.add(change.amount)
        try write(sum, of: change)
        last = sum
      case .removed, .inserted:
        // The sum of an inserted entry is added up below.
        if change.kind == .removed { try remove(change) } else { try write(DecimalSum(), of: change) }
        if changed.map({ change.id < $0.id }) ?? true { changed = change }
      case .held, .ended: break
      }
    }
    // The sums from the first entry that was removed or inserted on contain its amount.
    if let changed { try addUp(from: changed) }
  }

  /// The sum of a slot up to its last entry whose id is at most a given one.
  func sum(through id: UInt64, _ change: DayChange) throws(MoneyFailure) -> DecimalSum {
    let found = try Statement(connection, tables.lastSum)
    try bind(change, id: min(id, change.slot.last), to: found)
    try found.bind(5, Int64(clamping: change.slot.first))
    guard try found.next() else { return DecimalSum() }
    let sum = try found.sum(0)
    found.stop()
    return sum
  }

  private func write(_ sum: DecimalSum, of change: DayChange) throws(MoneyFailure) {
    let statement = try Statement(connection, tables.insertion)
    try bind(change, id: change.id, to: statement)
    try statement.bind(5, sum.plainText)
    try statement.run()
  }

  func bind(_ change: DayChange, id: UInt64, to statement: Statement) throws(MoneyFailure) {
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
