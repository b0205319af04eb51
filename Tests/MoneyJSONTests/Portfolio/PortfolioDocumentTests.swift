import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyJSON
@testable import MoneyPortfolio

struct PortfolioDocumentTests {
  private func read(_ text: String) throws(MoneyFailure) -> Portfolio {
    try reading(text) { (text) throws(MoneyFailure) in try PortfolioDocument.read(text, registry: nil) }
  }

  private let whole =
    #"{"currency":"EUR","fees":"apart","format":"libmoney.portfolio","method":"chosen","next":3,"revision":4,"#
    + #""shortage":"reject","transactions":[{"action":"buy","currency":"USD","date":"2024-03-01","fee":"1.50","fee_currency":"EUR","#
    + #""id":"b","quantity":"10.50","rate":"9/10","symbol":"ABC","total":"100.00"},"#
    + #"{"action":"split","date":"2024-03-02","id":"1","per":"1","quantity":"2","symbol":"ABC"},"#
    + #"{"action":"sell","currency":"USD","date":"2024-03-03","id":"2","lots":[{"id":"b","quantity":"1"}],"#
    + #""quantity":"1","symbol":"ABC","total":"12"}],"version":2}"#

  @Test func writesWhatItReads() throws {
    #expect(String(try PortfolioDocument.write(try read(whole))) == whole)
    var portfolio = try read(whole)
    #expect(portfolio.count == 3 && portfolio.revision == 4)
    #expect(try portfolio.add(.buy("ABC", "1", "1 USD", on: "2024-04-01")) == text("3"))
  }

  /// Documents of version 1 contain no policy of fees, because fees were always apart.
  @Test func feesOfEarlierDocumentsAreApart() throws {
    let earlier = whole.replacing(#""fees":"apart","#, with: "").replacing(#""version":2"#, with: #""version":1"#)
    #expect(String(try PortfolioDocument.write(try read(earlier))) == whole)
  }

  /// Documents stored before a word changed are still accepted: documents keep their words.
  @Test func wordsOfDocumentsStay() throws {
    let methods = ["fifo", "lifo", "hifo", "average", "chosen", "section_104", "adjusted_cost_base"]
    #expect(LotMethod.allCases.map { String(Message($0.name)) } == methods)
    #expect(FeePolicy.allCases.map { String(Message($0.name)) } == ["basis", "apart"])
    #expect(ShortSalePolicy.allCases.map { String(Message($0.name)) } == ["reject", "short", "missing"])
    let actions = [
      "buy", "sell", "dividend", "fee", "split", "spin_off", "merger", "stock_dividend", "rights", "return_of_capital",
      "transfer_out", "transfer_in", "worthless", "interest", "withholding_tax", "exercise",
    ]
    #expect(Transaction.Action.allCases.map { String(Message($0.name)) } == actions)
  }

  @Test func entryIsKept() throws {
    var portfolio = try Portfolio.empty()
    try portfolio.add(.buy("ABC", "1", "1 EUR", on: "2024-03-01", id: "late"))
    try portfolio.add(.buy("ABC", "1", "2 EUR", on: "2024-01-01", id: "early"))
    var again = try read(String(try PortfolioDocument.write(portfolio)))
    try again.edit(.buy("ABC", "1", "1 EUR", on: "2024-01-01", id: "late"))
    #expect(again.transaction(at: 0)?.id == text("late"))
  }

  /// Each is refused at the byte where it goes wrong.
  @Test func tellsWhere() throws {
    let changes: [(String, String, MoneyStatus, String)] = [
      (#""method":"chosen""#, #""method":"dice""#, .document, "\"dice\""),
      (#""shortage":"reject""#, #""shortage":7"#, .document, "7"),
      (#""currency":"EUR","#, #""currency":"QQQ","#, .unknownCurrency, "\"QQQ\""),
      (#""quantity":"10.50""#, #""quantity":"ten""#, .syntax, "\"ten\""),
      (#""date":"2024-03-02""#, #""date":"2024-02-30""#, .date, "\"2024-02-30\""),
      (#""rate":"9/10""#, #""rate":"9/0""#, .document, "\"9/0\""),
      (#""quantity":"1","symbol""#, #""quantity":"99","symbol""#, .argument, "{\"action\":\"sell\""),
      (#""version":2"#, #""version":3"#, .version, "{"),
      (#""fees":"apart""#, #""fees":"away""#, .document, "\"away\""),
      (#""id":"1""#, #""id":"b""#, .duplicateId, "{\"action\":\"split\""),
      (#"[{"id":"b","quantity":"1"}]"#, #"[{"id":"x","quantity":"1"}]"#, .notFound, "{\"action\":\"sell\""),
      (#""per":"1""#, #""pre":"1""#, .document, "{\"action\":\"split\""),
    ]
    for (old, new, status, place) in changes {
      let broken = whole.replacing(old, with: new, maxReplacements: 1)
      #expect(broken != whole, "\(old)")
      let start = broken.range(of: place).map { broken.utf8.distance(from: broken.startIndex, to: $0.lowerBound) }
      let failure = #expect(throws: MoneyFailure.self, "\(new)") { try read(broken) }
      #expect(failure?.status == status, "\(new): \(failure.map { String($0.message) } ?? "")")
      if status != .version { #expect(failure?.position == start, "\(new)") }
    }
    for count in stride(from: 1, to: whole.utf8.count, by: 7) {
      #expect(throws: MoneyFailure.self) { try read(String(whole.prefix(count))) }
    }
  }
}
