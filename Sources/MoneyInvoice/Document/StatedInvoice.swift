import MoneyCore
import MoneyXML

/// The category of a line item, an allowance, a charge or a row of the tax breakdown.
struct StatedTax {
  let category: VATCategory
  let percent: Stated
  let element: XMLElement
  /// True if the document states a rate.
  let hasRate: Bool
  /// True if the tax scheme is value added tax, the only one in the norm.
  let isVAT: Bool
}

/// An allowance or a charge.
struct StatedAdjustment {
  let isCharge: Bool
  let amount: Stated
  let base: Stated?
  let rate: Stated?
  let reason: [UInt8]
  let reasonCode: [UInt8]
  /// The tax of an adjustment of the document; nil for one of a line item.
  let tax: StatedTax?

  /// The signed change of the net amount.
  func change() throws(MoneyFailure) -> Decimal {
    let amount = try amount.number()
    return isCharge ? amount : amount.negated
  }
}

/// A line item.
struct StatedLine {
  let name: [UInt8]
  let quantity: Stated
  var price: Stated
  var baseQuantity: Stated?
  let adjustments: [StatedAdjustment]
  let tax: StatedTax
  var net: Stated
  let element: XMLElement
}

/// A row of the tax breakdown.
struct StatedCategory {
  let tax: StatedTax
  var base: Stated
  var amount: Stated
  let reason: [UInt8]
  let reasonCode: [UInt8]
}

/// The invoice that a document states.
struct StatedInvoice {
  let currency: CurrencyCode
  /// The accounting currency, or nil.
  let accountingCurrency: CurrencyCode?
  var lines: [StatedLine]
  let adjustments: [StatedAdjustment]
  var categories: [StatedCategory]
  var tax: Stated?
  let accountingTax: Stated?
  var totals: StatedTotals
  let root: XMLElement
  let syntax: InvoiceSyntax
  /// The reasons why the invoice cannot be totalled, although each of its numbers is readable.
  let faults: [InvoiceRefusal]
}
