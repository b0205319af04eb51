import MoneyCore

// A store posts to a ledger of a million transactions without loading it. It stores the totals of each account, and
// applies the rules of the ledger itself: they run on a ledger that has these totals and no transactions.

extension Ledger {
  /// Makes the outline of a ledger: some of its accounts, each after those above it, with the totals of the books that a
  /// change needs. It accepts and rejects the same transactions in these accounts as the ledger. Its transactions then
  /// are the additions.
  package init(outlining base: CurrencyCode, closed: Day?, accounts outlined: [OutlinedAccount]) {
    self.init(base: base)
    self.closed = closed
    for account in outlined {
      let position = accounts.count
      append(
        LedgerAccount(
          name: account.name, kind: account.kind, currency: account.currency, isGroup: account.isGroup))
      for book in account.books { outline(position, book) }
    }
  }

  /// Adds the reversal of a transaction that the outline does not contain.
  ///
  /// - Parameter postings: the negated postings of the transaction.
  package mutating func addReversal(
    on day: Day, description: [UInt8], _ postings: [LedgerPosting], watch: Watch
  ) throws(MoneyFailure) {
    _ = try add(.reversal, on: day, description: description, try resolved(postings), watch: watch)
  }

  /// The totals of an account in a currency; 0 without postings.
  package func totals(of account: Int, in currency: CurrencyCode) throws(MoneyFailure) -> OutlinedBook {
    OutlinedBook(
      currency: currency, balance: try book(account, currency)?.balance(on: nil) ?? .zero,
      turnover: turnover(account, currency))
  }

  /// The totals of an account, in the order of their currencies.
  package func totals(of account: Int) throws(MoneyFailure) -> [OutlinedBook] {
    var totals: [OutlinedBook] = []
    for book in books(of: account) {
      totals.append(
        OutlinedBook(currency: book.key.currency, balance: try book.balance(on: nil), turnover: book.turnover))
    }
    return totals
  }
}
