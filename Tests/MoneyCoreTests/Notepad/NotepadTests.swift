import Testing
@testable import MoneyCore
@testable import MoneyLocale
@testable import MoneyNotepad

struct NotepadTests {
  private func notepad(_ text: String, _ locale: String? = "en-US", home: String? = nil) throws -> Notepad {
    var options = NotepadOptions()
    options.reading = .lenient
    if let locale {
      options.locale = try reading(locale) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) }
    }
    options.home = try home.map { try #require(CurrencyCode(bytes: Array($0.utf8))) }
    options.today = Day(year: 2026, month: 10, day: 30)
    var notepad = Notepad(options)
    notepad.setRates(try builder(["EUR USD 1.25", "EUR GBP 0.8"]).build())
    try reading(text) { (text) throws(MoneyFailure) in try notepad.setText(text) }
    return notepad
  }

  private func answers(_ notepad: Notepad) -> [String] {
    (0..<notepad.lineCount).map { index in
      let kind = notepad.line(index)?.kind
      let part: NotepadLine.Part = kind == .error || kind == .question ? .message : .value
      return String(decoding: notepad.text(part, of: index), as: UTF8.self)
    }
  }

  @Test func lines() throws {
    let notepad = try notepad("tip = 15%\nlunch: $40 + tip\n12 EUR\ntotal in USD\n\nsplit 10 EUR by 3")
    #expect(
      answers(notepad) == ["15%", "46.00 USD", "12.00 EUR", "61.00 USD", "", "3.34 EUR, 3.33 EUR, 3.33 EUR"])
    #expect(notepad.dependencies(of: 3) == [1, 2])
    #expect(notepad.line(6) == nil && notepad.text(.value, of: -1).isEmpty && notepad.reading(0, of: 9).isEmpty)
  }

  @Test(
    arguments: [
      ("1,234", nil, "ambiguous number \"1,234\": expected 1234 or 1.234"), ("1,234", "en", "1234"),
      ("1,234", "de", "1.234"),
      ("1.234", "de", "1234"), ("1.234", nil, "1.234"), ("1.234,5", "en", "1234.5"), ("12,34,567", nil, "1234567"),
      ("0,123", nil, "0.123"), ("1 234,5", nil, "1234.5"), ("1,23,4", nil, "expected a number, got \"1,23,4\""),
      ("2.5k", nil, "2500"), ("1.2345M", nil, "1234500"),
    ] as [(String, String?, String)])
  func numbers(_ text: String, _ locale: String?, _ wanted: String) throws {
    #expect(answers(try notepad(text, locale)) == [wanted])
  }

  @Test func aNameIsRedefined() throws {
    var notepad = try notepad("a = 1\na x 2\na = 5\na x 2")
    #expect(answers(notepad) == ["1", "2", "5", "10"])
    let version = notepad.version
    try reading("a = 3") { (text) throws(MoneyFailure) in try notepad.setLine(0, text) }
    #expect(answers(notepad) == ["3", "6", "5", "10"])
    #expect(notepad.changes(since: version) == [0, 1])
    try notepad.removeLine(2)
    #expect(answers(notepad) == ["3", "6", "6"])
  }

  @Test func aTotalChangesWithItsBlockAlone() throws {
    var notepad = try notepad("1 EUR\n2 EUR\nsum\n\n5 EUR\nsum")
    let version = notepad.version
    try reading("4 EUR") { (text) throws(MoneyFailure) in try notepad.setLine(0, text) }
    #expect(answers(notepad) == ["4.00 EUR", "2.00 EUR", "6.00 EUR", "", "5.00 EUR", "5.00 EUR"])
    #expect(notepad.changes(since: version) == [0, 2])
    try reading("") { (text) throws(MoneyFailure) in try notepad.insertLine(1, text) }
    #expect(answers(notepad) == ["4.00 EUR", "", "2.00 EUR", "2.00 EUR", "", "5.00 EUR", "5.00 EUR"])
  }

  @Test func aTotalIsInTheCurrencyOfTheFirstItem() throws {
    var notepad = try notepad("10 EUR\n5 USD\ntotal\nmax")
    #expect(answers(notepad) == ["10.00 EUR", "5.00 USD", "14.00 EUR", "10.00 EUR"])
    #expect(String(decoding: notepad.text(.reading, of: 2), as: UTF8.self) == "total in EUR")
    try notepad.removeLine(0)
    #expect(answers(notepad) == ["5.00 USD", "5.00 USD", "5.00 USD"])
    notepad.setRates(nil)
    try reading("1 GBP") { (text) throws(MoneyFailure) in try notepad.insertLine(0, text) }
    #expect(notepad.line(2)?.failure?.status == .currencyMismatch)
  }

  @Test func linesAreAppended() throws {
    let lines = ["a = 2 EUR", "3 USD", "sum", "", "prev", "sum", "a x 2", "sum + a", "a = 1", "count", "a + prev"]
    var notepad = try notepad(lines[0])
    for (index, line) in lines.enumerated().dropFirst() {
      try reading(line) { (text) throws(MoneyFailure) in try notepad.insertLine(index, text) }
      #expect(try answers(notepad) == answers(self.notepad(lines[...index].joined(separator: "\n"))))
      // A change above, then back again.
      try reading("a = 9 GBP") { (text) throws(MoneyFailure) in try notepad.setLine(0, text) }
      try reading(lines[0]) { (text) throws(MoneyFailure) in try notepad.setLine(0, text) }
    }
    #expect(try answers(notepad) == answers(self.notepad(lines.joined(separator: "\n"))))
  }

  @Test func aLineMayContainThousandsOfNames() throws {
    let long = (["a = 1 EUR"] + ["sum" + String(repeating: "+sum", count: 4000)]).joined(separator: "\n")
    #expect(answers(try notepad(long)) == ["1.00 EUR", "4001.00 EUR"])
  }
}
