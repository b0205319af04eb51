import Testing

@testable import MoneyCore
@testable import MoneyTrade

@Suite struct InvoiceExplanationTests {
  private func tax(_ category: String, _ percent: String, _ kind: InvoiceTax.Kind = .added) throws -> InvoiceTax {
    try InvoiceTax(Array(category.utf8), percent: decimal(percent), kind: kind)
  }

  @Test func aTaxIsRoundedOnce() throws {
    var invoice = try Invoice(code("EUR"))
    try invoice.add(try InvoiceLineItem(quantity: decimal("1"), price: decimal("1091.50")), [try tax("S", "15")])
    let explanation = try invoice.explanation()
    ExplanationLaw(explanation: explanation).expect("1,091.50")
    let tax = try explanation.node("tax")
    #expect(String(tax.exact.plainText) == "6549/40" && String(tax.moved.plainText) == "1/200")
    #expect(String(try explanation.node("categories[0].tax").rule) == "BR-CO-17")
    #expect(
      explanation.lines == """
        payable  1255.23 EUR
          = 1091.50 EUR + 163.73 EUR   (BR-CO-15)
          net  1091.50 EUR
            = 1 × 1091.50 EUR   (BR-DEC-23)
          tax  163.73 EUR
            = 15 % of 1091.50 EUR = 163.725, rounded half up to 2 digits   (BR-CO-17, +0.005)

        """)
  }

  @Test func eachAmountOfTheInvoiceHasItsName() throws {
    var invoice = try Invoice(code("EUR"))
    try invoice.add(
      try InvoiceLineItem(quantity: decimal("3"), price: decimal("0.335"), baseQuantity: decimal("7")),
      [try tax("S", "25"), try tax("Local", "2.5", .compound), try tax("IRPF", "15", .retained)])
    try invoice.adjust(0, try InvoiceAdjustment(.charge, amount: decimal("12.34")))
    try invoice.adjust(0, try InvoiceAdjustment(.allowance, amount: nil, percent: decimal("5")))
    try invoice.adjust(
      try InvoiceAdjustment(.allowance, amount: nil, percent: decimal("3.3"), base: decimal("9.99")),
      [try tax("S", "25")])
    try invoice.adjust(try InvoiceAdjustment(.charge, amount: decimal("1.00")), [try tax("Z", "0")])
    try invoice.setPayment(prepaid: decimal("2.00"), rounding: decimal("-0.03"))
    try invoice.setAccounting(code("USD"), digits: 2, rate: decimal("1.1172"))
    let explanation = try invoice.explanation()
    let totals = try invoice.totals()
    ExplanationLaw(explanation: explanation).expect("every part")
    let stated: [(String, Decimal)] = [
      ("payable", totals.payable), ("gross", totals.gross), ("net", totals.net), ("tax", totals.tax),
      ("line_total", totals.lineTotal), ("allowances", totals.allowances), ("charges", totals.charges),
      ("retained", totals.retained), ("prepaid", invoice.prepaid), ("rounding", invoice.rounding),
      ("lines[0].net", invoice.lineItems[0].net), ("lines[0].price", invoice.lineItems[0].total),
      ("lines[0].allowances", invoice.lineItems[0].allowances), ("lines[0].charges", invoice.lineItems[0].charges),
      ("categories[1].base", totals.categories[1].base), ("categories[1].tax", totals.categories[1].amount),
      ("accounting_tax", try #require(totals.accountingTax).amount),
    ]
    for (name, value) in stated { #expect(try explanation.node(name).value == value, "\(name)") }
    #expect(
      Set(explanation.inputs.map { String($0.name) }) == [
        "lines[0].quantity", "lines[0].unit_price", "lines[0].base_quantity", "lines[0].charges[0]",
        "lines[0].allowances[0].percent", "allowances[0].percent", "allowances[0].base", "charges[0]",
        "categories[0].percent", "categories[1].percent", "categories[2].percent", "categories[3].percent", "prepaid",
        "rounding", "accounting_rate",
      ])
  }

  /// EN 16931 requires the amount, and compares it with no percentage.
  @Test func aStatedAmountThatIsNotItsPercentageIsTheInput() throws {
    for (amount, isInput) in [("0.33", false), ("0.35", true)] {
      var invoice = try Invoice(code("EUR"))
      try invoice.add(try InvoiceLineItem(quantity: decimal("1"), price: decimal("9.99")), [try tax("S", "25")])
      try invoice.adjust(
        try InvoiceAdjustment(.allowance, amount: decimal(amount), percent: decimal("3.3"), base: decimal("9.99")),
        [try tax("S", "25")])
      let explanation = try invoice.explanation()
      ExplanationLaw(explanation: explanation).expect("\(amount)")
      ExplanationLaw(explanation: explanation).expectParts("\(amount)")
      #expect(try explanation.value("allowances[0]") == amount)
      #expect(try explanation.node("allowances[0]").kind == (isInput ? .input : .percent))
      #expect((explanation.find(Array("allowances[0].percent".utf8)) == nil) == isInput)
    }
  }

  @Test func lawsOnRandomInvoices() throws {
    var random = SplitMix64(seed: 4201)
    for round in 0..<10_000 {
      let invoice = try random.invoice()
      let explanation = try invoice.explanation()
      ExplanationLaw(explanation: explanation).expect("invoice \(round)")
      // A compound tax is due on a rounded base, which is a factor.
      if !invoice.taxes.contains(where: { $0.kind == .compound }) {
        ExplanationLaw(explanation: explanation).expectParts("invoice \(round)")
      }
      #expect(try explanation.node("payable").value == invoice.totals().payable)
      for (index, item) in invoice.lineItems.enumerated() {
        #expect(try explanation.node("lines[\(index)].quantity").value == item.quantity)
        #expect(try explanation.node("lines[\(index)].unit_price").value == item.price)
        #expect(try explanation.node("lines[\(index)].net").value == item.net)
      }
      #expect(
        explanation.inputs.filter { $0.name.starts(with: Array("categories[".utf8)) }.count == invoice.taxes.count)
    }
  }

  @Test func anInvoiceWithoutLineItems() throws {
    let explanation = try Invoice(code("EUR")).explanation()
    #expect(try explanation.value("payable") == "0.00")
    ExplanationLaw(explanation: explanation).expect("empty")
  }

  @Test func anExactSumThatIsTooLongIsRefused() throws {
    var invoice = try Invoice(code("EUR"))
    for base in stride(from: 1_000_000_007, to: 1_000_000_807, by: 2) {
      let item = try InvoiceLineItem(quantity: decimal("1"), price: decimal("1"), baseQuantity: decimal("\(base)"))
      try invoice.add(item, [try tax("S", "25")])
    }
    expectFailure(.overflow) { try invoice.explanation() }
  }
}

