import Foundation
import LibMoney
import Testing

/// Idiomatic Swift: operators, texts, documents, ordering.
struct ValueTests {
  private func money(_ text: String) throws -> Money { try Money(text) }

  @Test func operatorsAreExactOrThrow() throws {
    let price = try money("12.50 EUR")
    #expect(try price + money("0.005 EUR") == money("12.505 EUR"))
    #expect(try price - money("12.50 EUR") == money("0 EUR"))
    #expect(try price * 3 == money("37.50 EUR"))
    #expect(try -price == money("-12.50 EUR"))
    #expect(try price < money("12.51 EUR") && money("12.51 EUR") > price)
    #expect(throws: MoneyFailure.self) { try price + money("1 USD") }
    #expect(throws: MoneyFailure.self) { try price < money("1 USD") }
    let most = try Money("\(String(repeating: "9", count: 38)) EUR")
    #expect(throws: MoneyFailure.self) { try most + most }
    #expect(throws: MoneyFailure.self) { try most * 10 }
    var sum = price
    try sum += money("1 EUR")
    try sum -= money("0.50 EUR")
    #expect(try sum == money("13.00 EUR"))
  }

  @Test func equalAmountsHaveOneHash() throws {
    let amounts: Set = [try money("10.5 EUR"), try money("10.50 EUR"), try money("10.50 USD")]
    #expect(amounts.count == 2)
    #expect(try [money("3 EUR"), money("1 EUR")].sorted(by: <).first == money("1 EUR"))
  }

  @Test func textsAndDocumentsAreReadBack() throws {
    for text in ["0.01 EUR", "-123456789012345678901234567890.12345678 JPY", "1000 XAU"] {
      let amount = try money(text)
      #expect(amount.description == text)
      let document = try JSONEncoder().encode([amount])
      #expect(try JSONDecoder().decode([Money].self, from: document) == [amount])
    }
    let document = Data(#"{"amount":"12.50","currency":"EUR"}"#.utf8)
    #expect(try JSONDecoder().decode(Money.self, from: document).description == "12.50 EUR")
    for wrong in [
      #"{"amount":12.5,"currency":"EUR"}"#, #"{"amount":"1e3","currency":"EUR"}"#, #"{"amount":"1","currency":""}"#,
    ] {
      #expect(throws: (any Error).self) { try JSONDecoder().decode(Money.self, from: Data(wrong.utf8)) }
    }
  }

  @Test(arguments: ["", "12", "EUR", "12,50 EUR", "12.50EUR", "1e3 EUR", "NaN EUR", "12.50 EURO?", "\u{0}", "٣ EUR"])
  func whatIsNoAmountThrows(_ text: String) {
    let failure = #expect(throws: MoneyFailure.self) { try Money(text) }
    #expect(failure?.description.isEmpty == false)
  }

  @Test func sharesAddUp() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<1000 {
      let amount = try Money(minor: Int64.random(in: -1_000_000_000...1_000_000_000, using: &random), "EUR")
      let shares = try amount.split(Int.random(in: 1...20, using: &random))
      #expect(try Money.sum(shares) == amount)
    }
    #expect(throws: MoneyFailure.self) { try money("1 EUR").split(0) }
    #expect(throws: MoneyFailure.self) { try money("1 EUR").split(Int.max) }
    #expect(try Money.sum([]) == nil)
  }

  @Test func stylesWriteAndRead() throws {
    let amount = try money("1234567.50 EUR")
    let german = MoneyStyle.locale("de")
    let text = try amount.formatted(german)
    #expect(text == "1.234.567,50\u{a0}€")
    #expect(try german.parse(text) == amount)
    #expect(try amount.formatted(german.display(.code)).contains("EUR"))
    #expect(throws: MoneyFailure.self) { try amount.formatted(.locale("no such place")) }
  }

  @Test func aTotalIsAtTheRatesOfADay() throws {
    let rates = try RatesTable.ecb("Date,USD,\n2020-03-13,1.25,\n2020-03-12,1.60,\n")
    var wallet = Wallet()
    try wallet.add(money("10.00 USD"))
    let bag = try MoneyBag([money("10.00 USD")])
    for (day, gap, total) in [(nil, 0, "8.00"), ("2020-03-12", 0, "6.25"), ("2020-03-14", 1, "8.00")]
      as [(String?, Int32, String)]
    {
      let day = try day.map { try Day($0) }
      #expect(try wallet.total(in: "EUR", rates, on: day, gap: gap) == money("\(total) EUR"))
      #expect(try bag.total(in: "EUR", rates, on: day, gap: gap) == money("\(total) EUR"))
      let sections = try wallet.statement(in: "EUR", rates, on: day, gap: gap).sections
      #expect(try sections.last?.rows.last?.amount == money("\(total) EUR"))
    }
    #expect(throws: MoneyFailure.self) { try wallet.total(in: "EUR", rates, on: Day("2020-03-14")) }
    #expect(try wallet.total(in: "EUR", rates, digits: .count(4)).description == "8.0000 EUR")
  }

  @Test func aTransferMovesAllOrNothing() throws {
    var (source, target) = (Wallet(), Wallet())
    try source.add(money("10.00 EUR"))
    #expect(throws: MoneyFailure.self) {
      try Wallet.transfer([try money("6 EUR"), try money("6 EUR")], from: &source, to: &target)
    }
    #expect(source.count == 1 && target.count == 0)
    try Wallet.transfer([money("6 EUR")], fee: money("0.50 EUR"), from: &source, to: &target)
    #expect(try source.sum("EUR") == money("3.50 EUR"))
    #expect(try target.sum("EUR") == money("6 EUR"))
  }
}
