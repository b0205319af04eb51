import Testing

@testable import MoneyCore

/// Direct, inverse, cross and shortest paths, a case each.
struct RouteTests {
  private func legs(
    _ from: String, _ to: String, _ table: RatesTable?, _ options: ConversionOptions = ConversionOptions()
  ) throws -> [Leg] {
    try RatesTable.find(from: code(from), to: code(to), with: table, options).legs
  }

  @Test func takesTheQuoteOfTheDirection() throws {
    let table = try table("EUR USD 1.1", "USD GBP 0.8", base: "EUR")
    let direct = try legs("EUR", "USD", table)
    #expect(direct.path == "EUR USD" && direct[0].kind == .quoted && direct[0].rate == rate("1.1"))
    let inverse = try legs("GBP", "USD", table)
    #expect(inverse.path == "GBP USD" && inverse[0].kind == .inverse && inverse[0].rate == rate("10/8"))
  }

  /// Bid and ask: each direction has its own quote, against the base, across it, and where there is none.
  @Test(arguments: ["EUR", nil]) func servesEachDirectionByItsOwn(_ base: String?) throws {
    let table = try table(
      "EUR USD 1.10", "USD EUR 0.90", "EUR GBP 0.85", "GBP EUR 1.15", "EUR CHF 0.95", base: base)
    #expect(try legs("EUR", "USD", table).map(\.rate) == [rate("1.10")])
    #expect(try legs("USD", "EUR", table).map(\.rate) == [rate("0.90")])
    #expect(try legs("USD", "GBP", table).map(\.rate) == [rate("0.90"), rate("0.85")])
    #expect(try legs("GBP", "USD", table).map(\.rate) == [rate("1.15"), rate("1.10")])
    #expect(try legs("GBP", "USD", table).allSatisfy { $0.kind == .quoted })
    #expect(try legs("CHF", "USD", table).map(\.rate) == [rate("100/95"), rate("1.10")])
    #expect(try legs("CHF", "USD", table).map(\.kind) == [.inverse, .quoted])
  }

  @Test func crossesTheBaseAlone() throws {
    let table = try table("EUR USD 1.1", "EUR GBP 0.85", "USD JPY 150", "GBP CHF 1.1", base: "EUR")
    #expect(try legs("USD", "GBP", table).path == "USD EUR GBP")
    // A quote of the pair goes before the way over the base.
    let direct = try MoneyCoreTests.table("EUR USD 1.1", "EUR GBP 0.85", "USD GBP 0.7", base: "EUR")
    #expect(try legs("GBP", "USD", direct).path == "GBP USD")
    // Longer ways are not looked for.
    expectFailure(.noRate, saying: "no rate from JPY to GBP") { try legs("JPY", "GBP", table) }
    expectFailure(.noRate) { try legs("EUR", "CHF", table) }
    // A base that nothing is quoted against.
    expectFailure(.noRate) { try legs("EUR", "GBP", MoneyCoreTests.table("EUR USD 1", "USD GBP 1", base: "JPY")) }
  }

  @Test func takesTheShortestPathWithoutABase() throws {
    let chain = ["A B 2", "C B 3", "C D 5", "D E 7", "E F 11"]
    let table = try builder(chain).build()
    #expect(try legs("A", "E", table).path == "A B C D E")
    #expect(try legs("E", "A", table).path == "E D C B A")
    #expect(try Fraction(legs("A", "E", table)) == Fraction(Natural("70"), over: Natural("3")))
    expectFailure(.noRate, saying: "no rate from A to F") { try legs("A", "F", table) }
    #expect(try legs("B", "F", table).path == "B C D E F")
    // A shorter way appears.
    #expect(try legs("A", "E", builder(chain + ["F A 1"]).build()).path == "A F E")
  }

  @Test func breaksTiesByCodeTheSameThereAndBack() throws {
    // Three ways from A to Z in two legs; in three legs those over B would come first.
    let table = try table("A M 1", "M Z 1", "A K 1", "K Z 1", "Z L 1", "L A 1", "A B 1", "B C 1", "C Z 1")
    #expect(try legs("A", "Z", table).path == "A K Z")
    #expect(try legs("Z", "A", table).path == "Z K A")
    // Seen from Z the first would be the way over C; the smaller code decides.
    let crossing = try MoneyCoreTests.table("A D 1", "A E 1", "D Y 1", "E C 1", "Y Z 1", "C Z 1")
    #expect(try legs("A", "Z", crossing).path == "A D Y Z")
    #expect(try legs("Z", "A", crossing).path == "Z Y D A")
  }

  @Test func takesAllLegsOfOneDay() throws {
    let table = try table("EUR USD 1.1 2024-03-01", "EUR GBP 0.85 2024-03-02", "EUR USD 1.2 2024-03-03", base: "EUR")
    expectFailure(.noRate) { try legs("USD", "GBP", table, ConversionOptions(on: "2024-03-03", gap: 30)) }
    let later = try MoneyCoreTests.table(
      "A B 2 2024-03-01", "B C 3 2024-03-01", "A B 5 2024-03-02", "C D 1 2024-03-02", "A B 9 2024-03-03")
    let found = try RatesTable.find(
      from: code("A"), to: code("C"), with: later, ConversionOptions(on: "2024-03-05", gap: 4))
    #expect(found.day == day("2024-03-01") && found.gap == 4 && found.legs.map(\.rate) == [rate("2"), rate("3")])
  }

  /// The rates of the day asked for, over however many legs, go before a direct quote of an earlier one.
  @Test func prefersTheDayToTheDirectQuote() throws {
    let table = try table("A B 2 2024-03-02", "B C 3 2024-03-02", "A C 7 2024-03-01")
    let options = ConversionOptions(on: "2024-03-02", gap: 5, digits: .count(2))
    let explained = try RatesTable.explain(Money(decimal("1"), code("A")), to: code("C"), with: table, options, in: nil)
    #expect(explained.legs.path == "A B C" && explained.day == day("2024-03-02") && explained.flags == [])
    let converted = try RatesTable.convert(Money(decimal("1"), code("A")), to: code("C"), with: table, options, in: nil)
    #expect(converted.money == explained.money && converted.flags == explained.flags)
  }

  @Test func namesWhatIsMissing() throws {
    let table = try table("EUR USD 1.1 2024-03-01", "EUR GBP 0.85 2024-03-08", base: "EUR")
    expectFailure(.noRate, saying: "no rate from EUR to XAF on 2024-03-08") { try legs("EUR", "XAF", table) }
    expectFailure(.noRate, saying: "no rate from EUR to USD on 2024-03-08; the last before is of 2024-03-01") {
      try legs("EUR", "USD", table)
    }
    expectFailure(.noRate, saying: "no rate from EUR to USD on 2024-02-28; the table starts on 2024-03-01") {
      try legs("EUR", "USD", table, ConversionOptions(on: "2024-02-28", gap: 10))
    }
    // More than a month back says nothing.
    expectFailure(.noRate, saying: "no rate from EUR to USD on 2024-04-02") {
      try legs("EUR", "USD", table, ConversionOptions(on: "2024-04-02"))
    }
    expectFailure(.noRate, saying: "no rate from EUR to USD") { try legs("EUR", "USD", nil) }
    expectFailure(.noRate, saying: "no rate from EUR to USD on 2024-04-02") {
      try legs("EUR", "USD", nil, ConversionOptions(on: "2024-04-02"))
    }
  }
}
