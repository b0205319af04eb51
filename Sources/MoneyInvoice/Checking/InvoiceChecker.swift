import MoneyCore
import MoneyTrade
import MoneyXML

/// Applies the rules to one document. Like a validator, each formula uses the amounts that the document states, so an
/// error is reported at its source and not in every sum above it.
struct InvoiceChecker {
  let invoice: StatedInvoice
  let groups: TaxGroups
  /// The number of fraction digits of the taxes.
  let digits: UInt32
  private(set) var findings: [InvoiceFinding] = []

  /// The maximum number of fraction digits of an amount in the norm.
  static var mostDigits: Int { 2 }

  init(_ invoice: StatedInvoice) throws(MoneyFailure) {
    self.invoice = invoice
    groups = try TaxGroups(invoice)
    let own = try CurrencyRegistry.currency(invoice.currency, in: nil).digits
    let most = UInt32(InvoiceChecker.mostDigits)
    let usual = min(most, own ?? most)
    digits = InvoiceChecker.isFine(invoice, usual: usual, most: most) ? most : usual
  }

  /// True if the amounts of the document have more digits than its currency: the inputs of its taxes, or a tax that is
  /// correct with these digits. One wrong amount does not change the digits of all others.
  private static func isFine(_ invoice: StatedInvoice, usual: UInt32, most: UInt32) -> Bool {
    if usual >= most { return false }
    if invoice.lines.contains(where: { $0.net.neededDigits > usual }) { return true }
    return invoice.categories.contains { row in
      if row.base.neededDigits > usual { return true }
      guard row.amount.neededDigits > usual else { return false }
      do throws(MoneyFailure) {
        let factor = try row.tax.percent.number().multiplied(by: Decimal(unchecked: 1, scale: 2))
        let tax = try row.base.number().multiplied(by: factor, digits: most, rounding: .halfUp).value
        return tax == row.amount.value
      } catch {
        return false
      }
    }
  }

  /// The findings about a document, in the order of the rules' evaluation.
  static func findings(_ invoice: StatedInvoice, watch: Watch) throws(InvoiceRefusal) -> [InvoiceFinding] {
    var checker: InvoiceChecker
    do throws(MoneyFailure) {
      checker = try InvoiceChecker(invoice)
      try checker.checkParts(watch)
    } catch {
      throw InvoiceRefusal(error, at: invoice.root)
    }
    try checker.checkBreakdown()
    do throws(MoneyFailure) {
      try checker.checkSums()
    } catch {
      throw InvoiceRefusal(error, at: invoice.root)
    }
    return checker.findings
  }

  private mutating func checkParts(_ watch: Watch) throws(MoneyFailure) {
    for fault in invoice.faults {
      findings.append(
        InvoiceFinding(
          rule: fault.rule, place: fault.place, message: fault.message, stated: nil, computed: nil, target: nil))
    }
    for index in invoice.lines.indices {
      try watch.step(index, of: invoice.lines.count)
      try checkLine(index)
    }
    for adjustment in invoice.adjustments {
      check(adjustment, charge: ("BR-DEC-05", "BR-DEC-06"), allowance: ("BR-DEC-01", "BR-DEC-02"))
    }
  }

  // MARK: Notes

  mutating func add(
    _ rule: InvoiceRule, _ stated: Stated, _ message: Message, _ computed: Decimal? = nil,
    _ target: InvoiceFinding.Target? = nil
  ) {
    findings.append(
      InvoiceFinding(
        rule: rule, place: InvoicePlace(stated.element), message: message,
        stated: stated.tooLong == nil ? stated.value : nil, computed: computed, target: target))
  }

  mutating func add(_ rule: InvoiceRule, at element: XMLElement, _ message: Message, _ computed: Decimal? = nil) {
    findings.append(
      InvoiceFinding(
        rule: rule, place: InvoicePlace(element), message: message, stated: nil, computed: computed, target: nil))
  }

  /// Checks that an amount is written with at most two fraction digits.
  mutating func checkDigits(_ stated: Stated, _ rule: InvoiceRule) {
    if stated.fractionDigits > InvoiceChecker.mostDigits {
      add(rule, stated, "an amount must have at most two fraction digits")
    }
  }

  // MARK: Parts

  private mutating func checkLine(_ index: Int) throws(MoneyFailure) {
    let line = invoice.lines[index]
    for adjustment in line.adjustments {
      check(adjustment, charge: ("BR-DEC-27", "BR-DEC-28"), allowance: ("BR-DEC-24", "BR-DEC-25"))
    }
    checkDigits(line.net, "BR-DEC-23")
    checkRate(line.tax, "05")
    var scratch = try Invoice(invoice.currency)
    let rule: InvoiceRule = "PEPPOL-EN16931-R120"
    do throws(MoneyFailure) {
      try line.add(to: &scratch, try InvoiceTax(VATCategory.outOfScope.bytes, percent: .zero))
    } catch {
      add(rule, line.net, error.message)
      return
    }
    let net = scratch.lineItems[0].net
    if line.net.tooLong != nil || net != line.net.value {
      add(rule, line.net, "net = quantity × price ÷ base quantity + charges - allowances", net, .lineNet(index))
    }
  }

  /// Checks an allowance or charge by the rules for its amount and its base.
  private mutating func check(
    _ adjustment: StatedAdjustment, charge: (InvoiceRule, InvoiceRule), allowance: (InvoiceRule, InvoiceRule)
  ) {
    let rules = adjustment.isCharge ? charge : allowance
    checkDigits(adjustment.amount, rules.0)
    if let base = adjustment.base { checkDigits(base, rules.1) }
    if let tax = adjustment.tax { checkRate(tax, adjustment.isCharge ? "07" : "06") }
  }

  /// Reports a tax other than VAT, or a rate that its category does not allow.
  private mutating func checkRate(_ tax: StatedTax, _ number: StaticString) {
    let rule = InvoiceRule(tax.category, number)
    let name = Message(tax.category.code)
    let isPositive = tax.percent.tooLong == nil ? tax.percent.value.sign > 0 : !tax.percent.isNegative
    if !tax.isVAT {
      add(InvoiceChecker.otherTax(InvoiceRule(number)), at: tax.element, "tax scheme must be VAT")
    } else if tax.category == .outOfScope {
      if tax.hasRate { add(rule, at: tax.element, "category O must not have a rate") }
    } else if tax.category == .standard {
      if tax.hasRate, !isPositive {
        add(rule, at: tax.element, "rate of category S must be positive, got " + .stated(tax.percent))
      }
    } else if tax.category.isRated {
      if tax.percent.isNegative {
        add(
          rule, at: tax.element, "rate of category " + name + " must be at least 0, got " + .stated(tax.percent))
      }
    } else if !tax.percent.isZero || !tax.hasRate {
      add(rule, at: tax.element, "rate of category " + name + " must be stated as 0")
    }
  }

  /// The rule for a tax other than VAT, by the number of the rule on the rate.
  private static func otherTax(_ number: InvoiceRule) -> InvoiceRule {
    number == "05" ? "BR-CO-04" : number == "06" ? "BR-32" : "BR-37"
  }
}
