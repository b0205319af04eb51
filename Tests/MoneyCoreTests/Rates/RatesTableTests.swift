import Testing

@testable import MoneyCore

/// The lists of a table.
struct RatesTableTests {
  @Test func listsWhatItHas() throws {
    var rates = try builder(
      ["USD JPY 150 2024-03-02", "EUR USD 1.1 2024-03-01", "EUR USD 1.2 2024-03-05", "USD EUR 0.9 2024-03-01"],
      base: "EUR")
    try rates.setSource(Array("a bank".utf8))
    rates.instant = 1_709_300_000
    let table = rates.build()
    #expect(table.codes.map { String($0) } == ["EUR", "JPY", "USD"])
    #expect(table.days.map { String($0) } == ["2024-03-01", "2024-03-02", "2024-03-05"])
    #expect(table.base == code("EUR") && String(table.source) == "a bank" && table.instant == 1_709_300_000)
    #expect(table.quoteCount == 4 && table.pairCount == 3 && !table.hasRoundedRates)
    #expect(
      table.lines == [
        "EUR USD 1.1 2024-03-01", "EUR USD 1.2 2024-03-05", "USD EUR 0.9 2024-03-01", "USD JPY 150 2024-03-02",
      ])
    #expect(
      (0..<3).map { table.newestQuote(ofPair: $0)?.line } == [
        "EUR USD 1.2 2024-03-05", "USD EUR 0.9 2024-03-01", "USD JPY 150 2024-03-02",
      ])
    #expect(table.newestQuote(ofPair: 3) == nil && table.newestQuote(ofPair: -1) == nil)
  }

  @Test func mayBeEmpty() throws {
    let none = try table()
    #expect(
      none.codes.isEmpty && none.days.isEmpty && none.lines.isEmpty && none.quoteCount == 0 && none.pairCount == 0)
    let based = try table(base: "EUR")
    #expect(based.codes == [code("EUR")] && based.base == code("EUR"))
    expectFailure(.noRate, saying: "no rate from EUR to USD: the table contains no rates of USD") {
      try RatesTable.convert(money("1 EUR"), to: code("USD"), with: based, ConversionOptions(), in: nil)
    }
  }

  @Test func mayHaveNoDates() throws {
    let table = try table("EUR USD 1.1", "GBP USD 1.3")
    #expect(table.days.isEmpty && table.lines == ["EUR USD 1.1", "GBP USD 1.3"])
    #expect(table.newestQuote(ofPair: 0)?.day == nil)
  }

  @Test func keepsWhatWasRounded() throws {
    var rates = RatesBuilder()
    for (line, isRounded) in [
      ("EUR USD 1.1 2024-03-01", false), ("EUR USD 1.2 2024-03-02", true), ("EUR GBP 0.9 2024-03-02", false),
    ] {
      let one = try quote(line)
      try rates.add(Quote(from: one.from, to: one.to, rate: one.rate, day: one.day, isRounded: isRounded))
    }
    let table = rates.build()
    #expect(table.hasRoundedRates)
    var rounded: [String] = []
    table.forEachQuote { if $0.isRounded { rounded.append($0.line) } }
    #expect(rounded == ["EUR USD 1.2 2024-03-02"])
    // Replaced, it is rounded no more.
    try rates.add(try quote("EUR USD 1.2 2024-03-02"))
    #expect(!rates.build().hasRoundedRates)
  }

  /// Rates of a day each, a century apart, need memory for themselves only, not for the days between.
  @Test func holdsSparseRatesSparsely() throws {
    let far = try table("EUR USD 1.1 0001-01-01", "EUR USD 1.2 5000-01-01", "EUR USD 1.3 9999-12-31")
    #expect(far.rowOfDay.isEmpty)
    #expect(far.rates.count <= 50)
    // One pair every day, a hundred others once in the first year and once in the last.
    var rates = RatesBuilder()
    let first = day("2000-01-01").number
    for offset in 0..<3000 as Range<Int32> {
      try rates.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("1.1"), day: Day(number: first + offset)))
    }
    for number in 0..<100 {
      let to = code("C\(number)")
      for offset in [Int32(number), 2999] {
        try rates.add(Quote(from: code("EUR"), to: to, rate: rate("2"), day: Day(number: first + offset)))
      }
    }
    let table = rates.build()
    #expect(table.quoteCount == 3200 && table.rates.count < 2 * 3200 + 100 * 20)
    #expect(table.lines.count == 3200)
    let options = ConversionOptions(day: Day(number: first + 5), digits: .count(2))
    #expect(
      try RatesTable.convert(money("1 EUR"), to: code("USD"), with: table, options, in: nil).money == money("1.1 USD"))
    for (number, offset) in [(5, 5), (7, 7), (7, 2999)] as [(Int, Int32)] {
      let on = ConversionOptions(day: Day(number: first + offset), digits: .count(2))
      let to = code("C\(number)")
      #expect(try RatesTable.convert(money("1 EUR"), to: to, with: table, on, in: nil).money == Money(decimal("2"), to))
      var off = on
      off.day = Day(number: first + offset - 1)
      expectFailure(.noRate) { try RatesTable.convertByRoute(money("1 EUR"), to: to, with: table, off, in: nil) }
    }
  }
}
