import MoneyCore

/// The totals of an invoice, all in minor units.
public struct InvoiceTotals: Sendable {
  /// A tax, with the amount on which it is due.
  public struct Category: Sendable {
    public let tax: InvoiceTax
    public let base: Decimal
    public let amount: Decimal
  }

  public let categories: [Category]
  /// The sum of the line items' net amounts.
  public let lineTotal: Decimal
  public let allowances: Decimal
  public let charges: Decimal
  public let net: Decimal
  public let tax: Decimal
  public let gross: Decimal
  public let retained: Decimal
  public let payable: Decimal
  /// The tax in the accounting currency; nil without one.
  public let accountingTax: Money?

  init(_ invoice: Invoice) throws(MoneyFailure) {
    let zero = Decimal(unchecked: 0, scale: invoice.digits)
    var sums = InvoiceTaxSums(invoice.taxes, zero)
    var lineTotal = zero
    var allowances = zero
    var charges = zero
    for item in invoice.lineItems {
      lineTotal = try lineTotal.adding(item.net)
      try sums.add(item.net, item.taxes)
    }
    for adjustment in invoice.adjustments {
      let amount = adjustment.amount ?? zero
      if adjustment.kind == .charge {
        charges = try charges.adding(amount)
      } else {
        allowances = try allowances.adding(amount)
      }
      try sums.add(adjustment.change, adjustment.taxes)
    }
    categories = try sums.categories(digits: invoice.digits)
    var tax = zero
    var retained = zero
    for category in categories {
      if category.tax.kind == .retained {
        retained = try retained.adding(category.amount)
      } else {
        tax = try tax.adding(category.amount)
      }
    }
    self.lineTotal = lineTotal
    self.allowances = allowances
    self.charges = charges
    self.tax = tax
    self.retained = retained
    net = try lineTotal.subtracting(allowances).adding(charges)
    gross = try net.adding(tax)
    payable = try gross.subtracting(retained).subtracting(invoice.prepaid).adding(invoice.rounding)
    accountingTax = try invoice.accounting.map { (accounting) throws(MoneyFailure) in
      Money(
        try tax.multiplied(by: accounting.rate, digits: accounting.digits, rounding: .halfUp).value,
        accounting.currency)
    }
  }
}

/// The sums that the taxes of an invoice are due on.
private struct InvoiceTaxSums {
  let taxes: [InvoiceTax]
  var bases: [Decimal]

  init(_ taxes: [InvoiceTax], _ zero: Decimal) {
    self.taxes = taxes
    bases = taxes.map { _ in zero }
  }

  /// Adds a net amount to the bases of its taxes. A compound tax is due on the taxes before it, too, which are not
  /// rounded here.
  mutating func add(_ net: Decimal, _ positions: [Int]) throws(MoneyFailure) {
    var taxed = net
    for position in positions {
      let tax = taxes[position]
      let base = tax.kind == .compound ? taxed : net
      bases[position] = try bases[position].adding(base)
      if tax.kind != .retained { taxed = try taxed.adding(try base.multiplied(by: tax.factor)) }
    }
  }

  func categories(digits: UInt32) throws(MoneyFailure) -> [InvoiceTotals.Category] {
    var categories: [InvoiceTotals.Category] = []
    categories.reserveCapacity(taxes.count)
    for (tax, base) in zip(taxes, bases) {
      let base = try base.quantized(digits: digits, rounding: .halfUp).value
      let amount = try base.multiplied(by: tax.factor, digits: digits, rounding: .halfUp).value
      categories.append(InvoiceTotals.Category(tax: tax, base: base, amount: amount))
    }
    return categories
  }
}
