import MoneyCore
import MoneyLedger

/// The row of a ledger itself.
struct StoredLedger {
  let row: Int64
  let base: CurrencyCode
  /// The last day of the closed periods.
  let closed: Day?
  /// The number of transactions.
  let transactions: UInt64
  /// The number of postings of all transactions.
  let postings: UInt64

  /// True if the stored ledger consists of the first transactions of a ledger, as far as its counters show.
  func contains(_ saved: Int, of ledger: Ledger) -> Bool {
    guard saved <= ledger.transactions.count, transactions == UInt64(saved), base == ledger.base else { return false }
    let last = saved == 0 ? 0 : ledger.transactions[saved &- 1].postings.upperBound
    return postings == UInt64(last)
  }

  /// Throws unless a number of postings can be added. The limit is that of a ledger in memory.
  func checkRoom(_ count: Int) throws(MoneyFailure) {
    let most = UInt64(Ledger.mostElements)
    guard transactions < most, postings < most, UInt64(count) <= most - postings else {
      throw MoneyFailure(.limit, "number of postings of a ledger must be at most " + .number(Ledger.mostElements))
    }
  }
}
