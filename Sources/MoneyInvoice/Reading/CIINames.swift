import MoneyCore
import MoneyXML

/// The elements of CII that are read.
enum CIINames {
  static var document: StaticString { "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" }
  static var aggregate: StaticString {
    "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  }
  static var types: StaticString { "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" }

  /// True if an element is the root of an invoice or a credit note.
  static func isRoot(_ namespace: [UInt8], _ name: [UInt8]) -> Bool {
    name.elementsEqual(UTF8Bytes("CrossIndustryInvoice")) && namespace.elementsEqual(UTF8Bytes(document))
  }

  static var vocabulary: XMLVocabulary {
    var vocabulary = XMLVocabulary()
    vocabulary.keep(
      .elements,
      "ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction",
      in: document)
    vocabulary.keep(
      .elements,
      "GuidelineSpecifiedDocumentContextParameter ApplicableHeaderTradeSettlement",
      in: aggregate)
    vocabulary.keep(
      .elements,
      "SpecifiedTradeSettlementHeaderMonetarySummation ChargeIndicator CategoryTradeTax AppliedTradeTax",
      in: aggregate)
    vocabulary.keep(
      .elements,
      "AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement",
      in: aggregate)
    vocabulary.keep(
      .elements,
      "SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement NetPriceProductTradePrice ApplicableTradeTax",
      in: aggregate)
    vocabulary.keep(
      .elements,
      "SpecifiedTradeSettlementLineMonetarySummation CrossIndustryInvoice SpecifiedTradeAllowanceCharge",
      in: aggregate)
    vocabulary.keep(
      .elements,
      "SpecifiedLogisticsServiceCharge IncludedSupplyChainTradeLineItem",
      in: aggregate)
    vocabulary.keep(
      .text,
      "ID InvoiceCurrencyCode TaxCurrencyCode LineTotalAmount ChargeTotalAmount AllowanceTotalAmount",
      in: aggregate)
    vocabulary.keep(
      .text,
      "TaxBasisTotalAmount RoundingAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount",
      in: aggregate)
    vocabulary.keep(
      .text,
      "CalculatedAmount TypeCode ExemptionReason ExemptionReasonCode BasisAmount CategoryCode",
      in: aggregate)
    vocabulary.keep(
      .text,
      "RateApplicablePercent CalculationPercent ActualAmount Reason ReasonCode Description AppliedAmount",
      in: aggregate)
    vocabulary.keep(
      .text,
      "LineStatusReasonCode Name ChargeAmount BasisQuantity BilledQuantity TaxTotalAmount",
      in: aggregate)
    vocabulary.keep(
      .text,
      "Indicator",
      in: types)
    return vocabulary
  }

  /// The elements that must be unique. Line items, allowances, charges and rows of the breakdown may be repeated.
  static var unique: UniqueElements {
    var unique = UniqueElements()
    addHeader(&unique)
    addParts(&unique)
    return unique
  }

  /// The elements of a tax, in each of the three places where one is stated.
  private static var tax: [(StaticString, StaticString)] {
    [
      ("CalculatedAmount", "BR-46"), ("TypeCode", "BR-47"), ("ExemptionReason", "BR-E-10"),
      ("ExemptionReasonCode", "BR-E-10"), ("BasisAmount", "BR-45"), ("CategoryCode", "BR-47"),
      ("RateApplicablePercent", "BR-48"),
    ]
  }

  private static func addHeader(_ unique: inout UniqueElements) {
    unique.add(
      "CrossIndustryInvoice",
      [
        ("ExchangedDocumentContext", "BR-01"), ("SupplyChainTradeTransaction", "BR-16"),
      ])
    unique.add(
      "ExchangedDocumentContext",
      [
        ("GuidelineSpecifiedDocumentContextParameter", "CII-SR-009")
      ])
    unique.add(
      "GuidelineSpecifiedDocumentContextParameter",
      [
        ("ID", "CII-SR-010")
      ])
    unique.add(
      "SupplyChainTradeTransaction",
      [
        ("ApplicableHeaderTradeSettlement", "BR-13")
      ])
    unique.add(
      "ApplicableHeaderTradeSettlement",
      [
        ("InvoiceCurrencyCode", "BR-05"), ("TaxCurrencyCode", "BR-53"),
        ("SpecifiedTradeSettlementHeaderMonetarySummation", "BR-13"),
      ])
    unique.add(
      "SpecifiedTradeSettlementHeaderMonetarySummation",
      [
        ("LineTotalAmount", "BR-12"), ("ChargeTotalAmount", "BR-CO-12"), ("AllowanceTotalAmount", "BR-CO-11"),
        ("TaxBasisTotalAmount", "BR-13"), ("RoundingAmount", "BR-CO-16"), ("GrandTotalAmount", "BR-14"),
        ("TotalPrepaidAmount", "BR-CO-16"), ("DuePayableAmount", "BR-15"),
      ])
    unique.add("ApplicableTradeTax", tax)
  }

  private static func addParts(_ unique: inout UniqueElements) {
    unique.add("CategoryTradeTax", tax)
    unique.add("AppliedTradeTax", tax)
    unique.add(
      "SpecifiedTradeAllowanceCharge",
      [
        ("ChargeIndicator", "UBL-CR"), ("CalculationPercent", "PEPPOL-EN16931-R040"),
        ("BasisAmount", "PEPPOL-EN16931-R040"), ("ActualAmount", "BR-31"), ("Reason", "BR-33"),
        ("ReasonCode", "BR-33"), ("CategoryTradeTax", "BR-32"),
      ])
    unique.add("ChargeIndicator", [("Indicator", "UBL-CR")])
    unique.add(
      "SpecifiedLogisticsServiceCharge",
      [
        ("Description", "BR-38"), ("AppliedAmount", "BR-36"), ("AppliedTradeTax", "BR-37"),
      ])
    unique.add(
      "IncludedSupplyChainTradeLineItem",
      [
        ("AssociatedDocumentLineDocument", "BR-21"), ("SpecifiedTradeProduct", "BR-25"),
        ("SpecifiedLineTradeAgreement", "BR-26"), ("SpecifiedLineTradeDelivery", "BR-22"),
        ("SpecifiedLineTradeSettlement", "BR-24"),
      ])
    unique.add("AssociatedDocumentLineDocument", [("LineStatusReasonCode", "BR-24")])
    unique.add("SpecifiedTradeProduct", [("Name", "BR-25")])
    unique.add("SpecifiedLineTradeAgreement", [("NetPriceProductTradePrice", "BR-26")])
    unique.add(
      "NetPriceProductTradePrice",
      [
        ("ChargeAmount", "BR-26"), ("BasisQuantity", "PEPPOL-EN16931-R121"),
      ])
    unique.add("SpecifiedLineTradeDelivery", [("BilledQuantity", "BR-22")])
    unique.add(
      "SpecifiedLineTradeSettlement",
      [
        ("ApplicableTradeTax", "BR-CO-04"), ("SpecifiedTradeSettlementLineMonetarySummation", "BR-24"),
      ])
    unique.add("SpecifiedTradeSettlementLineMonetarySummation", [("LineTotalAmount", "BR-24")])
  }
}
