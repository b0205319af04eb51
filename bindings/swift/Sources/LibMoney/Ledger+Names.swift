extension Ledger {
  /// Adds an account, with groups for those of its parents that do not exist.
  public mutating func addAccount(
    _ name: String, _ kind: AccountKind, currency: String? = nil
  ) throws(MoneyFailure) {
    let code: CurrencyCode? = if let currency { try CurrencyCode(currency) } else { nil }
    try addAccount(name.bytes, kind, currency: code)
  }

  /// Adds a transaction, whose postings sum to zero in each currency; returns its id.
  @discardableResult
  public mutating func post(
    _ day: Day, _ description: String, _ postings: [(account: String, amount: Money)]
  ) throws(MoneyFailure) -> UInt64 {
    try post(
      day, description: description.bytes,
      postings.map { LedgerPosting(account: $0.account.bytes, amount: $0.amount) })
  }

  /// Closes the period that ends on a day. With an equity account, the balances of income and expenses are transferred
  /// to it; returns the id of that transaction, or 0 without one.
  @discardableResult
  public mutating func close(_ day: Day, into equity: String? = nil) throws(MoneyFailure) -> UInt64 {
    try close(day, into: equity.map { $0.bytes })
  }

  /// Transfers the value of exchange accounts in the base currency to the account for the gain, and reverses that on the
  /// next day. Returns the id of the first transaction, or 0 if all values are 0.
  @discardableResult
  public mutating func revalue(
    on day: Day, _ rates: RatesTable? = nil, gain: String, exchange: String? = nil, gap: Int32 = 0
  ) throws(MoneyFailure) -> UInt64 {
    try revalue(
      day, exchange: exchange.map { $0.bytes }, gain: gain.bytes, with: rates, ConversionOptions(maximumGap: gap),
      in: nil)
  }

  /// The balance of an account at the end of a day, in the base currency unless another one is given; without a day, the
  /// balance of all postings.
  public func balance(
    of account: String, in currency: String? = nil, on day: Day? = nil, withChildren: Bool = true
  ) throws(MoneyFailure) -> Money {
    let code = if let currency { try CurrencyCode(currency) } else { base }
    return try balance(of: account.bytes, in: code, on: day, withChildren: withChildren)
  }

  /// The postings of an account by date, with the balance after each.
  public func statement(
    of account: String, in currency: String? = nil, from start: Day? = nil, to end: Day? = nil
  ) throws(MoneyFailure) -> LedgerStatement {
    let code = if let currency { try CurrencyCode(currency) } else { base }
    return try statement(of: account.bytes, in: code, from: start, to: end)
  }

  /// The balances of all accounts, and the sums of debits and credits.
  public func trialBalance(on day: Day? = nil) throws(MoneyFailure) -> LedgerReport {
    try LedgerReport(.trialBalance, of: self, from: nil, to: day)
  }

  /// Assets, liabilities and equity, with subtotals, totals and the open result.
  public func balanceSheet(on day: Day? = nil) throws(MoneyFailure) -> LedgerReport {
    try LedgerReport(.balanceSheet, of: self, from: nil, to: day)
  }

  /// The income and expenses of a period, with subtotals, totals and the result.
  public func incomeStatement(from start: Day? = nil, to end: Day? = nil) throws(MoneyFailure) -> LedgerReport {
    try LedgerReport(.incomeStatement, of: self, from: start, to: end)
  }
}

extension LedgerAccount {
  /// The name as a text.
  public var text: String { String(name) }
}

extension LedgerTransaction {
  /// The description as a text.
  public var text: String { String(description) }
}
