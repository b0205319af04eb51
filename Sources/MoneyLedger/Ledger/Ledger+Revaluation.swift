import MoneyCore

extension Ledger {
  /// Transfers the value of exchange accounts in the base currency to an account for exchange gains, and reverses that
  /// on the next day. Returns the id of the first transaction, whose reversal follows it; 0 if all values are 0.
  ///
  /// An exchange account of -100 USD and 80 EUR is worth -5 EUR at 0.85: the gain is 5 EUR.
  ///
  /// - Parameter exchange: the account to revalue; nil for all accounts of the kind `exchange`.
  @discardableResult
  public mutating func revalue(
    _ day: Day, exchange: [UInt8]?, gain: [UInt8], with table: RatesTable?, _ options: ConversionOptions,
    in registry: CurrencyRegistry?, watch: Watch = .none
  ) throws(MoneyFailure) -> UInt64 {
    try checkDay(day)
    guard let next = Day(number: day.number &+ 1) else {
      throw MoneyFailure(.date, "date of a revaluation must be before 9999-12-31, got " + .date(day))
    }
    var options = options
    options.day = options.day ?? day
    let target = try known(gain)
    try accounts[target].checkAccepts(base)
    var postings: [AccountAmount] = []
    for account in try revalued(exchange) {
      guard account != target else {
        throw MoneyFailure(.account, "account for the gain must not be revalued, got " + .quoted(gain))
      }
      try accounts[account].checkOpen()
      let value = try value(of: account, on: day, with: table, options, in: registry)
      if value.amount.isZero { continue }
      try accounts[account].checkAccepts(base)
      postings.append(AccountAmount(amount: value.negated, account: account))
      postings.append(AccountAmount(amount: value, account: target))
    }
    if postings.isEmpty { return 0 }
    let reversal = postings.map { AccountAmount(amount: $0.amount.negated, account: $0.account) }
    let turnovers = try checked(postings + reversal, transactions: 2)
    try watch.ask(2 &* growth(for: turnovers, on: day))
    let id = append(.revaluation, on: day, description: [], postings)
    _ = append(.reversal, on: next, description: [], reversal, reverses: id)
    for one in turnovers { setTurnover(one) }
    return id
  }

  /// The accounts to revalue.
  private func revalued(_ exchange: [UInt8]?) throws(MoneyFailure) -> [Int] {
    if let exchange { return [try known(exchange)] }
    let found = accounts.indices.filter { accounts[$0].kind == .exchange }
    guard !found.isEmpty else {
      throw MoneyFailure(.notFound, "no account of the kind exchange in the ledger")
    }
    return found
  }

  /// The value of all balances of an account in the base currency, rounded once.
  private func value(
    of account: Int, on day: Day, with table: RatesTable?, _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Money {
    var bag = MoneyBag()
    for book in books(of: account) { try bag.add(Money(try book.balance(on: day), book.key.currency)) }
    if bag.amounts.allSatisfy({ $0.currency == base }) { return bag.amount(of: base) }
    return try bag.reduced(to: base, with: table, options, in: registry).money
  }
}
