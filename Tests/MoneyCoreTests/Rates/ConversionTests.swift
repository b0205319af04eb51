import Testing

@testable import MoneyCore

/// Results with their digits, flags and provenance, a case each.
struct ConversionTests {
  private let dated: RatesTable

  init() throws {
    var rates = try builder(
      ["EUR USD 1.1172 2024-03-01", "EUR ISK 85.55 2003-09-30", "EUR ISK 85.55 2003-10-01", "EUR JPY 160 2024-03-01"],
      base: "EUR")
    try rates.setSource(Array("a bank".utf8))
    dated = rates.build()
  }

  private func explain(
    _ amount: String, _ to: String, _ options: ConversionOptions = ConversionOptions(),
    in registry: CurrencyRegistry? = nil
  ) throws -> Conversion {
    let amount = money(amount, in: registry)
    let explained = try RatesTable.explain(amount, to: code(to), with: dated, options, in: registry)
    let converted = try RatesTable.convert(amount, to: code(to), with: dated, options, in: registry)
    #expect(String(converted.money) == String(explained.money) && converted.flags == explained.flags)
    return explained
  }

  @Test func tellsHowItCameAbout() throws {
    let found = try explain("100.00 USD", "JPY", ConversionOptions(on: "2024-03-04", gap: 3))
    #expect(String(found.money) == "14322 JPY")
    #expect(found.flags == [.rounded, .earlier])
    #expect(found.legs.path == "USD EUR JPY" && found.legs.map(\.kind) == [.inverse, .quoted])
    #expect(found.day == day("2024-03-01") && found.gap == 3)
    #expect(Fraction(found.rate) == Fraction(Natural("1600000"), over: Natural("11172")))
    #expect(
      Fraction(found.remainder) == Fraction(Natural("160000000"), over: Natural("11172")) - Fraction(decimal("14322")))
    #expect(String(found.source) == "a bank" && found.instant == nil)
  }

  @Test func leavesAnAmountInTheTargetAlone() throws {
    for table in [dated, nil] {
      for options in [
        ConversionOptions(digits: .count(4)), ConversionOptions(on: "1900-01-01", rounding: .unnecessary),
      ] {
        let found = try RatesTable.explain(money("1.2345 EUR"), to: code("EUR"), with: table, options, in: nil)
        #expect(String(found.money) == "1.2345 EUR" && found.flags == [] && found.legs.isEmpty && found.day == nil)
        #expect(Fraction(found.rate) == .one && found.remainder.isZero && found.gap == 0)
        let converted = try RatesTable.convert(money("1.2345 EUR"), to: code("EUR"), with: table, options, in: nil)
        #expect(String(converted.money) == "1.2345 EUR" && converted.flags == [])
      }
    }
    let same = try RatesTable.find(from: code("NOPE"), to: code("NOPE"), with: nil, ConversionOptions())
    #expect(Fraction(same.rate) == .one && same.legs.isEmpty)
  }

  /// As in a column: digits that are asked for are had, though nothing is converted.
  @Test func givesAnAmountInTheTargetTheDigitsAskedFor() throws {
    let found = try explain("1.2345 USD", "USD", ConversionOptions(digits: .count(2)))
    #expect(String(found.money) == "1.23 USD" && found.flags == .rounded && found.legs.isEmpty)
    #expect(Fraction(found.remainder) == Fraction(decimal("0.0045")) && Fraction(found.rate) == .one)
    #expect(String(try explain("1.2 USD", "USD", ConversionOptions(digits: .count(3))).money) == "1.200 USD")
    #expect(
      String(try explain("1.25 USD", "USD", ConversionOptions(digits: .count(1), rounding: .up)).money) == "1.3 USD")
    expectFailure(.inexact) {
      try explain("1.25 USD", "USD", ConversionOptions(digits: .count(1), rounding: .unnecessary))
    }
  }

  @Test func hasTheTargetsDigitsOfTheDay() throws {
    #expect(String(try explain("1 EUR", "ISK", ConversionOptions(on: "2003-09-30")).money) == "85.55 ISK")
    #expect(String(try explain("1 EUR", "ISK", ConversionOptions(on: "2003-10-01")).money) == "86 ISK")
    // The day asked for decides, not that of the rates.
    #expect(String(try explain("1 EUR", "ISK", ConversionOptions(on: "2003-10-02", gap: 1)).money) == "86 ISK")
    #expect(
      String(try explain("1 EUR", "ISK", ConversionOptions(on: "2003-09-30", digits: .count(4))).money) == "85.5500 ISK"
    )
    #expect(String(try explain("1.00 EUR", "JPY").money) == "160 JPY")
    #expect(String(try explain("1.00 EUR", "JPY", ConversionOptions(digits: .count(3))).money) == "160.000 JPY")
  }

  @Test func needsDigitsWhereNoneAreKnown() throws {
    let table = try table("EUR XAU 0.0005", "EUR POINT 7", base: "EUR")
    var registry = CurrencyRegistry()
    try registry.add(code("POINT"), digits: 3, name: [])
    func convert(_ to: String, _ digits: Digits, _ registry: CurrencyRegistry?) throws -> String {
      let options = ConversionOptions(digits: digits)
      return String(try RatesTable.convert(money("10 EUR"), to: code(to), with: table, options, in: registry).money)
    }
    expectFailure(.unknownCurrency, saying: "no minor unit for XAU; digits must be set") {
      try convert("XAU", .currency, nil)
    }
    #expect(try convert("XAU", .count(4), nil) == "0.0050 XAU")
    expectFailure(.unknownCurrency, saying: "unknown currency POINT") { try convert("POINT", .currency, nil) }
    #expect(try convert("POINT", .count(1), nil) == "70.0 POINT")
    #expect(try convert("POINT", .currency, registry) == "70.000 POINT")
  }

  @Test func failsWhereItCannotRoundOrFit() {
    expectFailure(.inexact) { try explain("1.00 USD", "EUR", ConversionOptions(rounding: .unnecessary)) }
    #expect(throws: Never.self) {
      try explain("1.00 EUR", "USD", ConversionOptions(digits: .count(4), rounding: .unnecessary))
    }
    let most = "99999999999999999999999999999999999999 EUR"
    expectFailure(.overflow, saying: "converted amount exceeds 38 digits") { try explain(most, "JPY") }
    expectFailure(.overflow) { try explain("1 EUR", "USD", ConversionOptions(digits: .count(38))) }
  }

  @Test func saysThatARateWasRounded() throws {
    var rates = try builder(["EUR USD 1.1"], base: "EUR")
    let gbp = try quote("EUR GBP 0.85")
    try rates.add(Quote(from: gbp.from, to: gbp.to, rate: gbp.rate, day: nil, isRounded: true))
    let table = rates.build()
    func flags(_ amount: String, _ to: String) throws -> ConversionFlags {
      try RatesTable.explain(money(amount), to: code(to), with: table, ConversionOptions(digits: .count(10)), in: nil)
        .flags
    }
    #expect(try flags("1 EUR", "GBP") == .rateRounded)
    #expect(try flags("1 EUR", "USD") == [])
    #expect(try flags("1 USD", "GBP") == [.rateRounded, .rounded])
    #expect(try flags("11 USD", "GBP") == .rateRounded)
    #expect(try flags("17 GBP", "EUR") == .rateRounded)
  }

  @Test func tellsTheAgeOfItsRates() throws {
    var rates = try builder(["EUR USD 1.1 2024-03-01"])
    let now = day("2024-03-03").instant + 5
    func age(_ rates: RatesBuilder, _ now: Int64) throws -> Int64? {
      try RatesTable.find(from: code("EUR"), to: code("USD"), with: rates.build(), ConversionOptions()).age(at: now)
    }
    #expect(try age(rates, now) == 2 * 86_400 + 5)
    rates.instant = now - 60
    #expect(try age(rates, now) == 60)
    #expect(try age(rates, now - 90) == -30)
    // The instant is that of the newest rates.
    try rates.add(try quote("EUR GBP 0.85 2024-03-02"))
    let options = ConversionOptions(on: "2024-03-01")
    let older = try RatesTable.find(from: code("EUR"), to: code("USD"), with: rates.build(), options)
    #expect(older.age(at: now) == 172_805)
    try rates.remove(from: code("EUR"), to: code("GBP"), day: day("2024-03-02"))
    rates.instant = .min
    #expect(try age(rates, now) == nil)
    #expect(try age(try builder(["EUR USD 1.1"]), now) == nil)
  }

  @Test func findsARateWithoutAnAmount() throws {
    let found = try RatesTable.find(
      from: code("USD"), to: code("EUR"), with: dated, ConversionOptions(on: "2024-03-02", gap: 1))
    #expect(Fraction(found.rate) == Fraction(Natural("10000"), over: Natural("11172")))
    #expect(found.remainder.isZero && found.flags == .earlier && found.gap == 1 && found.day == day("2024-03-01"))
  }

  @Test func flagsHaveTheHeadersValues() {
    let flags: [ConversionFlags] = [.rounded, .rateRounded, .fixed, .earlier, .stale, .inconsistent]
    #expect(flags.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let kinds: [Leg.Kind] = [.quoted, .inverse, .fixed, .unit]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3])
  }
}
