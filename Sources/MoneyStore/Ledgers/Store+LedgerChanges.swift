import MoneyCore
import MoneyLedger

extension Store {
  // MARK: Accounts

  /// Adds an account to a stored ledger, by the rules of `Ledger.addAccount`; returns whether that changed anything.
  public func addAccount(
    _ account: [UInt8], _ kind: AccountKind, currency: CurrencyCode?, to name: [UInt8]
  ) throws(MoneyFailure) -> Bool {
    try Store.check(name: name)
    try AccountName.check(account)
    return try change(isChange: { (isChanged: Bool) in isChanged }) { () throws(MoneyFailure) -> Bool in
      let stored = try knownLedger(name)
      let known = try storedPath(of: account, in: stored.row)
      var ledger = Ledger(outlining: stored.base, closed: stored.closed, accounts: known.map { $0.outline })
      try ledger.addAccount(account, kind, currency: currency)
      var isChanged = false
      for (position, now) in ledger.accounts.enumerated() {
        if position >= known.count {
          _ = try insert(now, at: try nextNumber(in: stored.row), to: stored.row)
        } else if !known[position].isSame(as: now) {
          try update(now, known[position].row)
        } else {
          continue
        }
        isChanged = true
      }
      if isChanged { try renewVersion(of: .ledger, name) }
      return isChanged
    }
  }

  /// The accounts above an account and itself, as far as they exist, from the root on.
  private func storedPath(of account: [UInt8], in row: Int64) throws(MoneyFailure) -> [StoredAccount] {
    var path: [StoredAccount] = []
    for end in account.indices where account[end] == ASCII.colon {
      if let above = try storedAccount(Array(account[..<end]), of: row) { path.append(above) }
    }
    if let known = try storedAccount(account, of: row) { path.append(known) }
    return path
  }

  /// The number of the next account.
  private func nextNumber(in row: Int64) throws(MoneyFailure) -> Int {
    let last = try Statement(connection, "SELECT coalesce(max(number), -1) FROM ledger_accounts WHERE ledger = ?")
    try last.bind(1, row)
    guard try last.next(), last.int(0) < Int64(Ledger.mostElements) else {
      throw MoneyFailure(.limit, "number of accounts of a ledger must be at most " + .number(Ledger.mostElements))
    }
    let number = Int(clamping: last.int(0)) + 1
    last.stop()
    return number
  }

  // MARK: Reversal

  /// Reverses a transaction of a stored ledger, by the rules of `Ledger.reverse`; returns the id of the reversal.
  public func reverse(
    _ id: UInt64, on day: Day, in name: [UInt8], watch: Watch
  ) throws(MoneyFailure) -> UInt64 {
    try Store.check(name: name)
    return try change { () throws(MoneyFailure) in
      let stored = try knownLedger(name)
      let (description, postings) = try reversed(id, of: stored, on: day)
      try stored.checkRoom(postings.count)
      let accounts = try outlined(postings, of: stored)
      var ledger = Ledger(outlining: stored.base, closed: stored.closed, accounts: accounts.map { $0.outline })
      try ledger.addReversal(on: day, description: description, postings, watch: watch)
      try write(ledger, of: accounts, to: stored, reverses: id)
      try renewVersion(of: .ledger, name)
      return stored.transactions &+ 1
    }
  }

  /// The description of a transaction, which must be one that can be reversed on a day, and its negated postings.
  private func reversed(
    _ id: UInt64, of stored: StoredLedger, on day: Day
  ) throws(MoneyFailure) -> (description: [UInt8], postings: [LedgerPosting]) {
    guard id >= 1, id <= stored.transactions else { throw MoneyFailure(.notFound, "unknown transaction " + .id(id)) }
    let found = try Statement(
      connection,
      "SELECT date, kind, description, first_posting FROM ledger_transactions WHERE ledger = ? AND id = ?")
    try found.bind(1, stored.row)
    try found.bind(2, Int64(clamping: id))
    guard try found.next(), let given = try found.optionalDay(0) else {
      throw Statement.damaged("a ledger lacks transaction " + .id(id))
    }
    let kind = try Store.transactionKind(found, 1)
    let description = try found.text(2)
    let first = found.int(3)
    found.stop()
    try Ledger.checkReversal(of: id, kind, on: given, reversedBy: try reversal(of: id, in: stored.row), day)
    return (description, try negatedPostings(from: first, of: id, in: stored.row))
  }

