import Testing

@testable import MoneyCore
@testable import MoneyTrade

@Suite struct InvoiceTests {
  private func tax(_ category: String, _ percent: String, _ kind: InvoiceTax.Kind = .added) throws -> InvoiceTax {
    try InvoiceTax(Array(category.utf8), percent: decimal(percent), kind: kind)
  }

  private func item(_ quantity: String, _ price: String, per base: String? = nil) throws -> InvoiceLineItem {
    try InvoiceLineItem(quantity: decimal(quantity), price: decimal(price), baseQuantity: base.map { decimal($0) })
  }

  @Test func eachLineItemIsRoundedAndThenTheTax() throws {
    var invoice = try Invoice(code("EUR"))
    for _ in 0..<3 { try invoice.add(try item("1", "0.335"), [try tax("S", "25")]) }
    let totals = try invoice.totals()
    #expect(String(totals.net) == "1.02")
    #expect(String(totals.tax) == "0.26")
    #expect(String(totals.gross) == "1.28")
  }

  @Test func equalTaxesAreOneRow() throws {
    var invoice = try Invoice(code("EUR"))
    try invoice.add(try item("1", "10"), [try tax("S", "25")])
    try invoice.add(try item("1", "10"), [try tax("S", "25.00")])
    try invoice.add(try item("1", "10"), [try tax("S", "25", .retained)])
    let totals = try invoice.totals()
    #expect(totals.categories.map { String($0.base) } == ["20.00", "10.00"])
    #expect(String(totals.payable) == "32.50")
  }

  @Test func aPriceForSeveral() throws {
    var invoice = try Invoice(code("EUR"))
    try invoice.add(try item("-800", "4", per: "5"), [try tax("S", "25")])
    try invoice.adjust(0, try InvoiceAdjustment(.charge, amount: nil, percent: decimal("5")))
    #expect(String(invoice.lineItems[0].total) == "-640.00")
    #expect(String(invoice.lineItems[0].net) == "-672.00")
  }

  @Test func nothingDeliveredAddsNothing() throws {
    var invoice = try Invoice(code("EUR"))
    try invoice.add(try item("2", "50"), [try tax("S", "19")])
    try invoice.add(try item("0", "50", per: "3"), [try tax("S", "19")])
    #expect(String(invoice.lineItems[1].net) == "0.00")
    #expect(String(try invoice.totals().payable) == "119.00")
    expectFailure(.argument) { try item("0", "-1") }
  }

  @Test func refusalsChangeNothing() throws {
    var invoice = try Invoice(code("EUR"))
    let none: [InvoiceTax] = []
    expectFailure(.tax) { try invoice.add(try item("1", "1"), none) }
    expectFailure(.tax) { try tax("O", "1") }
    expectFailure(.tax) { try tax("S", "100.1") }
    expectFailure(.tax) { try invoice.add(try item("1", "1"), [try tax("S", "5"), try tax("S", "5.0")]) }
    expectFailure(.argument) { try item("1", "1", per: "0") }
    #expect(invoice.lineItems.isEmpty && invoice.taxes.isEmpty)
  }

  /// A credit of everything is the invoice with the other sign, for every half cent too.
  @Test func aReversalMirrors() {
    forEachCase(seed: 7, 200) { random in
      var invoice = try Invoice(code("EUR"))
      var reversal = try Invoice(code("EUR"))
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let quantity = String(Int.random(in: 1...400, using: &random))
        let price = "\(Int.random(in: 0...99, using: &random)).\(Int.random(in: 100...999, using: &random))"
        let rate = try tax("S", ["5.5", "19", "25"].randomElement(using: &random) ?? "19")
        try invoice.add(try item(quantity, price), [rate])
        try reversal.add(try item("-" + quantity, price), [rate])
      }
      let totals = try invoice.totals()
      let reversed = try reversal.totals()
      try #require(reversed.payable == totals.payable.negated)
      try #require(reversed.tax == totals.tax.negated)
      try #require(try totals.net.adding(totals.tax) == totals.gross)
    }
  }

  /// Each line item, then each category: the totals of the basket equal the invoice's.
  @Test func theBasketsPresetRoundsInTheSameWay() {
    forEachCase(seed: 8, 200) { random in
      var goods: [(String, String, String)] = []
      var invoice = try Invoice(code("EUR"))
      for index in 0..<Int.random(in: 1...6, using: &random) {
        let price = "\(Int.random(in: 0...99, using: &random)).\(Int.random(in: 100...999, using: &random))"
        goods.append(("sku\(index)", price, ["a", "b"].randomElement(using: &random) ?? "a"))
      }
      let catalogue = try Catalogue.of("EUR", goods, taxes: [("a", "19"), ("b", "7")])
      var basket = Basket(catalogue, policy: BasketPolicy(.en16931))
      for (sku, price, category) in goods {
        let quantity = String(Int.random(in: 1...9, using: &random))
        try basket.add(sku, quantity)
        try invoice.add(try item(quantity, price), [try tax("S", category == "a" ? "19" : "7")])
      }
      let receipt = try basket.checkout().priced
      let totals = try invoice.totals()
      try #require(receipt.net == totals.net && receipt.tax == totals.tax && receipt.total == totals.payable)
    }
  }
}
