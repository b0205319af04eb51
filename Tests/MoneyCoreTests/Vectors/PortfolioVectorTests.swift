import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

/// The golden vectors of portfolios.
struct PortfolioVectorTests {
  private func portfolio(_ vector: [String: Any], _ method: LotMethod) throws -> Portfolio {
    let own = try #require((vector["security_currency"] ?? vector["currency"]) as? String)
    var portfolio = try Portfolio.empty(vector["report_currency"] as? String ?? own, method)
    var rate: Rate?
    if let amounts = vector["rate_at_trade"] as? [String: String] {
      let report = decimal(try #require(amounts[vector["report_currency"] as? String ?? ""]))
      rate = Rate(
        numerator: UInt64(report.coefficient), denominator: UInt64(decimal(try #require(amounts[own])).coefficient))
    }
    for row in try #require(vector["transactions"] as? [[String]]) {
      var one =
        row[1] == "buy"
        ? Transaction.buy(row[2], row[3], "\(row[4]) \(own)", on: row[0])
        : Transaction.sell(row[2], row[3], "\(row[4]) \(own)", on: row[0])
      one.rate = rate
      try portfolio.add(one)
    }
    return portfolio
  }

  @Test func everyVector() throws {
    let vectors = try ProjectFiles.vectors("portfolio")
    #expect(vectors.count >= 6)
    for vector in vectors {
      if let error = vector["error"] as? String {
        expectFailure(.insufficient, saying: error) { try portfolio(vector, .fifo) }
        continue
      }
      for (name, method) in [("fifo", LotMethod.fifo), ("average", .average)] {
        guard let wanted = vector[name] as? [String: String] else { continue }
        var portfolio = try portfolio(vector, method)
        let symbol = String(portfolio.transaction(at: 0)?.symbol.bytes ?? [])
        let prices = (vector["price"] as? String).map { [symbol: $0] } ?? [:]
        let position = try #require(try portfolio.value(prices).position(symbol))
        let found = [
          "realised": position.realisedGain.map { String($0.amount) },
          "unrealised": position.performance.unrealisedGain.map { String($0) },
          "remaining_quantity": String(position.quantity.value),
          "remaining_cost": position.cost.map { String($0.amount) },
        ]
        for (key, amount) in wanted { #expect(found[key] == amount, "\(vector["name"] ?? ""): \(key)") }
      }
      if let now = vector["rate_now"] as? [String: String] { try checkEffects(vector, now) }
    }
  }

  private func checkEffects(_ vector: [String: Any], _ now: [String: String]) throws {
    var portfolio = try portfolio(vector, .fifo)
    var builder = RatesBuilder()
    let ratio = Rate(
      numerator: UInt64(decimal(try #require(now["EUR"])).coefficient),
      denominator: UInt64(decimal(try #require(now["USD"])).coefficient))
    try builder.add(Quote(from: code("USD"), to: code("EUR"), rate: try #require(ratio), day: nil))
    let result = try portfolio.value(["ABC": try #require(vector["price"] as? String)], builder.build()).total
    #expect(result.value.map { String($0) } == vector["value_now"] as? String)
    #expect(String(result.profit) == vector["profit"] as? String)
    #expect(String(result.currencyEffect) == vector["currency_effect"] as? String)
    #expect(String(result.priceEffect) == vector["price_effect"] as? String)
  }
}
