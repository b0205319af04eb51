import Testing
@testable import MoneyCore
@testable import MoneyLocale

struct CountryTableTests {
  private func codes(_ country: String, _ on: String? = nil) throws(MoneyFailure) -> [String] {
    let date = on.map { day($0) }
    return try reading(country) { (bytes) throws(MoneyFailure) in
      try CountryTable.currencies(of: bytes, on: date).map { String($0) }
    }
  }

  private func currency(_ locale: String, _ on: String? = nil) throws(MoneyFailure) -> String {
    let date = on.map { day($0) }
    return try reading(locale) { (bytes) throws(MoneyFailure) in
      String(try MoneyLocale.currency(ofName: bytes, on: date))
    }
  }

  @Test func examples() throws {
    #expect(try codes("DE", "1998-12-31") == ["DEM"])
    #expect(try codes("DE", "1999-01-01") == ["DEM", "EUR"])
    #expect(try codes("DE", "2002-01-01") == ["EUR"])
    #expect(try codes("BG", "2025-12-31") == ["BGN"] && codes("bg", "2026-02-01") == ["EUR"] && codes("BG") == ["EUR"])
    // Two currencies at once: the old one comes last from the day on which the new one replaced it.
    #expect(try codes("BG", "2026-01-15") == ["EUR", "BGN"] && codes("HR", "2023-01-14") == ["EUR", "HRK"])
    #expect(try codes("HR", "2023-01-15") == ["EUR"] && codes("FR", "2002-02-17") == ["EUR", "FRF"])
    #expect(try codes("CW", "2025-05-15") == ["XCG", "ANG"] && codes("SX", "2025-06-30") == ["XCG", "ANG"])
    #expect(try codes("SX", "2025-07-01") == ["XCG"] && codes("SL", "2023-12-31") == ["SLE", "SLL"])
    #expect(try currency("hr-HR", "2023-01-10") == "EUR")
    #expect(try codes("BT") == ["BTN", "INR"] && codes("LS") == ["LSL", "ZAR"] && codes("PA") == ["PAB", "USD"])
    #expect(try codes("US", "1792-01-01") == ["USD"] && codes("SU", "1980-01-01") == ["SUR"])
    #expect(try currency("de-CH") == "CHF" && currency("en_BG") == "EUR" && currency("zh-Hant-TW") == "TWD")
    #expect(try currency("hr-HR", "2022-12-31") == "HRK" && currency("ca-ES-valencia") == "EUR")
  }

  @Test func whatIsNotKnown() {
    expectFailure(.notFound, saying: "unknown country \"QQ\"") { try codes("QQ") }
    expectFailure(.notFound, saying: "no currency for country \"US\" on 1791-12-31") {
      try codes("US", "1791-12-31")
    }
    expectFailure(.notFound, saying: "no currency for country \"SU\" at present") { try codes("SU") }
    for text in ["", "D", "DEU", "1A", "D\u{E4}"] { expectFailure(.syntax, at: 0) { try codes(text) } }
    expectFailure(.notFound, saying: "locale must name a country, got \"de\"") { try currency("de") }
    expectFailure(.notFound) { try currency("es-419") }
    expectFailure(.notFound) { try currency("xx-DE") }
    expectFailure(.notFound, saying: "no currency for country \"US\" on 1700-01-01") {
      try currency("en-US", "1700-01-01")
    }
    expectFailure(.syntax, at: 0) { try currency("") }
  }

  /// The Swift table equals the reviewed one, on the first and last day of every row and the days around them.
  @Test func everyRowIsThere() throws {
    let rows = try ProjectFiles.text("share/currencies/countries.csv").split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
    #expect(rows.count == CountryTable.count)
    for row in rows {
      for text in [row[2], row[3]] where !text.isEmpty {
        for offset in -1...1 as ClosedRange<Int32> {
          let date = try #require(Day(number: day(text).number + offset))
          let wanted = rows.filter { $0[0] == row[0] && day($0[2]) <= date && ($0[3].isEmpty || date < day($0[3])) }
          let got = (try? codes(row[0], String(date))) ?? []
          try #require(Set(got) == Set(wanted.map { $0[1] }) && got.count == wanted.count, "\(row) on \(String(date))")
        }
      }
      #expect(CurrencyTable.contains(code(row[1])), "\(row)")
    }
  }
}
