import MoneyCore
import MoneyXML

/// The rules for the totals of an invoice.
extension InvoiceChecker {
  mutating func checkSums() throws(MoneyFailure) {
    let totals = invoice.totals
    let lines = try DecimalSum.of(invoice.lines) { (line) throws(MoneyFailure) in try line.net.number() }
    let paid = try totals.number(.prepaid).negated
    try checkTotal(.lines, "BR-CO-10", "BR-DEC-09", "the line items must add up", lines)
    try checkParts(.allowances, "BR-CO-11", "BR-DEC-10", "the allowances must add up")
    try checkParts(.charges, "BR-CO-12", "BR-DEC-11", "the charges add up")
    let parts = [try totals.number(.lines), try totals.number(.allowances).negated, try totals.number(.charges)]
    try checkTotal(
      .net, "BR-CO-13", "BR-DEC-12", "net = line items - allowances + charges", try DecimalSum.of(parts))
    let gross = try totals.number(.net).adding(try invoice.tax?.number() ?? .zero)
    try checkTotal(.gross, "BR-CO-15", "BR-DEC-14", "gross = net + tax", gross)
    let payable = try DecimalSum.of([try totals.number(.gross), paid, try totals.number(.rounding)])
    try checkTotal(.payable, "BR-CO-16", "BR-DEC-18", "payable = gross - prepaid + rounding", payable)
    if let prepaid = totals[.prepaid] { checkDigits(prepaid, "BR-DEC-16") }
    if let rounding = totals[.rounding] { checkDigits(rounding, "BR-DEC-17") }
    try checkTaxes()
  }

  /// Compares a total that every invoice must state.
  private mutating func checkTotal(
    _ name: TotalName, _ rule: InvoiceRule, _ digits: InvoiceRule, _ message: Message, _ computed: Decimal
  ) throws(MoneyFailure) {
    guard let stated = invoice.totals[name] else {
      add(name.demand, at: invoice.root, "missing " + Message(name.name(in: invoice.syntax)))
      add(rule, at: invoice.root, message + ": missing amount", computed)
      return
    }
    checkDigits(stated, digits)
    if stated.value != computed { add(rule, stated, message, computed, .total(name)) }
  }

  /// Compares a total that an invoice states if it contains such parts.
  private mutating func checkParts(
    _ name: TotalName, _ rule: InvoiceRule, _ digits: InvoiceRule, _ message: Message
  ) throws(MoneyFailure) {
    let parts = invoice.adjustments.filter { $0.isCharge == (name == .charges) }
    let computed = try DecimalSum.of(parts) { (part) throws(MoneyFailure) in try part.amount.number() }
    if let stated = invoice.totals[name] {
      checkDigits(stated, digits)
      if stated.value != computed { add(rule, stated, message, computed, .total(name)) }
    } else if !parts.isEmpty {
      add(rule, at: invoice.root, message + ": missing amount", computed)
    }
  }

  private mutating func checkTaxes() throws(MoneyFailure) {
    if let tax = invoice.tax {
      checkDigits(tax, "BR-DEC-13")
      let rows = try DecimalSum.of(invoice.categories) { (row) throws(MoneyFailure) in try row.amount.number() }
      if rows != tax.value { add("BR-CO-14", tax, "the taxes of the categories must add up", rows, .tax) }
    } else if invoice.syntax != .cii || invoice.categories.contains(where: { !$0.amount.isZero }) {
      // CII need not state a total tax of 0.
      add("BR-CO-15", at: invoice.root, "missing total tax in " + .code(invoice.currency))
    }
    if let tax = invoice.accountingTax { checkDigits(tax, "BR-DEC-15") }
    guard let accounting = invoice.accountingCurrency else { return }
    let isOwn = accounting == invoice.currency && invoice.syntax != .cii
    if (isOwn ? invoice.tax : invoice.accountingTax) == nil {
      add("BR-53", at: invoice.root, "missing total tax in the accounting currency, " + .code(accounting))
    }
  }
}

extension DecimalSum {
  /// The sum of a number of each element.
  static func of<Part>(
    _ parts: [Part], _ number: (Part) throws(MoneyFailure) -> Decimal
  ) throws(MoneyFailure) -> Decimal {
    var sum = DecimalSum()
    for part in parts { sum.add(try number(part)) }
    return try sum.value()
  }
}
