import Testing

@testable import MoneyCore

/// The built-in table against the file it is generated from, field by field.
struct CurrencyTableTests {
  private static let rows = Result { try ProjectFiles.table("share/currencies/currencies.csv") }

  private func find(_ text: String) throws -> (row: Int, currency: Currency) {
    let row = try #require(CurrencyTable.row(of: code(text)), "\(text)")
    return (row, try #require(CurrencyTable.currency(row), "\(text)"))
  }

  private func date(_ text: String?) throws -> Day? {
    guard let text, !text.isEmpty else { return nil }
    return try Day(reading: text)
  }

  @Test func hasTheFilesRowsInTheirOrder() throws {
    let codes = try Self.rows.get().compactMap { $0["code"] }
    #expect(codes.count == CurrencyTable.count)
    let built = try (0..<CurrencyTable.count).map { try #require(CurrencyTable.code($0)) }
    #expect(built.map { String($0) } == codes)
    #expect(zip(built, built.dropFirst()).allSatisfy { $0 < $1 })
    for (row, code) in built.enumerated() { #expect(CurrencyTable.row(of: code) == row) }
    #expect(CurrencyTable.currency(-1) == nil && CurrencyTable.currency(CurrencyTable.count) == nil)
    let version = try ProjectFiles.text("share/currencies/VERSION").split(separator: "\n").first
    #expect(version.map(String.init) == CurrencyTable.version.description)
  }

  @Test func saysOfEachCurrencyWhatTheFileSays() throws {
    let kinds: [String: Currency.Kind] = [
      "current": .current, "historical": .historical, "special": .special, "unit": .unit, "informal": .informal,
    ]
    for fields in try Self.rows.get() {
      func field(_ name: String) -> String { fields[name] ?? "" }
      let (_, currency) = try find(field("code"))
      let what: Comment = "\(field("code"))"
      #expect(String(currency.code) == field("code"), what)
      #expect(currency.numeric == Int(field("numeric")), what)
      #expect(String(currency.name) == field("name"), what)
      #expect(currency.kind == kinds[field("kind")], what)
      #expect(currency.digits == UInt32(field("digits")), what)
      #expect(currency.introduced == (try date(field("introduced"))), what)
      #expect(currency.withdrawn == (try date(field("withdrawn"))), what)
      #expect(currency.successor.map { String($0) } ?? "" == field("successor"), what)
      #expect(currency.factor.map { String($0) } ?? "" == field("factor"), what)
      #expect(currency.factorSince == (try date(field("factor_since"))), what)
      #expect(currency.cashStep.map { String($0) } ?? "" == field("cash_step"), what)
      #expect(String(currency.countries.filter { $0 != 0x20 }) == field("countries").filter { $0 != " " }, what)
      #expect(String(currency.flag) == field("flag"), what)
      #expect((currency.fixedFactor?.isUnit ?? false) == (currency.kind == .unit), what)
    }
  }

  /// The minor units in force on the days around each change.
  @Test func datesTheMinorUnits() throws {
    for fields in try Self.rows.get() {
      let (row, currency) = try find(fields["code"] ?? "")
      #expect(CurrencyTable.digits(row, on: nil) == currency.digits)
      let earlier = (fields["earlier_digits"] ?? "").split(separator: " ").map { $0.split(separator: "<") }
      #expect(CurrencyTable.digitsSince(row) == (try earlier.last.map { try Day(reading: String($0[1])) }))
      if earlier.isEmpty {
        for text in ["0001-01-01", "1999-01-01", "9999-12-31"] {
          #expect(CurrencyTable.digits(row, on: day(text)) == currency.digits)
        }
      }
      for (index, change) in earlier.enumerated() {
        let until = try #require(try date(String(change[1])))
        #expect(CurrencyTable.digits(row, on: Day(unchecked: until.number - 1)) == UInt32(change[0]))
        let next = index + 1 < earlier.count ? UInt32(earlier[index + 1][0]) : currency.digits
        #expect(CurrencyTable.digits(row, on: until) == next)
      }
    }
  }

  /// A numeric code and a day name at most one currency: the one of the file whose time it is.
  @Test func findsByNumberAndDay() throws {
    let rows = try Self.rows.get()
    let days = try Set(rows.flatMap { [$0["introduced"], $0["withdrawn"]] }.compactMap { try date($0)?.number })
    let numbers = Dictionary(grouping: rows.filter { $0["numeric"] != "" }) { Int($0["numeric"] ?? "") ?? -1 }
    for (numeric, sharers) in numbers {
      let own = try sharers.flatMap { [$0["introduced"], $0["withdrawn"]] }.compactMap { try date($0)?.number }
      for number in own.flatMap({ [$0 - 1, $0] }) + Array(days.sorted().prefix(3)) {
        let day = try #require(Day(number: number))
        let wanted = try sharers.filter {
          let (introduced, withdrawn) = (try date($0["introduced"]), try date($0["withdrawn"]))
          return introduced.map { $0 <= day } ?? true && withdrawn.map { day < $0 } ?? true
        }
        #expect(wanted.count <= 1, "\(numeric) on \(String(day))")
        let found = CurrencyTable.row(ofNumeric: numeric, on: day).flatMap(CurrencyTable.code)
        #expect(found.map { String($0) } == wanted.first?["code"], "\(numeric) on \(String(day))")
      }
      // Without a day: the one still in use, else the last that was.
      let last =
        sharers.first { $0["withdrawn"] == "" } ?? sharers.max { $0["withdrawn"] ?? "" < $1["withdrawn"] ?? "" }
      #expect(
        CurrencyTable.row(ofNumeric: numeric, on: nil).flatMap(CurrencyTable.code).map { String($0) } == last?["code"])
    }
    #expect(CurrencyTable.row(ofNumeric: 1, on: nil) == nil)
    #expect(CurrencyTable.row(ofNumeric: 0, on: nil) == nil)
  }

  @Test func doesNotKnowOtherCodes() throws {
    for text in ["A", "AAA", "EURO", "EURX", "zzz", "eur", "EURabcdefgh", "E", "ZZZZZZZZZZZ"] {
      #expect(CurrencyTable.row(of: code(text)) == nil, "\(text)")
      #expect(!CurrencyTable.contains(code(text)))
    }
    #expect(CurrencyTable.contains(code("EUR")))
    // Codes that differ from built-in ones in one bit, and bytes that are no code.
    let built = Set((0..<CurrencyTable.count).compactMap { CurrencyTable.code($0)?.words.head })
    for head in built {
      #expect(CurrencyTable.contains(letters: head) == CurrencyCode(head: head, tail: 0).isThreeUppercaseLetters)
      for bit in 0..<32 where !built.contains(head ^ 1 << UInt32(bit)) {
        let other = head ^ 1 << UInt32(bit)
        #expect(!CurrencyTable.contains(letters: other) && CurrencyTable.digits(ofLetters: other) == nil)
        if let code = CurrencyCode(head: other, rest: 0) { #expect(CurrencyTable.row(of: code) == nil) }
      }
    }
    #expect(!CurrencyTable.contains(letters: 0x20_4441) && !CurrencyTable.contains(letters: 0))
    #expect(CurrencyTable.digits(ofLetters: CurrencyCode.euro.words.head) == 2)
    #expect(CurrencyTable.digits(ofLetters: code("XAU").words.head) == nil)
    // The case counts: a penny is no pound.
    #expect(try find("GBp").currency.kind == .unit && find("GBP").currency.kind == .current)
  }
}
