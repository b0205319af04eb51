import MoneyCore

extension Receipt {
  /// The computation of the amount to pay, down to the quantities, prices, discounts and tax rates of the basket. Amounts
  /// that do not enter it have roots of their own.
  public func explanation() throws(MoneyFailure) -> Explanation {
    var explainer = ReceiptExplainer(self, priced)
    return try explainer.explanation()
  }

  /// The computation of the amounts in the currency of the checkout, from those in the catalogue's currency and the rates.
  /// The names of the latter start with `priced.`; they are explained down to the basket, too.
  public func checkoutExplanation() throws(MoneyFailure) -> Explanation {
    if checkout.currency == priced.currency { return try explanation() }
    var below = ReceiptExplainer(self, priced, prefix: "priced.")
    let total = try below.total()
    var explainer = ReceiptExplainer(self, checkout, above: below)
    return try explainer.convertedExplanation(of: total, from: below)
  }
}

/// Builds the explanation of a receipt in one currency, with the values that the receipt states.
private struct ReceiptExplainer {
  let receipt: Receipt
  let amounts: ReceiptAmounts
  /// The start of every name.
  let prefix: Message
  private var builder: ExplanationBuilder
  /// For each line item, the total and the share of the order's discount.
  private var totals: [Int] = []
  private var shares: [Int] = []
  /// For each line item, the amount on which tax is due.
  private var taxables: [Int] = []
  /// The percentages of the tax groups, once they are used.
  private var percents: [Int?]
  /// The tax of each line item.
  private var taxes: [Int] = []
  /// The value of the order's discount, and the subtotal, once they are used.
  private var orderDiscount: Int?
  private var subtotal: Int?

  /// - Parameter below: the explainer of the amounts that are converted; its nodes are kept.
  init(
    _ receipt: Receipt, _ amounts: ReceiptAmounts, prefix: Message = "", above below: ReceiptExplainer? = nil
  ) {
    self.receipt = receipt
    self.amounts = amounts
    self.prefix = prefix
    builder = below?.builder ?? ExplanationBuilder()
    percents = receipt.taxGroups.map { _ in nil }
  }

  private var policy: BasketPolicy { receipt.policy }
  private var currency: CurrencyCode { amounts.currency }
  private var digits: UInt32 { amounts.gross.scale }
  private var isNet: Bool { policy.prices == .net }

  mutating func explanation() throws(MoneyFailure) -> Explanation {
    var roots = [try payable(try total())]
    if !isNet { roots += try included() }
    if receipt.discount != nil {
      if subtotal == nil { roots.append(try sum("subtotal", references(totals), amounts.subtotal)) }
      roots.append(try sum("discount", references(shares), amounts.discount))
    }
    return builder.explanation(roots)
  }

  /// The amount that is owed, in the catalogue's currency.
  mutating func total() throws(MoneyFailure) -> Int {
    for index in receipt.lineItems.indices { totals.append(try total(of: index)) }
    if receipt.discount != nil {
      for index in receipt.lineItems.indices { shares.append(try share(of: index)) }
    }
    taxables = try taxables(of: totals)
    for index in receipt.lineItems.indices { taxes.append(try tax(of: index, on: taxables[index])) }
    return try sum("total", [try gross()], amounts.total)
  }

  /// The sum of the line items, with tax.
  private mutating func gross() throws(MoneyFailure) -> Int {
    guard isNet else { return try sum("gross", taxables, amounts.gross) }
    let net = try sum("net", taxables, amounts.net)
    let tax = try sum("tax", try taxRows(taxes), amounts.tax)
    return try sum("gross", [net, tax], amounts.gross)
  }

  private mutating func sum(_ member: StaticString, _ parts: [Int], _ value: Decimal) throws(MoneyFailure) -> Int {
    try builder.node(name(member), .sum, parts, currency, value: value)
  }

  private mutating func references(_ parts: [Int]) -> [Int] {
    var own: [Int] = []
    for part in parts { own.append(builder.reference(to: part)) }
    return own
  }

  /// The amount to pay of a total.
  private mutating func payable(_ total: Int) throws(MoneyFailure) -> Int {
    guard let cash = amounts.cash else { return try sum("payable", [total], amounts.payable) }
    let step = ExplanationNode.Step(cash.rounding, digits: cash.step.scale, cashStep: cash.step)
    return try builder.node(
      "payable", .rounded, [total], currency, value: amounts.payable, step: step, rule: cash.rule)
  }

