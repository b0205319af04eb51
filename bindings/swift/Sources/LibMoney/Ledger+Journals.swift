extension Ledger {
  /// Reads a ledger from a journal of Beancount, Ledger or hledger. A failure's message begins with the line and the
  /// column.
  ///
  /// - Parameters:
  ///   - exchange: the account over which transactions exchange currencies, which is added if it does not exist; nil to
  ///     reject such transactions.
  ///   - symbols: the currencies of symbols in the journal, such as `["$": "USD"]`.
  public init(
    journal: String, as format: JournalFormat, base: String, exchange: String? = nil,
    symbols: [String: String] = [:]
  ) throws(MoneyFailure) {
    let code = try CurrencyCode(base)
    let lines = symbols.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "\n")
    let names = try JournalSymbols(parsing: lines.bytes)
    let account = exchange.map { $0.bytes }
    self = try journal.read { (text) throws(MoneyFailure) in
      try LedgerJournal.read(text, as: format, base: code, exchange: account, symbols: names)
    }
  }

  /// The ledger as a journal, from which an equal ledger can be read.
  public func journal(as format: JournalFormat) throws(MoneyFailure) -> String {
    String(try LedgerJournal.write(self, as: format))
  }
}

extension PostingAccounts {
  /// The accounts to which objects are posted, by their role.
  ///
  ///     PostingAccounts([.cash: "Assets:Bank", .revenue: "Income:Sales"])
  public init(_ names: [Role: String]) {
    self.init()
    for (role, name) in names { self[role] = name.bytes }
  }
}

extension Ledger {
  /// Adds a transaction for a receipt, in the currency of the checkout; returns its id.
  @discardableResult
  public mutating func post(
    _ day: Day, _ description: String, _ receipt: Receipt, to accounts: PostingAccounts
  ) throws(MoneyFailure) -> UInt64 {
    try post(receipt.checkout, on: day, description: description.bytes, to: accounts)
  }

  /// Adds a transaction for an invoice; returns its id.
  @discardableResult
  public mutating func post(
    _ day: Day, _ description: String, _ invoice: Invoice, to accounts: PostingAccounts
  ) throws(MoneyFailure) -> UInt64 {
    try post(invoice, on: day, description: description.bytes, to: accounts)
  }
}
