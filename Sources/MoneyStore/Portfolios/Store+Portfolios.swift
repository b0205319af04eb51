import MoneyCore
import MoneyPortfolio

/// The row of a portfolio itself.
struct StoredPortfolio {
  let row: Int64
  let currency: CurrencyCode
  let method: LotMethod
  let shortSales: ShortSalePolicy
  let next: UInt64
  let revision: UInt64
  var fees = FeePolicy.apart
  var washSales = false
  var capital = CapitalPolicy.gain

  func settings(_ registry: CurrencyRegistry?) throws(MoneyFailure) -> PortfolioSettings {
    try PortfolioSettings(
      currency: currency, method: method, shortSales: shortSales, registry: registry,
      fees: fees, washSales: washSales, capital: capital)
  }
}

extension Store {
  /// Saves a portfolio, which replaces the one of the same name.
  public func save(_ portfolio: Portfolio, as name: [UInt8], _ bases: StoredBases) throws(MoneyFailure) {
    try replace(.portfolio, name, bases) { _ throws(MoneyFailure) in
      let row = try writeRow(of: portfolio, as: name)
      let insertion = try transactionStatement()
      var entry: Int64 = 1
      for transaction in portfolio.entered {
        try write(transaction, entry, of: row, with: insertion)
        entry &+= 1
      }
    }
  }

  private func writeRow(of portfolio: Portfolio, as name: [UInt8]) throws(MoneyFailure) -> Int64 {
    let settings = portfolio.settings
    let known = try storedPortfolio(name)
    if let known {
      // The lots that sales name are deleted with the sales.
      let deletion = try Statement(connection, "DELETE FROM transactions WHERE portfolio = ?")
      try deletion.bind(1, known.row)
      try deletion.run()
    }
    let statement = try Statement(
      connection,
      known == nil
        ? "INSERT INTO portfolios (name, currency, method, shortage, next, revision) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
        : "UPDATE portfolios SET currency = ?2, method = ?3, shortage = ?4, next = ?5, revision = ?6 WHERE name = ?1")
    try statement.bind(1, name)
    try statement.bind(2, settings.currency)
    try statement.bind(3, name: settings.method.name)
    try statement.bind(4, name: settings.shortSales.name)
    try statement.bind(5, Int64(clamping: portfolio.next))
    try statement.bind(6, Int64(clamping: portfolio.revision))
    try statement.run()
    let row = known?.row ?? lastRow
    try write(settings, of: row)
    return row
  }

  private func write(_ settings: PortfolioSettings, of row: Int64) throws(MoneyFailure) {
    let statement = try Statement(
      connection,
      "INSERT OR REPLACE INTO portfolio_settings (portfolio, fees, wash_sales, capital) VALUES (?, ?, ?, ?)")
    try statement.bind(1, row)
    try statement.bind(2, name: settings.fees.name)
    try statement.bind(3, settings.washSales ? 1 : 0)
    try statement.bind(4, name: settings.capital.name)
    try statement.run()
  }

  private func readSettings(of portfolio: inout StoredPortfolio) throws(MoneyFailure) {
    if !hasTerms { return }
    let found = try Statement(
      connection, "SELECT fees, wash_sales, capital FROM portfolio_settings WHERE portfolio = ?")
    try found.bind(1, portfolio.row)
    guard try found.next() else { return }
    let (fees, capital) = (try found.bytes(0), try found.bytes(2))
    guard let policy = FeePolicy.allCases.first(where: { fees.elementsEqual(UTF8Bytes($0.name)) }),
      let excess = CapitalPolicy.allCases.first(where: { capital.elementsEqual(UTF8Bytes($0.name)) })
    else { throw Statement.damaged("a portfolio contains unknown settings") }
    portfolio.fees = policy
    portfolio.washSales = found.int(1) == 1
    portfolio.capital = excess
    found.stop()
  }

  private func transactionStatement() throws(MoneyFailure) -> Statement {
    try Statement(
      connection,
      """
      INSERT INTO transactions (portfolio, entry, id, date, action, symbol, quantity, per, total, currency, fee,
        fee_currency, rate) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      """)
  }

