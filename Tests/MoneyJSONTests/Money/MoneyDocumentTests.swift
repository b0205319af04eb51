import Testing

@testable import MoneyCore
@testable import MoneyCoreTests
@testable import MoneyJSON

struct MoneyDocumentTests {
  private func read(_ text: String, in registry: CurrencyRegistry? = nil) throws(MoneyFailure) -> Money {
    try reading(text) { (text) throws(MoneyFailure) in try MoneyDocument.read(text, in: registry) }
  }

  private func readBag(_ text: String, in registry: CurrencyRegistry? = nil) throws(MoneyFailure) -> MoneyBag {
    try reading(text) { (text) throws(MoneyFailure) in try MoneyDocument.readBag(text, in: registry) }
  }

  private func readRate(_ text: String) throws(MoneyFailure) -> Quote {
    try reading(text) { (text) throws(MoneyFailure) in try RateDocument.read(text) }
  }

  @Test func shapes() throws {
    #expect(String(MoneyDocument.write(money("12.50 EUR"))) == #"{"amount":"12.50","currency":"EUR"}"#)
    var bag = MoneyBag()
    #expect(String(MoneyDocument.write(bag)) == "[]")
    try bag.add(money("3.00 USD"))
    try bag.add(money("-12.50 EUR"))
    #expect(
      String(MoneyDocument.write(bag))
        == #"[{"amount":"-12.50","currency":"EUR"},{"amount":"3.00","currency":"USD"}]"#)
    let quote = Quote(from: code("EUR"), to: code("USD"), rate: rate("1.10"), day: day("2020-03-13"), isRounded: true)
    #expect(
      String(RateDocument.write(quote))
        == #"{"date":"2020-03-13","from":"EUR","rate":"1.10","rounded":true,"to":"USD"}"#)
    #expect(
      String(RateDocument.write(Quote(from: code("EUR"), to: code("USD"), rate: rate("10/9"), day: nil)))
        == #"{"from":"EUR","rate":"10/9","to":"USD"}"#)
  }

  /// The bytes are those that the general writer would write.
  @Test func whatWasWrittenIsReadBack() throws {
    var random = SplitMix64(seed: 51)
    let codes = (0..<CurrencyTable.count).compactMap(CurrencyTable.code)
    for index in 0..<500 {
      let money = Money(random.decimal(), random.pick(codes))
      let json = String(MoneyDocument.write(money))
      let what: Comment = "seed 51, case \(index): \(json)"
      let writer = try JSONWriter()
      try writer.set("currency", to: money.currency.bytes, in: writer.root)
      try writer.set("amount", to: money.amount.plainText, in: writer.root)
      try #require(String(try writer.text()) == json, what)
      let back = try read(json)
      try #require(back == money && back.amount.scale == money.amount.scale, what)
      // The general reader returns the same.
      try #require(try read(" " + json) == money, what)
      var bag = MoneyBag()
      for _ in 0..<random.below(6) { try? bag.add(Money(random.decimal(), random.pick(codes))) }
      let list = MoneyDocument.write(bag)
      let again = try readBag(String(list))
      try #require(again == bag && MoneyDocument.write(again) == list, what)
      let quote = random.quote()
      let rate = RateDocument.write(quote)
      let same = try readRate(String(rate))
      try #require(same == quote && same.rate == quote.rate && same.isRounded == quote.isRounded, what)
      try #require(RateDocument.write(same) == rate, what)
    }
  }

  /// A list of rates is a document of rates, ratios and rounded ones too.
  @Test func ratesAreRowsOfADocument() throws {
    let (dollar, pound) = (code("USD"), code("GBP"))
    let quotes = [
      Quote(from: code("EUR"), to: dollar, rate: rate("1.10"), day: day("2020-03-13")),
      Quote(from: code("EUR"), to: pound, rate: rate("10/9"), day: day("2020-03-13"), isRounded: true),
    ]
    let rows = quotes.map { String(RateDocument.write($0)) }.joined(separator: ",")
    let table = try MoneyJSONTests.read("[" + rows + "]")
    #expect(Set(table.lines) == ["EUR USD 1.10 2020-03-13", "EUR GBP 10/9 2020-03-13"])
    #expect(roundedLines(table) == ["EUR GBP 10/9 2020-03-13"])
  }

