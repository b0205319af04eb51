import Testing
@testable import MoneyCore
@testable import MoneyTrade

@Suite struct BasketTests {
  private func groceries() throws -> Basket { Basket(try Catalogue.groceries()) }

  @Test func twiceTheSameMerges() throws {
    var basket = try groceries()
    try basket.add("milk", "1")
    try basket.add("eggs", "2")
    try basket.add("milk", "0.5")
    #expect(basket.lineItems.map { String($0.product.sku) } == ["milk", "eggs"])
    #expect(String(basket.quantity(of: Array("milk".utf8))) == "1.5")
    try basket.add("milk", "-1.5")
    #expect(basket.lineItems.count == 1)
    #expect(basket.quantity(of: Array("milk".utf8)).isZero)
  }

  @Test func setAndRemove() throws {
    var basket = try groceries()
    try basket.set("eggs", "3")
    try basket.set("eggs", "4")
    #expect(String(basket.quantity(of: Array("eggs".utf8))) == "4")
    try basket.set("eggs", "0")
    #expect(basket.lineItems.isEmpty)
    expectFailure(.notFound) { try basket.set("eggs", "0") }
    expectFailure(.notFound) { try basket.remove("eggs") }
    expectFailure(.notFound) { try basket.add("caviar", "1") }
    expectFailure(.argument) { try basket.add("eggs", "0") }
  }

  @Test func aChangeThatFailsChangesNothing() throws {
    var basket = try groceries()
    let most = String(repeating: "9", count: 38)
    expectFailure(.overflow) { try basket.add("milk", most) }
    #expect(basket.lineItems.isEmpty)
    try basket.add("milk", "2")
    try basket.setDiscount(.fixed(decimal("2.60")), of: Array("milk".utf8))
    expectFailure(.discount) { try basket.set("milk", "1") }
    expectFailure(.discount) { try basket.setDiscount(.fixed(decimal("2.61")), of: Array("milk".utf8)) }
    expectFailure(.discount) { try basket.setDiscount(.percent(decimal("100.01")), of: Array("milk".utf8)) }
    expectFailure(.discount) { try basket.setDiscount(.percent(decimal("-1"))) }
    expectFailure(.inexact) { try basket.setDiscount(.fixed(decimal("0.001"))) }
    for text in ["-0.01", "100.01", "119"] {
      expectFailure(.tax, saying: "tax must be 0 to 100 percent, got \(text)") {
        try basket.setTax([], percent: decimal(text))
      }
    }
    #expect(throws: Never.self) { try basket.setTax([], percent: decimal("100")) }
    #expect(String(basket.quantity(of: Array("milk".utf8))) == "2")
    #expect(basket.discount == nil)
    #expect(try basket.checkout().priced.total.isZero)
  }

  @Test func policiesOutOfRange() throws {
    expectFailure(.argument) { try BasketPolicy(remainder: .separateRemainder) }
    expectFailure(.argument) { try BasketPolicy(tender: .cash, cashStep: decimal("0")) }
    expectFailure(.argument) { try BasketPolicy(tender: .cash, cashStep: decimal("-0.05")) }
  }

  @Test func policiesSayWhatTheyDo() {
    let sentences = BasketPolicy.Preset.allCases.map { String(BasketPolicy($0).sentence) }
    #expect(
      sentences[0]
        == "Prices are without tax; amounts are rounded per line, half up, and the remainder goes to the lines that lost most; payment is exact."
    )
    #expect(Set(sentences).count == BasketPolicy.Preset.allCases.count)
    #expect(sentences[5].contains("in cash, to 0.05, half up"))
    #expect(Set(everyPolicy.map { String($0.sentence) }).count == everyPolicy.count)
  }
}
