import MoneyCore

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
      do throws(MoneyFailure) { try store(transaction) } catch { throw error.placed(at: index) }
    }
    try sortAndCheck()
    self.next = next
    self.revision = revision
  }

  /// A portfolio that transactions are entered into in turn, checked by date when all are there. One without an id is
  /// given one; an id that would have been given counts as given. A failure's position is as above.
  ///
  /// - Parameter portfolio: the one that it takes the place of: its numbers count on from there, whatever the store has.
  package init(
    entering transactions: [Transaction], _ settings: PortfolioSettings, inPlaceOf portfolio: Portfolio? = nil
  ) throws(MoneyFailure) {
    self.init(settings)
    // The next number not taken; what is taken stays so.
    var free: UInt64 = 1
    for (index, given) in transactions.enumerated() {
      while row(of: ShortText(free)) != nil { free += 1 }
      var transaction = given
      if transaction.id.isEmpty { transaction.id = ShortText(free) }
      if transaction.id == ShortText(free) { next = free + 1 }
      do throws(MoneyFailure) { try store(transaction) } catch { throw error.placed(at: index) }
    }
    try sortAndCheck()
    revision = UInt64(transactions.count)
    if let portfolio {
      revision = portfolio.revision &+ 1
      next = max(next, portfolio.next)
    }
  }

  /// Stores a transaction that is checked by itself alone.
  private mutating func store(_ transaction: Transaction) throws(MoneyFailure) {
    try transaction.check(for: settings)
    if row(of: transaction.id) != nil {
      throw MoneyFailure(.duplicateId, "there is a transaction " + .text(transaction.id) + " already")
    }
    _ = enterRow(transaction, in: book(of: transaction.symbol) ?? newBook(transaction.symbol))
  }
}
