import Testing
@testable import MoneyCore
@testable import MoneyTrade

/// Laws of every basket under every policy, in the catalogue's currency and converted.
@Suite struct ReceiptLawTests {
  private func sum(_ amounts: [Decimal]) throws -> Decimal {
    try amounts.reduce(Decimal.zero) { try $0.adding($1) }
  }

  private func expectAddsUp(_ amounts: ReceiptAmounts, _ receipt: Receipt, _ comment: Comment) throws {
    #expect(try sum(amounts.lineItems.map(\.total)) == amounts.subtotal, comment)
    #expect(try sum(amounts.lineItems.map(\.orderShare)) == amounts.discount, comment)
    #expect(try sum(amounts.lineItems.map(\.net)) == amounts.net, comment)
    #expect(try sum(amounts.lineItems.map(\.tax)) == amounts.tax, comment)
    #expect(try sum(amounts.lineItems.map(\.gross)) == amounts.gross, comment)
    #expect(try sum(amounts.taxRows.map(\.net)) == amounts.net, comment)
    #expect(try sum(amounts.taxRows.map(\.tax)) == amounts.tax, comment)
    #expect(try sum(amounts.taxRows.map(\.gross)) == amounts.gross, comment)
    #expect(try amounts.net.adding(amounts.tax) == amounts.gross, comment)
    #expect(try amounts.gross.adding(amounts.difference) == amounts.total, comment)
    #expect(try amounts.payable.subtracting(amounts.total) == amounts.cashRounding, comment)
    let taxed = try amounts.subtotal.subtracting(amounts.discount)
    #expect(taxed == (receipt.policy.prices == .net ? amounts.net : amounts.gross), comment)
    for line in amounts.lineItems {
      #expect(try line.price.subtracting(line.discount) == line.total, comment)
      #expect(try line.net.adding(line.tax) == line.gross, comment)
      #expect(line.orderShare.absolute <= line.total.absolute, comment)
      #expect(line.discount.absolute <= line.price.absolute, comment)
    }
    for (row, position) in zip(amounts.taxRows, amounts.taxRows.indices) {
      let own = zip(receipt.lineItems, amounts.lineItems).filter { $0.0.taxGroup == position }.map { $0.1.tax }
      #expect(try sum(own) == row.tax, comment)
    }
  }