  /// The id of the transaction that reverses a transaction, or 0.
  private func reversal(of id: UInt64, in row: Int64) throws(MoneyFailure) -> UInt64 {
    let found = try Statement(connection, "SELECT id FROM ledger_transactions WHERE ledger = ? AND reverses = ?")
    try found.bind(1, row)
    try found.bind(2, Int64(clamping: id))
    guard try found.next() else { return 0 }
    let reversal = try found.natural(0)
    found.stop()
    return reversal
  }

  private func negatedPostings(
    from first: Int64, of id: UInt64, in row: Int64
  ) throws(MoneyFailure) -> [LedgerPosting] {
    let rows = try Statement(
      connection,
      """
      SELECT transaction_id, name, amount, postings.currency FROM ledger_postings AS postings
      CROSS JOIN ledger_accounts AS accounts ON accounts.id = account
      WHERE postings.ledger = ?1 AND postings.number >= ?2 ORDER BY postings.number
      """)
    try rows.bind(1, row)
    try rows.bind(2, first)
    var postings: [LedgerPosting] = []
    while try rows.next(), try rows.natural(0) == id {
      guard let amount = try rows.money(2, 3) else { throw Statement.damaged("a posting lacks an amount") }
      postings.append(LedgerPosting(account: try rows.text(1), amount: amount.negated))
    }
    rows.stop()
    return postings
  }

  // MARK: Closing

  /// Closes the period of a stored ledger that ends on a day, by the rules of `Ledger.close`; returns the id of the closing
  /// transaction, or 0. It reads the totals of the accounts of income and expenses.
  public func close(
    _ day: Day, into equity: [UInt8]?, in name: [UInt8], watch: Watch
  ) throws(MoneyFailure) -> UInt64 {
    try Store.check(name: name)
    return try change { () throws(MoneyFailure) in
      let stored = try knownLedger(name)
      var accounts: [StoredOutline] = []
      if let equity { accounts = try resultAccounts(and: equity, of: stored.row, on: day) }
      var ledger = Ledger(outlining: stored.base, closed: stored.closed, accounts: accounts.map { $0.outline })
      let id = try ledger.close(day, into: equity, watch: watch)
      try stored.checkRoom(ledger.postingCount)
      try write(ledger, of: accounts, to: stored)
      try renewVersion(of: .ledger, name)
      return id == 0 ? 0 : stored.transactions &+ 1
    }
  }

  /// The accounts of income and expenses with their books on a day, and an equity account, if it exists.
  private func resultAccounts(
    and equity: [UInt8], of row: Int64, on day: Day
  ) throws(MoneyFailure) -> [StoredOutline] {
    let rows = try Statement(
      connection,
      """
      SELECT id, name, kind, currency, is_group FROM ledger_accounts
      WHERE ledger = ?1 AND (kind IN ('income', 'expense') OR name = ?2) ORDER BY number
      """)
    try rows.bind(1, row)
    try rows.bind(2, equity)
    var accounts: [StoredOutline] = []
    while try rows.next() {
      let account = try StoredAccount(rows)
      accounts.append(StoredOutline(row: account.row, outline: account.outline))
      accounts[accounts.count &- 1].outline.books = try books(of: account.row, on: day)
    }
    return accounts
  }

  /// The books of an account, with the balances on a day.
  private func books(of account: Int64, on day: Day) throws(MoneyFailure) -> [OutlinedBook] {
    let rows = try Statement(
      connection, "SELECT currency, balance, turnover FROM ledger_books WHERE account = ? ORDER BY currency")
    try rows.bind(1, account)
    var books: [OutlinedBook] = []
    while try rows.next() {
      let (currency, total, turnover) = (try rows.code(0), try rows.decimal(1), try rows.decimal(2))
      let balance = try balance(of: account, in: currency, on: day)
      var later = DecimalSum()
      later.add(total)
      later.add(balance, isNegated: true)
      books.append(
        OutlinedBook(
          currency: currency, balance: try balance.value(), later: try later.value(), turnover: turnover))
    }
    return books
  }
}
