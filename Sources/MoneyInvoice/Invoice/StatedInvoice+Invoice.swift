import MoneyCore
import MoneyTrade
import MoneyXML

extension StatedInvoice {
  private static var rateDigits: UInt32 { 18 }

  /// The invoice of the document; throws if it cannot be totalled.
  func made() throws(InvoiceRefusal) -> Invoice {
    if let fault = faults.first { throw fault }
    var invoice: Invoice
    do throws(MoneyFailure) {
      invoice = try Invoice(currency)
    } catch {
      throw InvoiceRefusal(other: error)
    }
    for line in lines {
      do throws(MoneyFailure) {
        try line.add(to: &invoice, try line.tax.made())
      } catch {
        throw InvoiceRefusal(error, at: line.element)
      }
    }
    do throws(MoneyFailure) {
      try addDocument(to: &invoice)
    } catch {
      throw InvoiceRefusal(error, at: root)
    }
    return invoice
  }

  private func addDocument(to invoice: inout Invoice) throws(MoneyFailure) {
    for adjustment in adjustments {
      let none = try InvoiceTax(VATCategory.outOfScope.bytes, percent: .zero)
      try invoice.adjust(try adjustment.made(), [try adjustment.tax?.made() ?? none])
    }
    for row in categories where !row.reason.isEmpty || !row.reasonCode.isEmpty {
      try invoice.setExemption(
        row.tax.category.bytes, reason: row.reason.shortened(InvoiceAdjustment.longestReason),
        reasonCode: row.reasonCode.shortened(InvoiceAdjustment.longestCode))
    }
    try invoice.setPayment(prepaid: try totals[.prepaid]?.number(), rounding: try totals[.rounding]?.number())
    try addAccounting(to: &invoice)
  }

  /// Sets the accounting currency (BT-6) with the rate that yields its tax (BT-111).
  ///
  /// The norm states both taxes but no rate. The digits of the quotient suffice to reproduce the tax. If the tax is 0, any
  /// rate does. If no positive rate leads from one tax to the other, no accounting currency is set.
  private func addAccounting(to invoice: inout Invoice) throws(MoneyFailure) {
    guard let accountingTax, let accountingCurrency, accountingCurrency != currency else { return }
    let tax = try self.tax?.number() ?? .zero
    var rate = accountingTax.value.isZero ? Decimal(unchecked: 1, scale: 0) : .zero
    if !tax.isZero {
      rate = try accountingTax.number().divided(by: tax, digits: StatedInvoice.rateDigits, rounding: .halfEven).value
    }
    guard rate.sign > 0 else { return }
    let digits = try CurrencyRegistry.minorUnits(accountingCurrency, in: nil)
    try invoice.setAccounting(accountingCurrency, digits: digits, rate: rate)
  }

  /// Throws if the document states a total that differs from the invoice's, or lacks one that the norm requires.
  func checkTotals(of invoice: Invoice) throws(InvoiceRefusal) {
    let totals: InvoiceTotals
    do throws(MoneyFailure) {
      totals = try invoice.totals()
    } catch {
      throw InvoiceRefusal(other: error)
    }
    for name in self.totals.names {
      switch name {
      case .lines: try StatedInvoice.compare(self.totals[name], totals.lineTotal, "BR-CO-10")
      case .net: try StatedInvoice.compare(self.totals[name], totals.net, "BR-CO-13")
      case .gross: try StatedInvoice.compare(self.totals[name], totals.gross, "BR-CO-15")
      case .payable: try StatedInvoice.compare(self.totals[name], totals.payable, "BR-CO-16")
      default: continue
      }
    }
    try StatedInvoice.compare(tax, totals.tax, "BR-CO-14")
    for name in [TotalName.lines, .net, .gross, .payable] where self.totals[name] == nil {
      throw missing(Message(name.name(in: syntax)), name.demand)
    }
    if tax == nil, !totals.tax.isZero { throw missing("total tax in " + .code(currency), "BR-CO-15") }
  }

  private func missing(_ total: Message, _ rule: InvoiceRule) -> InvoiceRefusal {
    InvoiceRefusal("missing " + total, at: root, rule, isOfTotals: true)
  }

  private static func compare(_ stated: Stated?, _ own: Decimal, _ rule: InvoiceRule) throws(InvoiceRefusal) {
    guard let stated, stated.tooLong != nil || stated.value != own else { return }
    let message = "amount must be " + Message.decimal(own) + ", got " + .stated(stated)
    throw InvoiceRefusal(message, at: stated.element, rule, isOfTotals: true)
  }
}

extension StatedLine {
  /// Adds the line item with its allowances and charges.
  func add(to invoice: inout Invoice, _ tax: InvoiceTax) throws(MoneyFailure) {
    let item = try InvoiceLineItem(
      name: name.shortened(InvoiceLineItem.longestName), quantity: try quantity.number(), price: try price.number(),
      baseQuantity: try baseQuantity?.number())
    try invoice.add(item, [tax])
    let index = invoice.lineItems.count - 1
    for adjustment in adjustments { try invoice.adjust(index, try adjustment.made()) }
  }
}

extension StatedTax {
  func made() throws(MoneyFailure) -> InvoiceTax {
    try InvoiceTax(category.bytes, percent: try percent.number())
  }
}

extension StatedAdjustment {
  /// The adjustment of an invoice; -2 % of an amount is 2 % of its negation.
  func made() throws(MoneyFailure) -> InvoiceAdjustment {
    let amount = try self.amount.number()
    let percent = try rate?.number() ?? .zero
    let base = try self.base?.number()
    return try InvoiceAdjustment(
      isCharge ? .charge : .allowance, amount: amount, percent: percent.absolute,
      base: percent.isNegative ? base?.negated : base, reason: reason.shortened(InvoiceAdjustment.longestReason),
      reasonCode: reasonCode.shortened(InvoiceAdjustment.longestCode))
  }
}

extension [UInt8] {
  /// A text that fits a field; a shortened text ends with an ellipsis.
  func shortened(_ longest: Int) -> [UInt8] {
    if count <= longest { return self }
    var end = longest - 3
    while end > 0, self[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(self[..<end]) + UTF8Bytes("…")
  }
}
