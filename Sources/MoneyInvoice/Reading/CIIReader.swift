import MoneyCore
import MoneyXML

/// Reads the elements of one document in CII, the syntax of Factur-X and ZUGFeRD.
struct CIIReader {
  private var reader: StatedReader
  private let transaction: XMLElement

  init(_ root: XMLElement) throws(InvoiceRefusal) {
    try StatedReader.checkProfile(CIIReader.profile(root))
    guard let transaction = root.find("SupplyChainTradeTransaction") else {
      throw InvoiceRefusal("missing SupplyChainTradeTransaction", at: root, "BR-16")
    }
    guard let settlement = transaction.find("ApplicableHeaderTradeSettlement") else {
      let message: Message = "missing SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement"
      throw InvoiceRefusal(message, at: root, "BR-05")
    }
    self.transaction = transaction
    reader = try StatedReader(root, header: settlement, .cii, CIIReader.names, unique: CIINames.unique)
  }

  /// The element with the identifier of the specification.
  static func profile(_ root: XMLElement) -> XMLElement? {
    root.find("ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID")
  }

  /// True for the codes of credit notes in the list UNTDID 1001, as the norm restricts it.
  static func isCreditNote(_ root: XMLElement) -> Bool {
    let code = root.word("ExchangedDocument/TypeCode")
    let codes: StaticString = "81 83 261 262 296 308 381 396 420 458 502 503 532"
    return codes.withUTF8Buffer { $0.split(separator: ASCII.space).contains { $0.elementsEqual(code) } }
  }

  private static var names: StatedReader.Names {
    StatedReader.Names(
      currency: "InvoiceCurrencyCode", accountingCurrency: "TaxCurrencyCode", category: "CategoryCode",
      percent: "RateApplicablePercent", amount: "ActualAmount", base: "BasisAmount", rate: "CalculationPercent",
      reason: "Reason", reasonCode: "ReasonCode")
  }

  mutating func invoice() throws(InvoiceRefusal) -> StatedInvoice {
    let settlement = reader.header
    let total = try reader.required(settlement, "BR-13", "SpecifiedTradeSettlementHeaderMonetarySummation")
    var totals = StatedTotals()
    for child in total.children where child.number == 1 {
      for name in TotalName.allCases where child.isNamed(XMLName(name.nameInCII)) {
        totals[name] = try reader.amount(child)
      }
    }
    let taxes = try self.taxes(total)
    let items = transaction.all("IncludedSupplyChainTradeLineItem")
    if items.isEmpty { reader.faults.append(InvoiceRefusal("missing line item", at: reader.root, "BR-16")) }
    var lines: [StatedLine] = []
    for child in items { lines.append(try line(child)) }
    var adjustments: [StatedAdjustment] = []
    for child in settlement.all("SpecifiedTradeAllowanceCharge") {
      adjustments.append(try reader.adjustment(child, tax: "CategoryTradeTax"))
    }
    for child in settlement.all("SpecifiedLogisticsServiceCharge") { adjustments.append(try service(child)) }
    var categories: [StatedCategory] = []
    for child in settlement.all("ApplicableTradeTax") { categories.append(try row(child)) }
    return reader.invoice(lines, adjustments, categories, taxes, totals)
  }

  private mutating func line(_ element: XMLElement) throws(InvoiceRefusal) -> StatedLine {
    let status = element.find("AssociatedDocumentLineDocument/LineStatusReasonCode")
    if let status, InvoiceRule(status.text) == "GROUP" || InvoiceRule(status.text) == "INFORMATION" {
      throw InvoiceRefusal("unsupported line item of groups", at: status, "BR-24")
    }
    let settlement = try reader.required(element, "BR-24", "SpecifiedLineTradeSettlement")
    let price = try reader.price(
      try reader.required(
        element, "BR-26", "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount"))
    let base = try reader.baseQuantity(
      element.find("SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity"))
    let delivered = try reader.required(element, "BR-22", "SpecifiedLineTradeDelivery/BilledQuantity")
    let quantity = try reader.number(delivered, "BR-22")
    let tax = try reader.required(settlement, "BR-CO-04", "ApplicableTradeTax")
    var adjustments: [StatedAdjustment] = []
    for child in settlement.all("SpecifiedTradeAllowanceCharge") {
      adjustments.append(try reader.adjustment(child, tax: nil))
    }
    let category = try reader.category(tax, "05")
    let net = try reader.required(
      settlement, "BR-24", "SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount")
    return StatedLine(
      name: element.word("SpecifiedTradeProduct/Name"), quantity: quantity, price: price,
      baseQuantity: base, adjustments: adjustments, tax: category, net: try reader.amount(net), element: element)
  }

  /// A charge for freight and the like, which is a separate element in the profile EXTENDED.
  private mutating func service(_ element: XMLElement) throws(InvoiceRefusal) -> StatedAdjustment {
    let tax = try reader.category(try reader.required(element, "BR-37", "AppliedTradeTax"), "07")
    let amount = try reader.amount(try reader.required(element, "BR-36", "AppliedAmount"))
    return StatedAdjustment(
      isCharge: true, amount: amount, base: nil, rate: nil, reason: element.word("Description"),
      reasonCode: [], tax: tax)
  }

  /// The tax totals. An amount without a currency is ignored, as only the currency distinguishes the two.
  private mutating func taxes(_ total: XMLElement) throws(InvoiceRefusal) -> StatedReader.TaxTotals {
    var found = StatedReader.TaxTotals()
    for amount in total.all("TaxTotalAmount") where !amount.currency.isEmpty { try reader.put(amount, into: &found) }
    return found
  }

  private mutating func row(_ element: XMLElement) throws(InvoiceRefusal) -> StatedCategory {
    let category = try reader.category(element, "48")
    let base = try reader.amount(try reader.required(element, "BR-45", "BasisAmount"))
    return StatedCategory(
      tax: category, base: base, amount: try reader.amount(try reader.required(element, "BR-46", "CalculatedAmount")),
      reason: element.word("ExemptionReason"), reasonCode: element.word("ExemptionReasonCode"))
  }
}
