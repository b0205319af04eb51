import Testing

@testable import MoneyCore

/// Factors fixed by law, from their day on, and those of quote units, always.
struct FixedFactorTests {
  private func explain(
    _ amount: String, _ to: String, _ table: RatesTable?, on text: String? = nil, gap: Int32 = 0,
    digits: Digits = .currency
  ) throws -> Conversion {
    let options = ConversionOptions(day: text.map { day($0) }, maximumGap: gap, digits: digits)
    let explained = try RatesTable.explain(money(amount), to: code(to), with: table, options, in: nil)
    let converted = try RatesTable.convert(money(amount), to: code(to), with: table, options, in: nil)
    #expect(converted.money == explained.money && converted.flags == explained.flags)
    return explained
  }

  @Test(arguments: [
    ("7.53450 HRK", "EUR", "1.00 EUR", "HRK EUR"), ("1.00 EUR", "HRK", "7.53 HRK", "EUR HRK"),
    ("1.95583 DEM", "FRF", "6.56 FRF", "DEM EUR FRF"), ("1936.27 ITL", "DEM", "1.96 DEM", "ITL EUR DEM"),
    ("2500000 TRL", "TRY", "2.50 TRY", "TRL TRY"), ("1.50 TRY", "TRL", "1500000 TRL", "TRY TRL"),
    ("1.00 ANG", "XCG", "1.00 XCG", "ANG XCG"), ("1000.00 SLL", "SLE", "1.00 SLE", "SLL SLE"),
    // One after the other, as the dinar of 1991 became the kuna and that the euro.
    ("7534.50 HRD", "EUR", "1.00 EUR", "HRD HRK EUR"), ("1.00 EUR", "HRD", "7534.50 HRD", "EUR HRK HRD"),
    ("100000000000000.00 VEB", "VES", "1.00 VES", "VEB VEF VES"),
    ("7534.50 HRD", "DEM", "1.96 DEM", "HRD HRK EUR DEM"),
  ])
  func convertWithoutATable(_ amount: String, _ to: String, _ wanted: String, _ path: String) throws {
    for text in [nil, "2026-06-01"] {
      let found = try explain(amount, to, nil, on: text)
      #expect(String(found.money) == wanted && found.legs.path == path)
      #expect(found.flags.contains(.fixed) && found.day == nil && found.gap == 0)
      #expect(found.legs.allSatisfy { $0.kind == .fixed })
    }
  }

  /// Regulation (EC) No 1103/97: between two old currencies through the euro, rounded once at the end.
  @Test func roundsOnceBetweenOldCurrencies() throws {
    let found = try explain("1.00 DEM", "FRF", nil, digits: .count(6))
    #expect(String(found.money) == "3.353855 FRF" && found.flags == [.fixed, .rounded])
    #expect(Fraction(found.rate) == Fraction(decimal("6.55957")) * Fraction(decimal("1.95583")).inverse)
  }

  @Test func holdFromTheirDayOn() throws {
    expectFailure(.noRate, saying: "no rate from HRK to EUR on 2022-12-31: no rates table was passed") {
      try explain("1 HRK", "EUR", nil, on: "2022-12-31")
    }
    #expect(String(try explain("7.53 HRK", "EUR", nil, on: "2023-01-01").money) == "1.00 EUR")
    // Up to the day, only the older of two successions holds.
    #expect(try explain("1000.00 HRD", "HRK", nil, on: "2022-12-31").legs.path == "HRD HRK")
    expectFailure(.noRate) { try explain("1000.00 HRD", "EUR", nil, on: "2022-12-31") }
    expectFailure(.noRate) { try explain("1 DEM", "FRF", nil, on: "1998-12-31") }
  }

