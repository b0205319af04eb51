import MoneyCore

/// The outcome of each row of an import, in the order of the text, and the transactions that the rows became.
public struct ImportReport: Sendable {
  public let rows: [ImportedRow]
  /// The transactions of accepted and duplicate rows.
  public let transactions: [Transaction]
  public let isDryRun: Bool

  /// The number of rows of an outcome.
  public func count(_ outcome: ImportedRow.Outcome) -> Int {
    rows.reduce(0) { $0 &+ ($1.outcome == outcome ? 1 : 0) }
  }
}
