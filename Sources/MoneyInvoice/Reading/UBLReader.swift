import MoneyCore
import MoneyXML

/// Reads the elements of one document in UBL 2.1.
struct UBLReader {
  private var reader: StatedReader
  private let isCreditNote: Bool

  init(_ root: XMLElement) throws(InvoiceRefusal) {
    try StatedReader.checkProfile(root.find("CustomizationID"))
    isCreditNote = root.isNamed("CreditNote")
    reader = try StatedReader(root, header: root, .ubl, UBLReader.names, unique: UBLNames.unique)
  }

  private static var names: StatedReader.Names {
    StatedReader.Names(
      currency: "DocumentCurrencyCode", accountingCurrency: "TaxCurrencyCode", category: "ID", percent: "Percent",
      amount: "Amount", base: "BaseAmount", rate: "MultiplierFactorNumeric", reason: "AllowanceChargeReason",
      reasonCode: "AllowanceChargeReasonCode")
  }

  mutating func invoice() throws(InvoiceRefusal) -> StatedInvoice {
    let root = reader.root
    guard let total = root.find("LegalMonetaryTotal") else {
      throw InvoiceRefusal("missing LegalMonetaryTotal", at: root, "BR-13")
    }
    var totals = StatedTotals()
    for child in total.children where child.number == 1 {
      let amount = try reader.amount(child)
      for name in TotalName.allCases where child.isNamed(XMLName(name.name)) { totals[name] = amount }
    }
    let (taxes, categories) = try self.taxes()
    var lines: [StatedLine] = []
    for child in root.all(isCreditNote ? "CreditNoteLine" : "InvoiceLine") { lines.append(try line(child)) }
    if lines.isEmpty { reader.faults.append(InvoiceRefusal("missing line item", at: root, "BR-16")) }
    var adjustments: [StatedAdjustment] = []
    for child in root.all("AllowanceCharge") {
      adjustments.append(try reader.adjustment(child, tax: "TaxCategory"))
    }
    return reader.invoice(lines, adjustments, categories, taxes, totals)
  }

  private mutating func line(_ element: XMLElement) throws(InvoiceRefusal) -> StatedLine {
    let price = try reader.price(try reader.required(element, "BR-26", "Price/PriceAmount"))
    let base = try reader.baseQuantity(element.find("Price/BaseQuantity"))
    let tax = try reader.required(element, "BR-CO-04", "Item/ClassifiedTaxCategory")
    let quantity: StaticString = isCreditNote ? "CreditedQuantity" : "InvoicedQuantity"
    let amount = try reader.number(try reader.required(element, "BR-22", quantity), "BR-22")
    var adjustments: [StatedAdjustment] = []
    for child in element.all("AllowanceCharge") { adjustments.append(try reader.adjustment(child, tax: nil)) }
    let category = try reader.category(tax, "05")
    return StatedLine(
      name: element.word("Item/Name"), quantity: amount, price: price, baseQuantity: base,
      adjustments: adjustments, tax: category,
      net: try reader.amount(try reader.required(element, "BR-24", "LineExtensionAmount")), element: element)
  }

  /// The tax totals and the breakdown. The accounting tax is without a breakdown; a second tax in the same currency is an
  /// error.
  private mutating func taxes() throws(InvoiceRefusal) -> (StatedReader.TaxTotals, [StatedCategory]) {
    var found = StatedReader.TaxTotals()
    var categories: [StatedCategory] = []
    for total in reader.root.all("TaxTotal") {
      let amount = try reader.required(total, "BR-CO-14", "TaxAmount")
      try reader.put(amount, into: &found)
      let accounting = reader.accountingCurrency
      let isAccounting = accounting != nil && accounting != reader.currency && amount.currency == accounting?.bytes
      if categories.isEmpty, !isAccounting {
        for child in total.all("TaxSubtotal") { categories.append(try subtotal(child)) }
      }
    }
    return (found, categories)
  }

  private mutating func subtotal(_ element: XMLElement) throws(InvoiceRefusal) -> StatedCategory {
    let tax = try reader.required(element, "BR-47", "TaxCategory")
    let category = try reader.category(tax, "48")
    let base = try reader.amount(try reader.required(element, "BR-45", "TaxableAmount"))
    return StatedCategory(
      tax: category, base: base, amount: try reader.amount(try reader.required(element, "BR-46", "TaxAmount")),
      reason: tax.word("TaxExemptionReason"), reasonCode: tax.word("TaxExemptionReasonCode"))
  }
}
