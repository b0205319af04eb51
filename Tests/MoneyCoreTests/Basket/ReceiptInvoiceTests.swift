import Testing
@testable import MoneyCore
@testable import MoneyTrade

/// Invoices of receipts, under every policy.
@Suite struct ReceiptInvoiceTests {
  private let cent = Decimal(unchecked: 1, scale: 2)

  /// A receipt of `("ink", "90", "food")` with the rates of its categories.
  private func receipt(
    _ goods: [(String, String, String)], taxes: [(String, String)], _ policy: BasketPolicy, currency: String = "EUR"
  ) throws -> Receipt {
    var basket = Basket(try Catalogue.of(currency, goods, taxes: taxes), policy: policy)
    for (sku, _, _) in goods { try basket.add(sku, "1") }
    return try basket.checkout()
  }

  private func gross(_ level: BasketPolicy.Level) throws -> BasketPolicy {
    try BasketPolicy(level: level, prices: .gross)
  }

  /// 145.00 with 5 % inside has no net amount of full cents: 138.09 + 6.90 is below it, 138.10 + 6.91 above.
  @Test func anAmountThatNoNetAmountResultsIn() throws {
    for level in BasketPolicy.Level.allCases {
      let sold = try receipt([("ink", "90", "a"), ("pen", "55", "a")], taxes: [("a", "5")], try gross(level))
      let invoice = try Invoice(sold, sold.priced)
      let totals = try invoice.totals()
      #expect(totals.net == decimal("138.09") && totals.tax == decimal("6.90"))
      #expect(invoice.rounding == cent && totals.payable == decimal("145.00"))
      #expect(try totals.net.adding(totals.tax).adding(invoice.rounding) == decimal("145.00"))
      #expect(String(totals.categories[0].tax.category) == "S")
    }
  }

  /// Two such categories are a cent below and a cent above.
  @Test func theCentsOfTwoCategoriesCancelOut() throws {
    let sold = try receipt(
      [("ink", "145", "a"), ("pen", "145", "b")], taxes: [("a", "5"), ("b", "5.0000001")], try gross(.taxGroup))
    let invoice = try Invoice(sold, sold.priced)
    #expect(invoice.taxes.count == 2 && invoice.rounding.isZero)
    #expect(try invoice.totals().payable == decimal("290.00"))
  }

  @Test func categoriesOfOneRateAreOneRow() throws {
    let goods = [("ink", "10", "food"), ("pen", "20", "books"), ("cap", "30", "L"), ("tin", "5", "AE")]
    let sold = try receipt(goods, taxes: [("food", "7"), ("books", "7.0"), ("L", "3"), ("AE", "0")], try gross(.line))
    let invoice = try Invoice(sold, sold.priced)
    #expect(invoice.taxes.map { String($0.category) } == ["S", "L", "AE"])
  }

  @Test func ratesOfZeroNeedACategory() throws {
    let sold = try receipt([("ink", "10", "books")], taxes: [("books", "0")], .standard)
    expectFailure(.tax, saying: "zero category must be set for the rate of 0 percent of category \"books\"") {
      _ = try Invoice(sold, sold.priced)
    }
    expectFailure(.argument, saying: "zero category must be Z, E, AE, K, G or O, got \"S\"") {
      _ = try Invoice(sold, sold.priced, zeroCategory: Array("S".utf8))
    }
    let invoice = try Invoice(sold, sold.priced, zeroCategory: Array("Z".utf8))
    #expect(invoice.taxes.map { String($0.category) } == ["Z"])
  }

  @Test func receiptsThatNoInvoiceExpresses() throws {
    let dinars = try receipt([("ink", "10.125", "a")], taxes: [("a", "5")], try gross(.line), currency: "KWD")
    expectFailure(.inexact) { _ = try Invoice(dinars, dinars.priced) }
    let taxed = try receipt([("ink", "10", "E")], taxes: [("E", "5")], .standard)
    expectFailure(.tax) { _ = try Invoice(taxed, taxed.priced) }
    let empty = try receipt([], taxes: [], .standard)
    expectFailure(.argument) { _ = try Invoice(empty, empty.priced) }
  }

  @Test func theAmountDueIsThePayableAmountUnderEveryPolicy() throws {
    var random = SplitMix64(seed: 140)
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("1.1172"), day: nil))
    try builder.add(Quote(from: code("EUR"), to: code("JPY"), rate: rate("171.239"), day: nil))
    let table = builder.build()
    var invoices = 0
    for policy in everyPolicy {
      for _ in 0..<24 {
        let basket = try random.basket(lines: 7, policy)
        let target = code(random.pick(["USD", "JPY", "EUR", "EUR"]))
        guard let receipt = try? basket.checkout(in: target, with: table), !receipt.lineItems.isEmpty else { continue }
        let comment = Comment(rawValue: String(policy.sentence))
        for amounts in [receipt.priced, receipt.checkout] {
          let invoice = try Invoice(receipt, amounts, zeroCategory: Array("E".utf8))
          try expectSame(invoice, receipt, amounts, comment)
          invoices += 1
        }
      }
    }
    #expect(invoices >= 10_000)
  }

  private func expectSame(
    _ invoice: Invoice, _ receipt: Receipt, _ amounts: ReceiptAmounts, _ comment: Comment
  ) throws {
    let totals = try invoice.totals()
    #expect(totals.payable == amounts.payable, comment)
    let remainder = try invoice.rounding.subtracting(amounts.difference).subtracting(amounts.cashRounding)
    if receipt.policy.prices == .gross {
      let unit = Decimal(unchecked: 1, scale: invoice.digits)
      #expect(remainder.absolute <= unit, comment)
      for (item, line) in zip(invoice.lineItems, amounts.lineItems) {
        // Each net amount is less than a minor unit from its exact value.
        let percent = invoice.taxes[item.taxes[0]].percent
        let exact = Fraction(line.gross) * Fraction(decimal("100"))
        let distance = Fraction(item.net) * Fraction(try percent.adding(decimal("100"))) - exact
        #expect(distance.magnitude < Fraction(try percent.adding(decimal("100"))) * Fraction(unit), comment)
      }
    } else {
      #expect(invoice.lineItems.map(\.net) == amounts.lineItems.map(\.net), comment)
      #expect(totals.net == amounts.net, comment)
      #expect(try remainder == amounts.tax.subtracting(totals.tax), comment)
      if receipt.policy.level == .invoice, receipt.policy.rounding == .halfUp, amounts.difference.isZero,
        amounts.currency == receipt.priced.currency, invoice.taxes.count == receipt.taxGroups.count
      {
        #expect(remainder.isZero, comment)
      }
    }
    for (item, sold) in zip(invoice.lineItems, receipt.lineItems) {
      #expect(item.quantity == sold.quantity && !item.price.isNegative, comment)
      #expect(item.name == (sold.product.name.isEmpty ? sold.product.sku : sold.product.name), comment)
    }
  }
}
