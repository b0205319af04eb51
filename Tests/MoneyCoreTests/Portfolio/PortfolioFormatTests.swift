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
    let actions = Transaction.Action.allCases.map { String(Message($0.name)) }.joined(separator: ", ")
    expectFailure(
      .document, at: start + 11, saying: "line 5: action must be one of \(actions), got \"hold\""
    ) {
      try read(many + "2024-01-02,hold,ABC,4,1,EUR\n" + row)
    }
    expectFailure(.currencyMismatch, at: start) { try read(many + "2024-01-02,buy,ABC,4,1,USD\n" + row) }
    expectFailure(.document, at: start + 29) { try read(many + "2024-01-02,buy,ABC,1,10,\"EUR\"x\n") }
  }

  private func rows(_ csv: String, _ shortSales: ShortSalePolicy = .reject, header: String? = nil) throws -> [String] {
    let settings = try PortfolioSettings(currency: code("EUR"), method: .lifo, shortSales: shortSales)
    let bytes = Array(((header ?? "date,action,symbol,quantity,price\n") + csv).utf8)
    let portfolio = try bytes.reading { (text) throws(MoneyFailure) in try PortfolioCSV.read(text, settings) }
    return (0..<portfolio.count).compactMap { portfolio.transaction(at: $0) }.map { one in
      String(decoding: UTF8Bytes(one.action.name), as: UTF8.self) + String(one.quantity)
    }
  }

  @Test func aDocumentWithTheNewestFirstIsReadFromItsEnd() throws {
    let days = "2024-01-06,sell,A,4,9\n2024-01-06,split,A,2:1,\n2024-01-05,sell,A,3,6\n2024-01-05,buy,A,5,5\n"
    for policy in ShortSalePolicy.allCases { #expect(try rows(days, policy) == ["buy5", "sell3", "split2", "sell4"]) }
    // One day that ascends is enough for the order as written.
    let ascending = "2024-01-05,buy,A,5,5\n2024-01-05,sell,A,3,6\n2024-01-06,buy,A,1,9\n"
    #expect(try rows(ascending) == ["buy5", "sell3", "buy1"])
    // Each line keeps its id.
    let portfolio = try read("date,action,symbol,quantity,price\n" + days)
    #expect((0..<4).compactMap { portfolio.transaction(at: $0) }.map { String($0.id.bytes) } == ["4", "3", "2", "1"])
    #expect(portfolio.next == 5)
    // The library's own columns are in the order of adding.
    let own = "id,date,action,symbol,quantity,price,total,currency,fee,fee_currency,rate\n"
    let line = { (id: String, day: String, rest: String) in "\(id),\(day),\(rest),,1,EUR,,,\n" }
    let earlier = line("2", "2024-01-05", "buy,A,5") + line("3", "2024-01-05", "sell,A,2")
    let written = line("1", "2024-01-06", "sell,A,1") + earlier
    #expect(try rows(written, header: own) == ["buy5", "sell2", "sell1"])
    let other = "id,date,action,symbol,quantity,price,total,currency,fee,rate,fee_currency\n"
    #expect(try rows(written.replacing(",sell,A,2", with: ",buy,A,2"), header: other) == ["buy2", "buy5", "sell1"])
    expectFailure(.insufficient, at: 34, saying: "line 2: 9 A sold on 2024-01-06, 5 held") {
      try rows("2024-01-06,sell,A,9,9\n2024-01-05,buy,A,5,5\n")
    }
  }

  /// An order of a day in one symbol in which no sale needs later purchases.
  @Test(arguments: [
    ("sell10 buy10", "buy10 sell10"), ("buy5 sell5", "buy5 sell5"), ("sell3 buy1 buy2", "buy1 buy2 sell3"),
    ("buy5 sell10 buy5", "buy5 buy5 sell10"), ("split2 sell10 buy10", "split2 buy10 sell10"),
    ("sell20 split2 buy10", "buy10 split2 sell20"),
    ("buy10 split2 sell20", "buy10 split2 sell20"),
  ]) func aDaysPurchasesComeFirstIfASaleNeedsThem(_ written: String, _ read: String) throws {
    func lines(_ words: String, _ symbol: String) -> [String] {
      words.split(separator: " ").map { word in
        let action = String(word.prefix { $0.isLetter })
        let number = word.dropFirst(action.count)
        return "2024-01-05,\(action),\(symbol),\(number)\(action == "split" ? ":1," : ",7")\n"
      }
    }
    #expect(try rows(lines(written, "A").joined()) == read.split(separator: " ").map { String($0) })
    // Other symbols keep their places.
    let mixed = zip(lines(written, "A"), lines(read, "B")).flatMap { [$0, $1] } + ["2024-01-05,dividend,C,1,1\n"]
    let expected = read.split(separator: " ").flatMap { [String($0), String($0)] }
    #expect(try rows(mixed.joined()) == expected + ["dividend0"])
    #expect(try rows(lines(written, "A").joined(), .record) == read.split(separator: " ").map { String($0) })
    #expect(try rows(lines(written, "A").joined(), .allow) == written.split(separator: " ").map { String($0) })
  }

  @Test func aSaleThatNamesALaterPurchaseOfItsDay() throws {
    let header = "id,date,action,symbol,quantity,price,lots\n"
    let old = "1,2024-01-01,buy,A,9,1,\n"
    let day = "3,2024-01-05,sell,A,2,6,2:2\n2,2024-01-05,buy,A,2,5,\n"
    #expect(try rows(old + day, header: header) == ["buy9", "buy2", "sell2"])
    #expect(try rows(old + day, .allow, header: header) == ["buy9", "buy2", "sell2"])
  }

  @Test func aSaleThatNoOrderAllowsIsRefused() {
    expectFailure(.insufficient, at: 34, saying: "line 2: 9 A sold on 2024-01-05, 8 held") {
      try rows("2024-01-05,sell,A,9,6\n2024-01-05,buy,A,8,5\n")
    }
    expectFailure(.insufficient, at: 34, saying: "line 2: 20 A sold on 2024-01-05, 10 held") {
      try rows("2024-01-05,sell,A,20,6\n2024-01-05,buy,A,10,5\n2024-01-05,split,A,2:1,\n")
    }
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
