import Testing

@testable import MoneyCore
@testable import MoneyPortfolio

@Suite struct ValuationExplanationTests {
  private func table(_ dollar: String = "1.1172", _ pound: String = "0.8338") throws -> RatesTable {
    var builder = RatesBuilder()
    for (target, value) in [("USD", dollar), ("GBP", pound)] {
      try builder.add(Quote(from: code("EUR"), to: code(target), rate: rate(value), day: nil))
    }
    return builder.build()
  }

  @Test func aPositionInTheReportingCurrency() throws {
    var portfolio = try Portfolio.empty("EUR")
    try portfolio.add(.buy("ABC", "3", "100.00 EUR", on: "2024-01-02", fee: "1.50 EUR"))
    let explanation = try portfolio.value(["ABC": "40.335"]).explanation()
    ExplanationLaw(explanation: explanation).expect("one position")
    let value = try explanation.node("positions[0].performance.value")
    #expect(String(value.rule) == "valuation: per position" && value.step?.rounding == .halfEven)
    #expect(try String(explanation.node("value").moved.plainText) == "-1/200")
    #expect(try explanation.value("profit") == "19.50" && explanation.value("unrealised_gain") == "19.50")
    let inputs = ["positions[0].quantity", "positions[0].price", "positions[0].performance.cost"]
    #expect(explanation.inputs.map { String($0.name) } == inputs)
  }

  @Test func feesApartAreInputs() throws {
    var portfolio = try Portfolio.empty("EUR", fees: .apart)
    try portfolio.add(.buy("ABC", "3", "100.00 EUR", on: "2024-01-02", fee: "1.50 EUR"))
    let explanation = try portfolio.value(["ABC": "40.335"]).explanation()
    ExplanationLaw(explanation: explanation).expect("one position")
    #expect(try explanation.value("profit") == "19.50" && explanation.value("unrealised_gain") == "21.00")
    #expect(explanation.inputs.contains { String($0.name) == "positions[0].performance.fees" })
  }

  @Test func aPositionInAnotherCurrencyHasItsRate() throws {
    var portfolio = try Portfolio.empty("EUR")
    try portfolio.add(.buy("ABC", "3", "100.00 USD", on: "2024-01-02"))
    let explanation = try portfolio.value(["ABC": "40"], try table()).explanation()
    ExplanationLaw(explanation: explanation).expect("one position")
    #expect(try String(explanation.node("value").exact.plainText) == "100000/931")
    #expect(try explanation.node("USD/EUR").kind == .input && explanation.value("positions[0].value") == "120.00")
    #expect(explanation.nodes.filter { $0.name == Array("USD/EUR".utf8) && $0.kind == .reference }.count == 1)
  }

  /// A third of a share has no decimal.
  @Test func aSplitLeavesThirds() throws {
    var portfolio = try Portfolio.empty("EUR")
    try portfolio.add(.buy("ABC", "1", "100.00 USD", on: "2024-01-02"))
    try portfolio.add(.split("ABC", "1", per: "3", on: "2024-01-03"))
    let explanation = try portfolio.value(["ABC": "40"], try table()).explanation()
    ExplanationLaw(explanation: explanation).expect("a third")
    #expect(try String(explanation.node("positions[0].quantity").exact.plainText) == "1/3")
    #expect(try String(explanation.node("value").exact.plainText) == "100000/8379")
  }

  @Test func theRegulationAppliesToNationalCurrencies() throws {
    var portfolio = try Portfolio.empty("FRF")
    try portfolio.add(.buy("ABC", "1", "100.00 DEM", on: "2001-01-02"))
    let explanation = try portfolio.value(["ABC": "100"]).explanation()
    ExplanationLaw(explanation: explanation).expect("francs")
    let value = try explanation.node("positions[0].performance.value")
    #expect(String(value.rule) == "Regulation (EC) No 1103/97, Article 5")
    #expect(try explanation.value("positions[0].performance.value.euro") == "51.129")
  }

  /// A holding without a price counts its realised gain only, and one without a rate nothing.
  @Test func positionsWithoutPriceAreLeftOut() throws {
    var portfolio = try Portfolio.empty("EUR")
    try portfolio.add(.buy("ABC", "2", "100.00 EUR", on: "2024-01-02"))
    try portfolio.add(.sell("ABC", "1", "70.00 EUR", on: "2024-01-03"))
    try portfolio.add(.buy("XYZ", "2", "100.00 CHF", on: "2024-01-02"))
    try portfolio.add(.payment(.fee, "", "3.00 EUR", on: "2024-01-04"))
    let explanation = try portfolio.value(["XYZ": "1"], try table()).explanation()
    ExplanationLaw(explanation: explanation).expect("left out")
    #expect(try explanation.value("value") == "0.00" && explanation.value("profit") == "17.00")
    #expect(explanation.inputs.map { String($0.name) } == ["positions[0].performance.realised_gain", "other_fees"])
  }

  @Test func aPortfolioWithoutTransactions() throws {
    var portfolio = try Portfolio.empty("EUR")
    let explanation = try portfolio.value([:]).explanation()
    ExplanationLaw(explanation: explanation).expect("empty")
    #expect(try explanation.value("value") == "0.00" && explanation.inputs.isEmpty)
  }