  @Test(
    arguments: [
      ("", MoneyStatus.json, 0), ("[]", .document, 0), ("{}", .document, 0), (#"{"amount":"1"}"#, .document, 0),
      (#"{"amount":1,"currency":"EUR"}"#, .document, 10), (#"{"amount":"1x","currency":"EUR"}"#, .syntax, 10),
      (#"{"amount":"1","currency":"EUR","x":1}"#, .document, 0),
      (#"{"amount":"1","currency":"euro"}"#, .unknownCurrency, 25),
      (#"{"amount":"1","currency":"1"}"#, .syntax, 25), (#"{"amount":"1","amount":"1","currency":"EUR"}"#, .json, 22),
      (#"{"amount":"1","currency":"EUR"}x"#, .json, 32), (#"{"amount":null,"currency":"EUR"}"#, .document, 10),
      (#"{"amount":"\#(String(repeating: "9", count: 39))","currency":"EUR"}"#, .overflow, 10),
    ])
  func whatIsNoAmountSaysWhere(_ text: String, _ status: MoneyStatus, _ position: Int) {
    expectFailure(status, at: position) { try read(text) }
  }

  @Test func anyOrderAndEscapesAreRead() throws {
    #expect(try read(#" { "currency" : "\u0045UR", "amount" : "1.50" } "#) == money("1.50 EUR"))
  }

  @Test func whatIsNoBagOrRateSaysWhere() {
    expectFailure(.document, at: 0) { try readBag("{}") }
    expectFailure(.document, at: 1) { try readBag("[1]") }
    expectFailure(.syntax, at: 44) {
      try readBag(#"[{"amount":"1","currency":"EUR"}, {"amount":"","currency":"EUR"}]"#)
    }
    expectFailure(.document, at: 33, saying: "duplicate currency EUR in the bag") {
      try readBag(#"[{"amount":"1","currency":"EUR"},{"amount":"1","currency":"EUR"}]"#)
    }
    expectFailure(.document, at: 0) { try readRate("[]") }
    expectFailure(.document, at: 0) { try readRate(#"{"from":"EUR","to":"USD"}"#) }
    expectFailure(.document, at: 0) { try readRate(#"{"from":"EUR","to":"USD","rate":"1","kind":"x"}"#) }
    expectFailure(.document, at: 33) { try readRate(#"{"from":"EUR","to":"USD","rate": 1.1}"#) }
    expectFailure(.invalidRate, at: 32) { try readRate(#"{"from":"EUR","to":"USD","rate":"0"}"#) }
    expectFailure(.invalidRate, at: 32) { try readRate(#"{"from":"EUR","to":"EUR","rate":"2"}"#) }
    expectFailure(.date, at: 8) { try readRate(#"{"date":"2020-02-30","from":"EUR","to":"USD","rate":"2"}"#) }
    expectFailure(.document, at: 46) { try readRate(#"{"from":"EUR","to":"USD","rate":"1","rounded":1}"#) }
  }

  @Test func aCurrencyIsKnown() throws {
    var registry = CurrencyRegistry()
    try registry.add(code("MILES"), digits: 0, name: [])
    let json = #"{"amount":"5","currency":"MILES"}"#
    expectFailure(.unknownCurrency, at: 25) { try read(json) }
    #expect(String(try read(json, in: registry)) == "5 MILES")
    expectFailure(.unknownCurrency, at: 26) { try readBag("[" + json + "]") }
    #expect(String(try readBag("[" + json + "]", in: registry).plainText) == "5 MILES")
  }
}
