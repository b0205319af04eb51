import MoneyCore

extension Invoice {
  /// Makes the invoice of a receipt. Its amount due is the receipt's payable amount.
  ///
  /// The norm computes the tax from net amounts, and rounds it once for each category. A receipt may round otherwise, so
  /// the rounding amount (BT-114) states the difference, together with the receipt's own difference and its cash rounding.
  ///
  /// - If prices include tax, each line item's net amount is its gross amount ÷ (1 + rate), rounded up or down to minor
  ///   units. The sum with the tax by the norm is then the receipt's gross amount, or one unit more or less if no net
  ///   amount results in it. The units of several categories offset each other, so at most one unit is left.
  /// - If prices are without tax, the net amounts are those of the receipt.
  ///
  /// - Parameter zeroCategory: the category of the norm for rates of 0 % that no category of the receipt names; nil to
  ///   refuse them.
  public init(
    _ receipt: Receipt, _ amounts: ReceiptAmounts, zeroCategory: [UInt8]? = nil
  ) throws(MoneyFailure) {
    if receipt.lineItems.isEmpty {
      throw MoneyFailure(.argument, "number of line items must be at least 1 (BR-16), got 0")
    }
    self.init(amounts.currency, digits: amounts.subtotal.scale)
    var draft = ReceiptInvoice(receipt, amounts, digits: digits)
    try draft.setTaxes(zeroCategory)
    let nets = receipt.policy.prices == .net ? amounts.lineItems.map { $0.net } : try draft.netsWithinPrices()
    for index in nets.indices { try add(draft, index, net: nets[index]) }
    let gross = try totals().gross
    try setPayment(prepaid: nil, rounding: try amounts.payable.subtracting(gross))
  }

  /// Adds a line item of a receipt with its discounts as allowances.
  private mutating func add(_ draft: ReceiptInvoice, _ index: Int, net: Decimal) throws(MoneyFailure) {
    let sold = draft.receipt.lineItems[index]
    let allowances = try draft.allowances(index)
    var total = try net.whole(digits, "line item")
    for allowance in allowances { total = try total.adding(allowance) }
    let name = sold.product.name.isEmpty ? sold.product.sku : sold.product.name
    let (price, base) = try draft.price(of: sold, total: total)
    let item = try InvoiceLineItem(name: name, quantity: sold.quantity, price: price, baseQuantity: base)
    try add(item, [draft.taxes[draft.positions[index]]])
    let code: StaticString = "95"
    for allowance in allowances where !allowance.isZero {
      try adjust(
        lineItems.count - 1,
        try InvoiceAdjustment(.allowance, amount: allowance, reasonCode: Array(UTF8Bytes(code))))
    }
  }
}

/// A receipt on its way to an invoice: the taxes of the norm, and the net amounts.
private struct ReceiptInvoice {
  let receipt: Receipt
  let amounts: ReceiptAmounts
  let digits: UInt32
  /// The different taxes of the invoice.
  private(set) var taxes: [InvoiceTax] = []
  /// The position of each line item's tax.
  private(set) var positions: [Int] = []

  init(_ receipt: Receipt, _ amounts: ReceiptAmounts, digits: UInt32) {
    self.receipt = receipt
    self.amounts = amounts
    self.digits = digits
  }

  mutating func setTaxes(_ zeroCategory: [UInt8]?) throws(MoneyFailure) {
    var ofGroup: [Int] = []
    for group in receipt.taxGroups {
      let tax = try ReceiptInvoice.tax(group, zeroCategory)
      ofGroup.append(taxes.firstIndex(of: tax) ?? taxes.count)
      if ofGroup.last == taxes.count { taxes.append(tax) }
    }
    positions = receipt.lineItems.map { ofGroup[$0.taxGroup] }
  }

  /// The tax of the norm for a tax group. Other positive rates than those of the categories L, M and B are of category S.
  private static func tax(_ group: Receipt.TaxGroup, _ zeroCategory: [UInt8]?) throws(MoneyFailure) -> InvoiceTax {
    let standard: StaticString = "S"
    if InvoiceTax.isWithoutRate(group.category) || InvoiceTax.isRegional(group.category) {
      return try InvoiceTax(group.category, percent: group.percent)
    }
    if !group.percent.isZero { return try InvoiceTax(Array(UTF8Bytes(standard)), percent: group.percent) }
    guard let zeroCategory else {
      throw MoneyFailure(
        .tax, "zero category must be set for the rate of 0 percent of category " + .quoted(group.category))
    }
    if !InvoiceTax.isWithoutRate(zeroCategory) {
      throw MoneyFailure(.argument, "zero category must be Z, E, AE, K, G or O, got " + .quoted(zeroCategory))
    }
    return try InvoiceTax(zeroCategory, percent: .zero)
  }

