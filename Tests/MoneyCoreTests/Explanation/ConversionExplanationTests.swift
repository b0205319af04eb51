import Testing

@testable import MoneyCore

@Suite struct ConversionExplanationTests {
  private func explanation(
    _ amount: String, to target: String, _ table: RatesTable? = nil, _ options: ConversionOptions = ConversionOptions()
  ) throws -> Explanation {
    let conversion = try RatesTable.explain(money(amount), to: code(target), with: table, options, in: nil)
    let explanation = try conversion.explanation(of: money(amount))
    ExplanationLaw(explanation: explanation).expect("\(amount) in \(target)")
    #expect(explanation.nodes[0].value == conversion.money.amount && explanation.nodes[0].currency == code(target))
    return explanation
  }

  @Test func theRegulationRoundsHalfUp() throws {
    let result = try explanation("1500.00 EUR", to: "DEM").node("result")
    #expect(String(result.rule) == "Regulation (EC) No 1103/97, Article 5" && result.step?.rounding == .halfUp)
    #expect(String(result.exact.plainText) == "586749/200")
  }

  @Test func nationalCurrenciesAreConvertedThroughTheEuro() throws {
    let explanation = try explanation("100.00 DEM", to: "FRF")
    let euro = try explanation.node("result.euro")
    #expect(try explanation.value("result.euro") == "51.129" && euro.step?.digits == 3)
    #expect(String(euro.rule) == "Regulation (EC) No 1103/97, Article 4")
    #expect(explanation.inputs.map { String($0.name) } == ["amount", "DEM/EUR", "EUR/FRF"])
  }

  @Test func aPathHasEachRate() throws {
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("1.1172"), day: nil))
    try builder.add(Quote(from: code("EUR"), to: code("GBP"), rate: rate("0.8338"), day: nil))
    let table = builder.build()
    let explanation = try explanation("10.00 USD", to: "GBP", table)
    #expect(explanation.inputs.map { String($0.name) } == ["amount", "USD/EUR", "EUR/GBP"])
    #expect(try explanation.node("USD/EUR").value == nil)
    var random = SplitMix64(seed: 4204)
    for _ in 0..<10_000 {
      let options = ConversionOptions(digits: .count(UInt32(random.below(6))), rounding: random.rounding())
      let amount = "\(random.below(1_000_000)).\(random.below(1000)) " + random.pick(["USD", "EUR", "GBP"])
      if options.rounding == .unnecessary { continue }
      _ = try self.explanation(amount, to: random.pick(["USD", "EUR", "GBP", "DEM"]), table, options)
    }
  }

  @Test func anAmountInTheTargetCurrencyStaysAsItIs() throws {
    #expect(try explanation("10.005 EUR", to: "EUR").nodes.count == 2)
    let options = ConversionOptions(digits: .count(2), rounding: .halfUp)
    #expect(try explanation("10.005 EUR", to: "EUR", nil, options).value("result") == "10.01")
  }
}
