import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

/// Portfolios as comma-separated values, and the names of a journal.
struct PortfolioFormatTests {
  private func read(_ csv: String, _ method: LotMethod = .fifo) throws -> Portfolio {
    let settings = try PortfolioSettings(currency: code("EUR"), method: method)
    return try Array(csv.utf8).reading { (text) throws(MoneyFailure) in try PortfolioCSV.read(text, settings) }
  }

  private let header = "date,action,symbol,quantity,total,currency\n"

  @Test(arguments: everyMethod) func outAndInChangesNothing(_ method: LotMethod) throws {
    var portfolio = try Portfolio.empty("EUR", method)
    try portfolio.add(
      .buy("a;b\\:c", "3", "10.00 USD", on: "2024-01-02", id: "x:;\\", fee: "1 JPY", rate: rate("12/13")))
    try portfolio.add(.buy("ABC", "0.250", "7 EUR", on: "2024-01-01"))
    try portfolio.add(.split("a;b\\:c", "2", per: "3.0", on: "2024-01-03"))
    try portfolio.add(.payment(.fee, "", "4.90 EUR", on: "2024-01-03"))
    if method != .average {
      try portfolio.add(.sell("a;b\\:c", "1.5", "5 USD", on: "2024-01-04", lots: [("x:;\\", "1.5")]))
    }
    let text = String(try PortfolioCSV.write(portfolio))
    let again = try read(text, method)
    #expect(String(try PortfolioCSV.write(again)) == text)
    #expect(again.next == portfolio.next && again.revision == portfolio.revision)
    #expect(again.entered.map { $0.rate } == portfolio.entered.map { $0.rate })
    #expect(text.contains("lots\n") == (method != .average))
  }

  @Test func aLineThatIsWrongIsNamed() {
    let row = "2024-01-01,buy,ABC,1,10,EUR\r\n"
    let start = header.utf8.count + 3 * row.utf8.count
    let many = header + row + row + row
    expectFailure(.insufficient, at: start, saying: "line 5: 5 ABC sold on 2024-01-02, 4 held") {
      try read(many + "2024-01-02,sell,ABC,5,1,EUR\n" + row)
    }
    expectFailure(
      .document, at: start + 11, saying: "line 5: no such action: \"hold\"; there are buy, sell, dividend, fee, split"
    ) {
      try read(many + "2024-01-02,hold,ABC,4,1,EUR\n" + row)
    }
    expectFailure(.currencyMismatch, at: start) { try read(many + "2024-01-02,buy,ABC,4,1,USD\n" + row) }
    expectFailure(.document, at: start + 29) { try read(many + "2024-01-02,buy,ABC,1,10,\"EUR\"x\n") }
  }

  @Test func linesAreCounted() {
    let counted = Array("a\r\nb\rc\n\nd".utf8).withUnsafeBufferPointer { text in
      [0, 3, 5, 7, 8].map { CSVScanner(text).line(at: $0) }
    }
    #expect(counted == [1, 2, 3, 4, 5])
  }

  @Test func namesOfAJournal() throws {
    var portfolio = try Portfolio.empty()
    try portfolio.add(.buy("ABC", "1", "1 USD", on: "2024-01-01"))
    let names = JournalNames(portfolio)
    func name(_ symbol: String) -> String { String(names.symbol(text(symbol))) }
    #expect(name("ABC") == "ABC" && name("BRK.B") == "BRK.B" && name("EUR") == "EUR")
    #expect(name("USD") == "S'USD" && name("NULL") == "S'NULL" && name("F") == "S'F" && name("9984") == "S'9984")
    #expect(name("AB-") == "S'AB_2D" && name("S'F") == "S'S_27F" && name("ü") == "S'_C3_BC")
    #expect(String(JournalNames.code(code("gbp"))) == "C'_67_62_70")
  }
}
