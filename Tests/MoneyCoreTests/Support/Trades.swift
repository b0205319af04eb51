@testable import MoneyCore
@testable import MoneyPortfolio

func text(_ bytes: String) -> ShortText {
  guard let short = try? ShortText(Array(bytes.utf8), "a text") else {
    preconditionFailure("not well written in a test: \"\(bytes)\"")
  }
  return short
}

extension Transaction {
  static func buy(
    _ symbol: String, _ quantity: String, _ total: String, on date: String, id: String = "", fee: String? = nil,
    rate own: Rate? = nil
  ) -> Transaction {
    Transaction(
      id: text(id), symbol: text(symbol), day: MoneyCoreTests.day(date), action: .buy, quantity: decimal(quantity),
      total: money(total), fee: fee.map { money($0) }, rate: own)
  }

  static func sell(
    _ symbol: String, _ quantity: String, _ total: String, on date: String, id: String = "",
    lots: [(String, String)] = []
  ) -> Transaction {
    Transaction(
      id: text(id), symbol: text(symbol), day: MoneyCoreTests.day(date), action: .sell, quantity: decimal(quantity),
      total: money(total), lots: lots.map { LotSelection(id: text($0.0), quantity: decimal($0.1)) })
  }

  static func split(_ symbol: String, _ quantity: String, per: String, on date: String) -> Transaction {
    Transaction(
      symbol: text(symbol), day: MoneyCoreTests.day(date), action: .split, quantity: decimal(quantity),
      per: decimal(per))
  }

  static func payment(_ action: Action, _ symbol: String, _ total: String, on date: String) -> Transaction {
    Transaction(symbol: text(symbol), day: MoneyCoreTests.day(date), action: action, total: money(total))
  }
}

extension Portfolio {
  static func empty(
    _ currency: String = "EUR", _ method: LotMethod = .fifo, _ shortSales: ShortSalePolicy = .reject,
    fees: FeePolicy = .basis
  ) throws -> Portfolio {
    Portfolio(try PortfolioSettings(currency: code(currency), method: method, shortSales: shortSales, fees: fees))
  }

  mutating func value(
    _ prices: [String: String], _ table: RatesTable? = nil, on date: String? = nil
  ) throws -> Valuation {
    let quotes = try prices.map { try PriceQuote(symbol: text($0.key), price: decimal($0.value)) }
    return try value(quotes, table, ValuationOptions(day: date.map { day($0) }))
  }
}

extension Valuation {
  func position(_ symbol: String) -> Position? { positions.first { $0.symbol == text(symbol) } }
}

let everyMethod: [LotMethod] = [.fifo, .lifo, .hifo, .average, .specific]
