import MoneyCore

extension Ledger {
  /// Closes the period that ends on a day. With an equity account, the balances of income and expenses are transferred
  /// to it; returns the id of that transaction, or 0 without one.
  @discardableResult
  public mutating func close(
    _ day: Day, into equity: [UInt8]?, watch: Watch = .none
  ) throws(MoneyFailure) -> UInt64 {
    try checkDay(day)
    var id: UInt64 = 0
    if let equity {
      let account = try known(equity)
      try accounts[account].checkOpen()
      guard accounts[account].kind == .equity else {
        throw MoneyFailure(
          .account,
          "kind of " + accounts[account].quoted + " must be equity, got "
            + Message(accounts[account].kind.name))
      }
      let postings = try closing(day, into: account, watch)
      if !postings.isEmpty { id = try add(.closing, on: day, description: [], postings, watch: watch) }
    }
    closed = day
    return id
  }

  /// The postings that transfer the balances of income and expenses to an account.
  private func closing(_ day: Day, into equity: Int, _ watch: Watch) throws(MoneyFailure) -> [AccountAmount] {
    var postings: [AccountAmount] = []
    var result = CurrencySums()
    try watch.ask(2 &* books.count &* MemoryLayout<AccountAmount>.stride)
    for (position, account) in accounts.enumerated() where account.kind.isResult {
      try watch.step(position, of: accounts.count)
      for book in books(of: position) {
        let balance = try book.balance(on: day)
        if balance.isZero { continue }
        postings.append(AccountAmount(amount: shown(balance.negated, book.key.currency), account: position))
        result.add(balance, book.key.currency)
      }
    }
    for amount in try result.amounts() where !amount.amount.isZero {
      try accounts[equity].checkAccepts(amount.currency)
      postings.append(AccountAmount(amount: shown(amount.amount, amount.currency), account: equity))
    }
    return postings
  }

  /// An amount with the fraction digits of its currency, so that an outline posts the same bytes: the finest scale of an
  /// amount in a sum depends on how the sum was added up.
  private func shown(_ amount: Decimal, _ currency: CurrencyCode) -> Money {
    Wallet.shown(Money(amount, currency), in: nil)
  }
}
