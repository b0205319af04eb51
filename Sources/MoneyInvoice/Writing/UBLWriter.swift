import MoneyCore
import MoneyTrade
import MoneyXML

/// Writes an invoice or a credit note in UBL 2.1.
public struct UBLWriter {
  private let written: WrittenInvoice
  private var writer = XMLWriter()

  private var invoice: Invoice { written.invoice }
  private var totals: InvoiceTotals { written.totals }
  private var heading: InvoiceHeading { written.heading }

  public static func write(_ invoice: Invoice, _ heading: InvoiceHeading) throws(MoneyFailure) -> [UInt8] {
    var writer = UBLWriter(written: try WrittenInvoice(invoice, heading))
    try writer.write()
    return writer.writer.bytes
  }

  private init(written: WrittenInvoice) { self.written = written }

  private mutating func write() throws(MoneyFailure) {
    if heading.isCreditNote {
      writer.open(
        "CreditNote",
        attributes: """
           xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" \
          xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" \
          xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
          """)
    } else {
      writer.open(
        "Invoice",
        attributes: """
           xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" \
          xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" \
          xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
          """)
    }
    try writeHead()
    for adjustment in invoice.adjustments { try write(adjustment, written.tax(adjustment.taxes)) }
    try writeTaxes()
    try writeTotals()
    for index in invoice.lineItems.indices { try writeLine(index) }
    writer.close()
  }

  private mutating func writeAmount(
    _ name: StaticString, _ value: Decimal, _ currency: CurrencyCode? = nil
  ) throws(MoneyFailure) {
    try writer.leaf(name, value.plainText, ("currencyID", (currency ?? invoice.currency).bytes))
  }

