import MoneyCore
import MoneyTrade

extension Paper {
  @_optimize(size)
  public func text(of invoice: Invoice) throws(MoneyFailure) -> [UInt8] {
    if showsPolicy { throw MoneyFailure(.argument, "options.show_policy must be 0 for an invoice") }
    let totals = try invoice.totals()
    var page = PaperPage(self, invoice.currency)
    page.open(self, writer.words.title(.invoice))
    for line in invoice.lineItems {
      let isOne = line.baseQuantity == Decimal(unchecked: 1, scale: 0)
      try page.item(
        line.name, [], line.quantity, line.price, invoice.currency, base: isOne ? nil : line.baseQuantity, line.total)
      for adjustment in line.adjustments { try page.adjustment(adjustment, .part) }
    }
    try page.row(.lineTotal, totals.lineTotal, .first)
    for adjustment in invoice.adjustments { try page.adjustment(adjustment, .plain) }
    try page.row(.net, totals.net)
    try page.taxes(of: invoice, totals, areRetained: false)
    try page.row(.gross, totals.gross, .total)
    if let tax = totals.accountingTax {
      page.begin(.part)
      page.put(writer.words[.accountingTax])
      page.put(" ")
      page.isolate(tax.currency.bytes)
      try page.end(tax)
    }
    try page.taxes(of: invoice, totals, areRetained: true)
    if !invoice.prepaid.isZero { try page.row(.prepaid, invoice.prepaid.negated) }
    if !invoice.rounding.isZero { try page.row(.rounding, invoice.rounding) }
    let isFinal = invoice.prepaid.isZero && invoice.rounding.isZero && !invoice.taxes.contains { $0.kind == .retained }
    if !isFinal { try page.row(.payable, totals.payable, .total) }
    try appendTender(totals.payable, to: &page)
    page.close(self, [])
    return page.text
  }
}

extension PaperPage {
  /// Adds a row with the label `Charge: Packing (2 %)`.
  @inline(never)
  @_optimize(size)
  fileprivate mutating func adjustment(_ adjustment: InvoiceAdjustment, _ kind: Kind) throws(MoneyFailure) {
    let isCharge = adjustment.kind == .charge
    begin(kind)
    put(writer.words[isCharge ? .charge : .allowance])
    reason(adjustment.reason)
    if !adjustment.percent.isZero {
      put(" (")
      try percent(adjustment.percent)
      put(")")
    }
    let amount = adjustment.amount ?? .zero
    try end(isCharge ? amount : amount.negated)
  }

  private mutating func reason(_ reason: [UInt8]) {
    if reason.isEmpty { return }
    put(": ")
    isolate(reason)
  }

  @inline(never)
  @_optimize(size)
  fileprivate mutating func taxes(
    of invoice: Invoice, _ totals: InvoiceTotals, areRetained: Bool
  ) throws(MoneyFailure) {
    for category in totals.categories where (category.tax.kind == .retained) == areRetained {
      let tax = category.tax
      try beginTax(areRetained ? .retained : .tax, tax.category, tax.percent, category.base)
      if let exemption = invoice.exemption(of: tax.category) {
        reason(exemption.reason.isEmpty ? exemption.reasonCode : exemption.reason)
      }
      try end(areRetained ? category.amount.negated : category.amount)
    }
  }
}
