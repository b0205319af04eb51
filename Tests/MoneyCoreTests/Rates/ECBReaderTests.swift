import Testing

@testable import MoneyCore

/// The shape of the European Central Bank's files, line by line and cell by cell.
struct ECBReaderTests {
  private func read(_ text: String) throws -> RatesTable {
    try reading(text) { (text) throws(MoneyFailure) in try ECBReader.read(text) }
  }

  private static let wanted = [
    "EUR JPY 160.00 2024-03-01", "EUR JPY 161 2024-03-04", "EUR USD 1.0813 2024-03-01", "EUR USD 1.0846 2024-03-05",
  ]

  @Test func readsTheHistoryInAnyOrder() throws {
    var random = SplitMix64(seed: 130)
    let rows = ["2024-03-05,1.0846,N/A,", "2024-03-04,N/A,161,", "2024-03-01,1.0813,160.00,"]
    for order in [rows, rows.reversed()] + (0..<6).map({ _ in random.shuffled(rows) }) {
      let table = try read((["Date,USD,JPY,"] + order).joined(separator: "\n") + "\n")
      #expect(table.lines == Self.wanted)
      #expect(table.days.map { String($0) } == ["2024-03-01", "2024-03-04", "2024-03-05"])
      #expect(table.codes.map { String($0) } == ["EUR", "JPY", "USD"])
      #expect(table.base == code("EUR") && String(table.source) == "European Central Bank" && table.instant == nil)
      #expect(table.quoteCount == 4 && table.pairCount == 2 && !table.hasRoundedRates)
      let options = ConversionOptions(on: "2024-03-05", gap: 1, digits: .count(2))
      let jpy = try RatesTable.convert(money("161 JPY"), to: code("EUR"), with: table, options, in: nil)
      #expect(String(jpy.money) == "1.00 EUR" && jpy.flags == .earlier)
    }
  }

  @Test(arguments: [
    "Date,USD,JPY\n2024-03-04,N/A,161\n2024-03-05,1.0846,N/A\n2024-03-01,1.0813,160.00",
    "Date,USD,JPY,\r\n2024-03-05,1.0846,N/A,\r\n2024-03-04,N/A,161,\r\n2024-03-01,1.0813,160.00,\r\n",
    "Date,USD,JPY\r\n2024-03-05,1.0846,N/A\r\n2024-03-04,N/A,161\r\n2024-03-01,1.0813,160.00",
    "Date ,USD ,JPY , \n2024-03-05 ,1.0846,N/A,\n2024-03-04,N/A,161\n2024-03-01,1.0813,160.00\n",
    "Date, USD, JPY, \n2024-03-05, 1.0846, N/A, \n2024-03-04, N/A, 161, \n2024-03-01, 1.0813, 160.00, \n",
    "\n\nDate,USD,JPY\n\n2024-03-05,1.0846 ,N/A\n \r\n2024-03-04,N/A ,161 \n2024-03-01,1.0813,160.00\n\n",
    "Date,USD,JPY\n5 March 2024,1.0846,N/A\n04 March 2024,N/A,161\n1 March 2024,1.0813,160.00\n",
  ])
  func readsItsVariants(_ text: String) throws {
    #expect(try read(text).lines == Self.wanted)
  }

  /// However many lines are empty, the table is that of the others.
  @Test(arguments: [1, 10, 100, 1000]) func skipsBlankLines(_ count: Int) throws {
    let blank = String(repeating: "\n", count: count)
    for text in [
      "Date,USD,JPY\n2024-03-04,1,161\n\(blank)", "Date,USD,JPY\n\(blank)2024-03-04,1,161",
      "\(blank)Date,USD,JPY\n2024-03-04,1,161",
    ] {
      #expect(try read(text).lines == ["EUR JPY 161 2024-03-04", "EUR USD 1 2024-03-04"])
    }
  }

