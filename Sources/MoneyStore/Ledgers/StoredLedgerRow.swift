import MoneyCore

/// A posting of a stored ledger with the balance after it.
public struct StoredLedgerRow: Sendable {
  public let transaction: UInt64
  /// The number of the posting: 1, 2, 3, … in the order in which postings were added.
  public let posting: UInt64
  public let day: Day
  public let amount: Money
  public let balance: Money
  public let description: [UInt8]
}
