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
      while end < ordered.count, ordered[end].isOfSameBook(as: ordered[first]) { end &+= 1 }
      try writeBook(ordered[first..<end])
      first = end
    }
    try writeBlocks(ordered)
  }

  /// Writes the changes of one owner and currency, which are sorted by slot.
  private func writeBook(_ changes: ArraySlice<DayChange>) throws(MoneyFailure) {
    let days = PeriodSum.days(of: changes)
    // Most transactions change one day of a book, whose periods one statement reads.
    let before = days.count == 1 ? try branch(of: days[0]) : nil
    var first = changes.startIndex
    while first < changes.endIndex {
      var end = first &+ 1
      while end < changes.endIndex, changes[end].isOfSameSlot(as: changes[first]) { end &+= 1 }
      // The sum of a day is that of all of its entries.
      try writeEntries(changes[first..<end], after: changes[first].day == nil ? nil : before?.first?.sum)
      first = end
    }
    if let before { return try write(days[0], to: before) }
    for unit in PeriodUnit.allCases {
      for period in PeriodSum.periods(unit, of: days) { try write(period, unit) }
    }
  }

  // MARK: The entries of a slot

  /// Writes the places of the entries of one slot.
  ///
  /// - Parameter stored: the sum of the stored entries of the slot, if it is known.
  private func writeEntries(_ changes: ArraySlice<DayChange>, after stored: DecimalSum?) throws(MoneyFailure) {
    var last = stored
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

  /// The stored sums of a day and of the longer periods that contain it; 0 for a period without a row.
  private func branch(of day: PeriodSum) throws(MoneyFailure) -> [PeriodSum] {
    var branch = day.branch.map { $0.withoutSums }
    let rows = try Statement(connection, tables.branch)
    try bind(day, to: rows)
    while try rows.next() {
      let unit = Int(clamping: rows.int(0))
      guard branch.indices.contains(unit) else { throw Statement.damaged("unknown unit of a period") }
      try branch[unit].add(rows, 1)
    }
    return branch
  }

  /// Adds the change of a day to the stored sums of the periods that contain it.
  private func write(_ change: PeriodSum, to branch: [PeriodSum]) throws(MoneyFailure) {
    if change.isZero { return }
    // A statement for each row: SQLite would copy the pages of a statement of several rows to undo it.
    for (unit, before) in zip(PeriodUnit.allCases, branch) {
      var total = before
      total.add(change)
      try replace(by: total, unit)
    }
  }

  private func bind(_ day: PeriodSum, to statement: Statement) throws(MoneyFailure) {
    try statement.bind(1, day.owner)
    try statement.bind(2, day.currency)
    try statement.bind(3, day.period)
  }

  /// Adds the change of a period to its row.
  private func write(_ change: PeriodSum, _ unit: PeriodUnit) throws(MoneyFailure) {
    if change.isZero { return }
    let found = try Statement(connection, tables.period)
    try bind(change, unit, to: found)
    var total = change
    if try found.next() {
      try total.add(found)
      found.stop()
    }
    try replace(by: total, unit)
  }

  /// Writes the row of a period. A period whose sums are 0 has no row.
  private func replace(by total: PeriodSum, _ unit: PeriodUnit) throws(MoneyFailure) {
    let writing = try Statement(connection, total.isZero ? tables.periodDeletion : tables.periodWriting)
    try bind(total, unit, to: writing)
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
