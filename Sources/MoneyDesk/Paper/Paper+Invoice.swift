import MoneyCore
import MoneyTrade

extension Paper {
  @_optimize(size)
  public func text(of invoice: Invoice) throws(MoneyFailure) -> [UInt8] {
    if showsPolicy { throw MoneyFailure(.argument, "options.show_policy must be 0 for an invoice") }
    let totals = try invoice.totals()
    let currency = invoice.currency
    func money(_ amount: Decimal) -> Money { Money(amount, currency) }
    var rows: [PaperRow] = []
    for line in invoice.lineItems {
      rows.append(try row(line, currency))
      for adjustment in line.adjustments { rows.append(try row(adjustment, currency, .part)) }
    }
    rows.append(try writer.row(.lineTotal, money(totals.lineTotal), .first))
    for adjustment in invoice.adjustments { rows.append(try row(adjustment, currency, .plain)) }
    rows.append(try writer.row(.net, money(totals.net)))
    for category in totals.categories where category.tax.kind != .retained {
      rows.append(try row(category, of: invoice))
    }
    rows.append(try writer.row(.gross, money(totals.gross), .total))
    if let tax = totals.accountingTax {
      var label = PaperLabel(writer.words[.accountingTax])
      label.append(" ")
      label.append(isolated: tax.currency.bytes)
      rows.append(PaperRow(label, try writer.amount(tax), .part))
    }
    let count = rows.count
    for category in totals.categories where category.tax.kind == .retained {
      rows.append(try row(category, of: invoice))
    }
    if !invoice.prepaid.isZero { rows.append(try writer.row(.prepaid, money(invoice.prepaid.negated))) }
    if !invoice.rounding.isZero { rows.append(try writer.row(.rounding, money(invoice.rounding))) }
    if rows.count > count { rows.append(try writer.row(.payable, money(totals.payable), .total)) }
    try appendTender(money(totals.payable), to: &rows)
    return text(rows, title: writer.words.title(isInvoice: true), policy: [])
  }

  @_optimize(size)
  private func row(_ line: InvoiceLineItem, _ currency: CurrencyCode) throws(MoneyFailure) -> PaperRow {
    var base: [UInt8] = []
    if let quantity = line.baseQuantity, quantity != Decimal(unchecked: 1, scale: 0) {
      base = try writer.number(quantity, currency)
    }
    return PaperRow(
      PaperRow.Item(
        name: line.name, unit: [], quantity: try writer.number(line.quantity, currency),
        price: try writer.amount(Money(line.price, currency)), base: base),
      try writer.amount(Money(line.total, currency)))
  }

  /// The label `Charge: Packing (2 %)`.
  @_optimize(size)
  private func row(
    _ adjustment: InvoiceAdjustment, _ currency: CurrencyCode, _ kind: PaperRow.Kind
  ) throws(MoneyFailure) -> PaperRow {
    let isCharge = adjustment.kind == .charge
    var label = PaperLabel(writer.words[isCharge ? .charge : .allowance])
    if !adjustment.reason.isEmpty {
      label.append(": ")
      label.append(isolated: adjustment.reason)
    }
    if !adjustment.percent.isZero {
      label.append(" (")
      label.append(isolated: try writer.percent(adjustment.percent, currency))
      label.append(")")
    }
    let amount = adjustment.amount ?? .zero
    return PaperRow(label, try writer.amount(Money(isCharge ? amount : amount.negated, currency)), kind)
  }

  @_optimize(size)
  private func row(_ category: InvoiceTotals.Category, of invoice: Invoice) throws(MoneyFailure) -> PaperRow {
    let tax = category.tax
    let isRetained = tax.kind == .retained
    let base = Money(category.base, invoice.currency)
    var label = try taxLabel(isRetained ? .retained : .tax, tax.category, tax.percent, base)
    if let exemption = invoice.exemption(of: tax.category) {
      let reason = exemption.reason.isEmpty ? exemption.reasonCode : exemption.reason
      if !reason.isEmpty {
        label.append(": ")
        label.append(isolated: reason)
      }
    }
    let amount = isRetained ? category.amount.negated : category.amount
    return PaperRow(label, try writer.amount(Money(amount, invoice.currency)))
  }
}
