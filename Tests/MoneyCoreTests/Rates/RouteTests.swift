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
    expectFailure(.noRate, saying: "no rate from JPY to GBP: the table does not contain this pair") {
      try legs("JPY", "GBP", table)
    }
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
    expectFailure(.noRate, saying: "no rate from A to F: no path of at most 4 quotes connects them") {
      try legs("A", "F", table)
    }
    #expect(try legs("B", "F", table).path == "B C D E F")
    // A shorter way appears.
    #expect(try legs("A", "E", builder(chain + ["F A 1"]).build()).path == "A F E")
  }

  @Test func breaksTiesByCode() throws {
    // Two ways from A to Z in two quoted legs; in three legs those over B would come first.
    let table = try table("A M 1", "M Z 1", "A K 1", "K Z 1", "A B 1", "B C 1", "C Z 1")
    #expect(try legs("A", "Z", table).path == "A K Z")
    #expect(try legs("Z", "A", table).path == "Z K A")
    // Seen from Z the first would be the way over C; the smaller code decides.
    let crossing = try MoneyCoreTests.table("A D 1", "A E 1", "D Y 1", "E C 1", "Y Z 1", "C Z 1")
    #expect(try legs("A", "Z", crossing).path == "A D Y Z")
    #expect(try legs("Z", "A", crossing).path == "Z Y D A")
  }

  /// Of two paths of one length the one with fewer inverse legs is taken, although the other comes first by code.
  @Test func putsQuotesBeforeInverses() throws {
    let table = try table("B A 1", "B Z 1", "A M 1", "M Z 1")
    #expect(try legs("A", "Z", table).path == "A M Z")
    #expect(try legs("Z", "A", table).path == "Z B A")
    let threeLegs = try MoneyCoreTests.table("A B 1", "C B 1", "C Z 1", "A P 1", "P Q 1", "Q Z 1")
    #expect(try legs("A", "Z", threeLegs).path == "A P Q Z")
    #expect(try legs("Z", "A", threeLegs).path == "Z C B A")
  }

  @Test func saysThatQuotesDisagree() throws {
    func flags(_ from: String, _ to: String, _ table: RatesTable) throws -> ConversionFlags {
      let amount = Money(decimal("1"), code(from))
      let options = ConversionOptions(digits: .count(20))
      let converted = try RatesTable.convert(amount, to: code(to), with: table, options, in: nil)
      let explained = try RatesTable.explain(amount, to: code(to), with: table, options, in: nil)
      #expect(converted.flags == explained.flags)
      return converted.flags.subtracting(.rounded)
    }
    // A quote against two legs, in any directions.
    let triangle = try table("A B 2", "B C 3", "A C 7")
    for (from, to) in [("A", "C"), ("C", "A"), ("A", "B"), ("B", "A"), ("C", "B")] {
      #expect(try flags(from, to, triangle) == .inconsistent)
    }
    let agreed = try table("A B 2", "B C 3", "A C 6")
    for (from, to) in [("A", "C"), ("C", "A"), ("A", "B"), ("C", "B")] {
      #expect(try flags(from, to, agreed) == [])
    }
    // Two paths of two legs, and of three.
    #expect(try flags("A", "D", table("A B 2", "B D 3", "A C 5", "C D 7")) == .inconsistent)
    #expect(try flags("A", "D", table("A B 2", "B D 3", "A C 1", "C D 6")) == [])
    let long = ["A B 2", "B C 3", "C Z 5", "A P 1", "P Q 1"]
    #expect(try flags("A", "Z", builder(long + ["Q Z 31"]).build()) == .inconsistent)
    #expect(try flags("Z", "A", builder(long + ["Q Z 31"]).build()) == .inconsistent)
    #expect(try flags("A", "Z", builder(long + ["Q Z 30"]).build()) == [])
    // Elsewhere in the table, or on another path than those to the target, nothing is said.
    #expect(try flags("X", "Y", table("X Y 2", "A B 2", "B C 3", "A C 7")) == [])
    #expect(try flags("A", "Z", builder(long + ["Q Z 30", "C W 1", "W V 9", "V C 2"]).build()) == [])
    // A bid and an ask are no disagreement, and a base decides.
    #expect(try flags("A", "B", table("A B 2", "B A 0.4")) == [])
    #expect(try flags("A", "C", table("A B 2", "B C 3", "A C 7", base: "B")) == [])
    // 64 bits a number, compared exactly.
    let most = "9223372036854775807"
    #expect(try flags("A", "C", table("A B 1/\(most)", "B C \(most)", "A C 1")) == [])
    #expect(try flags("A", "C", table("A B 9223372036854775806/\(most)", "B C 1", "A C 1")) == .inconsistent)
  }

  @Test func comparesQuotesOfOneDay() throws {
    let table = try table("A B 2 2024-03-01", "B C 3 2024-03-02", "A C 7 2024-03-02", "A B 9 2024-03-03")
    let found = try RatesTable.find(
      from: code("A"), to: code("C"), with: table, ConversionOptions(on: "2024-03-02"))
    #expect(found.flags == [])
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
    func expect(
      _ words: String, _ from: String, _ to: String, _ table: RatesTable?,
      _ options: ConversionOptions = ConversionOptions(), sourceLocation: SourceLocation = #_sourceLocation
    ) {
      expectFailure(.noRate, saying: "no rate from \(from) to \(to)\(words)", sourceLocation: sourceLocation) {
        try legs(from, to, table, options)
      }
    }
    expect(" on 2024-03-08: the table contains no rates of XAF", "EUR", "XAF", table)
    expect(
      " on 2024-03-08: the latest earlier rate is from 2024-03-01, 7 days before, and max_gap is 0", "EUR", "USD", table)
    expect(
      " on 2024-03-08: the latest earlier rate is from 2024-03-01, 7 days before, and max_gap is 6", "EUR", "USD", table,
      ConversionOptions(maximumGap: 6))
    expect(
      " on 2024-02-28: the table starts on 2024-03-01", "EUR", "USD", table,
      ConversionOptions(on: "2024-02-28", gap: 10))
    // However long ago, and past the end.
    expect(
      " on 2054-04-02: the table ends on 2024-03-08, its last rate for the pair is from 2024-03-01", "EUR", "USD", table,
      ConversionOptions(on: "2054-04-02"))
    expect(" on 2024-04-02: the table ends on 2024-03-08", "EUR", "GBP", table, ConversionOptions(on: "2024-04-02"))
    expect(
      " on 2024-03-05: the table contains no earlier one", "EUR", "GBP", table,
      ConversionOptions(on: "2024-03-05"))
    let old = try MoneyCoreTests.table("EUR RUB 100 2022-03-01", "EUR USD 1.1 2024-03-01", base: "EUR")
    expect(
      " on 2024-03-01: the latest earlier rate is from 2022-03-01, 731 days before, and max_gap is 7", "USD", "RUB",
      try MoneyCoreTests.table(
        "EUR RUB 100 2022-03-01", "EUR USD 1.1 2022-03-01", "EUR USD 1.1 2024-03-01", base: "EUR"),
      ConversionOptions(maximumGap: 7))
    expect(" on 2024-03-01: the table contains no earlier one", "USD", "RUB", old)
    expect(": no rates table was passed", "EUR", "USD", nil)
    expect(" on 2024-04-02: no rates table was passed", "EUR", "USD", nil, ConversionOptions(on: "2024-04-02"))
  }

  @Test func namesACodeInSmallLetters() throws {
    let table = try table("EUR USD 1.1", "EUR ABC 2", base: "EUR")
    expectFailure(.noRate, saying: "no rate from EUR to usd: unknown currency \"usd\"; did you mean \"USD\"?") {
      try legs("EUR", "usd", table)
    }
    expectFailure(.noRate, saying: "no rate from abc to USD: unknown currency \"abc\"; did you mean \"ABC\"?") {
      try legs("abc", "USD", table)
    }
    expectFailure(.noRate, saying: "no rate from Eur to USD: unknown currency \"Eur\"; did you mean \"EUR\"?") {
      try legs("Eur", "USD", nil)
    }
    // Codes of a provider's own, and nobody's.
    expectFailure(.noRate, saying: "no rate from EUR to nope: the table contains no rates of nope") {
      try legs("EUR", "nope", table)
    }
  }
}
