import MoneyCore

/// The postings of an account in a currency in a period, by date, with the balance after each. The rows are read from
/// the ledger on demand.
public struct LedgerStatement: Sendable {
  public struct Row: Sendable {
    public let amount: Money
    /// The balance after the posting.
    public let balance: Money
    /// The position of the transaction in the ledger.
    public let transaction: Int
    /// The position of the posting in the ledger.
    public let posting: Int
  }

  private let ledger: Ledger
  private let currency: CurrencyCode
  private let balances: RunningBalances?
  private let range: Range<Int>
  private let registry: CurrencyRegistry?

  init(
    ledger: Ledger, currency: CurrencyCode, balances: RunningBalances?, from start: Day?, to end: Day?,
    registry: CurrencyRegistry?
  ) {
    self.registry = registry
    self.ledger = ledger
    self.currency = currency
    self.balances = balances
    let first = start.map { balances?.count(before: RunningBalances.key($0, 0)) ?? 0 } ?? 0
    range = first..<max(first, balances?.count(before: RunningBalances.end(of: end)) ?? 0)
  }

  public var count: Int { range.count }

  /// At most `most` rows from an index on. A negative index or number is treated as 0. Throws if a balance exceeds 38
  /// digits.
  public func rows(from index: Int, count most: Int) throws(MoneyFailure) -> [Row] {
    let first = max(index, 0)
    guard let balances, first < count else { return [] }
    let page = balances.page(from: range.lowerBound &+ first, count: min(max(most, 0), count &- first))
    var rows: [Row] = []
    rows.reserveCapacity(page.count)
    for entry in page {
      let posting = RunningBalances.posting(entry.key)
      rows.append(
        Row(
          amount: ledger.posting(at: posting).amount,
          balance: Wallet.shown(Money(try entry.sum.value(), currency), in: registry),
          transaction: ledger.transaction(ofPosting: posting), posting: posting))
    }
    return rows
  }
}
