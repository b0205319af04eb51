import MoneyCore
import MoneyLedger

extension Store {
  /// The balance of an account of a stored ledger at the end of a day, as `Ledger.balance`; nil for all postings.
  public func balance(
    ofAccount account: [UInt8], inLedger name: [UInt8], in currency: CurrencyCode, on day: Day?, withChildren: Bool,
    registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Money {
    try Store.check(name: name)
    let sum = try read { () throws(MoneyFailure) in
      let stored = try knownLedger(name)
      let root = try knownAccount(account, of: stored.row)
      var sum = try balance(of: root.row, in: currency, on: day)
      if !withChildren { return sum }
      let rows = try Statement(
        connection,
        "SELECT id FROM ledger_accounts WHERE ledger = ?1 AND name > ?2 || ':' AND name < ?2 || ';'")
      try rows.bind(1, stored.row)
      try rows.bind(2, account)
      while try rows.next() { sum.add(try balance(of: rows.int(0), in: currency, on: day)) }
      return sum
    }
    return Wallet.shown(Money(try sum.value(), currency), in: registry)
  }

  private func knownAccount(_ name: [UInt8], of row: Int64) throws(MoneyFailure) -> StoredAccount {
    guard let account = try storedAccount(name, of: row) else {
      throw MoneyFailure(.notFound, "unknown account " + .quoted(name))
    }
    return account
  }

  /// The sum of the postings of an account at the end of a day; nil for all postings.
  func balance(of account: Int64, in currency: CurrencyCode, on day: Day?) throws(MoneyFailure) -> DecimalSum {
    // The last day's number is far below the limit of 32 bits.
    try sum(of: account, in: currency, before: day.flatMap { Day(number: $0.number &+ 1) })
  }

  /// The sum of the postings of an account before a day; nil for all postings.
  private func sum(of account: Int64, in currency: CurrencyCode, before day: Day?) throws(MoneyFailure) -> DecimalSum {
    let rows = try Statement(connection, Store.bookByDay)
    try rows.bind(1, account)
    try rows.bind(2, currency)
    try rows.bind(3, optional: day)
    var sum = DecimalSum()
    while try rows.next() { sum.add(try rows.sum(1), isNegated: rows.int(0) != 0) }
    return sum
  }

  /// The sums of the postings of an account from a day on: of all, and of the transactions that close periods.
  private func sums(
    of account: Int64, in currency: CurrencyCode, from day: Day?
  ) throws(MoneyFailure) -> (sum: DecimalSum, closing: DecimalSum) {
    let rows = try Statement(connection, Store.bookByDay)
    try rows.bind(1, account)
    try rows.bind(2, currency)
    try rows.bind(3, optional: day)
    var (sum, closing) = (DecimalSum(), DecimalSum())
    while try rows.next() {
      if rows.int(0) == 0 { continue }
      sum.add(try rows.sum(1))
      closing.add(try rows.sum(2))
    }
    return (sum, closing)
  }

  /// The balance of a book, marked 0, and its periods from a day on, marked 1; `Store.sumsByDay` explains the bounds.
  private static var bookByDay: StaticString {
    """
    SELECT 0, balance, '0' FROM ledger_books WHERE account = ?1 AND currency = ?2
    UNION ALL
    SELECT 1, sum, closing FROM ledger_periods WHERE account = ?1 AND currency = ?2
    AND unit = 'day' AND period >= ?3 AND period < substr(?3, 1, 7) || '.'
    UNION ALL
    SELECT 1, sum, closing FROM ledger_periods WHERE account = ?1 AND currency = ?2
    AND unit = 'month' AND period > substr(?3, 1, 7) AND period < substr(?3, 1, 3) || ':'
    UNION ALL
    SELECT 1, sum, closing FROM ledger_periods WHERE account = ?1 AND currency = ?2
    AND unit = 'decade' AND period > substr(?3, 1, 3)
    """
  }

  // MARK: Pages

  /// Reads the postings of an account of a stored ledger in a currency by date, newest first, each with the balance after
  /// it.
  ///
  /// - Parameters:
  ///   - posting: the posting before which the page starts; 0 for the end.
  ///   - day: the last day of the page.
  public func rows(
    ofAccount account: [UInt8], inLedger name: [UInt8], in currency: CurrencyCode, before posting: UInt64,
    through day: Day?, most: Int, registry: CurrencyRegistry?, _ body: (StoredLedgerRow) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    try Store.check(name: name)
    try read { () throws(MoneyFailure) in
      let stored = try knownLedger(name)
      let known = try knownAccount(account, of: stored.row)
      let position = try self.position(of: posting, inLedger: stored.row, through: day)
      let rows = try Statement(connection, Store.postingsBefore)
      try rows.bind(1, stored.row)
      try rows.bind(2, known.row)
      try rows.bind(3, currency)
      try rows.bind(4, position.text)
      try rows.bind(5, position.last)
      try rows.bind(6, Int64(clamping: most))
      var page = AccountPage()
      while try rows.next() {
        guard let day = try rows.optionalDay(0), let amount = try rows.money(3, 4) else {
          throw Statement.damaged("a posting lacks a date or an amount")
        }
        if page.isFirst { page.begin(with: try sum(of: known.row, in: currency, before: day)) }
        let posting = try rows.natural(1)
        let balance = try page.balance(in: DaySlot(day: day, id: posting), adding: try rows.sum(2))
        try body(
          StoredLedgerRow(
            transaction: try rows.natural(5), posting: posting, day: day, amount: amount,
            balance: Wallet.shown(Money(balance, currency), in: registry), description: try rows.text(6)))
      }
    }
  }

  /// The place of a posting in the order by day, or the end of a day.
  private func position(
    of posting: UInt64, inLedger row: Int64, through day: Day?
  ) throws(MoneyFailure) -> AccountPosition {
    if posting == 0 { return AccountPosition(endOf: day) }
    let found = try Statement(connection, Store.dayOfPosting)
    try found.bind(1, row)
    try found.bind(2, Int64(clamping: posting))
    guard try found.next() else { throw MoneyFailure(.notFound, "unknown posting " + .id(posting)) }
    return AccountPosition(posting, on: try found.optionalDay(0), orEndOf: day)
  }

  private static var dayOfPosting: StaticString {
    """
    SELECT transactions.date FROM ledger_postings AS postings
    CROSS JOIN ledger_transactions AS transactions ON transactions.ledger = ?1 AND transactions.id = transaction_id
    WHERE postings.ledger = ?1 AND number = ?2
    """
  }

  private static var postingsBefore: StaticString {
    """
    SELECT day, posting, sum, amount, postings.currency, transaction_id, description
    FROM ledger_posting_days AS days
    CROSS JOIN ledger_postings AS postings ON postings.ledger = ?1 AND postings.number = posting
    CROSS JOIN ledger_transactions AS transactions ON transactions.ledger = ?1 AND transactions.id = transaction_id
    WHERE days.account = ?2 AND days.currency = ?3 AND (day, posting) <= (?4, ?5)
    ORDER BY day DESC, posting DESC LIMIT ?6
    """
  }

  // MARK: Reports

  /// A report on a stored ledger, as `LedgerReport` makes it of a loaded one. It reads the totals of all accounts, but not
  /// their postings.
  public func report(
    _ kind: LedgerReport.Kind, ofLedger name: [UInt8], from start: Day?, to end: Day?, registry: CurrencyRegistry?,
    watch: Watch
  ) throws(MoneyFailure) -> LedgerReport {
    try Store.check(name: name)
    try LedgerReport.check(kind, from: start)
    let outline = try read { () throws(MoneyFailure) in
      let stored = try knownLedger(name)
      let accounts = try storedAccounts(of: stored.row)
      var outlines = accounts.map { $0.outline }
      for position in outlines.indices {
        try watch.step(position, of: outlines.count)
        let row = accounts[position].row
        for currency in try currencies(of: row) {
          let amount =
            kind == .incomeStatement
            ? try change(of: row, in: currency, from: start, to: end)
            : try balance(of: row, in: currency, on: end)
          outlines[position].books.append(
            OutlinedBook(currency: currency, balance: try amount.value(), turnover: .zero))
        }
      }
      return Ledger(outlining: stored.base, closed: stored.closed, accounts: outlines)
    }
    // The outline contains the amounts of the period.
    return try LedgerReport(kind, of: outline, from: nil, to: nil, in: registry, watch: watch)
  }

  private func currencies(of account: Int64) throws(MoneyFailure) -> [CurrencyCode] {
    let rows = try Statement(connection, "SELECT currency FROM ledger_books WHERE account = ? ORDER BY currency")
    try rows.bind(1, account)
    var currencies: [CurrencyCode] = []
    while try rows.next() { currencies.append(try rows.code(0)) }
    return currencies
  }

  /// The change of the balance of an account in a period, without the transactions that close periods.
  private func change(
    of account: Int64, in currency: CurrencyCode, from start: Day?, to end: Day?
  ) throws(MoneyFailure) -> DecimalSum {
    if let start, let end, end < start { return DecimalSum() }
    let (sum, closing) = try sums(of: account, in: currency, from: start ?? Day(number: Day.range.lowerBound))
    var change = sum
    change.add(closing, isNegated: true)
    guard let end, let next = Day(number: end.number &+ 1) else { return change }
    let later = try sums(of: account, in: currency, from: next)
    change.add(later.sum, isNegated: true)
    change.add(later.closing)
    return change
  }
}
