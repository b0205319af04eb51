import Testing

@testable import MoneyCore

struct MoneyTextTests {
  @Test func readsWhatItWritesEitherWayRound() throws {
    var random = SplitMix64(seed: 61)
    let codes = (0..<CurrencyTable.count).compactMap(CurrencyTable.code)
    for _ in 0..<1000 {
      let amount = Money(random.decimal(), random.pick(codes))
      let text = String(amount)
      try #require(text.utf8.count <= Money.textCapacity)
      let (number, code) = (String(amount.amount), String(amount.currency))
      try #require(text == "\(number) \(code)")
      for text in [text, "\(code) \(number)"] {
        let back = try Money(reading: text)
        try #require(back == amount && back.amount.scale == amount.amount.scale, "\(text)")
      }
    }
  }

  @Test(
    arguments: [
      // Neither a number nor a code, in either order.
      ("", .syntax, 0), (" ", .syntax, 0), ("EUR", .syntax, 0), ("12.50EUR", .syntax, 5), ("EUR12.50", .syntax, 0),
      ("12.50 ", .syntax, 6), ("EUR ", .syntax, 4), ("EUR  12.50", .syntax, 4), ("12.50  EUR", .syntax, 6),
      ("12,50 EUR", .syntax, 2), ("EUR 12,50", .syntax, 6), ("EUR 12.50 ", .syntax, 9), ("12.50 EUR ", .syntax, 9),
      ("12.50 EU/R", .syntax, 8), ("12.50\tEUR", .syntax, 5),
      ("EUR -", .syntax, 5), ("€ 12.50", .syntax, 0), ("12.50 €", .syntax, 6), ("1e3 EUR", .syntax, 1),
      ("NaN EUR", .syntax, 4), ("EUR 12.50 EUR", .syntax, 9),
      ("EUR 999999999999999999999999999999999999999", .overflow, 4),
      ("999999999999999999999999999999999999999 EUR", .overflow, 0),
      ("12.50 NOPE", .unknownCurrency, nil), ("NOPE 12.50", .unknownCurrency, nil),
      ("12.50 eur", .unknownCurrency, nil),
    ] as [(String, MoneyStatus, Int?)])
  func refusesWhatIsNoAmount(_ text: String, _ status: MoneyStatus, _ position: Int?) {
    expectFailure(status, at: position) { try Money(reading: text) }
  }

  @Test func readsPlainDecimalsWhereTheCurrencyIsGiven() throws {
    #expect(try Money(reading: "-0.50", currency: code("JPY")) == money("-0.5 JPY"))
    // The text has precedence.
    #expect(try Money(reading: "1 USD", currency: code("JPY")) == money("1 USD"))
    #expect(try Money(reading: "USD 1", currency: code("JPY")) == money("1 USD"))
    expectFailure(.syntax, at: 5, saying: "expected an amount with a currency such as 10.50 EUR, got \"12.50\"") {
      try Money(reading: "12.50")
    }
    expectFailure(.syntax, at: 0) { try Money(reading: "", currency: code("JPY")) }
  }

  @Test func knowsTheRegistrysCodes() throws {
    var registry = CurrencyRegistry()
    try registry.add(code("LOYAL.2_a-b"), digits: 0, name: [])
    for text in ["7 LOYAL.2_a-b", "LOYAL.2_a-b 7"] {
      #expect(String(try Money(reading: text, in: registry)) == "7 LOYAL.2_a-b")
      expectFailure(.unknownCurrency) { try Money(reading: text) }
    }
  }

  @Test func hasRoomForTheLongest() {
    let longest = Money(Decimal(unchecked: -1, scale: 38), code("ABCDEFGHIJK"))
    #expect(longest.plainText.count == Money.textCapacity)
    #expect(String(longest) == "-0.00000000000000000000000000000000000001 ABCDEFGHIJK")
  }
}