  /// From that day a factor goes before any quote; before it, and where no day is known, the table goes first.
  @Test func goBeforeQuotesFromTheirDayOn() throws {
    let table = try table(
      "EUR HRK 7.5 2022-12-31", "EUR HRK 7.6 2023-01-01", "EUR USD 1.05 2022-12-31", "EUR USD 1.10 2023-01-01",
      base: "EUR")
    let before = try explain("7.50 HRK", "EUR", table, on: "2022-12-31")
    #expect(String(before.money) == "1.00 EUR" && before.flags == [] && before.day == day("2022-12-31"))
    let from = try explain("753.45 HRK", "EUR", table, on: "2023-01-01")
    #expect(String(from.money) == "100.00 EUR" && from.flags == [.fixed, .euroRegulation] && from.day == nil)
    // Over the factor to the euro, then at the day's rate.
    let across = try explain("753.45 HRK", "USD", table, on: "2023-01-01")
    #expect(
      String(across.money) == "110.00 USD" && across.legs.path == "HRK EUR USD" && across.day == day("2023-01-01"))
    #expect(across.legs.map(\.kind) == [.fixed, .quoted] && across.flags == .fixed)
    let undated = try MoneyCoreTests.table("EUR HRK 7.6", base: "EUR")
    #expect(String(try explain("7.60 HRK", "EUR", undated).money) == "1.00 EUR")
    #expect(try explain("7.60 HRK", "EUR", undated).flags == [])
    #expect(try explain("7.53 HRK", "EUR", undated, on: "2024-01-01").flags.contains(.fixed))
  }

  /// A factor needs no rate of any day; over a table's rates the day and the gap are the table's.
  @Test func goBeforeGapsOfTheTable() throws {
    let table = try table("EUR USD 1.10 2023-01-05", "EUR HRK 7.5 2022-12-30", base: "EUR")
    let straight = try explain("7.53450 HRK", "EUR", table, on: "2023-06-01")
    #expect(straight.flags == [.fixed, .euroRegulation] && straight.gap == 0)
    // Not the quote of the last day of December, near enough as it is.
    let near = try explain("7.53450 HRK", "EUR", table, on: "2023-01-03", gap: 10)
    #expect(near.flags == [.fixed, .euroRegulation] && near.day == nil)
    expectFailure(.noRate) { try explain("7.53450 HRK", "USD", table, on: "2023-01-07", gap: 1) }
    let later = try explain("7.53450 HRK", "USD", table, on: "2023-01-07", gap: 2)
    #expect(String(later.money) == "1.10 USD" && later.flags == [.fixed, .earlier] && later.gap == 2)
    // Where the successor has no rate, the table's own quote of the old currency serves.
    let only = try MoneyCoreTests.table("USD DEM 1.8 2000-01-03")
    let quoted = try explain("1.80 DEM", "USD", only, on: "2000-01-03")
    #expect(String(quoted.money) == "1.00 USD" && quoted.flags == [])
  }

  @Test func climbToTheTableAndDown() throws {
    let table = try table("EUR USD 1.10 2024-03-01", "EUR TRY 30 2024-03-01", base: "EUR")
    let chain = try explain("60000000 TRL", "EUR", table)
    #expect(String(chain.money) == "2.00 EUR" && chain.legs.path == "TRL TRY EUR")
    #expect(chain.legs.map(\.kind) == [.fixed, .inverse])
    let both = try explain("30000000 TRL", "DEM", table)
    #expect(String(both.money) == "1.96 DEM" && both.legs.path == "TRL TRY EUR DEM")
    let four = try explain("30000000 TRL", "HRD", table)
    #expect(String(four.money) == "7534.50 HRD" && four.legs.path == "TRL TRY EUR HRK HRD")
    #expect(String(try explain("1.10 USD", "TRL", table).money) == "30000000 TRL")
  }

  @Test(arguments: [("GBX", "GBP"), ("GBp", "GBP"), ("ZAc", "ZAR"), ("ILA", "ILS")])
  func quoteUnitsAreAHundredthBothWays(_ unit: String, _ whole: String) throws {
    for text in [nil, "1900-01-01", "2024-03-01"] {
      let up = try explain("12345 \(unit)", whole, nil, on: text)
      #expect(String(up.money) == "123.45 \(whole)" && up.flags == .fixed && up.legs.map(\.kind) == [.unit])
      let down = try explain("123.45 \(whole)", unit, nil, on: text)
      #expect(String(down.money) == "12345 \(unit)" && down.flags == .fixed && down.legs.map(\.kind) == [.unit])
    }
    for dated in [" 2024-03-01", ""] {
      let table = try table("\(whole) USD 1.25\(dated)", base: whole)
      let across = try explain("400 \(unit)", "USD", table)
      #expect(String(across.money) == "5.00 USD" && across.legs.path == "\(unit) \(whole) USD")
      #expect(String(try explain("5.00 USD", unit, table).money) == "400 \(unit)")
    }
  }

  @Test func unitsOfOneCurrencyMeet() throws {
    let found = try explain("7 GBX", "GBp", nil)
    #expect(String(found.money) == "7 GBp" && found.legs.path == "GBX GBP GBp")
    // A table that quotes the unit itself is used directly if the main currency lacks a rate.
    let table = try table("USD GBX 80 2024-03-01")
    #expect(String(try explain("1.00 USD", "GBX", table).money) == "80 GBX")
  }

  /// Five currencies of Brazil, two rates of the table, and down to an old currency of Argentina.
  @Test func takesAtMostEightLegs() throws {
    let table = try table("EUR BRL 2.75", "EUR ARS 1", base: "EUR")
    let eight = try explain("2750000000000.00 BRB", "ARA", table)
    #expect(eight.legs.path == "BRB BRC BRN BRE BRR BRL EUR ARS ARA" && String(eight.money) == "3636.36 ARA")
    expectFailure(.noRate, saying: "no rate from BRB to ARP: the table does not contain this pair") {
      try explain("1.00 BRB", "ARP", table)
    }
  }
}
