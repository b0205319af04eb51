import MoneyCore

// One name may have several rate tables, one for each instant at which rates were published. A rate table with dates is
// a history by itself.

extension Store {
  /// Saves rates under a name, replacing rates of the same name and instant.
  public func save(_ table: RatesTable, as name: [UInt8]) throws(MoneyFailure) {
    try Store.check(name: name)
    try change { () throws(MoneyFailure) in
      if let known = try storedTable(name, of: table.instant) {
        for sql: StaticString in ["DELETE FROM rates WHERE rate_table = ?", "DELETE FROM rate_tables WHERE id = ?"] {
          let deletion = try Statement(connection, sql)
          try deletion.bind(1, known)
          try deletion.run()
        }
      }
      try write(table, in: try newTable(table, as: name))
    }
  }

  /// Adds dated rates to the newest rates table of a name, replacing the rates of the same days. If the name has no
  /// rates table, the call saves them like `save`.
  public func add(_ table: RatesTable, to name: [UInt8]) throws(MoneyFailure) {
    try Store.check(name: name)
    if table.days.isEmpty {
      throw MoneyFailure(.argument, "rates to add must have dates")
    }
    try change { () throws(MoneyFailure) in
      guard let known = try newestTable(name, asOf: nil) else {
        return try write(table, in: try newTable(table, as: name))
      }
      let stored = try readTable(known)
      guard stored.base == table.base, !stored.days.isEmpty || stored.quoteCount == 0 else {
        throw MoneyFailure(.argument, "stored rates " + .quoted(name) + " must have dates and the same base currency")
      }
      try write(table, in: known)
      let update = try Statement(
        connection, "UPDATE rate_tables SET source = ?, instant = coalesce(max(instant, ?), instant, ?) WHERE id = ?")
      try update.bind(1, optional: table.source.isEmpty ? stored.source : table.source)
      try update.bind(2, optional: table.instant)
      try update.bind(3, optional: table.instant)
      try update.bind(4, known)
      try update.run()
    }
  }

  private func newTable(_ table: RatesTable, as name: [UInt8]) throws(MoneyFailure) -> Int64 {
    let insertion = try Statement(
      connection, "INSERT INTO rate_tables (name, instant, base, source) VALUES (?, ?, ?, ?)")
    try insertion.bind(1, name)
    try insertion.bind(2, optional: table.instant)
    try insertion.bind(3, optional: table.base)
    try insertion.bind(4, optional: table.source)
    try insertion.run()
    return lastRow
  }

  private func write(_ table: RatesTable, in row: Int64) throws(MoneyFailure) {
    let insertion = try Statement(
      connection,
      "INSERT OR REPLACE INTO rates (rate_table, base, quote, date, rate, is_rounded) VALUES (?, ?, ?, ?, ?, ?)")
    try insertion.bind(1, row)
    try table.forEachQuote { (quote: Quote) throws(MoneyFailure) in
      try insertion.bind(2, quote.from)
      try insertion.bind(3, quote.to)
      try insertion.bind(4, quote.day?.isoText ?? [])
      try insertion.bind(5, quote.rate.plainText)
      try insertion.bind(6, quote.isRounded ? 1 : 0)
      try insertion.run()
    }
  }

  // MARK: Loading

  /// Loads the rates of a name that were published last; with an instant, the last that were published by then.
  public func loadRates(_ name: [UInt8], asOf instant: Int64?) throws(MoneyFailure) -> RatesTable {
    try Store.check(name: name)
    return try read { () throws(MoneyFailure) in
      guard let row = try newestTable(name, asOf: instant) else { throw Store.absent(.rates, name) }
      return try readTable(row)
    }
  }

  /// The instants at which the rates of a name were published, newest first. An instant that is not known is nil.
  public func instants(ofRates name: [UInt8]) throws(MoneyFailure) -> [Int64?] {
    try Store.check(name: name)
    return try read { () throws(MoneyFailure) in
      let rows = try Statement(
        connection, "SELECT instant FROM rate_tables WHERE name = ? ORDER BY instant DESC, id DESC")
      try rows.bind(1, name)
      var instants: [Int64?] = []
      while try rows.next() { instants.append(rows.optionalInt(0)) }
      return instants
    }
  }

  /// Removes the rates of a name that were published before an instant; returns the number of rate tables removed.
  public func removeRates(_ name: [UInt8], before instant: Int64) throws(MoneyFailure) -> Int {
    try Store.check(name: name)
    return try change(.removal) { () throws(MoneyFailure) in
      let deletion = try Statement(connection, "DELETE FROM rate_tables WHERE name = ? AND instant < ?")
      try deletion.bind(1, name)
      try deletion.bind(2, instant)
      try deletion.run()
      return changedRows
    }
  }

  private func storedTable(_ name: [UInt8], of instant: Int64?) throws(MoneyFailure) -> Int64? {
    let found = try Statement(connection, "SELECT id FROM rate_tables WHERE name = ? AND instant IS ?")
    try found.bind(1, name)
    try found.bind(2, optional: instant)
    return try firstNumber(found)
  }

  private func newestTable(_ name: [UInt8], asOf instant: Int64?) throws(MoneyFailure) -> Int64? {
    // NULL sorts last in this order.
    let found = try Statement(
      connection,
      "SELECT id FROM rate_tables WHERE name = ?1 AND (?2 IS NULL OR instant <= ?2) ORDER BY instant DESC, id DESC")
    try found.bind(1, name)
    try found.bind(2, optional: instant)
    return try firstNumber(found)
  }

  private func firstNumber(_ found: Statement) throws(MoneyFailure) -> Int64? {
    guard try found.next() else { return nil }
    let number = found.int(0)
    found.stop()
    return number
  }

  /// Throws unless every table of a name can be read.
  func checkRates(_ name: [UInt8]) throws(MoneyFailure) {
    let tables = try Statement(connection, "SELECT id FROM rate_tables WHERE name = ?")
    try tables.bind(1, name)
    while try tables.next() { _ = try readTable(tables.int(0)) }
  }

  private func readTable(_ row: Int64) throws(MoneyFailure) -> RatesTable {
    let head = try Statement(connection, "SELECT instant, base, source FROM rate_tables WHERE id = ?")
    try head.bind(1, row)
    var builder = RatesBuilder()
    if try head.next() {
      builder.instant = head.optionalInt(0)
      builder.base = try head.optionalCode(1)
      let source = try head.text(2)
      do throws(MoneyFailure) { try builder.setSource(source) } catch { throw Statement.damaged(error.message) }
      head.stop()
    }
    let rows = try Statement(
      connection,
      "SELECT base, quote, date, rate, is_rounded FROM rates WHERE rate_table = ? ORDER BY base, quote, date")
    try rows.bind(1, row)
    while try rows.next() {
      guard let rate = try rows.optionalRate(3) else { throw Statement.damaged("a rate lacks its value") }
      let quote = Quote(
        from: try rows.code(0), to: try rows.code(1), rate: rate, day: try rows.optionalDay(2),
        isRounded: rows.int(4) != 0)
      do throws(MoneyFailure) { try builder.addNew(quote) } catch { throw Statement.damaged(error.message) }
    }
    return builder.build()
  }
}
