import MoneyCore
import MoneyTrade
import MoneyXML

/// An invoice that is written as a document: its amounts, its heading, and the rules that both syntaxes share.
struct WrittenInvoice {
  let invoice: Invoice
  let totals: InvoiceTotals
  let heading: InvoiceHeading

  /// - Throws: if the norm lacks an equivalent of a part.
  init(_ invoice: Invoice, _ heading: InvoiceHeading) throws(MoneyFailure) {
    self.invoice = invoice
    self.heading = heading
    totals = try invoice.totals()
    if invoice.lineItems.isEmpty {
      throw MoneyFailure(.argument, "an invoice must have at least one line item (BR-16)")
    }
    for row in totals.categories {
      guard let category = VATCategory(row.tax.category), row.tax.kind == .added else {
        let message = "unknown tax " + Message.quoted(row.tax.category) + " of the kind "
        throw MoneyFailure(.argument, message + "\"" + Message(WrittenInvoice.kind(row.tax.kind)) + "\" in the norm")
      }
      let exemption = invoice.exemption(of: row.tax.category)
      let hasReason = exemption.map { !$0.reason.isEmpty || !$0.reasonCode.isEmpty } ?? false
      if category.requiresReason, !hasReason {
        let rule = Message.bytes(InvoiceRule(category, "10").bytes)
        throw MoneyFailure(
          .argument, "missing reason of the category " + .quoted(row.tax.category) + " (" + rule + ")")
      }
    }
    let isPlain = invoice.lineItems.allSatisfy { $0.taxes.count == 1 }
    guard isPlain, invoice.adjustments.allSatisfy({ $0.taxes.count == 1 }) else {
      throw MoneyFailure(.argument, "a line item must have one tax under the norm")
    }
    if heading.number.isEmpty { throw WrittenInvoice.empty("number") }
    if heading.seller.name.isEmpty { throw WrittenInvoice.empty("seller") }
  }

  private static func empty(_ name: StaticString) -> MoneyFailure {
    MoneyFailure(.argument, "the " + Message(name) + " of an invoice must not be empty")
  }

  private static func kind(_ kind: InvoiceTax.Kind) -> StaticString {
    switch kind {
    case .added: "added"
    case .compound: "compound"
    case .retained: "retained"
    }
  }

  /// The only tax of a part.
  func tax(_ positions: [Int]) -> InvoiceTax { invoice.taxes[positions[0]] }

  /// The percentage of an adjustment and its base, which is the price of the line item unless another one is set.
  func rate(_ adjustment: InvoiceAdjustment, price: Decimal?) -> (percent: Decimal, base: Decimal)? {
    guard !adjustment.percent.isZero,
      let base = adjustment.base ?? adjustment.base(price: price, digits: invoice.digits)
    else { return nil }
    return (adjustment.percent, base)
  }

  /// The reason of an adjustment. One without a reason and a code gets a general reason, which the norm requires.
  func reason(_ adjustment: InvoiceAdjustment) -> [UInt8] {
    guard adjustment.reason.isEmpty, adjustment.reasonCode.isEmpty else { return adjustment.reason }
    return Array(UTF8Bytes(adjustment.kind == .charge ? "Charge" : "Allowance"))
  }

  /// The name of a line item; one without a name gets its number, since the norm requires a name.
  func name(_ index: Int) -> [UInt8] {
    let name = invoice.lineItems[index].name
    return name.isEmpty ? Message.number(index + 1).bytes : name
  }

  /// True if the sum of the allowances or of the charges is stated, also if it is 0.
  func hasAny(_ kind: InvoiceAdjustment.Kind) -> Bool { invoice.adjustments.contains { $0.kind == kind } }

  /// The totals that are written only if they are not 0, or the sum of a part of the document.
  var optionalTotals: [(TotalName, Decimal)] {
    let all: [(name: TotalName, value: Decimal, isStated: Bool)] = [
      (.allowances, totals.allowances, hasAny(.allowance)), (.charges, totals.charges, hasAny(.charge)),
      (.prepaid, invoice.prepaid, false), (.rounding, invoice.rounding, false),
    ]
    return all.filter { $0.isStated || !$0.value.isZero }.map { ($0.name, $0.value) }
  }

  /// The codes of an invoice and a credit note in the list UNTDID 1001.
  var typeCode: StaticString { heading.isCreditNote ? "381" : "380" }
}