  private func write(
    _ transaction: Transaction, _ entry: Int64, of row: Int64, with insertion: Statement
  ) throws(MoneyFailure) {
    try insertion.bind(1, row)
    try insertion.bind(2, entry)
    try insertion.bind(3, transaction.id.bytes)
    try insertion.bind(4, transaction.day.isoText)
    try insertion.bind(5, name: transaction.action.name)
    try insertion.bind(6, optional: transaction.symbol.bytes)
    try insertion.bind(7, transaction.quantity)
    try insertion.bind(8, transaction.per)
    try insertion.bind(9, optional: transaction.total?.amount)
    try insertion.bind(10, optional: transaction.total?.currency)
    try insertion.bind(11, optional: transaction.fee?.amount)
    try insertion.bind(12, optional: transaction.fee?.currency)
    try insertion.bind(13, optional: transaction.rate.map { $0.ratioText } ?? [])
    try insertion.run()
    if let terms = transaction.terms { try write(terms, entry, of: row) }
    if transaction.lots.isEmpty { return }
    let lots = try Statement(
      connection, "INSERT INTO chosen_lots (portfolio, entry, number, lot, quantity) VALUES (?, ?, ?, ?, ?)")
    var number: Int64 = 1
    for lot in transaction.lots {
      try lots.bind(1, row)
      try lots.bind(2, entry)
      try lots.bind(3, number)
      try lots.bind(4, lot.id.bytes)
      try lots.bind(5, lot.quantity)
      try lots.run()
      number &+= 1
    }
  }

  private func write(_ terms: ActionTerms, _ entry: Int64, of row: Int64) throws(MoneyFailure) {
    let insertion = try Statement(
      connection,
      "INSERT INTO transaction_terms (portfolio, entry, received, cost_share, opened) VALUES (?, ?, ?, ?, ?)")
    try insertion.bind(1, row)
    try insertion.bind(2, entry)
    try insertion.bind(3, optional: terms.into.bytes)
    try insertion.bind(4, optional: terms.costShare?.ratioText ?? [])
    try insertion.bind(5, optional: terms.opened?.isoText ?? [])
    try insertion.run()
  }

  private func terms(of row: Int64) throws(MoneyFailure) -> [(entry: Int64, terms: ActionTerms)] {
    if !hasTerms { return [] }
    let rows = try Statement(
      connection,
      "SELECT entry, received, cost_share, opened FROM transaction_terms WHERE portfolio = ? ORDER BY entry")
    try rows.bind(1, row)
    var terms: [(entry: Int64, terms: ActionTerms)] = []
    while try rows.next() {
      let into = try shortText(rows, 1, "into", atMost: Transaction.longestSymbol)
      let share = try CostShare.read(try rows.text(2))
      terms.append((rows.int(0), ActionTerms(into: into, costShare: share, opened: try rows.optionalDay(3))))
    }
    return terms
  }

  // MARK: One transaction

  /// Saves a transaction in a stored portfolio, replacing one with the same id. The consistency of its
  /// transactions is checked when the portfolio is loaded.
  public func put(
    _ transaction: Transaction, in name: [UInt8], registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    try Store.check(name: name)
    if transaction.id.isEmpty { throw MoneyFailure(.argument, "id of a stored transaction must not be empty") }
    try change { () throws(MoneyFailure) in
      let portfolio = try knownPortfolio(name)
      try transaction.check(for: try portfolio.settings(registry))
      let row = portfolio.row
      let found = try entry(of: transaction.id, in: row)
      if let found { try delete(entry: found, in: row) }
      let entry = if let found { found } else { try freeEntry(in: row) }
      try write(transaction, entry, of: row, with: try transactionStatement())
      try countUp(portfolio, after: transaction.id)
      try renewVersion(of: .portfolio, name)
    }
  }

