import MoneyCore
import MoneyXML

/// The elements of UBL 2.1 that are read.
enum UBLNames {
  static var aggregate: StaticString { "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" }
  static var basic: StaticString { "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" }
  static var invoice: StaticString { "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" }
  static var creditNote: StaticString { "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" }

  /// True if an element is the root of an invoice or a credit note.
  static func isRoot(_ namespace: [UInt8], _ name: [UInt8]) -> Bool {
    if name.elementsEqual(UTF8Bytes("Invoice")) { return namespace.elementsEqual(UTF8Bytes(invoice)) }
    return name.elementsEqual(UTF8Bytes("CreditNote")) && namespace.elementsEqual(UTF8Bytes(creditNote))
  }

  static var vocabulary: XMLVocabulary {
    var vocabulary = XMLVocabulary()
    vocabulary.keep(
      .text,
      "CustomizationID DocumentCurrencyCode TaxCurrencyCode LineExtensionAmount TaxExclusiveAmount",
      in: basic)
    vocabulary.keep(
      .text,
      "TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount",
      in: basic)
    vocabulary.keep(
      .text,
      "PayableAmount TaxAmount TaxableAmount ID Percent TaxExemptionReason TaxExemptionReasonCode",
      in: basic)
    vocabulary.keep(
      .text,
      "ChargeIndicator MultiplierFactorNumeric Amount BaseAmount AllowanceChargeReason",
      in: basic)
    vocabulary.keep(
      .text,
      "AllowanceChargeReasonCode InvoicedQuantity CreditedQuantity Name PriceAmount BaseQuantity",
      in: basic)
    vocabulary.keep(
      .elements,
      "LegalMonetaryTotal TaxCategory TaxScheme Item Price ClassifiedTaxCategory Invoice CreditNote",
      in: aggregate)
    vocabulary.keep(
      .elements,
      "TaxTotal TaxSubtotal AllowanceCharge InvoiceLine CreditNoteLine",
      in: aggregate)
    return vocabulary
  }

  /// The elements that must be unique. TaxTotal, AllowanceCharge and line items may be repeated.
  static var unique: UniqueElements {
    var unique = UniqueElements()
    addHeader(&unique)
    addParts(&unique)
    return unique
  }

  private static func addHeader(_ unique: inout UniqueElements) {
    unique.add(
      "Invoice",
      [
        ("CustomizationID", "BR-01"), ("DocumentCurrencyCode", "BR-05"), ("TaxCurrencyCode", "BR-53"),
        ("LegalMonetaryTotal", "BR-13"),
      ])
    unique.add(
      "CreditNote",
      [
        ("CustomizationID", "BR-01"), ("DocumentCurrencyCode", "BR-05"), ("TaxCurrencyCode", "BR-53"),
        ("LegalMonetaryTotal", "BR-13"),
      ])
    unique.add(
      "LegalMonetaryTotal",
      [
        ("LineExtensionAmount", "BR-12"), ("TaxExclusiveAmount", "BR-13"), ("TaxInclusiveAmount", "BR-14"),
        ("AllowanceTotalAmount", "BR-CO-11"), ("ChargeTotalAmount", "BR-CO-12"), ("PrepaidAmount", "BR-CO-16"),
        ("PayableRoundingAmount", "BR-CO-16"), ("PayableAmount", "BR-15"),
      ])
    unique.add(
      "TaxTotal",
      [
        ("TaxAmount", "BR-CO-15")
      ])
    unique.add(
      "TaxSubtotal",
      [
        ("TaxableAmount", "BR-45"), ("TaxAmount", "BR-46"), ("TaxCategory", "BR-47"),
      ])
  }

  private static func addParts(_ unique: inout UniqueElements) {
    unique.add(
      "TaxCategory",
      [
        ("ID", "BR-47"), ("Percent", "BR-48"), ("TaxExemptionReason", "UBL-SR-32"),
        ("TaxExemptionReasonCode", "UBL-SR-32"), ("TaxScheme", "BR-47"),
      ])
    unique.add(
      "ClassifiedTaxCategory",
      [
        ("ID", "BR-CO-04"), ("Percent", "BR-48"), ("TaxExemptionReason", "UBL-SR-32"),
        ("TaxExemptionReasonCode", "UBL-SR-32"), ("TaxScheme", "BR-CO-04"),
      ])
    unique.add(
      "TaxScheme",
      [
        ("ID", "BR-47")
      ])
    unique.add(
      "AllowanceCharge",
      [
        ("ChargeIndicator", "UBL-CR"), ("MultiplierFactorNumeric", "PEPPOL-EN16931-R040"), ("Amount", "BR-31"),
        ("BaseAmount", "PEPPOL-EN16931-R040"), ("TaxCategory", "BR-32"), ("AllowanceChargeReason", "UBL-SR-30"),
        ("AllowanceChargeReasonCode", "UBL-SR-30"),
      ])
    unique.add(
      "InvoiceLine",
      [
        ("InvoicedQuantity", "BR-22"), ("CreditedQuantity", "BR-22"), ("LineExtensionAmount", "BR-24"),
        ("Item", "BR-25"), ("Price", "BR-26"),
      ])
    unique.add(
      "CreditNoteLine",
      [
        ("InvoicedQuantity", "BR-22"), ("CreditedQuantity", "BR-22"), ("LineExtensionAmount", "BR-24"),
        ("Item", "BR-25"), ("Price", "BR-26"),
      ])
    unique.add(
      "Item",
      [
        ("Name", "BR-25"), ("ClassifiedTaxCategory", "UBL-SR-48"),
      ])
    unique.add(
      "Price",
      [
        ("PriceAmount", "BR-26"), ("BaseQuantity", "PEPPOL-EN16931-R121"),
      ])
  }
}
