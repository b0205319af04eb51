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
      // The account of a posting may be unknown, which the engine reports.
      guard let (account, book) = try storedAccount(posting.account, posting.amount.currency, of: stored.row) else {
        continue
      }
      if !isSameAccount { accounts.append(StoredOutline(row: account.row, outline: account.outline)) }
      if let book { accounts[accounts.count &- 1].outline.books.append(book) }
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

  /// The account of a name, with its totals in a currency, which are nil without postings; nil if it does not exist.
  private func storedAccount(
    _ name: [UInt8], _ currency: CurrencyCode, of row: Int64
  ) throws(MoneyFailure) -> (account: StoredAccount, book: OutlinedBook?)? {
    let found = try Statement(
      connection,
      """
      SELECT id, name, kind, accounts.currency, is_group, balance, turnover FROM ledger_accounts AS accounts
      LEFT JOIN ledger_books AS books ON account = accounts.id AND books.currency = ?3 WHERE ledger = ?1 AND name = ?2
      """)
    try found.bind(1, row)
    try found.bind(2, name)
    try found.bind(3, currency)
    guard try found.next() else { return nil }
    let account = try StoredAccount(found)
    let book: OutlinedBook? =
      found.isNull(5)
      ? nil : OutlinedBook(currency: currency, balance: try found.decimal(5), turnover: try found.decimal(6))
    found.stop()
    return (account, book)
  }
}
