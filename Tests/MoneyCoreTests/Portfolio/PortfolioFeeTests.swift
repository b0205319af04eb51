import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

/// Fees of trades in cost bases and proceeds, and the exact number of shares that actions leave.
struct PortfolioFeeTests {
  private func disposed(_ portfolio: Portfolio) throws -> [String] {
    try portfolio.disposals(nil, ValuationOptions()).map { String($0.lot.bytes) }
  }

  @Test func feesAreInTheBasisOrApart() throws {
    for (fees, cost, proceeds, paid) in [
      (FeePolicy.basis, "101.00", "59.00", "0.00"), (.apart, "100.00", "60.00", "2.00"),
    ] {
      var portfolio = try Portfolio.empty("EUR", fees: fees)
      try portfolio.add(.buy("ABC", "2", "100.00 EUR", on: "2024-01-02", fee: "1.00 EUR"))
      let open = try #require(try portfolio.openLots(nil, ValuationOptions()).first)
      #expect(open.cost == money("\(cost) EUR") && open.fee.amount == decimal(fees == .basis ? "1.00" : "0"))
      var sale = Transaction.sell("ABC", "1", "60.00 EUR", on: "2024-01-03")
      sale.fee = money("1.00 EUR")
      try portfolio.add(sale)
      let disposal = try #require(try portfolio.disposals(nil, ValuationOptions()).first)
      #expect(disposal.proceeds == money("\(proceeds) EUR"))
      let result = try portfolio.value([:]).total
      #expect(result.fees == decimal(paid))
    }
  }

  /// A sale that names lots is accepted or refused by the transactions alone, whatever was valued before.
  @Test func ratesDoNotChooseLots() throws {
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("0.01"), day: nil))
    let table = builder.build()
    var portfolio = try Portfolio.empty("EUR", .hifo)
    try portfolio.add(.buy("ABC", "1", "10 EUR", on: "2024-01-02", id: "cheap", fee: "5 USD"))
    try portfolio.add(.buy("ABC", "1", "20 EUR", on: "2024-01-03", id: "dear"))
    try portfolio.add(.sell("ABC", "1", "30 EUR", on: "2024-01-04"))
    let named = Transaction.sell("ABC", "1", "30 EUR", on: "2024-01-05", lots: [("cheap", "1")])
    var valued = portfolio
    _ = try valued.value([:], table)
    try valued.add(named)
    try portfolio.add(named)
    #expect(try disposed(portfolio) == ["dear", "cheap"] && disposed(valued) == ["dear", "cheap"])
    let disposals = try valued.disposals(table, ValuationOptions())
    #expect(try disposals.map { try #require($0.cost) } == [money("20.00 EUR"), money("510.00 EUR")])
  }

  /// The fee of a short sale can be more than its proceeds; such a lot is the cheapest.
  @Test func aShortSaleBelowZeroIsClosedLast() throws {
    var portfolio = try Portfolio.empty("EUR", .hifo, .allow)
    for (id, total, fee) in [("far", "1 EUR", "100 EUR"), ("near", "1 EUR", "2 EUR"), ("above", "3 EUR", "1 EUR")] {
      var sale = Transaction.sell("ABC", "1", total, on: "2024-01-02")
      (sale.id, sale.fee) = (text(id), money(fee))
      try portfolio.add(sale)
    }
    try portfolio.add(.buy("ABC", "3", "9 EUR", on: "2024-01-03"))
    #expect(try disposed(portfolio) == ["above", "near", "far"])
  }

  @Test func countsAreExact() throws {
    var portfolio = try Portfolio.empty("EUR")
    try portfolio.add(.buy("ABC", "10", "100.00 EUR", on: "2024-01-02", fee: "0.01 EUR"))
    try portfolio.add(.split("ABC", "2", per: "3", on: "2024-01-03"))
    try portfolio.add(.buy("XYZ", "170", "100.00 EUR", on: "2024-01-02"))
    try portfolio.add(.split("XYZ", "134", per: "170", on: "2024-01-03"))
    let counts = try portfolio.openLots(nil, ValuationOptions()).map {
      "\(String($0.count.numerator)) \($0.count.denominator)"
    }
    #expect(counts == ["20 3", "134 1"])
    // The parts of an endless number of shares keep the basis.
    for _ in 0..<2 { try portfolio.add(.sell("ABC", "3.3", "60.00 EUR", on: "2024-01-04")) }
    let released = try portfolio.disposals(nil, ValuationOptions()).compactMap { $0.cost?.amount }
    let left = try #require(try portfolio.openLots(nil, ValuationOptions()).first)
    #expect(String(left.count.numerator) == "0.2" && left.count.denominator == 3)
    #expect(try released.reduce(left.cost.amount) { try $0.adding($1) } == decimal("100.01"))
  }
}
