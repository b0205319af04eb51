import MoneyCore
import MoneyTrade
import MoneyXML

/// Writes an invoice or a credit note in CII D16B, the syntax of Factur-X and ZUGFeRD.
public struct CIIWriter {
  private let written: WrittenInvoice
  private var writer = XMLWriter()

  private var invoice: Invoice { written.invoice }
  private var totals: InvoiceTotals { written.totals }
  private var heading: InvoiceHeading { written.heading }

  public static func write(_ invoice: Invoice, _ heading: InvoiceHeading) throws(MoneyFailure) -> [UInt8] {
    var writer = CIIWriter(written: try WrittenInvoice(invoice, heading))
    try writer.write()
    return writer.writer.bytes
  }

  private init(written: WrittenInvoice) { self.written = written }

  private mutating func write() throws(MoneyFailure) {
    writer.open(
      "rsm:CrossIndustryInvoice",
      attributes: """
         xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" \
        xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" \
        xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"
        """)
    writer.open("rsm:ExchangedDocumentContext")
    writer.open("ram:GuidelineSpecifiedDocumentContextParameter")
    try writer.leaf("ram:ID", heading.profile)
    writer.close(2)
    writer.open("rsm:ExchangedDocument")
    try writer.leaf("ram:ID", heading.number)
    try writer.leaf("ram:TypeCode", written.typeCode)
    try write(heading.issued, in: "ram:IssueDateTime")
    writer.close()
    writer.open("rsm:SupplyChainTradeTransaction")
    for index in invoice.lineItems.indices { try writeLine(index) }
    try writeParties()
    writer.open("ram:ApplicableHeaderTradeDelivery")
    writer.close()
    try writeSettlement()
    writer.close(2)
  }

  /// Writes a date as the norm requires: YYYYMMDD, which is the format 102.
  private mutating func write(_ day: Day, in name: StaticString) throws(MoneyFailure) {
    writer.open(name)
    let text = day.isoText.filter { $0 != ASCII.minus }
    try writer.leaf("udt:DateTimeString", text, ("format", Array(UTF8Bytes("102"))))
    writer.close()
  }

  private mutating func writeParties() throws(MoneyFailure) {
    writer.open("ram:ApplicableHeaderTradeAgreement")
    try writer.leaf("ram:BuyerReference", heading.buyerReference)
    try write(heading.seller, as: "ram:SellerTradeParty")
    try write(heading.buyer, as: "ram:BuyerTradeParty")
    writer.close()
  }

  private mutating func write(_ party: InvoiceParty, as role: StaticString) throws(MoneyFailure) {
    writer.open(role)
    try writer.leaf("ram:Name", party.name)
    writer.open("ram:PostalTradeAddress")
    try writer.leaf("ram:PostcodeCode", party.postcode)
    try writer.leaf("ram:LineOne", party.street)
    try writer.leaf("ram:CityName", party.city)
    try writer.leaf("ram:CountryID", party.country)
    writer.close()
    if !party.taxID.isEmpty {
      writer.open("ram:SpecifiedTaxRegistration")
      try writer.leaf("ram:ID", party.taxID, ("schemeID", Array(UTF8Bytes("VA"))))
      writer.close()
    }
    writer.close()
  }

  private mutating func write(_ tax: InvoiceTax, as name: StaticString) throws(MoneyFailure) {
    writer.open(name)
    try writer.leaf("ram:TypeCode", "VAT")
    try writer.leaf("ram:CategoryCode", tax.category)
    try writeRate(tax)
    writer.close()
  }

  private mutating func writeRate(_ tax: InvoiceTax) throws(MoneyFailure) {
    if VATCategory(tax.category) == .outOfScope { return }
    try writer.leaf("ram:RateApplicablePercent", tax.percent.plainText)
  }

  private mutating func write(
    _ adjustment: InvoiceAdjustment, price: Decimal? = nil, _ tax: InvoiceTax?
  ) throws(MoneyFailure) {
    writer.open("ram:SpecifiedTradeAllowanceCharge")
    writer.open("ram:ChargeIndicator")
    try writer.leaf("udt:Indicator", adjustment.kind == .charge ? "true" : "false")
    writer.close()
    if let rate = written.rate(adjustment, price: price) {
      try writer.leaf("ram:CalculationPercent", rate.percent.plainText)
      try writer.leaf("ram:BasisAmount", rate.base.plainText)
    }
    try writer.leaf("ram:ActualAmount", (adjustment.amount ?? .zero).plainText)
    try writer.leaf("ram:ReasonCode", adjustment.reasonCode)
    try writer.leaf("ram:Reason", written.reason(adjustment))
    if let tax { try write(tax, as: "ram:CategoryTradeTax") }
    writer.close()
  }

