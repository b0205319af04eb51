import Testing
@testable import MoneyCalculator
@testable import MoneyCore

struct ExpressionTests {
  private func evaluation(
    _ expression: String, with table: RatesTable? = nil, _ options: ConversionOptions = ConversionOptions(),
    in registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) -> EvaluatedExpression {
    try reading(expression) { (text) throws(MoneyFailure) in
      try EvaluatedExpression(text, with: table, options, in: registry)
    }
  }

  private func value(_ expression: String, with table: RatesTable? = nil) throws -> String {
    let evaluation = try evaluation(expression, with: table)
    guard let currency = evaluation.currency else { return String(evaluation.number) }
    return "\(String(evaluation.number)) \(String(currency))"
  }

  private func caret(_ expression: String, at position: Int) throws -> String {
    String(try reading(expression) { ExpressionCaret.text($0, at: position) })
  }

  /// The golden vectors that every language runs.
  @Test func vectors() throws {
    let vectors = try ProjectFiles.vectors("expressions")
    #expect(vectors.count >= 50)
    for vector in vectors {
      let expression = try #require(vector["expression"] as? String)
      let rates = try (vector["rates"] as? [[String: String]] ?? []).map {
        "\(try #require($0["from"])) \(try #require($0["to"])) \(try #require($0["rate"]))"
      }
      let table = try builder(rates).build()
      guard let result = vector["result"] as? String else {
        let failure = #expect(throws: MoneyFailure.self, "\(expression)") { try evaluation(expression, with: table) }
        let words = "\(try #require(failure).status)".lowercased()
        let wanted = try #require(vector["error"] as? String).replacing(" ", with: "")
        #expect(words == wanted, "\(expression)")
        #expect(try caret(expression, at: #require(failure?.position)) == vector["caret"] as? String)
        continue
      }
      #expect(try value(expression, with: table) == result, "\(expression)")
      let told = try evaluation(expression, with: table)
      #expect(told.flags.contains(.rounded) == (vector["rounded"] as? Bool ?? false), "\(expression)")
      let exact = try #require(vector["exact"] as? String).split(separator: "/").map(String.init)
      let denominator = exact.count == 2 ? exact[1] : "1"
      let isNegative = exact[0].hasPrefix("-")
      let wanted = Fraction(
        Natural(isNegative ? String(exact[0].dropFirst()) : exact[0]), over: Natural(denominator),
        isNegative: isNegative)
      #expect(Fraction(told.exact) == wanted, "\(expression)")
    }
  }

  @Test func takesTheLongestRegisteredCode() throws {
    var registry = CurrencyRegistry()
    for text in ["PTS", "PTS-2", "in", "x"] { try registry.add(code(text), digits: 1, name: []) }
    #expect(try evaluation("3 PTS-2", in: registry).currency == code("PTS-2"))
    #expect(try evaluation("3 PTS-1 PTS", in: registry).currency == code("PTS"))
    #expect(String(try evaluation("3 PTS-1 PTS", in: registry).number) == "2.0")
    // Words of the grammar are no currencies.
    expectFailure(.syntax, at: 4) { try evaluation("3 x x 1", in: registry) }
    expectFailure(.currencyMismatch, at: 2) { try evaluation("3 in x", in: registry) }
  }

  @Test func staysInOneCurrencyWithoutRates() throws {
    #expect(try value("(1 EUR + 2 EUR) x 3 - 1 EUR / 2") == "8.50 EUR")
    expectFailure(.noRate, at: 9) { try evaluation("1 USD in EUR") }
    expectFailure(.noRate, at: 6) { try evaluation("1 USD / 3 EUR") }
  }

  @Test func saysTheWayOut() {
    for (line, position, words) in [
      (
        "1,000.00 EUR", 1,
        "expected an operator, got \",\"; decimal sign must be \".\", without group separators, as in 1000.50"
      ), ("10 EUR into USD", 7, "expected an operator, got \"into\"; did you mean \"in\"?"),
      ("10 EUR plus 3", 7, "expected an operator, got \"plus\""),
      ("1 +", 3, "expected a number or an amount at the end"),
      ("(2 EUR, 3)", 6, "expected an operator, got \",\""),
    ] {
      expectFailure(.syntax, at: position, saying: words) { try evaluation(line) }
    }
    expectFailure(.unknownCurrency, at: 2, saying: "unknown currency \"usd\"; did you mean \"USD\"?") {
      try evaluation("5 usd")
    }
    expectFailure(.unknownCurrency, at: 2, saying: "unknown currency \"bitcoins\"") { try evaluation("5 bitcoins") }
  }

  @Test func tellsEachConversionOnce() throws {
    let table = try builder(["EUR USD 1.25", "EUR GBP 0.85"]).build()
    let expression = "(1 USD + 2 GBP + 3 USD) in EUR"
    let told = try evaluation(
      "\(expression) in GBP", with: try builder(["EUR USD 2", "EUR GBP 3"], base: "EUR").build())
    #expect(try told.conversions().map { $0.legs.path } == ["USD EUR", "GBP EUR", "EUR GBP"])
    #expect(try evaluation(expression, with: table).conversions().count == 2)
  }

  /// Whatever the bytes, a value or a failure that has a place in the expression.
  @Test func survivesAnything() {
    var random = SplitMix64(seed: 77)
    let pieces = ["(", ")", "1", "9999999999999999999999999999", ".", "%", "x", "÷", "-", " in ", "EUR", "€", "$", "é"]
    var values = 0
    for _ in 0..<20_000 {
      let expression = (0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
      do throws(MoneyFailure) {
        _ = try evaluation(expression)
        values += 1
      } catch {
        #expect(error.position.map { (0...expression.utf8.count).contains($0) } == true, "\(expression)")
      }
    }
    #expect(values > 300)
  }
}
