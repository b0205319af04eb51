import MoneyCore

/// Portfolios as journals for ledger and hledger: shares and money side by side, each in balance by itself.
public struct PortfolioLedger {
  private let names: JournalNames
  private var text = JournalText()

  /// The years that ledger can read.
  package static var years: ClosedRange<Int32> { 1400...9999 }

  /// - Throws: `inexact` if a split leaves endless fractions; `date` if ledger does not support the year.
  public static func write(_ portfolio: Portfolio, watch: Watch = .none) throws(MoneyFailure) -> [UInt8] {
    var journal = PortfolioLedger(names: JournalNames(portfolio))
    let moves = try JournalMoves(portfolio, keepsParts: false, watch).moves
    for row in portfolio.order {
      let one = portfolio.rows[Int(row)].transaction
      try journal.write(one, portfolio.settled(one), moves[Int(row)])
    }
    return journal.text.bytes
  }

  private init(names: JournalNames) {
    self.names = names
  }

  private mutating func write(
    _ one: Transaction, _ settled: (total: Money?, fee: Money?), _ move: JournalMove
  ) throws(MoneyFailure) {
    guard PortfolioLedger.years.contains(one.day.civil.year) else {
      throw MoneyFailure(
        .date,
        one.described + ": year must be " + .number(Int(PortfolioLedger.years.lowerBound)) + " to "
          + .number(Int(PortfolioLedger.years.upperBound)) + " for ledger")
    }
    let name = names.symbol(one.symbol)
    text.add(one.day.isoText)
    text.add(" * (")
    text.add(JournalNames.hexadecimal(one.id.bytes))
    text.add(") ")
    text.add(one.action.name)
    if !one.symbol.isEmpty {
      text.add(" ")
      text.add(name)
    }
    text.endLine()
    let quantity = try move.quantity()
    if !quantity.isZero {
      posting("Assets:Securities", [], quantity, name)
      posting("Equity:Trading:", name, quantity.negated, name)
    }
    if let total = settled.total {
      let code = JournalNames.code(total.currency)
      switch one.action {
      case .buy, .sell:
        posting("Assets:Cash", [], one.action == .buy ? total.amount.negated : total.amount, code)
        posting("Equity:Trading:", name, try move.cost(), code)
        if !move.oversold.isZero { posting("Equity:Missing", [], move.oversold.negated, code) }
        if let gain = move.gain { posting("Income:Gains", [], gain.negated, code) }
      case .dividend:
        posting("Assets:Cash", [], total.amount, code)
        posting("Income:Dividends", [], total.amount.negated, code)
      case .interest:
        posting("Assets:Cash", [], total.amount, code)
        posting("Income:Interest", [], total.amount.negated, code)
      case .fee: fee(total)
      case .withholdingTax:
        posting("Expenses:Taxes", [], total.amount, code)
        posting("Assets:Cash", [], total.amount.negated, code)
      default: break
      }
    }
    if let money = settled.fee { fee(money) }
  }

  private mutating func fee(_ money: Money) {
    let code = JournalNames.code(money.currency)
    posting("Expenses:Fees", [], money.amount, code)
    posting("Assets:Cash", [], money.amount.negated, code)
  }

  private mutating func posting(_ account: StaticString, _ detail: [UInt8], _ amount: Decimal, _ name: [UInt8]) {
    text.add("    ")
    text.add(account)
    text.add(detail)
    text.add("  ")
    text.add(amount)
    text.add(" \"")
    text.add(name)
    text.add("\"\n")
  }
}
