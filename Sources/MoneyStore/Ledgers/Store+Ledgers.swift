import MoneyCore
import MoneyLedger

extension Store {
  // MARK: Saving

  /// Saves a ledger, which replaces the ledger of the same name. If the stored ledger is still as the ledger was when it was
  /// loaded or last saved, only the transactions since then are written.
  public func save(_ ledger: Ledger, as name: [UInt8], _ bases: StoredBases) throws(MoneyFailure) {
    try replace(.ledger, name, bases, progress: ledger.transactions.count) { saved throws(MoneyFailure) in
      let stored = try storedLedger(name)
      if let saved, let stored, stored.contains(saved, of: ledger) {
        return try write(ledger, since: saved, to: stored)
      }
      if stored != nil {
        let deletion = try Statement(connection, StoredKind.ledger.removal)
        try deletion.bind(1, name)
        try deletion.run()
      }
      try write(ledger, since: 0, to: try newLedger(name, base: ledger.base))
    }
  }

  private func newLedger(_ name: [UInt8], base: CurrencyCode) throws(MoneyFailure) -> StoredLedger {
    let insertion = try Statement(
      connection, "INSERT INTO ledgers (name, base, transactions, postings) VALUES (?, ?, 0, 0)")
    try insertion.bind(1, name)
    try insertion.bind(2, base)
    try insertion.run()
    return StoredLedger(row: lastRow, base: base, closed: nil, transactions: 0, postings: 0)
  }

  /// Writes the accounts of a ledger and its transactions from a position on to the ledger that contains those before.
  private func write(_ ledger: Ledger, since first: Int, to stored: StoredLedger) throws(MoneyFailure) {
    // The rows of the accounts and the accounts of the postings are in arrays; a posting needs an eighth of a row.
    try Store.checkMemory(ledger.accounts.count + (ledger.postingCount - Int(clamping: stored.postings)) / 8)
    let accounts = try writeAccounts(of: ledger, to: stored.row)
    let writer = LedgerWriter(connection: connection, ledger: stored.row, accounts: accounts)
    try writer.write(ledger, since: first, transactions: 0, postings: 0)
    try setCounters(
      of: stored.row, closed: ledger.closed, transactions: UInt64(ledger.transactions.count),
      postings: UInt64(ledger.postingCount))
  }

  /// Writes new and changed accounts; returns the rows of all accounts.
  private func writeAccounts(of ledger: Ledger, to row: Int64) throws(MoneyFailure) -> [Int64] {
    let known = try storedAccounts(of: row)
    var rows: [Int64] = []
    rows.reserveCapacity(ledger.accounts.count)
    for (position, account) in ledger.accounts.enumerated() {
      guard position < known.count else {
        rows.append(try insert(account, at: position, to: row))
        continue
      }
      guard known[position].name == account.name else { throw Statement.damaged("the accounts of a ledger differ") }
      if !known[position].isSame(as: account) { try update(account, known[position].row) }
      rows.append(known[position].row)
    }
    return rows
  }

  func insert(_ account: LedgerAccount, at position: Int, to row: Int64) throws(MoneyFailure) -> Int64 {
    let insertion = try Statement(
      connection,
      "INSERT INTO ledger_accounts (ledger, number, name, kind, currency, is_group) VALUES (?, ?, ?, ?, ?, ?)")
    try insertion.bind(1, row)
    try insertion.bind(2, Int64(position))
    try insertion.bind(3, account.name)
    try insertion.bind(4, name: account.kind.name)
    try insertion.bind(5, optional: account.currency)
    try insertion.bind(6, account.isGroup ? 1 : 0)
    try insertion.run()
    return lastRow
  }

  /// Writes an account that was a group before.
  func update(_ account: LedgerAccount, _ row: Int64) throws(MoneyFailure) {
    let update = try Statement(
      connection, "UPDATE ledger_accounts SET kind = ?, currency = ?, is_group = ? WHERE id = ?")
    try update.bind(1, name: account.kind.name)
    try update.bind(2, optional: account.currency)
    try update.bind(3, account.isGroup ? 1 : 0)
    try update.bind(4, row)
    try update.run()
  }

  func setCounters(
    of row: Int64, closed: Day?, transactions: UInt64, postings: UInt64
  ) throws(MoneyFailure) {
    let update = try Statement(
      connection, "UPDATE ledgers SET closed = ?, transactions = ?, postings = ? WHERE id = ?")
    try update.bind(1, optional: closed)
    try update.bind(2, Int64(clamping: transactions))
    try update.bind(3, Int64(clamping: postings))
    try update.bind(4, row)
    try update.run()
  }

  // MARK: Loading

  /// The row of a ledger; nil if it does not exist.
  func storedLedger(_ name: [UInt8]) throws(MoneyFailure) -> StoredLedger? {
    // A file of an older version contains no ledgers.
    if !hasDetails { return nil }
    let found = try Statement(
      connection, "SELECT id, base, closed, transactions, postings FROM ledgers WHERE name = ?")
    try found.bind(1, name)
    guard try found.next() else { return nil }
    let ledger = StoredLedger(
      row: found.int(0), base: try found.code(1), closed: try found.optionalDay(2), transactions: try found.natural(3),
      postings: try found.natural(4))
    found.stop()
    return ledger
  }

