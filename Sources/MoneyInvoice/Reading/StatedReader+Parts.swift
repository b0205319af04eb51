import MoneyCore
import MoneyXML

extension StatedReader {
  /// A category with its rate.
  ///
  /// - Parameter number: the number of the rule on the rate.
  mutating func category(_ element: XMLElement, _ number: StaticString) throws(InvoiceRefusal) -> StatedTax {
    let name = element.word(names.category)
    guard let category = VATCategory(name) else {
      throw InvoiceRefusal("unknown category " + .cited(name, atMost: 40), at: element, "BR-CL-18")
    }
    let isVAT = StatedReader.isVAT(scheme(of: element))
    guard let percent = element.find(names.percent) else {
      if category.isRated {
        let isOfRow = InvoiceRule(number) == "48"
        let rule: InvoiceRule = isOfRow ? "BR-48" : InvoiceRule(category, number)
        faults.append(InvoiceRefusal("missing rate of category " + Message(category.code), at: element, rule))
      }
      let none = Stated(.zero, fractionDigits: 0, at: element)
      return StatedTax(category: category, percent: none, element: element, hasRate: false, isVAT: isVAT)
    }
    let rate = try self.number(percent, InvoiceRule(category, number))
    return StatedTax(category: category, percent: rate, element: element, hasRate: true, isVAT: isVAT)
  }

  private func scheme(of category: XMLElement) -> [UInt8] {
    category.word(syntax == .cii ? "TypeCode" : "TaxScheme/ID")
  }

  private static func isVAT(_ scheme: [UInt8]) -> Bool {
    scheme.count == 3 && scheme[0] | 0x20 == UInt8(ascii: "v") && scheme[1] | 0x20 == UInt8(ascii: "a")
      && scheme[2] | 0x20 == UInt8(ascii: "t")
  }

  /// An allowance or a charge.
  ///
  /// - Parameter taxName: the element with the category, for an adjustment of the document.
  mutating func adjustment(_ element: XMLElement, tax taxName: StaticString?) throws(InvoiceRefusal) -> StatedAdjustment
  {
    let indicator = element.word(syntax == .cii ? "ChargeIndicator/Indicator" : "ChargeIndicator")
    let isCharge = try StatedReader.isTrue(indicator, of: element)
    var tax: StatedTax?
    if let taxName {
      let category = try required(element, isCharge ? "BR-37" : "BR-32", taxName)
      tax = try self.category(category, isCharge ? "07" : "06")
    }
    let rate = element.find(names.rate)
    let rule: InvoiceRule =
      taxName == nil ? (isCharge ? "BR-43" : "BR-41") : (isCharge ? "BR-36" : "BR-31")
    return StatedAdjustment(
      isCharge: isCharge,
      amount: try amount(try required(element, rule, names.amount)),
      base: try optionalAmount(element.find(names.base)),
      rate: try StatedReader.optional(rate) { (rate) throws(InvoiceRefusal) in
        try number(rate, "PEPPOL-EN16931-R040")
      },
      reason: element.word(names.reason), reasonCode: element.word(names.reasonCode), tax: tax)
  }

  private static func isTrue(_ indicator: [UInt8], of element: XMLElement) throws(InvoiceRefusal) -> Bool {
    let text = InvoiceRule(indicator)
    if text == "true" || text == "1" { return true }
    if text == "false" || text == "0" { return false }
    throw InvoiceRefusal("ChargeIndicator must be true or false", at: element, "UBL-CR")
  }

  private static func optional(
    _ element: XMLElement?, _ read: (XMLElement) throws(InvoiceRefusal) -> Stated
  ) throws(InvoiceRefusal) -> Stated? {
    guard let element else { return nil }
    return try read(element)
  }

  func invoice(
    _ lines: [StatedLine], _ adjustments: [StatedAdjustment], _ categories: [StatedCategory], _ taxes: TaxTotals,
    _ totals: StatedTotals
  ) -> StatedInvoice {
    StatedInvoice(
      currency: currency, accountingCurrency: accountingCurrency, lines: lines, adjustments: adjustments,
      categories: categories, tax: taxes.own, accountingTax: taxes.accounting, totals: totals, root: root,
      syntax: syntax, faults: faults)
  }
}