  private func portfolio(_ random: inout SplitMix64) throws -> Portfolio {
    let method = random.pick([LotMethod.fifo, .lifo, .average, .hifo])
    let (shortSales, fees) = (random.pick([ShortSalePolicy.reject, .record]), random.pick(FeePolicy.allCases))
    var portfolio = try Portfolio.empty(random.pick(["EUR", "USD", "FRF"]), method, shortSales, fees: fees)
    let currencies = ["EUR", "USD", "GBP", "DEM", "JPY", "CHF"]
    let symbols = (0..<(1 + random.below(6))).map { ("S\($0)", random.pick(currencies)) }
    for number in 0..<random.below(14) {
      let (symbol, currency) = random.pick(symbols)
      let total = "\(random.below(10_000)).\(random.below(100)) \(currency)"
      let date = "2024-01-\(10 + random.below(20))"
      let quantity = "\(1 + random.below(90)).\(random.below(3))"
      let one: Transaction =
        switch random.below(8) {
        case 0: .split(symbol, "\(1 + random.below(5))", per: "\(1 + random.below(7))", on: date)
        case 1, 2: .sell(symbol, quantity, total, on: date)
        case 3: .payment(random.pick([.fee, .dividend]), random.pick([symbol, symbol, ""]), total, on: date)
        default: .buy(symbol, quantity, total, on: date, fee: random.below(4) == 0 ? "1.25 EUR" : nil)
        }
      _ = try? portfolio.add(one)
    }
    return portfolio
  }

  @Test func onRandomPortfolios() throws {
    var seen = (sum: 0, thirds: 0, euro: 0, missing: 0)
    forEachCase(seed: 4210, 10_000) { random in
      var portfolio = try portfolio(&random)
      let table = try table("1.\(1000 + random.below(9000))", "0.\(100 + random.below(900))")
      var options = ValuationOptions(rounding: random.pick([.halfEven, .halfUp, .down, .up]))
      if random.below(3) == 0 { options.day = day("2024-01-\(10 + random.below(20))") }
      var quotes: [PriceQuote] = []
      for symbol in 0..<6 where random.below(8) != 0 {
        let currency = random.below(5) == 0 ? code(random.pick(["EUR", "USD", "CHF", "DEM"])) : nil
        let price = decimal("\(random.below(300)).\(random.below(1000))")
        quotes.append(try PriceQuote(symbol: text("S\(symbol)"), price: price, currency: currency))
      }
      let valuation = try portfolio.value(quotes, table, options)
      let explanation = try valuation.explanation()
      ExplanationLaw(explanation: explanation).expect("a portfolio")
      try expectTotals(of: valuation, explanation)
      try expectExactTotal(of: valuation, explanation, table, options)
      seen.sum += valuation.positions.count
      seen.thirds += explanation.inputs.count { $0.value == nil && $0.currency == nil && $0.name.last == 121 }
      seen.euro += explanation.nodes.count { String($0.name).hasSuffix(".euro") }
      seen.missing += valuation.unpricedCount
    }
    #expect(seen.sum > 10_000 && seen.thirds > 100 && seen.euro > 100 && seen.missing > 1000, "\(seen)")
  }

  /// The values are those of the valuation.
  private func expectTotals(of valuation: Valuation, _ explanation: Explanation) throws {
    let total = valuation.total
    let wanted: [(String, Decimal?)] = [
      ("value", total.value), ("cost", total.cost), ("unrealised_gain", total.unrealisedGain),
      ("realised_gain", total.realisedGain), ("income", total.income), ("fees", total.fees),
      ("profit", total.profit), ("currency_effect", total.currencyEffect), ("price_effect", total.priceEffect),
    ]
    for (name, value) in wanted { try #require(explanation.node(name).value == value, "\(name)") }
    for (index, position) in valuation.positions.enumerated() {
      if let found = explanation.find(Array("positions[\(index)].value".utf8)) {
        try #require(explanation.nodes[found].value == position.value?.amount)
      }
    }
  }

  /// The exact value is the sum of all quantities times prices and rates, unless the Regulation rounds on the way.
  private func expectExactTotal(
    of valuation: Valuation, _ explanation: Explanation, _ table: RatesTable, _ options: ValuationOptions
  ) throws {
    if explanation.nodes.contains(where: { String($0.name).hasSuffix(".euro") }) { return }
    var exact = Fraction.zero
    for position in valuation.positions {
      guard position.unconverted == nil, position.performance.value != nil, let price = position.price else { continue }
      let holding = Fraction(position.holding.quantity) * Fraction(Rate(unchecked: 1, over: position.holding.unit))
      if holding.numerator.isZero { continue }
      var rate = Fraction.one
      if price.currency != valuation.currency {
        let conversion = ConversionOptions(day: options.day, maximumGap: options.maximumGap)
        rate = Fraction(
          try RatesTable.find(from: price.currency, to: valuation.currency, with: table, conversion).legs)
      }
      exact = exact + holding * Fraction(price.amount) * rate
    }
    let node = try explanation.node("value")
    try #require(Fraction(node.exact) == exact)
    let total = Fraction(try #require(node.value))
    try #require(Fraction(node.moved) == total + -exact)
  }
}
