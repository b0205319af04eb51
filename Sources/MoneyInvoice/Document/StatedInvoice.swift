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
  let baseQuantity: Stated?
  let adjustments: [StatedAdjustment]
  let tax: StatedTax
  var net: Stated
  let element: XMLElement
}

extension StatedLine {
  /// The fraction digits of a price that a correction proposes.
  private static var priceDigits: ClosedRange<UInt32> { 2...6 }

  /// The price with the fewest digits that yields the stated net amount; nil without one.
  func price(digits: UInt32) -> Decimal? {
    do throws(MoneyFailure) {
      var total = try net.number()
      for adjustment in adjustments { total = try total.subtracting(try adjustment.change()) }
      let quantity = try quantity.number()
      if quantity.isZero || total.isZero { return nil }
      let base = try baseQuantity?.number() ?? Decimal(unchecked: 1, scale: 0)
      let exact = ExactRatio(total).multiplied(by: ExactRatio(base)).divided(by: ExactRatio(quantity))
      for places in StatedLine.priceDigits {
        let price = try exact.rounded(digits: places, .halfUp).value
        let product = ExactRatio(price).multiplied(by: ExactRatio(quantity)).divided(by: ExactRatio(base))
        if !price.isNegative, try product.rounded(digits: digits, .halfUp).value == total { return price }
      }
      return nil
    } catch {
      return nil
    }
  }
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