  /// Removes the transaction of an id from a stored portfolio.
  public func remove(_ id: ShortText, from name: [UInt8]) throws(MoneyFailure) {
    try Store.check(name: name)
    try change(.removal) { () throws(MoneyFailure) in
      let portfolio = try knownPortfolio(name)
      guard let entry = try entry(of: id, in: portfolio.row) else {
        throw MoneyFailure(.notFound, "unknown transaction " + .quoted(id.bytes) + " in the stored portfolio")
      }
      try delete(entry: entry, in: portfolio.row)
      try countUp(portfolio, after: .empty)
      try renewVersion(of: .portfolio, name)
    }
  }

  private func entry(of id: ShortText, in row: Int64) throws(MoneyFailure) -> Int64? {
    let found = try Statement(connection, "SELECT entry FROM transactions WHERE portfolio = ? AND id = ?")
    try found.bind(1, row)
    try found.bind(2, id.bytes)
    guard try found.next() else { return nil }
    let entry = found.int(0)
    found.stop()
    return entry
  }

  private func freeEntry(in row: Int64) throws(MoneyFailure) -> Int64 {
    let last = try Statement(connection, "SELECT coalesce(max(entry), 0) FROM transactions WHERE portfolio = ?")
    try last.bind(1, row)
    guard try last.next(), last.int(0) < Int64.max else { throw Statement.damaged("the entry numbers are exhausted") }
    let entry = last.int(0) + 1
    last.stop()
    return entry
  }

  private func delete(entry: Int64, in row: Int64) throws(MoneyFailure) {
    let deletion = try Statement(connection, "DELETE FROM transactions WHERE portfolio = ? AND entry = ?")
    try deletion.bind(1, row)
    try deletion.bind(2, entry)
    try deletion.run()
  }

  /// Increments the portfolio's revision, and makes sure that a number used as an id is not given again.
  private func countUp(_ portfolio: StoredPortfolio, after id: ShortText) throws(MoneyFailure) {
    var next = portfolio.next
    if let number = id.number, number >= next, number < Portfolio.lastNumber { next = number + 1 }
    let update = try Statement(connection, "UPDATE portfolios SET next = ?, revision = revision + 1 WHERE id = ?")
    try update.bind(1, Int64(clamping: next))
    try update.bind(2, portfolio.row)
    try update.run()
  }

  // MARK: Loading

  private func storedPortfolio(_ name: [UInt8]) throws(MoneyFailure) -> StoredPortfolio? {
    let found = try Statement(
      connection, "SELECT id, currency, method, shortage, next, revision FROM portfolios WHERE name = ?")
    try found.bind(1, name)
    guard try found.next() else { return nil }
    let (method, shortage) = (try found.bytes(2), try found.bytes(3))
    guard let known = LotMethod.allCases.first(where: { method.elementsEqual(UTF8Bytes($0.name)) }),
      let policy = ShortSalePolicy.allCases.first(where: { shortage.elementsEqual(UTF8Bytes($0.name)) })
    else { throw Statement.damaged("a portfolio contains unknown settings") }
    var portfolio = StoredPortfolio(
      row: found.int(0), currency: try found.code(1), method: known, shortSales: policy, next: try found.natural(4),
      revision: try found.natural(5))
    found.stop()
    try readSettings(of: &portfolio)
    return portfolio
  }

  private func knownPortfolio(_ name: [UInt8]) throws(MoneyFailure) -> StoredPortfolio {
    guard let portfolio = try storedPortfolio(name) else { throw Store.absent(.portfolio, name) }
    return portfolio
  }

  /// Loads the portfolio saved under a name.
  ///
  /// - Parameter registry: the currencies that the program itself defines.
  public func loadPortfolio(
    _ name: [UInt8], registry: CurrencyRegistry?, _ bases: StoredBases
  ) throws(MoneyFailure) -> Portfolio {
    try Store.check(name: name)
    return try load(.portfolio, name, bases) { () throws(MoneyFailure) in
      let stored = try knownPortfolio(name)
      let transactions = try transactions(of: stored.row)
      do throws(MoneyFailure) {
        let settings = try stored.settings(registry)
        return try Portfolio(restoring: transactions, settings, next: stored.next, revision: stored.revision)
      } catch {
        // Transactions that were saved one by one may be inconsistent; the cause contains the reason.
        throw MoneyFailure(.retrieval, "could not read: " + error.message, cause: error.status)
      }
    }
  }

