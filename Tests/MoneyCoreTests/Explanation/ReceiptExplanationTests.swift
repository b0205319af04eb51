import Testing

@testable import MoneyCore
@testable import MoneyTrade

@Suite struct ReceiptExplanationTests {
  /// Three line items of 0.335 at 25 %.
  private func receipt(_ policy: BasketPolicy) throws -> Receipt {
    var catalogue = try Catalogue.of("EUR", [])
    try catalogue.setTax(Array("standard".utf8), percent: decimal("25"))
    for name in ["a", "b", "c"] {
      catalogue.add(
        try Product(sku: Array(name.utf8), category: Array("standard".utf8), price: decimal("0.335")))
    }
    var basket = Basket(catalogue, policy: policy)
    for name in ["a", "b", "c"] { try basket.add(name, "1") }
    return try basket.checkout()
  }

  @Test(arguments: [
    (BasketPolicy.Level.line, "1.02", "0.27", "policy: per line"),
    (.unit, "1.02", "0.27", "policy: per unit"),
    (.taxGroup, "1.01", "0.25", "policy: per tax group"),
    (.order, "1.01", "0.25", "policy: per order"),
    (.invoice, "1.02", "0.26", "policy: per line"),
  ])
  func threeLineItemsUnderEachPolicy(_ level: BasketPolicy.Level, _ net: String, _ tax: String, _ rule: String) throws {
    let explanation = try receipt(try BasketPolicy(level: level)).explanation()
    ExplanationLaw(explanation: explanation).expect("\(rule)")
    #expect(try explanation.value("net") == net && explanation.value("tax") == tax)
    #expect(String(try explanation.node("net").exact.plainText) == (level == .unit ? "51/50" : "201/200"))
    #expect(String(try explanation.node("lines[0].price").rule) == rule)
  }

  @Test func taxIsInsideThePrices() throws {
    // 90 and 55 with 5 % inside: net and tax add up to 145.00.
    var catalogue = try Catalogue.of("EUR", [])
    try catalogue.setTax(Array("r".utf8), percent: decimal("5"))
    for (name, price) in [("a", "90"), ("b", "55")] {
      catalogue.add(try Product(sku: Array(name.utf8), category: Array("r".utf8), price: decimal(price)))
    }
    var basket = Basket(catalogue, policy: try BasketPolicy(level: .taxGroup, prices: .gross))
    for name in ["a", "b"] { try basket.add(name, "1") }
    let explanation = try basket.checkout().explanation()
    ExplanationLaw(explanation: explanation).expect("inside")
    #expect(try explanation.value("payable") == "145.00" && explanation.value("net") == "138.10")
    #expect(try explanation.value("tax") == "6.90" && explanation.value("taxes[0].tax") == "6.90")
    #expect(String(try explanation.node("tax").exact.plainText) == "145/21")
  }

  @Test func cashIsRoundedByTheLaw() throws {
    let finland = try reading("FI") { (text) throws(MoneyFailure) in try CashCountry(text) }
    let receipt = try receipt(try BasketPolicy(tender: .cash, cashCountry: finland))
    let explanation = try receipt.explanation()
    ExplanationLaw(explanation: explanation).expect("cash")
    let payable = try explanation.node("payable")
    #expect(String(payable.rule) == "cash rule of FI" && payable.kind == .rounded)
    #expect(try explanation.value("payable") == String(receipt.priced.payable))
  }

  @Test func lawsUnderEveryPolicy() throws {
    var random = SplitMix64(seed: 4202)
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("EUR"), to: code("JPY"), rate: rate("171.239"), day: nil))
    let table = builder.build()
    var count = 0
    while count < 10_000 {
      for policy in everyPolicy {
        let basket = try random.basket(lines: 4, policy)
        let target = random.below(4) == 0 ? code("JPY") : nil
        guard let receipt = try? basket.checkout(in: target, with: table) else { continue }
        count += 1
        let comment: Comment = "\(String(policy.sentence))"
        let priced = try receipt.explanation()
        ExplanationLaw(explanation: priced).expect(comment)
        try expect(priced, receipt.priced, comment)
        guard target != nil else { continue }
        let checkout = try receipt.checkoutExplanation()
        ExplanationLaw(explanation: checkout).expect(comment)
        try expect(checkout, receipt.checkout, comment)
      }
    }
  }

  private func expect(_ explanation: Explanation, _ amounts: ReceiptAmounts, _ comment: Comment) throws {
    #expect(try explanation.node("payable").value == amounts.payable, comment)
    #expect(try explanation.node("total").value == amounts.total, comment)
    #expect(try explanation.node("net").value == amounts.net, comment)
    #expect(try explanation.node("tax").value == amounts.tax, comment)
    #expect(try explanation.node("gross").value == amounts.gross, comment)
    for (index, line) in amounts.lineItems.enumerated() {
      #expect(try explanation.node("lines[\(index)].total").value == line.total, comment)
      #expect(try explanation.node("lines[\(index)].tax").value == line.tax, comment)
    }
  }
}