  // MARK: - Net amounts

  /// 100 ÷ (100 + percent): the net part of a price that includes its tax.
  private func netPart(_ index: Int) -> ExactRatio {
    let whole = ExactRatio(Decimal(unchecked: 100, scale: 0))
    return whole.divided(by: whole + ExactRatio(taxes[positions[index]].percent))
  }

  /// The net amounts of line items whose prices include tax.
  func netsWithinPrices() throws(MoneyFailure) -> [Decimal] {
    var members = [[Int]](repeating: [], count: taxes.count)
    for (index, position) in positions.enumerated() { members[position].append(index) }
    var nets = [Decimal](repeating: Decimal(unchecked: 0, scale: digits), count: positions.count)
    // The receipt's gross amounts less those of the invoice so far.
    var left = Decimal(unchecked: 0, scale: digits)
    for (tax, indices) in zip(taxes, members) {
      var exact: [ExactRatio] = []
      exact.reserveCapacity(indices.count)
      var gross = Decimal(unchecked: 0, scale: digits)
      for index in indices {
        let own = try amounts.lineItems[index].gross.whole(digits, "line item")
        gross = try gross.adding(own)
        exact.append(ExactRatio(own).multiplied(by: netPart(index)))
      }
      let (rounding, moved) = try ReceiptInvoice.rounding(exact, gross: gross, tax, digits: digits, left: left)
      left = try left.adding(moved)
      let parts = try Apportionment(exact, digits: digits, rounding, remainder: .largestRemainder).parts
      for (index, part) in zip(indices, parts) { nets[index] = part }
    }
    return nets
  }

  /// The direction in which the sum of a category's net amounts is rounded, and by how much its gross amount then falls
  /// short of the receipt's.
  ///
  /// With its tax, at least one of the two neighbouring net amounts results in the gross amount, or one is a minor unit
  /// below it and the other one above. In that case, the call chooses the one that brings `left` nearer to 0, or else
  /// the one whose tax is nearer to the exact tax.
  private static func rounding(
    _ exact: [ExactRatio], gross: Decimal, _ tax: InvoiceTax, digits: UInt32, left: Decimal
  ) throws(MoneyFailure) -> (Rounding, Decimal) {
    let sum = try ExactRatio.sum(exact)
    func shortfall(_ rounding: Rounding) throws(MoneyFailure) -> (net: Decimal, Decimal) {
      let net = try sum.rounded(digits: digits, rounding, name: "net amount").value
      let amount = try net.multiplied(by: tax.factor, digits: digits, rounding: .halfUp).value
      return (net, try gross.subtracting(net).subtracting(amount))
    }
    let (lower, below) = try shortfall(.floor)
    if below.isZero { return (.floor, below) }
    let (_, above) = try shortfall(.ceiling)
    if above.isZero { return (.ceiling, above) }
    if !left.isZero { return left.isNegative ? (.floor, below) : (.ceiling, above) }
    // Rounded down, the net amount loses a part of a unit and the tax the rest of it; rounded up, the tax gains that part.
    let lost = sum + ExactRatio(lower).negated
    let unit = ExactRatio(Decimal(unchecked: 1, scale: digits))
    return (lost + lost).order(to: unit) > 0 ? (.floor, below) : (.ceiling, above)
  }

  // MARK: - Line items

  /// The line item's own discount and its share of the order's, both net.
  func allowances(_ index: Int) throws(MoneyFailure) -> [Decimal] {
    let line = amounts.lineItems[index]
    var allowances: [Decimal] = []
    for discount in [line.discount, line.orderShare] {
      if receipt.policy.prices == .net {
        allowances.append(try discount.whole(digits, "discount"))
      } else {
        allowances.append(
          try ExactRatio(discount).multiplied(by: netPart(index))
            .rounded(digits: digits, .halfUp, name: "discount").value)
      }
    }
    return allowances
  }

  /// The net price that results in a total, with its base quantity. It is the product's own price, else the exact price
  /// of a unit if it is short, else the total as the price of the entire quantity.
  func price(of sold: Receipt.LineItem, total: Decimal) throws(MoneyFailure) -> (Decimal, base: Decimal?) {
    let quantity = ExactRatio(sold.quantity)
    let own = sold.product.price
    if receipt.policy.prices == .net, amounts.currency == receipt.priced.currency,
      try quantity.multiplied(by: ExactRatio(own)).rounded(digits: digits, .halfUp, name: "line item").value == total
    {
      return (own, nil)
    }
    let unit = try ExactRatio(total).divided(by: quantity).rounded(digits: digits &+ 2, .down, name: "price")
    if !unit.isRounded { return (try unit.value.normalized(atLeast: digits), nil) }
    return (total.absolute, base: sold.quantity.absolute)
  }
}
