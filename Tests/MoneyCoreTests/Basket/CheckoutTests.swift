import Testing
@testable import MoneyCore
@testable import MoneyTrade

@Suite struct CheckoutTests {
  @Test func milkInEuros() throws {
    var basket = Basket(try Catalogue.groceries())
    try basket.add("milk", "1")
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("USD"), to: code("EUR"), rate: rate("1.5"), day: nil))
    let receipt = try basket.checkout(in: code("EUR"), with: builder.build())
    #expect(String(receipt.checkout.total) == "1.95")
    #expect(String(receipt.checkout.currency) == "EUR")
    #expect(String(receipt.priced.total) == "1.30")
    #expect(String(receipt.conversion.rateText) == "1.5")
    expectFailure(.noRate) { try basket.checkout(in: code("GBP"), with: builder.build()) }
  }

  @Test func anEmptyBasketIsZero() throws {
    let receipt = try Basket(try Catalogue.groceries()).checkout()
    #expect(String(receipt.priced.total) == "0.00")
    #expect(String(receipt.checkout.payable) == "0.00")
    #expect(receipt.lineItems.isEmpty)
  }

  @Test func groceries() throws {
    var basket = Basket(try Catalogue.groceries())
    try basket.add("peas", "2")
    try basket.add("eggs", "1")
    try basket.add("milk", "3")
    try basket.add("beans", "4")
    #expect(String(try basket.checkout().priced.total) == "10.82")
  }

  private func taxed(
    _ goods: [(String, String)], percent: String, _ policy: BasketPolicy, currency: String = "EUR"
  ) throws -> ReceiptAmounts {
    let priced = goods.enumerated().map { ("sku\($0)", $1.0, "standard") }
    var basket = Basket(try Catalogue.of(currency, priced, taxes: [("standard", percent)]), policy: policy)
    for (index, good) in goods.enumerated() { try basket.add("sku\(index)", good.1) }
    return try basket.checkout().priced
  }

  @Test func taxPerUnitAndPerLine() throws {
    #expect(String(try taxed([("10.05", "3")], percent: "10", BasketPolicy(.perUnitHalfUp)).gross) == "33.18")
    #expect(String(try taxed([("10.05", "3")], percent: "10", BasketPolicy(.perLineHalfEven)).gross) == "33.17")
    let small = [("0.335", "1"), ("0.335", "1"), ("0.335", "1")]
    #expect(String(try taxed(small, percent: "25", BasketPolicy(.en16931)).total) == "1.28")
    #expect(String(try taxed(small, percent: "25", BasketPolicy(.perTaxGroupHalfUp)).total) == "1.26")
    let stripe = try taxed(
      [("0.43", "1"), ("4.84", "1")], percent: "15", BasketPolicy(.perLineHalfUp), currency: "USD")
    #expect(String(stripe.tax) == "0.79")
    #expect(String(stripe.gross) == "6.06")
  }

  /// Percent, as a discount is: 19 is no nineteenfold price, and half a percent is half a percent.
  @Test func taxIsInPercent() throws {
    #expect(String(try taxed([("1.00", "1")], percent: "19", .standard).gross) == "1.19")
    #expect(String(try taxed([("100.00", "1")], percent: "0.5", .standard).gross) == "100.50")
    #expect(String(try taxed([("100.00", "1")], percent: "100", .standard).gross) == "200.00")
    #expect(String(try taxed([("200.00", "1")], percent: "100", try BasketPolicy(prices: .gross)).net) == "100.00")
  }

  /// A checkout in the catalogue's own currency converts nothing, so that the digits of a conversion have no part in it.
  @Test func digitsAreOfAConversion() throws {
    var basket = Basket(try Catalogue.groceries())
    try basket.add("milk", "1")
    let receipt = try basket.checkout(in: nil, with: nil, ConversionOptions(digits: .count(0)))
    #expect(String(receipt.conversion.money) == "1.30 USD" && String(receipt.checkout.total) == "1.30")
  }

  @Test func taxInThePrice() throws {
    let amounts = try taxed([("119.00", "1")], percent: "19", try BasketPolicy(prices: .gross))
    #expect(String(amounts.net) == "100.00")
    #expect(String(amounts.tax) == "19.00")
    #expect(String(amounts.total) == "119.00")
  }

  @Test func orderDiscountGoesToTheLast() throws {
    var basket = Basket(
      try Catalogue.of("USD", [("a", "50.00", ""), ("b", "50.00", ""), ("c", "50.00", "")]),
      policy: try BasketPolicy(remainder: .floorToLast))
    for sku in ["a", "b", "c"] { try basket.add(sku, "1") }
    try basket.setDiscount(.fixed(decimal("10.00")))
    let amounts = try basket.checkout().priced
    #expect(amounts.lineItems.map { String($0.orderShare) } == ["3.33", "3.33", "3.34"])
    #expect(String(amounts.total) == "140.00")
  }

  @Test(arguments: [("9.99", "1", "0.01", "10.00"), ("5.02", "-1", "0.02", "-5.00")])
  func cash(price: String, quantity: String, rounding: String, payable: String) throws {
    var basket = Basket(
      try Catalogue.of("CAD", [("a", price, "")]),
      policy: try BasketPolicy(tender: .cash, cashStep: decimal("0.05")))
    try basket.add("a", quantity)
    let amounts = try basket.checkout().priced
    #expect(String(amounts.cashRounding) == rounding)
    #expect(String(amounts.payable) == payable)
  }

  @Test func aWeight() throws {
    var basket = Basket(try Catalogue.of("EUR", [("cheese", "19.90", "")]))
    try basket.add("cheese", "0.350")
    #expect(String(try basket.checkout().priced.total) == "6.97")
  }

  @Test func roundingRuledOut() throws {
    var basket = Basket(
      try Catalogue.of("EUR", [("cheese", "19.99", "")]), policy: try BasketPolicy(rounding: .unnecessary))
    try basket.add("cheese", "2")
    #expect(String(try basket.checkout().priced.total) == "39.98")
    try basket.set("cheese", "0.350")
    expectFailure(.inexact) { try basket.checkout() }
  }

  @Test func whatCannotBeCheckedOut() throws {
    var basket = Basket(try Catalogue.of("EUR", [("a", "1.00", "standard")]))
    try basket.add("a", "1")
    expectFailure(.tax) { try basket.checkout() }
    try basket.setTax(Array("standard".utf8), percent: decimal("19"))
    try basket.setDiscount(.fixed(decimal("1.01")))
    expectFailure(.discount) { try basket.checkout() }
    try basket.setDiscount(.fixed(decimal("1.00")))
    expectFailure(.noRate) { try basket.checkout(in: code("USD")) }
  }

  @Test func swissTill() throws {
    var basket = Basket(
      try Catalogue.of(
        "CHF", [("bread", "3.90", "reduced"), ("wine", "14.85", "standard")],
        taxes: [("reduced", "2.6"), ("standard", "8.1")]), policy: BasketPolicy(.swissCash))
    try basket.add("bread", "2")
    try basket.add("wine", "1")
    let amounts = try basket.checkout().priced
    #expect(String(amounts.total) == "22.65")
    try basket.setDiscount(.percent(decimal("10")))
    let less = try basket.checkout().priced
    #expect(String(less.total) == "20.38")
    #expect(String(less.payable) == "20.40")
    #expect(String(less.cashRounding) == "0.02")
  }
}
