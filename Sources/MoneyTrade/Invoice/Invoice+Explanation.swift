import MoneyCore

extension Invoice {
  /// The computation of the amount due, down to the quantities, prices, percentages and amounts that were passed in. With
  /// an accounting currency, the tax in that currency is a second root.
  public func explanation() throws(MoneyFailure) -> Explanation {
    var explainer = InvoiceExplainer(self, try totals())
    return try explainer.explanation()
  }
}

/// Builds the explanation of an invoice. The values are those that the invoice states, so a test can compare them with the
/// values that follow from the children.
private struct InvoiceExplainer {
  let invoice: Invoice
  let totals: InvoiceTotals
  private var builder = ExplanationBuilder()
  /// The net amount of each line item.
  private var nets: [Int] = []
  /// The allowances and charges of the document.
  private var adjustments: [Int] = []
  /// The percentage of each category.
  private var percents: [Int] = []

  init(_ invoice: Invoice, _ totals: InvoiceTotals) {
    self.invoice = invoice
    self.totals = totals
  }

  private var currency: CurrencyCode { invoice.currency }
  private var step: ExplanationNode.Step { ExplanationNode.Step(.halfUp, digits: invoice.digits) }

  mutating func explanation() throws(MoneyFailure) -> Explanation {
    let net = try net()
    for (index, category) in totals.categories.enumerated() {
      percents.append(builder.input("categories[" + .number(index) + "].percent", category.tax.percent))
    }
    let taxes = try categories()
    let retained = taxes.indices.filter { totals.categories[$0].tax.kind == .retained }.map { taxes[$0] }
    let added = taxes.indices.filter { totals.categories[$0].tax.kind != .retained }.map { taxes[$0] }
    var parts = [net]
    if !added.isEmpty {
      parts.append(try builder.node("tax", .sum, added, currency, value: totals.tax, rule: "BR-CO-14"))
    }
    let tax = parts.last ?? net
    parts = [try builder.node("gross", .sum, parts, currency, value: totals.gross, rule: "BR-CO-15")]
    if !retained.isEmpty {
      parts.append(
        builder.subtracted(try builder.node("retained", .sum, retained, currency, value: totals.retained)))
    }
    if !invoice.prepaid.isZero {
      parts.append(builder.subtracted(builder.input("prepaid", invoice.prepaid, currency)))
    }
    if !invoice.rounding.isZero { parts.append(builder.input("rounding", invoice.rounding, currency)) }
    var roots = [
      try builder.node("payable", .sum, parts, currency, value: totals.payable, rule: "BR-CO-16")
    ]
    if let accounting = invoice.accounting, let value = totals.accountingTax?.amount, !added.isEmpty {
      let own = [builder.reference(to: tax), builder.input("accounting_rate", accounting.rate)]
      roots.append(
        try builder.node(
          "accounting_tax", .conversion, own, accounting.currency, value: value,
          step: ExplanationNode.Step(.halfUp, digits: accounting.digits), rule: "BR-DEC-15"))
    }
    return builder.explanation(roots)
  }

  // MARK: - Without tax

  /// The line items, minus the allowances and plus the charges of the document.
  private mutating func net() throws(MoneyFailure) -> Int {
    nets.reserveCapacity(invoice.lineItems.count)
    for index in invoice.lineItems.indices { nets.append(try net(of: index)) }
    var parts = [
      try builder.node("line_total", .sum, nets, currency, value: totals.lineTotal, rule: "BR-CO-10")
    ]
    adjustments = try each(of: invoice.adjustments, price: nil, "", "BR-DEC-01", "BR-DEC-05")
    parts += try sums(of: invoice.adjustments, adjustments, "", totals.allowances, totals.charges)
    return try builder.node("net", .sum, parts, currency, value: totals.net, rule: "BR-CO-13")
  }

  private mutating func net(of index: Int) throws(MoneyFailure) -> Int {
    let item = invoice.lineItems[index]
    let line: Message = "lines[" + .number(index) + "]."
    var factors = [
      builder.input(line + "quantity", item.quantity), builder.input(line + "unit_price", item.price, currency),
    ]
    if let base = item.baseQuantity { factors.append(builder.divisor(builder.input(line + "base_quantity", base))) }
    let price = try builder.node(
      line + "price", .product, factors, currency, value: item.total, step: step, rule: "BR-DEC-23")
    var parts = [price]
    let own = try each(of: item.adjustments, price: price, line, "BR-DEC-24", "BR-DEC-27")
    parts += try sums(of: item.adjustments, own, line, item.allowances, item.charges)
    return try builder.node(line + "net", .sum, parts, currency, value: item.net, rule: "BR-DEC-23")
  }

