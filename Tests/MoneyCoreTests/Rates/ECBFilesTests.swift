import Testing

@testable import MoneyCore

/// The European Central Bank's own files, against a reader of a few lines.
struct ECBFilesTests {
  private static let history = Result { try read("share/ecb/eurofxref-hist.csv") }
  private static let lines = Result { try history.get().lines }

  private static func read(_ path: String) throws -> RatesTable {
    try reading(bytes: try ProjectFiles.bytes(path)) { (text) throws(MoneyFailure) in try ECBReader.read(text) }
  }

  private static func cells(_ line: Substring) -> [Substring] {
    line.split(separator: ",", omittingEmptySubsequences: false)
  }

  @Test func readsEachCellOfTheHistory() throws {
    let lines = try ProjectFiles.text("share/ecb/eurofxref-hist.csv").split(separator: "\n")
    let columns = Self.cells(lines[0])
    let table = try Self.history.get()
    #expect(table.days.count == lines.count - 1)
    var wanted: [String] = []
    // Every column of a row now and then, and the first rows and the last in full.
    for (number, line) in lines.enumerated().dropFirst() where number % 40 == 1 || number >= lines.count - 2 {
      let row = Self.cells(line)
      for column in columns.indices.dropFirst() where !columns[column].isEmpty && row[column] != "N/A" {
        wanted.append("EUR \(columns[column]) \(row[column]) \(row[0])")
      }
    }
    let lookup = Set(try Self.lines.get())
    #expect(lookup.count == table.quoteCount)
    for line in wanted { try #require(lookup.contains(line), "\(line)") }
    let count = lines.dropFirst().reduce(0) { count, line in
      count + Self.cells(line).dropFirst().count { !$0.isEmpty && $0 != "N/A" }
    }
    #expect(table.quoteCount == count)
  }

  @Test(
    arguments: [
      ("100.00 USD", "EUR", "2024-02-29", 0), ("100.00 EUR", "JPY", "2000-01-04", 1),
      ("1000 JPY", "CHF", "2010-05-13", 7),
    ] as [(String, String, String, Int32)])
  func convertsAtTheDaysRates(_ amount: String, _ to: String, _ on: String, _ gap: Int32) throws {
    let table = try Self.history.get()
    let amount = money(amount)
    let found = try RatesTable.explain(
      amount, to: code(to), with: table, ConversionOptions(on: on, gap: gap), in: nil)
    let quotes = try Self.lines.get().filter { $0.hasSuffix(on) }.map { $0.split(separator: " ") }
    func euro(_ code: String) throws -> Fraction {
      if code == "EUR" { return .one }
      return Fraction(rate(String(try #require(quotes.first { $0[1] == code })[2])))
    }
    let wanted = try euro(to) * euro(String(amount.currency)).inverse
    #expect(Fraction(found.rate) == wanted && found.gap == 0)
    #expect(Fraction(found.money.amount) + Fraction(found.remainder) == Fraction(amount.amount) * wanted)
  }

  @Test func knowsItsEnds() throws {
    let table = try Self.history.get()
    #expect(table.days.first == day("1999-01-04"))
    #expect(
      try RatesTable.find(from: code("EUR"), to: code("USD"), with: table, ConversionOptions(on: "1999-01-04")).legs
        .map(\.rate) == [rate("1.1789")])
    expectFailure(.noRate, saying: "no rate from USD to EUR on 1999-01-03: the table starts on 1999-01-04") {
      try RatesTable.convert(
        money("1 USD"), to: code("EUR"), with: table, ConversionOptions(on: "1999-01-03", gap: 9), in: nil)
    }
    // A Saturday: not without leave to look back.
    expectFailure(
      .noRate,
      saying: "no rate from USD to EUR on 2020-03-14: the latest earlier rate is from 2020-03-13, 1 day before, and max_gap is 0"
    ) {
      try RatesTable.convert(money("1 USD"), to: code("EUR"), with: table, ConversionOptions(on: "2020-03-14"), in: nil)
    }
    let friday = try RatesTable.explain(
      money("1 USD"), to: code("EUR"), with: table, ConversionOptions(on: "2020-03-14", gap: 1), in: nil)
    #expect(friday.day == day("2020-03-13") && friday.gap == 1 && friday.flags.contains(.earlier))
  }

  @Test func readsTheDailyFile() throws {
    let daily = try Self.read("Tests/Data/eurofxref-daily.csv")
    let table = try Self.history.get()
    let date = try #require(daily.days.first)
    #expect(daily.days.count == 1 && daily.quoteCount == 29 && daily.base == code("EUR"))
    // The same day in the history, whatever zeros each writes.
    for line in daily.lines {
      let words = line.split(separator: " ").map(String.init)
      let found = try RatesTable.find(from: code("EUR"), to: code(words[1]), with: table, ConversionOptions(day: date))
      try #require(Fraction(found.rate) == Fraction(rate(words[2])), "\(line)")
    }
  }
}