  private mutating func writeLine(_ index: Int) throws(MoneyFailure) {
    let item = invoice.lineItems[index]
    let unit: (StaticString, [UInt8]) = ("unitCode", heading.unit)
    writer.open("ram:IncludedSupplyChainTradeLineItem")
    writer.open("ram:AssociatedDocumentLineDocument")
    try writer.leaf("ram:LineID", Message.number(index + 1).bytes)
    writer.close()
    writer.open("ram:SpecifiedTradeProduct")
    try writer.leaf("ram:Name", written.name(index))
    writer.close()
    writer.open("ram:SpecifiedLineTradeAgreement")
    writer.open("ram:NetPriceProductTradePrice")
    try writer.leaf("ram:ChargeAmount", item.price.plainText)
    if let base = item.baseQuantity { try writer.leaf("ram:BasisQuantity", base.plainText, unit) }
    writer.close(2)
    writer.open("ram:SpecifiedLineTradeDelivery")
    try writer.leaf("ram:BilledQuantity", item.quantity.plainText, unit)
    writer.close()
    writer.open("ram:SpecifiedLineTradeSettlement")
    try write(written.tax(item.taxes), as: "ram:ApplicableTradeTax")
    for adjustment in item.adjustments { try write(adjustment, price: item.total, nil) }
    writer.open("ram:SpecifiedTradeSettlementLineMonetarySummation")
    try writer.leaf("ram:LineTotalAmount", item.net.plainText)
    writer.close(3)
  }

  private mutating func writeSettlement() throws(MoneyFailure) {
    writer.open("ram:ApplicableHeaderTradeSettlement")
    if let accounting = invoice.accounting { try writer.leaf("ram:TaxCurrencyCode", accounting.currency.bytes) }
    try writer.leaf("ram:InvoiceCurrencyCode", invoice.currency.bytes)
    for row in totals.categories {
      let exemption = invoice.exemption(of: row.tax.category)
      writer.open("ram:ApplicableTradeTax")
      try writer.leaf("ram:CalculatedAmount", row.amount.plainText)
      try writer.leaf("ram:TypeCode", "VAT")
      try writer.leaf("ram:ExemptionReason", exemption?.reason ?? [])
      try writer.leaf("ram:BasisAmount", row.base.plainText)
      try writer.leaf("ram:CategoryCode", row.tax.category)
      try writer.leaf("ram:ExemptionReasonCode", exemption?.reasonCode ?? [])
      try writeRate(row.tax)
      writer.close()
    }
    for adjustment in invoice.adjustments { try write(adjustment, written.tax(adjustment.taxes)) }
    if let due = heading.due {
      writer.open("ram:SpecifiedTradePaymentTerms")
      try write(due, in: "ram:DueDateDateTime")
      writer.close()
    }
    try writeTotals()
    writer.close()
  }

  private mutating func writeTotals() throws(MoneyFailure) {
    func leaf(_ name: StaticString, _ value: Decimal, unlessZero: Bool = false) throws(MoneyFailure) {
      if unlessZero, value.isZero { return }
      try writer.leaf(name, value.plainText)
    }
    writer.open("ram:SpecifiedTradeSettlementHeaderMonetarySummation")
    try leaf("ram:LineTotalAmount", totals.lineTotal)
    try leaf("ram:ChargeTotalAmount", totals.charges, unlessZero: !written.hasAny(.charge))
    try leaf("ram:AllowanceTotalAmount", totals.allowances, unlessZero: !written.hasAny(.allowance))
    try leaf("ram:TaxBasisTotalAmount", totals.net)
    try writer.leaf("ram:TaxTotalAmount", totals.tax.plainText, ("currencyID", invoice.currency.bytes))
    if let own = totals.accountingTax {
      try writer.leaf("ram:TaxTotalAmount", own.amount.plainText, ("currencyID", own.currency.bytes))
    }
    try leaf("ram:RoundingAmount", invoice.rounding, unlessZero: true)
    try leaf("ram:GrandTotalAmount", totals.gross)
    try leaf("ram:TotalPrepaidAmount", invoice.prepaid, unlessZero: true)
    try leaf("ram:DuePayableAmount", totals.payable)
    writer.close()
  }
}
