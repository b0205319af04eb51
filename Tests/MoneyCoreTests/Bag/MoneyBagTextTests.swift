import Testing

@testable import MoneyCore

struct MoneyBagTextTests {
  private func bag(_ amounts: [Money]) throws -> MoneyBag {
    var bag = MoneyBag()
    for amount in amounts { try bag.add(amount) }
    return bag
  }

  private func read(_ text: String, in registry: CurrencyRegistry? = nil) throws(MoneyFailure) -> MoneyBag {
    try reading(text) { (text) throws(MoneyFailure) in try MoneyBag(parsing: text, in: registry) }
  }

  @Test func isOrderedByCode() throws {
    let bag = try bag([money("3.00 USD"), money("-12.50 EUR"), money("0 GBP"), money("1 JPY"), money("-1 JPY")])
    #expect(String(bag.plainText) == "-12.50 EUR + 3.00 USD")
    #expect(String(MoneyBag().plainText) == "0")
    #expect(try read("0") == MoneyBag())
    #expect(try read("3 USD + EUR -12.5 + 0 GBP") == bag)
  }

  @Test func whatWasWrittenIsReadBack() throws {
    var random = SplitMix64(seed: 41)
    let codes = (0..<CurrencyTable.count).compactMap(CurrencyTable.code)
    for index in 0..<500 {
      var bag = MoneyBag()
      for _ in 0..<random.below(8) { try? bag.add(Money(random.decimal(), random.pick(codes))) }
      let text = bag.plainText
      let back = try read(String(text))
      try #require(back == bag && back.plainText == text, "seed 41, case \(index): \(String(text))")
    }
  }

  @Test(arguments: [
    ("", 0), ("1 EUR + ", 8), (" + 1 EUR", 0), ("1 EUR +2 USD", 5), ("1 EUR + 2 USDD EUR", 14), ("1", 1), ("0 ", 2),
    ("1 EUR + 2 EUR", 8), ("1 EUR + 0 EUR", 8), ("1 EUR + x", 8), ("1 EUR  + 2 USD", 5),
  ])
  func whatIsNoBagSaysWhere(_ text: String, _ position: Int) {
    do throws(MoneyFailure) {
      Issue.record("\(text) is \(String(try read(text).plainText))")
    } catch {
      #expect(error.status == .syntax && error.position == position, "\(text): \(String(error.message)) \(error)")
    }
  }

  @Test func aCurrencyIsKnown() throws {
    var registry = CurrencyRegistry()
    try registry.add(code("MILES"), digits: 0, name: [])
    expectFailure(.unknownCurrency, at: 8) { try read("1 EUR + 5 MILES") }
    #expect(String(try read("1 EUR + 5 MILES", in: registry).plainText) == "1 EUR + 5 MILES")
  }
}