  /// The allowances and charges of a line item or of the document. One whose amount equals its percentage of the base is
  /// explained by it, and any other is an input: EN 16931 requires the amount (BR-31, BR-36, BR-41, BR-43), and no rule of
  /// it compares the amount with the percentage, which then enters no total.
  private mutating func each(
    of list: [InvoiceAdjustment], price: Int?, _ place: Message, _ allowance: Message, _ charge: Message
  ) throws(MoneyFailure) -> [Int] {
    var found: [Int] = []
    var counts = (allowance: 0, charge: 0)
    for adjustment in list {
      let isCharge = adjustment.kind == .charge
      let number = isCharge ? counts.charge : counts.allowance
      if isCharge { counts.charge &+= 1 } else { counts.allowance &+= 1 }
      let name = place + (isCharge ? "charges[" : "allowances[") + .number(number) + "]"
      let amount = adjustment.amount ?? .zero
      let own = price.flatMap { builder.value(of: $0) }
      guard adjustment.base(price: own, digits: invoice.digits) != nil else {
        found.append(builder.input(name, amount, currency))
        continue
      }
      var parts = [builder.input(name + ".percent", adjustment.percent)]
      if let base = adjustment.base {
        parts.append(builder.input(name + ".base", base, currency))
      } else if let price {
        parts.append(builder.reference(to: price))
      }
      found.append(
        try builder.node(
          name, .percent, parts, currency, value: amount, step: step, rule: isCharge ? charge : allowance))
    }
    return found
  }

  /// The sum of the allowances, which is subtracted, and that of the charges, if there are any.
  private mutating func sums(
    of list: [InvoiceAdjustment], _ own: [Int], _ place: Message, _ allowances: Decimal, _ charges: Decimal
  ) throws(MoneyFailure) -> [Int] {
    let isLine = !place.bytes.isEmpty
    let minus = list.indices.filter { list[$0].kind == .allowance }.map { own[$0] }
    let plus = list.indices.filter { list[$0].kind == .charge }.map { own[$0] }
    var found: [Int] = []
    if !minus.isEmpty {
      let sum = try builder.node(
        place + "allowances", .sum, minus, currency, value: allowances, rule: isLine ? "" : "BR-CO-11")
      found.append(builder.subtracted(sum))
    }
    if !plus.isEmpty {
      found.append(
        try builder.node(place + "charges", .sum, plus, currency, value: charges, rule: isLine ? "" : "BR-CO-12"))
    }
    return found
  }
}

// MARK: - Taxes

extension InvoiceExplainer {
  /// The tax of each category on the sum of its amounts.
  private mutating func categories() throws(MoneyFailure) -> [Int] {
    var bases = invoice.taxes.map { _ in [Int]() }
    for (index, item) in invoice.lineItems.enumerated() {
      try addBases(of: nets[index], item.taxes, "lines[" + .number(index) + "]", isSubtracted: false, to: &bases)
    }
    var counts = (allowance: 0, charge: 0)
    for (index, adjustment) in invoice.adjustments.enumerated() {
      let isCharge = adjustment.kind == .charge
      let number = isCharge ? counts.charge : counts.allowance
      if isCharge { counts.charge &+= 1 } else { counts.allowance &+= 1 }
      try addBases(
        of: adjustments[index], adjustment.taxes, (isCharge ? "charges[" : "allowances[") + .number(number) + "]",
        isSubtracted: !isCharge, to: &bases)
    }
    var found: [Int] = []
    for (index, category) in totals.categories.enumerated() {
      let name: Message = "categories[" + .number(index) + "]."
      // A compound tax is due on unrounded taxes, so its base is rounded.
      let isRounded = category.tax.kind == .compound
      let base = try builder.node(
        name + "base", .sum, bases[index], currency, value: category.base, step: isRounded ? step : nil,
        rule: category.tax.baseRule)
      found.append(
        try builder.node(
          name + "tax", .percent, [percents[index], base], currency, value: category.amount, step: step,
          rule: "BR-CO-17"))
    }
    return found
  }

  /// Adds an amount to the bases of its taxes. A compound tax is due on the preceding taxes, too.
  private mutating func addBases(
    of net: Int, _ positions: [Int], _ place: Message, isSubtracted: Bool, to bases: inout [[Int]]
  ) throws(MoneyFailure) {
    // The preceding taxes of the amount: the percentage, and the base if it is not the amount itself.
    var preceding: [(position: Int, base: Int?)] = []
    for position in positions {
      let kind = invoice.taxes[position].kind
      var base: Int?
      var part: Int
      if kind == .compound, !preceding.isEmpty {
        let name = "categories[" + .number(position) + "]." + place
        var parts = [builder.reference(to: net)]
        for (number, tax) in preceding.enumerated() {
          let own = [builder.reference(to: percents[tax.position]), builder.reference(to: tax.base ?? net)]
          parts.append(try builder.node(name + ".taxes[" + .number(number) + "]", .percent, own, currency))
        }
        part = try builder.node(name, .sum, parts, currency)
        base = part
      } else {
        part = builder.reference(to: net)
      }
      bases[position].append(isSubtracted ? builder.subtracted(part) : part)
      if kind != .retained { preceding.append((position, base)) }
    }
  }
}

extension InvoiceTax {
  /// The rule for the sum on which the tax is due.
  fileprivate var baseRule: Message {
    let pairs: StaticString = "S-S Z-Z E-E AE-AE K-IC G-G O-O L-AF M-AG B-B"
    return pairs.withUTF8Buffer { text in
      for pair in text.split(separator: ASCII.space) {
        let names = pair.split(separator: ASCII.minus)
        if names.count == 2, names[0].elementsEqual(category) { return "BR-" + .bytes(names[1]) + "-08" }
      }
      return ""
    }
  }
}