  /// The net amounts and taxes that gross prices include.
  private mutating func included() throws(MoneyFailure) -> [Int] {
    var nets: [Int] = []
    for (index, taxable) in taxables.enumerated() {
      let own = [builder.reference(to: taxable), builder.subtracted(taxes[index])]
      nets.append(try builder.node(name(index, "net"), .sum, own, currency, value: amounts.lineItems[index].net))
    }
    let net = try sum("net", nets, amounts.net)
    return [net, try sum("tax", try taxRows(references(taxes)), amounts.tax)]
  }

  /// The sum of the taxes of each tax group.
  private mutating func taxRows(_ taxes: [Int]) throws(MoneyFailure) -> [Int] {
    var members = receipt.taxGroups.map { _ in [Int]() }
    for (line, tax) in zip(receipt.lineItems, taxes) { members[line.taxGroup].append(tax) }
    var rows: [Int] = []
    for (group, own) in members.enumerated() {
      rows.append(
        try builder.node(name(ofGroup: group, "tax"), .sum, own, currency, value: amounts.taxRows[group].tax))
    }
    return rows
  }

  private func name(_ member: StaticString) -> Message { prefix + Message(member) }

  private func name(_ index: Int, _ member: StaticString) -> Message {
    prefix + "lines[" + .number(index) + "]." + Message(member)
  }

  private func name(ofGroup index: Int, _ member: StaticString) -> Message {
    prefix + "taxes[" + .number(index) + "]." + Message(member)
  }
}

// MARK: - Line items

extension ReceiptExplainer {
  /// The rounding of an amount of a line item. An amount that is rounded with others is cut, and may receive a unit of the
  /// remainder.
  private func step(
    of index: Int, _ exact: ExactRatio, _ value: Decimal, isTax: Bool = false, isShare: Bool = false
  ) throws(MoneyFailure) -> ExplanationNode.Step {
    let level = policy.level == .invoice && isTax ? .taxGroup : policy.level
    guard isShare || level == .order || level == .taxGroup else {
      let quantity = level == .unit ? receipt.lineItems[index].quantity : nil
      return ExplanationNode.Step(policy.rounding, digits: digits, quantity: quantity)
    }
    let (whole, _) = try exact.cut(digits: digits)
    return ExplanationNode.Step(
      .down, digits: digits, units: Int32(truncatingIfNeeded: value.coefficient &- whole))
  }

  private func rule(isTax: Bool = false) -> Message {
    switch policy.level {
    case .unit: "policy: per unit"
    case .line: "policy: per line"
    case .taxGroup: "policy: per tax group"
    case .order: "policy: per order"
    case .invoice: isTax ? "policy: taxes per tax group" : "policy: per line"
    }
  }

  /// The price minus the line item's discount.
  private mutating func total(of index: Int) throws(MoneyFailure) -> Int {
    let line = receipt.lineItems[index]
    let own = amounts.lineItems[index]
    let quantity = builder.input(name(index, "quantity"), line.quantity)
    let unit = builder.input(name(index, "unit_price"), line.product.price, currency)
    let exact = ExactRatio(line.quantity).multiplied(by: builder.ratio(of: unit))
    let price = try builder.node(
      name(index, "price"), .product, [quantity, unit], currency, value: own.price,
      step: try step(of: index, exact, own.price), rule: rule())
    var parts = [price]
    if let discount = line.discount {
      parts.append(builder.subtracted(try self.discount(discount, of: index, on: price)))
    }
    return try builder.node(name(index, "total"), .sum, parts, currency, value: own.total)
  }

  private mutating func discount(_ discount: Discount, of index: Int, on price: Int) throws(MoneyFailure) -> Int {
    let value = amounts.lineItems[index].discount
    let percent: Decimal
    switch discount {
    case .percent(let given): percent = given
    case .fixed(let amount):
      return try fixed(name(index, "discount"), amount, isNegated: amounts.lineItems[index].price.isNegative)
    }
    let part = builder.input(name(index, "discount.percent"), percent)
    let exact = ExactRatio(percent: percent, of: amounts.lineItems[index].price)
    return try builder.node(
      name(index, "discount"), .percent, [part, builder.reference(to: price)], currency, value: value,
      step: try step(of: index, exact, value), rule: rule())
  }

  /// A fixed discount: an input or, because a discount reduces the magnitude of a refund too, the negated input.
  private mutating func fixed(
    _ name: Message, _ amount: Decimal, isNegated: Bool
  ) throws(MoneyFailure) -> Int {
    guard isNegated else { return builder.input(name, amount, currency) }
    let given = builder.subtracted(builder.input(name + ".amount", amount, currency))
    return try builder.node(name, .sum, [given], currency, value: amount.negated)
  }