extension SplitMix64 {
  private mutating func number(_ bound: Int, scale: Int) -> Decimal {
    Decimal(unchecked: Int128(below(bound)), scale: UInt32(scale))
  }

  private mutating func taxes() throws -> [InvoiceTax] {
    var taxes = [
      try InvoiceTax(
        Array("S".utf8),
        percent: pick([MoneyCoreTests.decimal("15"), MoneyCoreTests.decimal("19"), MoneyCoreTests.decimal("7.7")]))
    ]
    if below(4) == 0 {
      taxes.append(try InvoiceTax(Array("X".utf8), percent: MoneyCoreTests.decimal("2.5"), kind: .compound))
    }
    if below(6) == 0 {
      taxes.append(try InvoiceTax(Array("R".utf8), percent: MoneyCoreTests.decimal("15"), kind: .retained))
    }
    if below(6) == 0 {
      taxes.append(try InvoiceTax(Array("Y".utf8), percent: MoneyCoreTests.decimal("3"), kind: .compound))
    }
    return taxes
  }

  private mutating func adjustment(onLine: Bool) throws -> InvoiceAdjustment {
    let kind: InvoiceAdjustment.Kind = flip() ? .allowance : .charge
    if flip() { return try InvoiceAdjustment(kind, amount: number(1000, scale: 2)) }
    let base = onLine && flip() ? nil : number(100_000, scale: 2)
    return try InvoiceAdjustment(kind, amount: nil, percent: number(2000, scale: 2), base: base)
  }

  /// An invoice of up to three line items, with all kinds of taxes and adjustments.
  mutating func invoice() throws -> Invoice {
    var invoice = try Invoice(code(pick(["EUR", "JPY", "USD"])))
    let isWhole = invoice.digits == 0
    for line in 0..<below(4) {
      let base = below(3) == 0 ? number(100, scale: 0) : .zero
      let quantity = number(1000, scale: pick([0, 1, 3]))
      try invoice.add(
        try InvoiceLineItem(
          quantity: below(5) == 0 ? quantity.negated : quantity, price: number(1_000_000, scale: pick([1, 2, 4])),
          baseQuantity: base.isZero ? nil : base), try taxes())
      if !isWhole, below(3) == 0 { try invoice.adjust(line, try adjustment(onLine: true)) }
      if !isWhole, below(3) == 0 { try invoice.adjust(line, try adjustment(onLine: true)) }
    }
    if !isWhole, below(3) == 0 { try invoice.adjust(try adjustment(onLine: false), try taxes()) }
    if !isWhole, below(3) == 0 {
      try invoice.setPayment(prepaid: number(1000, scale: 2), rounding: MoneyCoreTests.decimal("0.01"))
    }
    if below(4) == 0 { try invoice.setAccounting(code("GBP"), digits: 2, rate: MoneyCoreTests.decimal("0.8338")) }
    return invoice
  }
}
