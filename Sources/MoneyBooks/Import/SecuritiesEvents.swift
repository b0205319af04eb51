import MoneyCore
import MoneyPortfolio

/// Recognises the events of a portfolio in the transactions of a journal.
struct SecuritiesEvents {
  enum Event {
    case transaction(Transaction)
    case ignored(Message)
  }

  /// The securities of the journal so far, and the number of shares of each.
  private var symbols: [ShortText] = []
  private var held: [Decimal] = []
  private var index = HashIndex(capacity: 0)

  /// Returns the event of a transaction, whose postings were read.
  mutating func event(of entry: SecuritiesEntry) throws(MoneyFailure) -> Event {
    let holdings = entry.postings.filter { $0.isHolding }
    guard let first = holdings.first else { return try payment(of: entry) }
    guard holdings.allSatisfy({ $0.security == first.security }) else {
      throw MoneyFailure(.document, "a transaction must move one security, got several")
    }
    let symbol = try ShortText(first.security, "symbol", atMost: Transaction.longestSymbol)
    var bought = Decimal.zero
    var sold = Decimal.zero
    for posting in holdings {
      let amount = posting.amount ?? .zero
      if amount.isNegative { sold = try sold.subtracting(amount) } else { bought = try bought.adding(amount) }
    }
    var transaction = Transaction(
      id: try ShortText(entry.id, "id"), symbol: symbol, day: entry.day, action: .split)
    let net = try bought.subtracting(sold)
    let moves = SecuritiesCash(entry)
    let isStockDividend = entry.isNamed("stock_dividend")
    if entry.isNamed("split") || isStockDividend || (!bought.isZero && !sold.isZero && moves.isEmpty && !net.isZero) {
      transaction.quantity = bought
      transaction.per = sold
      if bought.isZero || sold.isZero {
        transaction.per = shares(of: symbol)
        transaction.quantity = try transaction.per.adding(net)
      }
      try transaction.reduceRatio()
      if isStockDividend {
        transaction.action = .stockDividend
        transaction.quantity = try transaction.quantity.subtracting(transaction.per)
      }
    } else if net.isZero {
      return .ignored("shares move between accounts")
    } else {
      transaction.action = net.isNegative ? .sell : .buy
      transaction.quantity = net.isNegative ? net.negated : net
      (transaction.total, transaction.fee) = try moves.amounts(of: holdings, isPurchase: !net.isNegative)
      if net.isNegative { transaction.lots = try lots(holdings) }
    }
    try note(symbol, net)
    return .transaction(transaction)
  }

  // MARK: Payments

  private func payment(of entry: SecuritiesEntry) throws(MoneyFailure) -> Event {
    let moves = SecuritiesCash(entry)
    let id = try ShortText(entry.id, "id")
    if entry.isNamed("fee") || entry.isNamed("withholding_tax") {
      guard let total = try moves.fee() else { return .ignored("transaction without securities") }
      let action: Transaction.Action = entry.isNamed("fee") ? .fee : .withholdingTax
      return .transaction(
        Transaction(id: id, symbol: try named(entry.word(1)), day: entry.day, action: action, total: total))
    }
    // The interest in a journal without ids is that of a bank.
    if entry.isNamed("interest"), !entry.id.isEmpty {
      let fee = try moves.fee()
      return .transaction(
        Transaction(
          id: id, symbol: try named(entry.word(1)), day: entry.day, action: .interest,
          total: try moves.received(fee: fee), fee: fee))
    }
    let income = entry.postings.filter { $0.section == .income && ($0.hasPart("dividend") || $0.hasPart("dividends")) }
    guard entry.isNamed("dividend") || !income.isEmpty else { return .ignored("transaction without securities") }
    var symbol = entry.isNamed("dividend") ? try named(entry.word(1)) : .empty
    for posting in income where symbol.isEmpty {
      for part in posting.account.split(separator: ASCII.colon) {
        if let known = try? ShortText(Array(part), "symbol", atMost: Transaction.longestSymbol), isKnown(known) {
          symbol = known
        }
      }
    }
    guard !symbol.isEmpty else { throw MoneyFailure(.document, "security of the dividend is unknown") }
    let fee = try moves.fee()
    return .transaction(
      Transaction(
        id: id, symbol: symbol, day: entry.day, action: .dividend, total: try moves.received(fee: fee), fee: fee))
  }

  private func named(_ name: [UInt8]) throws(MoneyFailure) -> ShortText {
    try ShortText(JournalNames.symbol(named: name), "symbol", atMost: Transaction.longestSymbol)
  }

  // MARK: Lots

  /// The lots that the labels of a journal of the library name; empty if a posting has no such label.
  private func lots(_ holdings: [SecuritiesPosting]) throws(MoneyFailure) -> [LotSelection] {
    var lots: [LotSelection] = []
    for posting in holdings {
      guard let slash = posting.label.lastIndex(of: ASCII.slash), let amount = posting.amount, amount.isNegative,
        slash &+ 1 < posting.label.count, posting.label[(slash &+ 1)...].allSatisfy(ASCII.isDigit)
      else { return [] }
      let id = try ShortText(posting.label[..<slash], "id")
      // The parts of a lot follow each other.
      if let last = lots.last, last.id == id {
        lots[lots.count &- 1] = LotSelection(id: id, quantity: try last.quantity.subtracting(amount))
      } else {
        lots.append(LotSelection(id: id, quantity: amount.negated))
      }
    }
    guard lots.count <= Transaction.mostLots else {
      throw MoneyFailure(
        .limit,
        "number of lots of a sale must be at most " + .number(Transaction.mostLots) + ", got " + .number(lots.count))
    }
    return lots
  }

  // MARK: Shares

  private func isKnown(_ symbol: ShortText) -> Bool { index.find(symbol) { symbols[$0] } != nil }

  private func shares(of symbol: ShortText) -> Decimal { index.find(symbol) { symbols[$0] }.map { held[$0] } ?? .zero }

  private mutating func note(_ symbol: ShortText, _ change: Decimal) throws(MoneyFailure) {
    if let place = index.find(symbol, keyAt: { symbols[$0] }) {
      held[place] = try held[place].adding(change)
      return
    }
    symbols.append(symbol)
    held.append(change)
    let known = symbols
    index.insert(known.count &- 1) { known[$0] }
  }
}