  private mutating func writeHead() throws(MoneyFailure) {
    try writer.leaf("cbc:CustomizationID", heading.profile)
    try writer.leaf("cbc:ID", heading.number)
    try writer.leaf("cbc:IssueDate", heading.issued.isoText)
    if let due = heading.due, !heading.isCreditNote { try writer.leaf("cbc:DueDate", due.isoText) }
    try writer.leaf(heading.isCreditNote ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode", written.typeCode)
    try writer.leaf("cbc:DocumentCurrencyCode", invoice.currency.bytes)
    if let accounting = invoice.accounting { try writer.leaf("cbc:TaxCurrencyCode", accounting.currency.bytes) }
    try writer.leaf("cbc:BuyerReference", heading.buyerReference)
    try write(heading.seller, as: "cac:AccountingSupplierParty")
    try write(heading.buyer, as: "cac:AccountingCustomerParty")
  }

  private mutating func write(_ party: InvoiceParty, as role: StaticString) throws(MoneyFailure) {
    writer.open(role)
    writer.open("cac:Party")
    writer.open("cac:PostalAddress")
    try writer.leaf("cbc:StreetName", party.street)
    try writer.leaf("cbc:CityName", party.city)
    try writer.leaf("cbc:PostalZone", party.postcode)
    writer.open("cac:Country")
    try writer.leaf("cbc:IdentificationCode", party.country)
    writer.close(2)
    if !party.taxID.isEmpty {
      writer.open("cac:PartyTaxScheme")
      try writer.leaf("cbc:CompanyID", party.taxID)
      try writeScheme()
      writer.close()
    }
    writer.open("cac:PartyLegalEntity")
    try writer.leaf("cbc:RegistrationName", party.name)
    writer.close(3)
  }

  private mutating func writeScheme() throws(MoneyFailure) {
    writer.open("cac:TaxScheme")
    try writer.leaf("cbc:ID", "VAT")
    writer.close()
  }

  private mutating func write(
    _ tax: InvoiceTax, as name: StaticString, _ exemption: Invoice.Exemption? = nil
  ) throws(MoneyFailure) {
    writer.open(name)
    try writer.leaf("cbc:ID", tax.category)
    if VATCategory(tax.category) != .outOfScope { try writer.leaf("cbc:Percent", tax.percent.plainText) }
    if let exemption {
      try writer.leaf("cbc:TaxExemptionReasonCode", exemption.reasonCode)
      try writer.leaf("cbc:TaxExemptionReason", exemption.reason)
    }
    try writeScheme()
    writer.close()
  }

  private mutating func write(
    _ adjustment: InvoiceAdjustment, price: Decimal? = nil, _ tax: InvoiceTax?
  ) throws(MoneyFailure) {
    writer.open("cac:AllowanceCharge")
    try writer.leaf("cbc:ChargeIndicator", adjustment.kind == .charge ? "true" : "false")
    try writer.leaf("cbc:AllowanceChargeReasonCode", adjustment.reasonCode)
    try writer.leaf("cbc:AllowanceChargeReason", written.reason(adjustment))
    let rate = written.rate(adjustment, price: price)
    if let rate { try writer.leaf("cbc:MultiplierFactorNumeric", rate.percent.plainText) }
    try writeAmount("cbc:Amount", adjustment.amount ?? .zero)
    if let rate { try writeAmount("cbc:BaseAmount", rate.base) }
    if let tax { try write(tax, as: "cac:TaxCategory") }
    writer.close()
  }

  private mutating func writeTaxes() throws(MoneyFailure) {
    writer.open("cac:TaxTotal")
    try writeAmount("cbc:TaxAmount", totals.tax)
    for row in totals.categories {
      writer.open("cac:TaxSubtotal")
      try writeAmount("cbc:TaxableAmount", row.base)
      try writeAmount("cbc:TaxAmount", row.amount)
      try write(row.tax, as: "cac:TaxCategory", invoice.exemption(of: row.tax.category))
      writer.close()
    }
    writer.close()
    guard let own = totals.accountingTax else { return }
    writer.open("cac:TaxTotal")
    try writeAmount("cbc:TaxAmount", own.amount, own.currency)
    writer.close()
  }

  private mutating func writeTotals() throws(MoneyFailure) {
    writer.open("cac:LegalMonetaryTotal")
    try writeAmount("cbc:LineExtensionAmount", totals.lineTotal)
    try writeAmount("cbc:TaxExclusiveAmount", totals.net)
    try writeAmount("cbc:TaxInclusiveAmount", totals.gross)
    for (name, value) in written.optionalTotals {
      switch name {
      case .allowances: try writeAmount("cbc:AllowanceTotalAmount", value)
      case .charges: try writeAmount("cbc:ChargeTotalAmount", value)
      case .prepaid: try writeAmount("cbc:PrepaidAmount", value)
      default: try writeAmount("cbc:PayableRoundingAmount", value)
      }
    }
    try writeAmount("cbc:PayableAmount", totals.payable)
    writer.close()
  }

  private mutating func writeLine(_ index: Int) throws(MoneyFailure) {
    let item = invoice.lineItems[index]
    writer.open(heading.isCreditNote ? "cac:CreditNoteLine" : "cac:InvoiceLine")
    try writer.leaf("cbc:ID", Message.number(index + 1).bytes)
    let quantity: StaticString = heading.isCreditNote ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity"
    try writer.leaf(quantity, item.quantity.plainText, ("unitCode", heading.unit))
    try writeAmount("cbc:LineExtensionAmount", item.net)
    for adjustment in item.adjustments { try write(adjustment, price: item.total, nil) }
    writer.open("cac:Item")
    try writer.leaf("cbc:Name", written.name(index))
    try write(written.tax(item.taxes), as: "cac:ClassifiedTaxCategory")
    writer.close()
    writer.open("cac:Price")
    try writeAmount("cbc:PriceAmount", item.price)
    if let base = item.baseQuantity { try writer.leaf("cbc:BaseQuantity", base.plainText, ("unitCode", heading.unit)) }
    writer.close(2)
  }
}
