import MoneyCore

extension Portfolio {
  /// Makes a portfolio of transactions in the order they were entered. If one transaction is wrong, the failure's
  /// position is its index.
  public init(
    restoring transactions: [Transaction], _ settings: PortfolioSettings, next: UInt64, revision: UInt64
  ) throws(MoneyFailure) {
    self.init(settings)
    reserve(transactions.count)
    guard next >= 1, next <= Portfolio.limit, revision <= Portfolio.limit else {
      throw MoneyFailure(
        .document,
        "next id must be 1 to 2^63 - 1 and revision at most 2^63 - 1, got " + .id(next) + " and " + .id(revision))
    }
    for (index, transaction) in transactions.enumerated() {
      do throws(MoneyFailure) { try store(transaction) } catch { throw error.placed(at: index) }
    }
    try sortAndCheck()
    self.next = next
    self.revision = revision
  }

  /// Makes a portfolio by adding transactions in turn; they are checked by date at the end. A transaction without an id
  /// is assigned one. An id that the portfolio would have assigned counts as assigned. A failure's position is as
  /// above.
  ///
  /// - Parameter portfolio: the portfolio that the new one replaces; ids continue from its numbers, independently of
  /// the
  ///   store.
  package init(
    entering transactions: [Transaction], _ settings: PortfolioSettings, inPlaceOf portfolio: Portfolio? = nil
  ) throws(MoneyFailure) {
    try self.init(numbering: transactions, settings)
    try sortAndCheck()
    revision = UInt64(transactions.count)
    if let portfolio {
      revision = portfolio.revision &+ 1
      next = max(next, portfolio.next)
    }
  }

  /// Stores transactions in turn, with the ids as above, and checks each only by itself: the books have no transactions
  /// yet. A failure's position is as above.
  init(numbering transactions: [Transaction], _ settings: PortfolioSettings) throws(MoneyFailure) {
    self.init(settings)
    reserve(transactions.count)
    // The lowest number that is not an id; numbers that are in use are skipped.
    var free: UInt64 = 1
    for (index, given) in transactions.enumerated() {
      while row(of: ShortText(free)) != nil { free += 1 }
      var transaction = given
      if transaction.id.isEmpty { transaction.id = ShortText(free) }
      if transaction.id == ShortText(free) { next = free + 1 }
      do throws(MoneyFailure) { try store(transaction) } catch { throw error.placed(at: index) }
    }
  }

  /// The portfolio of the same transactions as if they had been entered in another order, checked by date. A failure's
  /// position is the index of a transaction in this portfolio.
  func entered(in order: [Int]) throws(MoneyFailure) -> Portfolio {
    var portfolio = Portfolio(settings)
    portfolio.reserve(rows.count)
    for position in order {
      let transaction = rows[position].transaction
      let book = portfolio.book(of: transaction.symbol) ?? portfolio.newBook(transaction.symbol)
      _ = portfolio.enterRow(transaction, in: book)
    }
    do throws(MoneyFailure) { try portfolio.sortAndCheck() } catch {
      throw error.position.map { error.placed(at: order[$0]) } ?? error
    }
    portfolio.next = next
    portfolio.revision = UInt64(rows.count)
    return portfolio
  }

  /// Stores a transaction that is checked only by itself.
  private mutating func store(_ transaction: Transaction) throws(MoneyFailure) {
    try transaction.check(for: settings)
    if row(of: transaction.id) != nil {
      throw MoneyFailure(.duplicateId, "duplicate transaction " + .quoted(transaction.id.bytes))
    }
    _ = enterRow(transaction, in: book(of: transaction.symbol) ?? newBook(transaction.symbol))
  }
}
