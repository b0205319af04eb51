import CMoney
import MoneyCore
import MoneyTrade

@_cdecl("money_invoice_totals") @implementation
public func money_invoice_totals(
  _ invoice: OpaquePointer?, _ totals: UnsafeMutablePointer<money_invoice_totals_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(totals, "totals", error) {
    (output: UnsafeMutablePointer<money_invoice_totals_t>) throws(MoneyFailure) in
    let invoice = try Boundary.invoice(invoice).value
    let totals = try invoice.totals()
    let currency = invoice.currency
    Boundary.write(Money(totals.lineTotal, currency), to: &output.pointee.line_total)
    Boundary.write(Money(totals.allowances, currency), to: &output.pointee.allowances)
    Boundary.write(Money(totals.charges, currency), to: &output.pointee.charges)
    Boundary.write(Money(totals.net, currency), to: &output.pointee.net)
    Boundary.write(Money(totals.tax, currency), to: &output.pointee.tax)
    Boundary.write(Money(totals.gross, currency), to: &output.pointee.gross)
    Boundary.write(Money(totals.retained, currency), to: &output.pointee.retained)
    Boundary.write(Money(invoice.prepaid, currency), to: &output.pointee.prepaid)
    Boundary.write(Money(invoice.rounding, currency), to: &output.pointee.rounding)
    Boundary.write(Money(totals.payable, currency), to: &output.pointee.payable)
    if let tax = totals.accountingTax { Boundary.write(tax, to: &output.pointee.accounting_tax) }
    output.pointee.line_item_count = UInt64(invoice.lineItems.count)
    output.pointee.category_count = UInt64(totals.categories.count)
  }
}

@_cdecl("money_invoice_line_amounts") @implementation
public func money_invoice_line_amounts(
  _ invoice: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_invoice_line_amounts_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let invoice = try Boundary.invoice(invoice).value
    try page.fill(of: invoice.lineItems.count) { (index, row) throws(MoneyFailure) in
      let item = invoice.lineItems[index]
      Boundary.write(Money(item.total, invoice.currency), to: &row.pointee.price)
      Boundary.write(Money(item.allowances, invoice.currency), to: &row.pointee.allowances)
      Boundary.write(Money(item.charges, invoice.currency), to: &row.pointee.charges)
      Boundary.write(Money(item.net, invoice.currency), to: &row.pointee.net)
    }
  }
}

@_cdecl("money_invoice_categories") @implementation
public func money_invoice_categories(
  _ invoice: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_invoice_category_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let invoice = try Boundary.invoice(invoice).value
    let categories = try invoice.totals().categories
    try page.fill(of: categories.count) { (index, row) throws(MoneyFailure) in
      let category = categories[index]
      withUnsafeMutableBytes(of: &row.pointee.tax.category) { Boundary.write(category.tax.category, to: $0) }
      Boundary.write(category.tax.percent, to: &row.pointee.tax.percent)
      row.pointee.tax.kind = category.tax.kind.rawValue
      Boundary.write(Money(category.base, invoice.currency), to: &row.pointee.base)
      Boundary.write(Money(category.amount, invoice.currency), to: &row.pointee.amount)
      guard let exemption = invoice.exemption(of: category.tax.category) else { return }
      withUnsafeMutableBytes(of: &row.pointee.reason) { Boundary.write(exemption.reason, to: $0) }
      withUnsafeMutableBytes(of: &row.pointee.reason_code) { Boundary.write(exemption.reasonCode, to: $0) }
    }
  }
}
