import MoneyCore

/// The rows of a text that is imported, as a reader of its format collects them.
package struct ImportedRows: Sendable {
  private(set) var rows: [ImportedRow] = []
  private(set) var transactions: [Transaction] = []
  /// The row of each transaction.
  private(set) var rowOfTransaction: [Int32] = []

  /// The limit on the number of rows, which bounds the memory of a report.
  package static var most: Int { 1 << 20 }

  package init() {}

  package var count: Int { rows.count }

  package mutating func accept(_ transaction: Transaction, at place: ImportPlace, _ watch: Watch) throws(MoneyFailure) {
    try watch.ask(transactions.growth &+ rowOfTransaction.growth)
    try append(place, .accepted, watch)
    rows[rows.count &- 1].transaction = transactions.count
    transactions.append(transaction)
    rowOfTransaction.append(Int32(truncatingIfNeeded: rows.count &- 1))
  }

  package mutating func ignore(_ reason: Message, at place: ImportPlace, _ watch: Watch) throws(MoneyFailure) {
    try append(place, .ignored, watch)
    rows[rows.count &- 1].text = Array(reason.line)
  }

  /// Records a refusal, unless the failure is that of the entire import.
  package mutating func refuse(
    _ failure: MoneyFailure, at place: ImportPlace, _ watch: Watch
  ) throws(MoneyFailure) {
    if failure.status == .outOfMemory || failure.status == .cancelled { throw failure }
    try append(place, .refused, watch)
    rows[rows.count &- 1].refuse(failure)
  }

  private mutating func append(
    _ place: ImportPlace, _ outcome: ImportedRow.Outcome, _ watch: Watch
  ) throws(MoneyFailure) {
    guard rows.count < ImportedRows.most else {
      throw place.failure(
        MoneyFailure(.limit, "number of rows must be at most " + .number(ImportedRows.most)))
    }
    try watch.step(rows.count)
    // The text of a refusal is an object of its own.
    try watch.ask(2 &* rows.growth)
    rows.append(
      ImportedRow(line: place.line, column: place.column, outcome: outcome, position: place.offset))
  }

  // MARK: Outcomes

  mutating func setID(_ id: ShortText, of transaction: Int) { transactions[transaction].id = id }

  mutating func refuse(transaction: Int, _ failure: MoneyFailure) {
    rows[Int(rowOfTransaction[transaction])].refuse(failure)
  }

  mutating func setDuplicate(transaction: Int) {
    rows[Int(rowOfTransaction[transaction])].outcome = .duplicate
  }

  func isAccepted(transaction: Int) -> Bool { rows[Int(rowOfTransaction[transaction])].outcome == .accepted }

  /// The failure of the first row that is refused; nil if no row is.
  var firstFailure: MoneyFailure? {
    for row in rows where row.outcome == .refused { return row.failure }
    return nil
  }

  /// The report of an import with these rows.
  func report(isDryRun: Bool) -> ImportReport {
    var rows = rows
    var kept: [Transaction] = []
    for index in rows.indices where rows[index].transaction >= 0 {
      if rows[index].outcome == .refused {
        rows[index].transaction = -1
      } else {
        kept.append(transactions[rows[index].transaction])
        rows[index].transaction = kept.count &- 1
      }
    }
    return ImportReport(rows: rows, transactions: kept, isDryRun: isDryRun)
  }
}