  func knownLedger(_ name: [UInt8]) throws(MoneyFailure) -> StoredLedger {
    guard let ledger = try storedLedger(name) else { throw Store.absent(.ledger, name) }
    return ledger
  }

  /// The accounts of a ledger in the order of their creation.
  func storedAccounts(of row: Int64) throws(MoneyFailure) -> [StoredAccount] {
    let rows = try Statement(
      connection,
      """
      SELECT id, name, kind, currency, is_group, number FROM ledger_accounts WHERE ledger = ? ORDER BY number
      """)
    try rows.bind(1, row)
    var accounts: [StoredAccount] = []
    while try rows.next() {
      guard rows.int(5) == Int64(accounts.count) else { throw Statement.damaged("a ledger lacks an account") }
      accounts.append(try StoredAccount(rows))
    }
    return accounts
  }

  /// Loads the ledger saved under a name. Every transaction is checked as when it is added.
  public func loadLedger(_ name: [UInt8], _ bases: StoredBases) throws(MoneyFailure) -> Ledger {
    try Store.check(name: name)
    return try load(.ledger, name, bases, progress: { $0.transactions.count }) { () throws(MoneyFailure) in
      let stored = try knownLedger(name)
      let accounts = try storedAccounts(of: stored.row)
      var ledger = Ledger(base: stored.base)
      do throws(MoneyFailure) {
        for account in accounts {
          try ledger.restoreAccount(account.name, account.kind, currency: account.currency, isGroup: account.isGroup)
        }
        try addTransactions(to: &ledger, of: stored, accounts)
        if let closed = stored.closed { try ledger.close(closed, into: nil) }
      } catch { throw Store.damaged(by: error) }
      guard ledger.postingCount == Int(clamping: stored.postings) else {
        throw Statement.damaged("ledger " + .quoted(name) + " is inconsistent")
      }
      try checkBooks(of: ledger, accounts, stored.row)
      return ledger
    }
  }

  /// The failure for a value of the file that a ledger refuses. A failure of the file itself stays as it is.
  private static func damaged(by failure: MoneyFailure) -> MoneyFailure {
    switch failure.status {
    case .outOfMemory, .cancelled: failure
    default: failure.status.isOfFile ? failure : Statement.damaged(failure.message)
    }
  }

  private func addTransactions(
    to ledger: inout Ledger, of stored: StoredLedger, _ accounts: [StoredAccount]
  ) throws(MoneyFailure) {
    // Rows of accounts ascend in the order of their creation, as long as no other program writes to the file.
    let order = accounts.ordered { $0.row < $1.row }
    let rows = try Statement(
      connection,
      """
      SELECT id, date, kind, description, reverses, first_posting FROM ledger_transactions WHERE ledger = ? ORDER BY id
      """)
    try rows.bind(1, stored.row)
    let postings = try Statement(
      connection,
      """
      SELECT number, transaction_id, account, amount, currency FROM ledger_postings WHERE ledger = ? ORDER BY number
      """)
    try postings.bind(1, stored.row)
    var reader = LedgerPostingReader(postings, accounts: order)
    var id: UInt64 = 0
    while try rows.next() {
      id &+= 1
      guard try rows.natural(0) == id, let day = try rows.optionalDay(1), try rows.natural(5) == reader.number else {
        throw Statement.damaged("a ledger lacks transaction " + .id(id))
      }
      let kind = try Store.transactionKind(rows, 2)
      let description = try rows.text(3)
      let added = try reader.postings(of: id)
      if kind == .reversal {
        try ledger.restoreReversal(of: try rows.natural(4), on: day, description: description, added)
      } else {
        try ledger.restore(kind, on: day, description: description, added)
      }
    }
    guard id == stored.transactions else { throw Statement.damaged("a ledger lacks transactions") }
  }

  static func transactionKind(_ row: Statement, _ column: Int32) throws(MoneyFailure) -> LedgerTransaction.Kind {
    let name = try row.bytes(column)
    guard let kind = LedgerTransaction.Kind.allCases.first(where: { name.elementsEqual(UTF8Bytes($0.name)) }) else {
      throw Statement.damaged("unknown kind of a transaction " + .quoted(name))
    }
    return kind
  }

  /// Throws unless the stored totals of all books are those of a ledger.
  private func checkBooks(
    of ledger: Ledger, _ accounts: [StoredAccount], _ row: Int64
  ) throws(MoneyFailure) {
    let rows = try Statement(connection, Store.books)
    try rows.bind(1, row)
    for position in accounts.indices {
      for book in try ledger.totals(of: position) {
        guard try rows.next(), rows.int(0) == Int64(position), try rows.code(1) == book.currency,
          try rows.decimal(2) == book.balance, try rows.decimal(3) == book.turnover
        else {
          throw Statement.damaged(
            "the balance of " + .quoted(accounts[position].name) + " in " + .code(book.currency) + " is inconsistent")
        }
      }
    }
    if try rows.next() { throw Statement.damaged("a ledger lists a balance without postings") }
  }

  /// The books of all accounts of a ledger, by the number of the account and by currency.
  private static var books: StaticString {
    """
    SELECT number, books.currency, balance, turnover FROM ledger_accounts AS accounts
    CROSS JOIN ledger_books AS books ON account = accounts.id WHERE ledger = ?1 ORDER BY number, books.currency
    """
  }
}
