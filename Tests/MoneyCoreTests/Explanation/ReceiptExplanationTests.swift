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
    ExplanationLaw(explanation: explanation).expectParts("\(rule)")
    #expect(try explanation.value("net") == net && explanation.value("tax") == tax)
    #expect(String(try explanation.node("net").exact.plainText) == "201/200")
    let price = try explanation.node("lines[0].price")
    #expect(String(price.rule) == rule)
    #expect(price.step?.quantity == (level == .unit ? decimal("1") : nil))
  }

  /// 3 × 0.335 less 5 %, with 25 % tax: 3 × 0.34, 3 × 0.02 and 3 × 0.08.
  @Test func aUnitIsRoundedInTheNodeOfItsLineItem() throws {
    let catalogue = try Catalogue.of("EUR", [("a", "0.335", "s")], taxes: [("s", "25")])
    var basket = Basket(catalogue, policy: try BasketPolicy(level: .unit))
    try basket.add("a", "3")
    try basket.setDiscount(.percent(decimal("5")), of: Array("a".utf8))
    let explanation = try basket.checkout().explanation()
    ExplanationLaw(explanation: explanation).expect("per unit")
    ExplanationLaw(explanation: explanation).expectParts("per unit")
    #expect(
      explanation.lines == """
        payable  1.20 EUR
          = 0.96 EUR + 0.24 EUR
          net  0.96 EUR
            = 1.02 EUR - 0.06 EUR
            lines[0].price  1.02 EUR
              = 3 × 0.335 EUR = 1.005, each unit rounded half up to 2 digits   (policy: per unit, +0.015)
            lines[0].discount  0.06 EUR
              = 5 % of 1.02 EUR = 0.051, each unit rounded half up to 2 digits   (policy: per unit, +0.009)
          tax  0.24 EUR
            = 25 % of 0.96 EUR   (policy: per unit)

        """)
  }

  /// 0.25 × 0.335 less 50 %: 0.25 × 0.34 is 0.085, and the discount is 0.25 × 0.17 = 0.0425, not half of 0.09.
  @Test func aFractionalQuantityIsRoundedTwice() throws {
    let catalogue = try Catalogue.of("EUR", [("a", "0.335", "s")], taxes: [("s", "25")])
    var basket = Basket(catalogue, policy: try BasketPolicy(level: .unit))
    try basket.add("a", "0.25")
    try basket.setDiscount(.percent(decimal("50")), of: Array("a".utf8))
    let explanation = try basket.checkout().explanation()
    ExplanationLaw(explanation: explanation).expect("fraction")
    ExplanationLaw(explanation: explanation).expectParts("fraction")
    #expect(try explanation.value("lines[0].price") == "0.09" && explanation.value("lines[0].discount") == "0.04")
    #expect(String(try explanation.node("lines[0].price").exact.plainText) == "67/800")
    #expect(String(try explanation.node("lines[0].discount").exact.plainText) == "9/200")
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
    ExplanationLaw(explanation: explanation).expectParts("inside")
    #expect(try explanation.value("payable") == "145.00" && explanation.value("net") == "138.10")
    #expect(try explanation.value("tax") == "6.90" && explanation.value("taxes[0].tax") == "6.90")
    #expect(String(try explanation.node("tax").exact.plainText) == "145/21")
  }

  /// Two returned at 10.00 each, less 1.50, with 3.00 off the order.
  @Test func aRefundNegatesTheDiscountsThatWerePassedIn() throws {
    let catalogue = try Catalogue.of("EUR", [("a", "10.00", "s")], taxes: [("s", "25")])
    var basket = Basket(catalogue, policy: try BasketPolicy(level: .line))
    try basket.add("a", "-2")
    try basket.setDiscount(.fixed(decimal("1.50")), of: Array("a".utf8))
    try basket.setDiscount(.fixed(decimal("3.00")))
    let receipt = try basket.checkout()
    let explanation = try receipt.explanation()
    ExplanationLaw(explanation: explanation).expect("refund")
    ExplanationLaw(explanation: explanation).expectParts("refund")
    expectInputs(explanation, of: receipt, "refund")
    #expect(try explanation.value("lines[0].discount") == "-1.50" && explanation.value("order_discount") == "-3.00")
    for (name, amount) in [("lines[0].discount.amount", "1.50"), ("order_discount.amount", "3.00")] {
      let leaf = try explanation.node(name)
      #expect(try leaf.kind == .input && leaf.isSubtracted && explanation.value(name) == amount)
    }
    #expect(try explanation.value("payable") == "-19.38" && explanation.value("lines[0].order_discount") == "-3.00")
  }

  /// A converted receipt is explained down to the basket, not to the amounts in the catalogue's currency.
  @Test(arguments: BasketPolicy.Level.allCases, BasketPolicy.Prices.allCases)
  func aConvertedReceiptStatesItsInputs(_ level: BasketPolicy.Level, _ prices: BasketPolicy.Prices) throws {
    let catalogue = try Catalogue.of("EUR", [("a", "0.335", "s"), ("b", "19.99", "s")], taxes: [("s", "25")])
    var basket = Basket(catalogue, policy: try BasketPolicy(level: level, prices: prices))
    try basket.add("a", "3")
    try basket.add("b", "2")
    try basket.setDiscount(.percent(decimal("5")), of: Array("a".utf8))
    try basket.setDiscount(.fixed(decimal("1.23")))
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("1.1172"), day: nil))
    let receipt = try basket.checkout(in: code("USD"), with: builder.build())
    let explanation = try receipt.checkoutExplanation()
    ExplanationLaw(explanation: explanation).expect("converted")
    ExplanationLaw(explanation: explanation).expectParts("converted")
    expectInputs(explanation, of: receipt, "converted")
    let priced = try receipt.explanation()
    for name in ["total", "gross", "lines[0].price", "lines[0].discount", "lines[1].order_discount", "lines[1].tax"] {
      let (below, own) = (try explanation.node("priced." + name), try priced.node(name))
      #expect(below.value == own.value && Fraction(below.exact) == Fraction(own.exact), "\(name)")
      #expect(below.currency == code("EUR") && below.rule == own.rule, "\(name)")
    }
    #expect(try explanation.node("priced.lines[0].quantity").kind == .input)
    #expect(try explanation.value("payable") == String(receipt.checkout.payable))
  }

  @Test func cashIsRoundedByTheLaw() throws {
    let finland = try reading("FI") { (text) throws(MoneyFailure) in try CashCountry(text) }
    let receipt = try receipt(try BasketPolicy(tender: .cash, cashCountry: finland))
    let explanation = try receipt.explanation()
    ExplanationLaw(explanation: explanation).expect("cash")
    ExplanationLaw(explanation: explanation).expectParts("cash")
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
        ExplanationLaw(explanation: priced).expectParts(comment)
        expectInputs(priced, of: receipt, comment)
        try expect(priced, receipt.priced, comment)
        guard target != nil else { continue }
        let checkout = try receipt.checkoutExplanation()
        ExplanationLaw(explanation: checkout).expect(comment)
        ExplanationLaw(explanation: checkout).expectParts(comment)
        expectInputs(checkout, of: receipt, comment)
        try expect(checkout, receipt.checkout, comment)
      }
    }
  }

  /// The inputs are the numbers that were passed in, each once, and the rates of the conversion.
  private func expectInputs(_ explanation: Explanation, of receipt: Receipt, _ comment: Comment) {
    var passedIn = receipt.taxGroups.map(\.percent)
    var discounts = receipt.lineItems.map(\.discount)
    if !receipt.lineItems.isEmpty { discounts.append(receipt.discount) }
    for line in receipt.lineItems { passedIn += [line.quantity, line.product.price] }
    for discount in discounts {
      switch discount {
      case .percent(let percent): passedIn.append(percent)
      case .fixed(let amount): passedIn.append(amount)
      case nil: break
      }
    }
    let stated = explanation.inputs.filter { !$0.name.contains(UInt8(ascii: "/")) }.compactMap(\.value)
    #expect(stated.map { String($0) }.sorted() == passedIn.map { String($0) }.sorted(), comment)
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
