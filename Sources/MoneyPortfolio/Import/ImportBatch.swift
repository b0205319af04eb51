import MoneyCore

/// The transactions of a portfolio, followed by those of an import in the order in which they are added.
struct ImportBatch {
  private(set) var transactions: [Transaction]
  /// The number of transactions that the portfolio contains.
  private let existing: Int
  /// For each transaction of the import, its index there.
  private var sources: [Int] = []

  /// Rows whose dates only descend are in the order from the last to the first.
  init(_ imported: ImportedRows, after existing: [Transaction]) {
    transactions = existing
    self.existing = existing.count
    for index in imported.transactions.indices where imported.isAccepted(transaction: index) { sources.append(index) }
    if PortfolioCSV.isNewestFirst(sources.map { imported.transactions[$0].day }) { sources.reverse() }
    for source in sources { transactions.append(imported.transactions[source]) }
  }

  /// True if no transaction of the import is left.
  var isEmpty: Bool { sources.isEmpty }

  /// The portfolio of all transactions. A failure's position is the index of one.
  func portfolio(_ settings: PortfolioSettings) throws(MoneyFailure) -> Portfolio {
    var portfolio = entered(settings)
    try portfolio.sortAndCheck()
    return portfolio
  }

  private func entered(_ settings: PortfolioSettings) -> Portfolio {
    var portfolio = Portfolio(settings)
    portfolio.reserve(transactions.count)
    for transaction in transactions {
      let book = portfolio.book(of: transaction.symbol) ?? portfolio.newBook(transaction.symbol)
      _ = portfolio.enterRow(transaction, in: book)
    }
    return portfolio
  }

  /// Moves purchases of the import before sales of the same day that need them.
  mutating func putPurchasesFirst(_ settings: PortfolioSettings) {
    let order = PortfolioCSV.purchasesFirst(transactions, settings, after: existing)
    let (old, oldSources) = (transactions, sources)
    for place in existing..<transactions.count {
      transactions[place] = old[order[place]]
      sources[place &- existing] = oldSources[order[place] &- existing]
    }
  }

  // MARK: Refusals

  /// Removes the transactions of the import that the portfolio cannot contain; returns them with the reasons.
  ///
  /// Each symbol is followed at most three times, and the lots that sales name are checked a few times, so that no
  /// number of wrong rows leads to quadratic time.
  mutating func refuse(
    _ settings: PortfolioSettings, _ watch: Watch
  ) throws(MoneyFailure) -> [(source: Int, failure: MoneyFailure)] {
    var failures = [MoneyFailure?](repeating: nil, count: transactions.count)
    var portfolio = entered(settings)
    try? portfolio.sortAndCheck()
    for (place, book) in portfolio.books.enumerated() where !book.isLinked {
      try watch.step(place)
      follow(Array(book.order), of: portfolio, &failures)
    }
    if portfolio.hasLinks {
      let linked = portfolio.order.filter { portfolio.books[Int(portfolio.rows[Int($0)].book)].isLinked }
      follow(linked, of: portfolio, &failures)
    }
    var refused = remove(failures)
    for attempt in 0...ImportBatch.attempts {
      if isEmpty { break }
      do throws(MoneyFailure) {
        _ = try self.portfolio(settings)
        break
      } catch {
        if error.status == .outOfMemory { throw error }
        var failures = [MoneyFailure?](repeating: nil, count: transactions.count)
        if attempt < ImportBatch.attempts, let position = error.position, position >= existing {
          failures[position] = error.unplaced
        } else {
          for place in existing..<transactions.count where attempt > 0 || !transactions[place].lots.isEmpty {
            failures[place] = error.unplaced
          }
          // Without lots of the import, its transactions use up lots that existing sales name.
          if failures.allSatisfy({ $0 == nil }) {
            for place in existing..<transactions.count { failures[place] = error.unplaced }
          }
        }
        refused += remove(failures)
      }
    }
    return refused
  }

  private static var attempts: Int { 8 }

  /// Follows a symbol, or all symbols between which shares move, and refuses the new transactions that fail. If an
  /// existing transaction fails, the new ones that remove shares are refused, and then all.
  private func follow(_ order: [Int32], of portfolio: Portfolio, _ failures: inout [MoneyFailure?]) {
    guard order.contains(where: { Int($0) >= existing }) else { return }
    for attempt in 0..<3 {
      guard let conflict = conflict(in: order, of: portfolio, &failures) else { return }
      for row in order where Int(row) >= existing && failures[Int(row)] == nil {
        if attempt > 0 || transactions[Int(row)].takesShares { failures[Int(row)] = conflict }
      }
    }
  }

  /// The failure of the first existing transaction that fails; nil if all succeed.
  private func conflict(
    in order: [Int32], of portfolio: Portfolio, _ failures: inout [MoneyFailure?]
  ) -> MoneyFailure? {
    let first = order.first.map { portfolio.rows[Int($0)].book } ?? 0
    let isLinked = portfolio.books[Int(first)].isLinked
    var checks = [HoldingCheck](repeating: HoldingCheck(), count: isLinked ? portfolio.books.count : 1)
    for row in order where failures[Int(row)] == nil {
      let entered = portfolio.rows[Int(row)]
      let place = isLinked ? Int(entered.book) : 0
      var next = checks[place]
      do throws(MoneyFailure) {
        if let move = try next.apply(entered.transaction, portfolio.settings), entered.target >= 0 {
          var target = checks[Int(entered.target)]
          try target.receive(move, entered.transaction)
          checks[Int(entered.target)] = target
        }
        checks[place] = next
      } catch {
        if Int(row) < existing { return error.unplaced }
        failures[Int(row)] = error.unplaced
      }
    }
    return nil
  }

  /// Removes the transactions that have failures.
  private mutating func remove(_ failures: [MoneyFailure?]) -> [(source: Int, failure: MoneyFailure)] {
    var removed: [(source: Int, failure: MoneyFailure)] = []
    var kept = Array(transactions[..<existing])
    var keptSources: [Int] = []
    for place in existing..<transactions.count {
      if let failure = failures[place] {
        removed.append((sources[place &- existing], failure))
      } else {
        kept.append(transactions[place])
        keptSources.append(sources[place &- existing])
      }
    }
    transactions = kept
    sources = keptSources
    return removed
  }
}

extension Transaction {
  /// True if later sales may lack shares because of the transaction.
  fileprivate var takesShares: Bool {
    switch action {
    case .buy, .transferIn, .dividend, .fee, .interest, .withholdingTax, .returnOfCapital: false
    case .sell, .split, .stockDividend, .spinOff, .rights, .merger, .transferOut, .worthless, .exercise: true
    }
  }
}