  @Test func partsAddUpUnderEveryPolicy() throws {
    var random = SplitMix64(seed: 120)
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("1.1172"), day: nil))
    try builder.add(Quote(from: code("EUR"), to: code("JPY"), rate: rate("171.239"), day: nil))
    let table = builder.build()
    var receipts = 0
    for policy in everyPolicy {
      for _ in 0..<12 {
        let basket = try random.basket(lines: 7, policy)
        let target = code(random.pick(["USD", "JPY", "EUR"]))
        guard let receipt = try receipt(of: basket, in: target, table) else { continue }
        receipts += 1
        let comment = Comment(rawValue: String(policy.sentence))
        try expectAddsUp(receipt.priced, receipt, comment)
        try expectAddsUp(receipt.checkout, receipt, comment)
        #expect(receipt.priced.difference.isZero)
        let once = try RatesTable.convert(
          receipt.priced.money(receipt.priced.total), to: receipt.checkout.currency, with: table, ConversionOptions(),
          in: nil)
        #expect(receipt.checkout.total == once.money.amount, comment)
      }
    }
    #expect(receipts > everyPolicy.count * 6)
  }

  @Test func aFullDiscountLeavesNothing() throws {
    var random = SplitMix64(seed: 121)
    for policy in everyPolicy {
      var basket = try random.basket(lines: 6, policy)
      if random.flip() {
        try basket.setDiscount(.percent(decimal("100")))
      } else {
        try basket.setDiscount(.percent(decimal("0")))
        for item in basket.lineItems { try basket.setDiscount(.percent(decimal("100.0")), of: item.product.sku) }
      }
      // With units rounded down, the price may be below its discount.
      guard let amounts = try receipt(of: basket, in: basket.currency, nil)?.priced else { continue }
      #expect(amounts.total.isZero && amounts.tax.isZero && amounts.payable.isZero, "\(String(policy.sentence))")
      #expect(amounts.lineItems.allSatisfy { $0.gross.isZero }, "\(String(policy.sentence))")
    }
  }

  @Test func aRefundIsTheSaleTurnedRound() throws {
    var random = SplitMix64(seed: 122)
    // A mode towards an infinity rounds by direction, not by size: a refund is rounded the other way.
    for policy in everyPolicy where policy.rounding.isSymmetric && policy.cashRounding.isSymmetric {
      let sale = try random.basket(lines: 6, policy)
      var refund = Basket(sale.catalogue, policy: policy)
      for item in sale.lineItems {
        try refund.restore(item.product, quantity: item.quantity.negated, discount: item.discount)
      }
      try refund.restore(sale.discount, taxes: sale.taxes)
      guard let sold = try? sale.checkout().priced else { continue }
      let refunded = try refund.checkout().priced
      for (line, opposite) in zip(sold.lineItems, refunded.lineItems) {
        #expect(line.total == opposite.total.negated && line.tax == opposite.tax.negated, "\(String(policy.sentence))")
        #expect(line.orderShare == opposite.orderShare.negated, "\(String(policy.sentence))")
      }
      #expect(sold.payable == refunded.payable.negated, "\(String(policy.sentence))")
    }
  }

  @Test func oneRoundingAtTheLevelDeclared() throws {
    var random = SplitMix64(seed: 123)
    for policy in everyPolicy where policy.level != .unit && policy.prices == .net {
      let basket = try random.basket(lines: 6, policy)
      guard let receipt = try? basket.checkout() else { continue }
      let amounts = receipt.priced
      let lines = Array(receipt.lineItems.indices)
      for part in parts(of: receipt) {
        let prices = part.map {
          Fraction(receipt.lineItems[$0].product.price) * Fraction(receipt.lineItems[$0].quantity)
        }
        expectNear(try sum(part.map { amounts.lineItems[$0].price }), prices, policy)
      }
      for part in parts(of: receipt, areTaxes: true) {
        let taxes = part.map {
          Fraction(amounts.lineItems[$0].net) * Fraction(receipt.lineItems[$0].taxPercent) * Fraction(decimal("0.01"))
        }
        expectNear(try sum(part.map { amounts.lineItems[$0].tax }), taxes, policy)
      }
      #expect(parts(of: receipt, areTaxes: true).flatMap { $0 }.sorted() == lines)
      #expect(parts(of: receipt).flatMap { $0 }.sorted() == lines)
    }
  }

  /// Nil where a fixed discount is above the price.
  private func receipt(of basket: Basket, in target: CurrencyCode, _ table: RatesTable?) throws -> Receipt? {
    do throws(MoneyFailure) {
      return try basket.checkout(in: target, with: table)
    } catch {
      if error.status == .discount { return nil }
      throw error
    }
  }

  /// The lines whose prices, or whose taxes, are rounded together.
  private func parts(of receipt: Receipt, areTaxes: Bool = false) -> [[Int]] {
    let all = Array(receipt.lineItems.indices)
    if receipt.policy.level == .order { return [all] }
    if receipt.policy.level == .line || receipt.policy.level == .invoice && !areTaxes { return all.map { [$0] } }
    return receipt.taxGroups.indices.map { group in all.filter { receipt.lineItems[$0].taxGroup == group } }
  }

  /// Less than a minor unit away from the exact value.
  private func expectNear(_ rounded: Decimal, _ exact: [Fraction], _ policy: BasketPolicy) {
    let distance = (exact.reduce(Fraction.zero) { $0 + $1 } - Fraction(rounded)).magnitude
    let cent = Fraction(Natural(1 as UInt64), over: Natural(100 as UInt64))
    #expect(distance < cent, "\(String(policy.sentence))")
  }
}
