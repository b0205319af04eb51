extension Portfolio {
  /// A portfolio of transactions in the order they were entered. A failure's position is the index of the one that is
  /// wrong, where one is.
  public init(
    restoring transactions: [Transaction], _ settings: PortfolioSettings, next: UInt64, revision: UInt64
  ) throws(MoneyFailure) {
    self.init(settings)
    guard next >= 1, next <= Portfolio.limit, revision <= Portfolio.limit else {
      throw MoneyFailure(.document, "no such next id or revision")
    }
    for (index, transaction) in transactions.enumerated() {
      do throws(MoneyFailure) {
        try transaction.check(for: settings)
        if row(of: transaction.id) != nil {
          throw MoneyFailure(.duplicateId, "there is a transaction " + .text(transaction.id) + " already")
        }
      } catch { throw error.placed(at: index) }
      _ = enterRow(transaction, in: book(of: transaction.symbol) ?? newBook(transaction.symbol))
    }
    try sortAndCheck()
    self.next = next
    self.revision = revision
  }
}
