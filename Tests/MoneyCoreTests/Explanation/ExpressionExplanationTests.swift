import Testing

@testable import MoneyCalculator
@testable import MoneyCore

@Suite struct ExpressionExplanationTests {
  private func explanation(_ text: String, _ table: RatesTable? = nil) throws -> Explanation {
    let (explanation, evaluated) = try reading(text) { (text) throws(MoneyFailure) in
      let evaluated = try EvaluatedExpression(text, with: table, ConversionOptions(), in: nil)
      return (try evaluated.explanation(text, in: nil), evaluated)
    }
    ExplanationLaw(explanation: explanation).expect("\(text)")
    let root = explanation.nodes[0]
    #expect(
      String(root.name) == "result" && root.value == evaluated.number && root.currency == evaluated.currency, "\(text)")
    #expect(Fraction(root.exact) == Fraction(evaluated.exact), "\(text)")
    return explanation
  }

  private func table() throws -> RatesTable {
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("1.1172"), day: nil))
    try builder.add(Quote(from: code("EUR"), to: code("GBP"), rate: rate("0.8338"), day: nil))
    return builder.build()
  }

  @Test func theResultIsRoundedOnce() throws {
    #expect(
      try explanation("19.99 EUR x 7%").lines == """
        result  1.40 EUR
          = 1.3993 EUR, rounded half even to 2 digits   (+0.0007)
          steps[0]  1.3993 EUR
            = 19.99 EUR × 0.07

        """)
    #expect(try explanation("80 EUR + 15%").lines.contains("= 80 EUR + 12 EUR"))
  }

  @Test func everyOperation() throws {
    let table = try table()
    for text in [
      "5", "-5 EUR", "1 / 3", "1 ÷ 3 x 3", "(10 + 5)%", "10% + 5%", "80 EUR - 10% + 5%", "-(1 + 2)",
      "-(10 EUR ÷ 3) + 1 EUR",
      "2 x (3 EUR + 4 EUR)", "(12.50 EUR + 3 USD) x 2 in GBP", "2 x (12.50 EUR - 3 USD + 1 GBP) in GBP",
      "(1 EUR + 1 USD) / (3 GBP)", "10 EUR / 3 USD", "10 USD in GBP in EUR", "(1 EUR + 1 USD) + 10% in EUR",
      "(1 EUR - 2 USD) - 10% in EUR", "-(1 EUR + 2 USD) in EUR", "((((7))))", "3 EUR in EUR",
    ] { _ = try explanation(text, table) }
  }

  @Test func aRateIsAnInputOnce() throws {
    let explanation = try explanation("((1 USD + 2 USD x 3) in GBP) + (1 USD in GBP)", try table())
    let rates = explanation.inputs.filter { $0.name.contains(0x2F) }.map { String($0.name) }
    #expect(Set(rates).count == rates.count && rates == ["USD/EUR", "EUR/GBP"])
  }

  @Test func lawsOnRandomExpressions() throws {
    var random = SplitMix64(seed: 4203)
    let table = try table()
    var count = 0
    while count < 10_000 {
      var text = ""
      for term in 0...random.below(5) {
        if term > 0 { text += random.pick([" + ", " - ", " x ", " / "]) }
        if random.below(6) == 0 { text += "-" }
        text += "\(random.below(100)).\(random.below(10))" + random.pick(["", "", " EUR", " USD", "%"])
      }
      if random.flip() { text += " in GBP" }
      let found = try? reading(text) { (text) throws(MoneyFailure) in
        try EvaluatedExpression(text, with: table, ConversionOptions(), in: nil)
      }
      if found != nil { _ = try explanation(text, table) }
      count += 1
    }
  }

  @Test func deepParenthesesNeedNoStack() throws {
    let text = String(repeating: "1+(", count: 4000) + "1" + String(repeating: ")", count: 4000)
    let explanation = try reading(text) { (text) throws(MoneyFailure) in
      try EvaluatedExpression(text, with: nil, ConversionOptions(), in: nil).explanation(text, in: nil)
    }
    #expect(explanation.nodes.count == 8002 && explanation.text.count < 4_000_000)
  }
}
