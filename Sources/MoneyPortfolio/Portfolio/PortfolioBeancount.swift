import MoneyCore

/// Portfolios as journals for beancount, which books the lots itself and checks each gain.
public struct PortfolioBeancount {
  private let portfolio: Portfolio
  private let names: JournalNames
  private let moves: [JournalMove]
  private var text = JournalText()

  /// - Throws: `limit` if there are too many lines for shares; `inexact` if a split leaves thirds and the like.
  public static func write(_ portfolio: Portfolio, watch: Watch = .none) throws(MoneyFailure) -> [UInt8] {
    var journal = PortfolioBeancount(
      portfolio: portfolio, names: JournalNames(portfolio),
      moves: try JournalMoves(portfolio, keepsParts: true, watch).moves)
    try journal.write()
    return journal.text.bytes
  }

  private init(portfolio: Portfolio, names: JournalNames, moves: [JournalMove]) {
    self.portfolio = portfolio
    self.names = names
    self.moves = moves
  }

  private mutating func write() throws(MoneyFailure) {
    // Costs per share have 28 digits in beancount. Without this option, amounts without decimals must match them
    // exactly.
    text.add("option \"inferred_tolerance_default\" \"*:0.0000001\"\n")
    guard let first = portfolio.order.first else { return }
    let day = portfolio.rows[Int(first)].transaction.day
    open(day, "Assets:Cash", "")
    open(day, "Assets:Securities", method)
    open(day, "Assets:Pool", " \"NONE\"")
    open(day, "Income:Gains", "")
    open(day, "Income:Dividends", "")
    open(day, "Expenses:Fees", "")
    open(day, "Equity:Missing", "")
    if portfolio.entered.contains(where: { $0.action == .interest }) { open(day, "Income:Interest", "") }
    if portfolio.entered.contains(where: { $0.action == .withholdingTax }) { open(day, "Expenses:Taxes", "") }
    for book in portfolio.books where !book.symbol.isEmpty && !book.order.isEmpty {
      text.add(day.isoText)
      text.add(" commodity ")
      text.add(names.symbol(book.symbol))
      text.add("\n  symbol: ")
      text.addString(book.symbol.bytes)
      text.endLine()
    }
    for row in portfolio.order { try write(portfolio.rows[Int(row)].transaction, moves[Int(row)]) }
  }

  private var method: StaticString {
    switch portfolio.settings.method {
    case .fifo: " \"FIFO\""
    case .lifo: " \"LIFO\""
    case .hifo, .specific: " \"STRICT\""
    case .average, .section104, .adjustedCostBase: " \"NONE\""
    }
  }

  private mutating func open(_ day: Day, _ account: StaticString, _ booking: StaticString) {
    text.add(day.isoText)
    text.add(" open ")
    text.add(account)
    text.add(booking)
    text.endLine()
  }

  // MARK: Transactions

  private mutating func write(_ one: Transaction, _ move: JournalMove) throws(MoneyFailure) {
    text.add(one.day.isoText)
    text.add(" * \"")
    text.add(one.action.name)
    if !one.symbol.isEmpty {
      text.add(" ")
      text.add(names.symbol(one.symbol))
    }
    text.add("\"\n  id: ")
    text.addString(one.id.bytes)
    text.endLine()
    let settled = portfolio.settled(one)
    switch one.action {
    case .buy, .sell:
      try lots(one, move)
      if let total = settled.total {
        posting("Assets:Cash", total.amount, total.currency, isOut: one.action == .buy)
        if !move.oversold.isZero { posting("Equity:Missing", move.oversold, total.currency, isOut: true) }
        if let gain = move.gain { posting("Income:Gains", gain, total.currency, isOut: true) }
      }
    case .split, .stockDividend: try lots(one, move)
    case .dividend:
      if let total = one.total {
        posting("Assets:Cash", total.amount, total.currency)
        posting("Income:Dividends", total.amount, total.currency, isOut: true)
      }
    case .interest:
      if let total = one.total {
        posting("Assets:Cash", total.amount, total.currency)
        posting("Income:Interest", total.amount, total.currency, isOut: true)
      }
    case .fee:
      if let total = one.total { fee(total) }
    case .withholdingTax:
      if let total = one.total {
        posting("Expenses:Taxes", total.amount, total.currency)
        posting("Assets:Cash", total.amount, total.currency, isOut: true)
      }
    default: break
    }
    if let money = settled.fee { fee(money) }
  }

  private mutating func fee(_ money: Money) {
    posting("Expenses:Fees", money.amount, money.currency)
    posting("Assets:Cash", money.amount, money.currency, isOut: true)
  }

  private mutating func posting(
    _ account: StaticString, _ amount: Decimal, _ currency: CurrencyCode, isOut: Bool = false
  ) {
    text.add("  ")
    text.add(account)
    text.add("  ")
    text.add(amount, isOut: isOut)
    text.add(" ")
    text.add(JournalNames.code(currency))
    text.endLine()
  }

  private mutating func lots(_ one: Transaction, _ move: JournalMove) throws(MoneyFailure) {
    guard let currency = portfolio.currency(of: one.symbol) else { return }
    let code = JournalNames.code(currency)
    if one.action == .sell, !move.isPool, !move.isNamed {
      let quantity = try move.quantity()
      if quantity.isZero { return }
      // beancount finds the lots itself, by the method of the account.
      shares(one, move, quantity)
      text.add(" {")
      text.add(code)
      text.add("}\n")
      return
    }
    for part in move.parts {
      shares(one, move, part.isIn ? part.quantity : part.quantity.negated)
      if move.isPool {
        text.add(" {{")
        text.add(part.cost)
        text.add(" ")
        text.add(code)
        text.add("}}\n")
        continue
      }
      text.add(part.isIn ? " {{" : " {")
      if part.isIn {
        text.add(part.cost)
        text.add(" ")
      }
      text.add(code)
      text.add(", ")
      text.add(part.day.isoText)
      text.add(", ")
      var label = part.lot.bytes
      label.append(ASCII.slash)
      label.append(contentsOf: Message.number(part.number).bytes)
      text.addString(label)
      text.add(part.isIn ? "}}\n" : "}\n")
    }
  }

  private mutating func shares(_ one: Transaction, _ move: JournalMove, _ quantity: Decimal) {
    text.add(move.isPool ? "  Assets:Pool  " : "  Assets:Securities  ")
    text.add(quantity)
    text.add(" ")
    text.add(names.symbol(one.symbol))
  }
}

extension Portfolio {
  /// The currency of a symbol's trades; nil before the first trade.
  fileprivate func currency(of symbol: ShortText) -> CurrencyCode? {
    book(of: symbol).flatMap { books[$0].check.currency }
  }
}