  @Test func readsLongRates() throws {
    let table = try read(
      "Date,USD,JPY\n2024-03-04,1.00000000000000000051,1234567890123456789.5\n2024-03-05,1.2345678901234567,1")
    #expect(
      table.lines == [
        "EUR JPY 1234567890123456790 2024-03-04", "EUR JPY 1 2024-03-05", "EUR USD 1.000000000000000001 2024-03-04",
        "EUR USD 1.2345678901234567 2024-03-05",
      ])
    var rounded: [String] = []
    table.forEachQuote { if $0.isRounded { rounded.append(String($0.to)) } }
    #expect(rounded == ["JPY", "USD"] && table.hasRoundedRates)
  }

  @Test func listsOnlyWhatIsQuoted() throws {
    let table = try read("Date,USD,BGN\n2024-03-04,1.1,N/A\n2024-03-05,1.2,N/A\n")
    #expect(table.codes.map { String($0) } == ["EUR", "USD"] && table.pairCount == 1)
    expectFailure(.noRate) {
      try RatesTable.find(from: code("EUR"), to: code("BGN"), with: table, ConversionOptions(on: "2024-03-05"))
    }
  }

  /// The newest day is the newest one with a rate, in any order of the rows.
  @Test(arguments: [
    "Date,USD\n2024-03-06,N/A\n2024-03-05,1.2\n2024-03-04,1.1\n",
    "Date,USD\n2024-03-04,1.1\n2024-03-06,N/A\n2024-03-05,1.2\n",
  ])
  func countsOnlyDaysWithRates(_ text: String) throws {
    let table = try read(text)
    #expect(table.days.map { String($0) } == ["2024-03-04", "2024-03-05"])
    let newest = try RatesTable.convert(money("1 EUR"), to: code("USD"), with: table, ConversionOptions(), in: nil)
    #expect(String(newest.money) == "1.20 USD")
  }

  @Test(
    arguments: [
      // The invalid text, and the position of its byte.
      ("", .noRates, nil), ("  \n\r\n", .noRates, nil), ("Date\n2024-03-04", .noRates, nil),
      ("Date,USD\n", .noRates, nil),
      ("Date,USD\n2024-03-04,N/A\n", .noRates, nil), ("date,USD\n", .document, 0), ("<html>", .document, 0),
      ("Datum,USD\n", .document, 0), ("Date;USD\n", .document, 0), ("Date,US D\n2024-03-04,1", .document, 5),
      ("Date,USD,,JPY\n2024-03-04,1,2", .document, 9), ("Date,EUR\n2024-03-04,1", .document, 5),
      ("Date,USD,JPY,USD\n2024-03-04,1,2,3", .duplicateRate, 13),
      ("Date,USD\n2024-03-04,1\n2024-03-04,1\n", .duplicateRate, 22), ("Date,USD\n2024-02-30,1\n", .date, 9),
      ("Date,USD\n2024-02-28,1\n2023-02-29,1\n", .date, 22), ("Date,USD\n31 April 2024,1\n", .date, 9),
      ("Date,USD\n2024-3-4,1\n", .document, 9), ("Date,USD\n4 Brumaire 2024,1\n", .document, 9),
      ("Date,USD\n2024-03-0x,1\n", .syntax, 18), ("Date,USD\n,1\n", .document, 9),
      ("Date,USD,JPY\n2024-03-04,1\n", .document, 25), ("Date,USD,JPY\n2024-03-04,1,2,3\n", .document, 27),
      ("Date,USD\n2024-03-04,1,,\n", .document, 21), ("Date,USD\n2024-03-04,\n", .document, 20),
      ("Date,USD,JPY\n2024-03-04,,1\n", .document, 24), ("Date,USD\n2024-03-04,x\n", .document, 20),
      ("Date,USD\n2024-03-04,1.\n", .document, 20), ("Date,USD\n2024-03-04,n/a\n", .document, 20),
      ("Date,USD\n2024-03-04,N/AA\n", .document, 20), ("Date,USD\n2024-03-04,0\n", .invalidRate, 20),
      ("Date,USD\n2024-03-04,0.0000\n", .invalidRate, 20), ("Date,USD\n2024-03-04,-1\n", .invalidRate, 20),
      ("Date,USD\n2024-03-04,100000000000000000000\n", .invalidRate, 20), ("Date,USD\n2024-03-04\n", .document, 19),
      ("Date,USD\n2024-03-04,1", nil, nil), ("Date,USD\n2024-03-04,1,", nil, nil),
    ] as [(String, MoneyStatus?, Int?)])
  func saysWhatIsWrongAndWhere(_ text: String, _ status: MoneyStatus?, _ position: Int?) throws {
    guard let status else {
      #expect(try read(text).lines == ["EUR USD 1 2024-03-04"])
      return
    }
    expectFailure(status, at: position) { try read(text) }
  }

  @Test func namesWhatIsWrong() {
    expectFailure(.document, at: 20, saying: "expected a rate or N/A, got \"1,1\"".replacing("1,1", with: "x")) {
      try read("Date,USD\n2024-03-04,x\n")
    }
    expectFailure(.duplicateRate, at: 22, saying: "duplicate row 2024-03-04") {
      try read("Date,USD\n2024-03-04,1\n2024-03-04,1\n")
    }
    expectFailure(.duplicateRate, at: 9, saying: "duplicate column USD") { try read("Date,USD,USD\n2024-03-04,1,1\n") }
    expectFailure(.noRates, saying: "the document is empty") { try read("") }
    expectFailure(.noRates, saying: "the document contains no rates") { try read("Date,USD\n2024-03-04,N/A\n") }
    expectFailure(.noRates, saying: "the document contains no currencies") { try read("Date\n2024-03-04") }
  }

  /// Also where the rows of one day do not follow each other.
  @Test func takesADayOnce() {
    expectFailure(.duplicateRate, saying: "duplicate rate from EUR to USD on 2024-03-04") {
      try read("Date,USD\n2024-03-04,1\n2024-03-05,1\n2024-03-04,1\n")
    }
  }

  /// A wide head over many short rows does not reserve memory that the text cannot fill.
  @Test func refusesWhatItCannotFill() throws {
    let codes = (0..<1025).map { "C\($0)" }
    let head = "Date," + codes.prefix(1024).joined(separator: ",")
    let failure = #expect(throws: MoneyFailure.self) {
      try read(head + String(repeating: "\n2024-03-04,1", count: 50_000))
    }
    #expect(failure?.status == .document)
    expectFailure(.document, at: head.utf8.count + 1) { try read(head + ",C1024\n") }
    let row = "2024-03-04" + String(repeating: ",1", count: 1024)
    #expect(try read(head + "\n" + row).quoteCount == 1024)
  }

  /// Nothing that is cut off, changed or put in makes it fail otherwise than by saying so.
  @Test func survivesDamage() throws {
    var random = SplitMix64(seed: 131)
    let sound = Array("Date,USD,JPY,\n2024-03-05,1.0846,N/A,\n4 March 2024,N/A,161,\n2024-03-01,1.0813,160.00,\n".utf8)
    let pieces = Array("0159,.-/NAate \r\n\u{E9}".utf8)
    for _ in 0..<2000 {
      var text = sound
      for _ in 0..<1 + random.below(3) where !text.isEmpty {
        let position = random.below(text.count)
        switch random.below(4) {
        case 0: text.remove(at: position)
        case 1: text.insert(random.pick(pieces), at: position)
        case 2: text[position] = random.pick(pieces)
        default: text.removeSubrange(position...)
        }
      }
      do {
        let table = try reading(bytes: text) { (text) throws(MoneyFailure) in try ECBReader.read(text) }
        var count = 0
        table.forEachQuote { _ in count += 1 }
        try #require(count == table.quoteCount && count > 0, "\(String(text))")
      } catch let failure as MoneyFailure {
        try #require(failure.position.map { (0...text.count).contains($0) } ?? true, "\(String(text))")
      }
    }
  }
}