  /// The line item's share of the order's discount.
  private mutating func share(of index: Int) throws(MoneyFailure) -> Int {
    let value = amounts.lineItems[index].orderShare
    let total = builder.reference(to: totals[index])
    let rule: Message = "policy: order discount per order"
    switch receipt.discount {
    case .percent(let percent):
      let part =
        orderDiscount.map { builder.reference(to: $0) } ?? builder.input(name("order_discount.percent"), percent)
      orderDiscount = orderDiscount ?? part
      let exact = ExactRatio(percent: percent, of: amounts.lineItems[index].total)
      return try builder.node(
        name(index, "order_discount"), .percent, [part, total], currency, value: value,
        step: try step(of: index, exact, value, isShare: true), rule: rule)
    case .fixed(let amount):
      let taken: Int
      let whole: Int
      if let orderDiscount, let subtotal {
        taken = builder.reference(to: orderDiscount)
        whole = builder.reference(to: subtotal)
      } else {
        taken = try fixed(name("order_discount"), amount, isNegated: amounts.subtotal.isNegative)
        whole = try sum("subtotal", references(totals), amounts.subtotal)
        orderDiscount = taken
        subtotal = whole
      }
      let exact = ExactRatio(amounts.lineItems[index].total).multiplied(by: builder.ratio(of: taken)).divided(
        by: ExactRatio(amounts.subtotal))
      return try builder.node(
        name(index, "order_discount"), .product, [total, taken, builder.divisor(whole)], currency, value: value,
        step: try step(of: index, exact, value, isShare: true), rule: rule)
    case nil: return builder.input(name(index, "order_discount"), value, currency)
    }
  }

  /// The amounts on which tax is due: the totals minus the shares of the order's discount.
  private mutating func taxables(of totals: [Int]) throws(MoneyFailure) -> [Int] {
    var taxables: [Int] = []
    for (index, total) in totals.enumerated() {
      var parts = [total]
      if !shares.isEmpty { parts.append(builder.subtracted(shares[index])) }
      let own = amounts.lineItems[index]
      taxables.append(
        try builder.node(
          name(index, isNet ? "net" : "gross"), .sum, parts, currency, value: isNet ? own.net : own.gross))
    }
    return taxables
  }

  private mutating func tax(of index: Int, on taxable: Int) throws(MoneyFailure) -> Int {
    let line = receipt.lineItems[index]
    let value = amounts.lineItems[index].tax
    let known = percents[line.taxGroup]
    let percent =
      known.map { builder.reference(to: $0) }
      ?? builder.input(name(ofGroup: line.taxGroup, "percent"), line.taxPercent)
    percents[line.taxGroup] = known ?? percent
    let kind: ExplanationNode.Kind = isNet ? .percent : .included
    let exact = try builder.exact(kind, [percent, taxable])
    return try builder.node(
      name(index, "tax"), kind, [percent, builder.reference(to: taxable)], currency, value: value,
      step: try step(of: index, exact, value, isTax: true), rule: rule(isTax: true))
  }
}

// MARK: - Another currency

extension ReceiptExplainer {
  /// Each amount is converted on its own, the total from the total.
  ///
  /// - Parameters:
  ///   - total: the total in the catalogue's currency.
  ///   - below: the explainer that made it.
  mutating func convertedExplanation(
    of total: Int, from below: ReceiptExplainer
  ) throws(MoneyFailure) -> Explanation {
    let owed = try builder.conversion(name("total"), of: total, by: receipt.conversion, value: amounts.total)
    for (index, own) in amounts.lineItems.enumerated() {
      totals.append(try converted(index, "total", builder.reference(to: below.totals[index]), own.total))
      if receipt.discount != nil {
        shares.append(
          try converted(index, "order_discount", builder.reference(to: below.shares[index]), own.orderShare))
      }
      // Taxes that the prices include do not enter the total.
      let tax = isNet ? builder.reference(to: below.taxes[index]) : below.taxes[index]
      taxes.append(try converted(index, "tax", tax, own.tax))
    }
    var roots = [try payable(owed)]
    taxables = try taxables(of: totals)
    let gross = try gross()
    roots.append(gross)
    if !isNet { roots += try included() }
    let difference = [builder.reference(to: owed), builder.subtracted(builder.reference(to: gross))]
    roots.append(try sum("difference", difference, amounts.difference))
    return builder.explanation(roots)
  }

  private mutating func converted(
    _ index: Int, _ member: StaticString, _ given: Int, _ value: Decimal
  ) throws(MoneyFailure) -> Int {
    try builder.conversion(name(index, member), of: given, by: receipt.conversion, value: value)
  }
}
