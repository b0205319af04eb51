@testable import MoneyCore
@testable import MoneyPortfolio

// Histories of two securities, one with a symbol that is awkward in text formats, with payments and splits.

let plainSymbol = "ABC"
let oddSymbol = "a;b\\:,\"c"

extension SplitMix64 {
  /// A portfolio with a number of transactions.
  /// - Parameter isSpread: whether no two transactions are of one day.
  mutating func portfolio(
    _ method: LotMethod, _ count: Int, _ shortSales: ShortSalePolicy = .reject, isSpread: Bool = false
  ) throws -> Portfolio {
    var portfolio = try Portfolio.empty("EUR", method, shortSales, fees: pick(FeePolicy.allCases))
    var days = shuffled(Array(0..<Int32(count * 2)))
    while portfolio.count < count {
      var one = transaction(for: portfolio)
      if isSpread, let last = days.last { one.day = Day(unchecked: day("2024-01-01").number + last) }
      if (try? portfolio.add(one)) != nil, isSpread { days.removeLast() }
    }
    return portfolio
  }

  /// A transaction that a portfolio may or may not take.
  mutating func transaction(for portfolio: Portfolio) -> Transaction {
    let symbol = text(flip() ? plainSymbol : oddSymbol)
    var one = Transaction(
      symbol: symbol, day: Day(unchecked: day("2024-01-01").number + Int32(below(40))), action: .buy,
      quantity: Decimal(unchecked: Int128(below(900) + 1), scale: UInt32(below(3))),
      total: total(symbol == text(plainSymbol) ? "USD" : "EUR"))
    if flip() { one.id = text(pick(["t", "7;", "x\\:", "\"", ","]) + String(below(1_000_000))) }
    switch below(20) {
    case 0: return Transaction(id: one.id, symbol: symbol, day: one.day, action: .dividend, total: one.total)
    case 1:
      return Transaction(
        id: one.id, symbol: flip() ? symbol : .empty, day: one.day, action: .fee, total: total(pick(["EUR", "USD"])))
    case 2, 3:
      return Transaction(
        id: one.id, symbol: symbol, day: one.day, action: .split,
        quantity: Decimal(unchecked: Int128(below(5) + 1), scale: UInt32(below(2))),
        per: Decimal(unchecked: Int128(below(5) + 1), scale: 0))
    case 4..<11: one.action = .sell
    default: break
    }
    if below(4) == 0 { one.fee = total(pick(["EUR", "USD"])) }
    if below(6) == 0, one.total?.currency != code("EUR") { one.rate = Rate(unchecked: 9 + UInt64(below(3)), over: 10) }
    if one.action == .sell, !portfolio.settings.method.isPooled { choose(&one, in: portfolio) }
    return one
  }

  private mutating func total(_ currency: String) -> Money {
    Money(Decimal(unchecked: Int128(below(100_000)), scale: UInt32(below(4))), code(currency))
  }

  /// Makes a sale name one or two lots, if required or at random.
  private mutating func choose(_ sale: inout Transaction, in portfolio: Portfolio) {
    guard portfolio.settings.method == .specific || below(4) == 0 else { return }
    let symbol = sale.symbol
    let bought = portfolio.entered.filter { $0.action == .buy && $0.symbol == symbol }
    let lots = shuffled(bought).prefix(1 + below(2))
    guard !lots.isEmpty else { return }
    sale.lots = lots.map { LotSelection(id: $0.id, quantity: Decimal(unchecked: Int128(below(30) + 1), scale: 1)) }
    if let sum = try? sale.lots.reduce(Decimal.zero, { try $0.adding($1.quantity) }) { sale.quantity = sum }
  }
}

extension Portfolio {
  /// Everything that storing has to keep, as lines.
  var sketch: [String] {
    let head =
      "\(settings.currency) \(settings.method) \(settings.shortSales) \(settings.fees) \(next) \(revision)"
    // Without a progress callback nothing can cancel the writing.
    let text = (try? PortfolioCSV.write(self)) ?? []
    return [head] + String(text).split(separator: "\n").map(String.init)
  }
}

extension Performance {
  /// Every amount of it, as it is shown.
  var sketch: String {
    let amounts = [
      value, cost, unrealisedGain, realisedGain, disposedCost, priceEffect, currencyEffect, income, fees, profit,
    ]
    return amounts.map { $0.map { String($0) } ?? "-" }.joined(separator: " ")
  }
}

extension Valuation {
  /// Everything that is shown of it.
  var sketch: [String] {
    positions.map { one in
      let own = [one.price, one.cost, one.value, one.realisedGain].map { $0.map { String($0) } ?? "-" }
      return "\(String(one.symbol.bytes)) \(String(one.quantity.value)) \(String(one.oversold.value)) \(one.state) "
        + own.joined(separator: " ") + " " + one.performance.sketch
    } + [total.sketch, "\(flags.rawValue)"]
  }
}
