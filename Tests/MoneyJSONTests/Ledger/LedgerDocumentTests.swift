import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyJSON
@testable import MoneyLedger

struct LedgerDocumentTests {
  private func read(_ text: String) throws(MoneyFailure) -> Ledger {
    try reading(text) { (text) throws(MoneyFailure) in try LedgerDocument.read(text) }
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static let small = #"""
    {"accounts":[{"kind":"asset","name":"Assets","use":"group"},{"kind":"asset","name":"Assets:Bank"},\#
    {"currency":"EUR","kind":"expense","name":"Rent"}],"base":"EUR","closed":"2024-01-31","format":"libmoney.ledger",\#
    "transactions":[{"date":"2024-01-02","description":"rent","postings":[\#
    {"account":"Rent","amount":"1000.0","currency":"EUR"},{"account":"Assets:Bank","amount":"-1000","currency":"EUR"}]},\#
    {"date":"2024-01-03","description":"rent","kind":"reversal","postings":[\#
    {"account":"Rent","amount":"-1000.0","currency":"EUR"},{"account":"Assets:Bank","amount":"1000","currency":"EUR"}],\#
    "reverses":1}],"version":1}
    """#

  @Test func aLedgerIsWrittenCanonically() throws {
    var ledger = Ledger(base: .euro)
    try ledger.addAccount(bytes("Assets:Bank"), .asset, currency: nil)
    try ledger.addAccount(bytes("Rent"), .expense, currency: code("EUR"))
    let postings = [("Rent", "1000.0 EUR"), ("Assets:Bank", "-1000 EUR")].map {
      LedgerPosting(account: bytes($0.0), amount: money($0.1))
    }
    try ledger.post(day("2024-01-02"), description: bytes("rent"), postings)
    try ledger.reverse(1, on: day("2024-01-03"))
    try ledger.close(day("2024-01-31"), into: nil)
    #expect(String(try LedgerDocument.write(ledger)) == Self.small)
    #expect(String(try LedgerDocument.write(try read(Self.small))) == Self.small)
    let empty = #"{"base":"JPY","format":"libmoney.ledger","version":1}"#
    #expect(String(try LedgerDocument.write(try read(empty))) == empty)
  }

  @Test func faultsHaveTheirPlace() {
    func replaced(_ old: String, _ new: String) -> String { Self.small.replacing(old, with: new) }
    func position(_ part: String, in text: String) -> Int? {
      text.utf8.firstRange(of: part.utf8).map { text.utf8.distance(from: text.utf8.startIndex, to: $0.lowerBound) }
    }
    let cases: [(MoneyStatus, String, String, at: String)] = [
      (.document, #""libmoney.ledger""#, #""libmoney.wallet""#, "{"),
      (.version, #""version":1"#, #""version":2"#, "{"),
      (.syntax, #""base":"EUR""#, #""base":"E R""#, #""E R""#),
      (.document, #""use":"group""#, #""use":"groups""#, #"{"kind":"asset""#),
      (.notFound, #"{"kind":"asset","name":"Assets","use":"group"},"#, "", #"{"kind":"asset""#),
      (.account, #""name":"Rent""#, #""name":"Assets:Bank""#, #"{"currency":"EUR","kind":"expense""#),
      (.document, #""kind":"expense""#, #""kind":"cost""#, #"{"currency":"EUR","kind":"cost""#),
      (.unbalanced, #""-1000","#, #""-999","#, #"{"date":"2024-01-02""#),
      (.document, #""amount":"1000","#, #""amount":"1000.1","#, #"{"date":"2024-01-03""#),
      (.syntax, #""-1000","#, #""ten","#, #"{"date":"2024-01-02""#),
      (.date, "2024-01-02", "2024-02-30", #"{"date":"2024-02-30""#),
      (.document, #","reverses":1"#, "", #"{"date":"2024-01-03""#),
      (.notFound, #""reverses":1"#, #""reverses":2"#, #"{"date":"2024-01-03""#),
      (.document, #""description":"rent","kind""#, #""narration":"rent","kind""#, #"{"date":"2024-01-03""#),
    ]
    for (status, old, new, place) in cases {
      let text = replaced(old, new)
      #expect(text != Self.small)
      expectFailure(status, at: position(place, in: text)) { try read(text) }
    }
    expectFailure(.document, at: 0) { try read("[]") }
  }
}
