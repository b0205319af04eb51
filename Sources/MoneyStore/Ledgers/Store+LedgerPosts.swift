import MoneyCore
import MoneyLedger

// Each of these calls is a transaction that reads the totals of the accounts that it changes. The engine decides on an
// outline of the ledger; the store saves the transactions that the engine added.

extension Store {
  /// Adds a transaction to a stored ledger, by the rules of `Ledger.post`.
  public func post(
    _ day: Day, description: [UInt8], _ postings: [LedgerPosting], to name: [UInt8], key: [UInt8]?, watch: Watch
  ) throws(MoneyFailure) -> StoredAnswer {
    try Store.check(name: name)
    var request: StoredRequest?
    if let key {
      var parts = [name, day.isoText, description]
      // The parts of a request must be one line each.
      try OneLine.check(description, "description", atMost: LedgerTransaction.longestDescription)
      for posting in postings {
        try OneLine.check(posting.account, "name of an account", atMost: AccountName.longest)
        parts += [posting.account] + StoredRequest.parts(posting.amount)
      }
      request = try StoredRequest(key, "ledger post", parts)
    }
    return try answer(request) { () throws(MoneyFailure) in
      let stored = try knownLedger(name)
      try stored.checkRoom(postings.count)
      let accounts = try outlined(postings, of: stored)
      var ledger = Ledger(outlining: stored.base, closed: stored.closed, accounts: accounts.map { $0.outline })
      try ledger.post(day, description: description, postings, watch: watch)
      try write(ledger, of: accounts, to: stored)
      try renewVersion(of: .ledger, name)
      return StoredAnswer(entries: [LegEntries(source: stored.transactions &+ 1)], isRepeated: false)
    }
  }

  /// Writes the transactions that a change added to an outline.
  func write(
    _ ledger: Ledger, of accounts: [StoredOutline], to stored: StoredLedger, reverses: UInt64 = 0
  ) throws(MoneyFailure) {
    let writer = LedgerWriter(connection: connection, ledger: stored.row, accounts: accounts.map { $0.row })
    try writer.write(
      ledger, since: 0, transactions: stored.transactions, postings: stored.postings, reverses: reverses)
    try setCounters(
      of: stored.row, closed: ledger.closed, transactions: stored.transactions &+ UInt64(ledger.transactions.count),
      postings: stored.postings &+ UInt64(ledger.postingCount))
  }

  /// The accounts of new postings that exist, each with the books of the postings' currencies.
  func outlined(_ postings: [LedgerPosting], of stored: StoredLedger) throws(MoneyFailure) -> [StoredOutline] {
    var accounts: [StoredOutline] = []
    var last: LedgerPosting?
    for posting in postings.ordered(by: Store.precedes) {
      let isSameAccount = last?.account == posting.account
      let isSameBook = isSameAccount && last?.amount.currency == posting.amount.currency
      last = posting
      if isSameBook { continue }
      if !isSameAccount {
        guard let account = try storedAccount(posting.account, of: stored.row) else { continue }
        accounts.append(StoredOutline(row: account.row, outline: account.outline))
      }
      // The account of a posting may be unknown, which the engine reports.
      guard let account = accounts.last, account.outline.name == posting.account,
        let book = try storedBook(of: account.row, in: posting.amount.currency)
      else { continue }
      accounts[accounts.count &- 1].outline.books.append(book)
    }
    return accounts
  }

  /// The order of postings by account and currency.
  private static func precedes(_ left: LedgerPosting, _ right: LedgerPosting) -> Bool {
    left.account == right.account
      ? left.amount.currency < right.amount.currency : BytesKey(left.account) < BytesKey(right.account)
  }

  /// The account of a name; nil if it does not exist.
  func storedAccount(_ name: [UInt8], of row: Int64) throws(MoneyFailure) -> StoredAccount? {
    let found = try Statement(
      connection, "SELECT id, name, kind, currency, is_group FROM ledger_accounts WHERE ledger = ? AND name = ?")
    try found.bind(1, row)
    try found.bind(2, name)
    guard try found.next() else { return nil }
    let account = try StoredAccount(found)
    found.stop()
    return account
  }

  /// The totals of an account in a currency; nil without postings.
  private func storedBook(of account: Int64, in currency: CurrencyCode) throws(MoneyFailure) -> OutlinedBook? {
    let found = try Statement(
      connection, "SELECT balance, turnover FROM ledger_books WHERE account = ? AND currency = ?")
    try found.bind(1, account)
    try found.bind(2, currency)
    guard try found.next() else { return nil }
    let book = OutlinedBook(currency: currency, balance: try found.decimal(0), turnover: try found.decimal(1))
    found.stop()
    return book
  }
}