  private func transactions(of row: Int64) throws(MoneyFailure) -> [Transaction] {
    var lots = try chosenLots(of: row)[...]
    var terms = try terms(of: row)[...]
    let rows = try Statement(
      connection,
      """
      SELECT entry, id, date, action, symbol, quantity, per, total, currency, fee, fee_currency, rate
      FROM transactions WHERE portfolio = ? ORDER BY entry
      """)
    try rows.bind(1, row)
    var transactions: [Transaction] = []
    while try rows.next() {
      var transaction = try transaction(rows)
      while let lot = lots.first, lot.entry == rows.int(0) {
        transaction.lots.append(lot.lot)
        lots.removeFirst()
      }
      if let first = terms.first, first.entry == rows.int(0) {
        transaction.terms = first.terms
        terms.removeFirst()
      }
      transactions.append(transaction)
    }
    return transactions
  }

  private func transaction(_ row: Statement) throws(MoneyFailure) -> Transaction {
    let name = try row.bytes(3)
    guard let action = Transaction.Action.allCases.first(where: { name.elementsEqual(UTF8Bytes($0.name)) }),
      let day = try row.optionalDay(2)
    else { throw Statement.damaged("a transaction lacks an action or a date") }
    return Transaction(
      id: try shortText(row, 1, "id", atMost: ShortText.longest),
      symbol: try shortText(row, 4, "symbol", atMost: Transaction.longestSymbol), day: day, action: action,
      quantity: try row.decimal(5), per: try row.decimal(6), total: try row.money(7, 8), fee: try row.money(9, 10),
      rate: try row.optionalRate(11))
  }

  func shortText(
    _ row: Statement, _ column: Int32, _ name: StaticString, atMost longest: Int
  ) throws(MoneyFailure) -> ShortText {
    let text = try row.text(column)
    do throws(MoneyFailure) { return try ShortText(text, name, atMost: longest) } catch {
      throw Statement.damaged(error.message)
    }
  }

  private func chosenLots(of row: Int64) throws(MoneyFailure) -> [(entry: Int64, lot: LotSelection)] {
    let rows = try Statement(
      connection, "SELECT entry, lot, quantity FROM chosen_lots WHERE portfolio = ? ORDER BY entry, number")
    try rows.bind(1, row)
    var lots: [(entry: Int64, lot: LotSelection)] = []
    while try rows.next() {
      let id = try shortText(rows, 1, "id", atMost: ShortText.longest)
      lots.append((rows.int(0), LotSelection(id: id, quantity: try rows.decimal(2))))
    }
    return lots
  }
}

extension Rate {
  /// Numerator and denominator, not reduced, so that the rate is read back as it was.
  var ratioText: [UInt8] { Message.id(numerator).bytes + [ASCII.slash] + Message.id(denominator).bytes }
}

extension CostShare {
  /// Reads a stored share; nil if the text is empty.
  fileprivate static func read(_ text: [UInt8]) throws(MoneyFailure) -> CostShare? {
    if text.isEmpty { return nil }
    let sides = text.split(separator: ASCII.slash, omittingEmptySubsequences: false)
    guard sides.count == 2, let numerator = word(sides[0]), let denominator = word(sides[1]),
      let share = CostShare(numerator: numerator, denominator: denominator)
    else { throw Statement.damaged("a transaction contains a wrong cost share") }
    return share
  }

  private static func word(_ digits: ArraySlice<UInt8>) -> UInt64? {
    guard !digits.isEmpty else { return nil }
    var word: UInt64 = 0
    for digit in digits {
      guard ASCII.isDigit(digit) else { return nil }
      let (tens, first) = word.multipliedReportingOverflow(by: 10)
      let (sum, second) = tens.addingReportingOverflow(UInt64(ASCII.digit(digit)))
      if first || second { return nil }
      word = sum
    }
    return word
  }
}
