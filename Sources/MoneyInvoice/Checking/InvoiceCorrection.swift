import MoneyCore

/// An amount of a document, and its replacement.
public struct InvoiceCorrection: Sendable {
  public let place: InvoicePlace
  public let from: Decimal
  public internal(set) var to: Decimal
}

extension StatedInvoice {
  /// The number of times that the amounts of one step may change, which is more than the steps of the calculation.
  private static var mostPasses: Int { 12 }

  /// The corrections of a document, and whether it passes all checks with them.
  typealias Corrections = (list: [InvoiceCorrection], isComplete: Bool)

  /// The fewest replacements of stated amounts after which the document obeys all rules, in the order of the
  /// calculation. Of a line item that differs from its price, either the net amount or the price is replaced.
  func corrections(_ findings: [InvoiceFinding], watch: Watch) throws(InvoiceRefusal) -> Corrections {
    let amounts = try corrections(findings, after: [], watch)
    if amounts.isComplete, amounts.list.count < 2 { return amounts }
    var invoice = self
    let prices = invoice.correctPrices(findings)
    if prices.isEmpty || amounts.isComplete && prices.count >= amounts.list.count { return amounts }
    let remaining = try InvoiceChecker.findings(invoice, watch: watch)
    let other = try invoice.corrections(remaining, after: prices, watch)
    return other.isComplete && !(amounts.isComplete && amounts.list.count <= other.list.count) ? other : amounts
  }

  /// Replaces the prices or base quantities of the line items whose net amount is another one in every way of rounding.
  private mutating func correctPrices(_ findings: [InvoiceFinding]) -> [InvoiceCorrection] {
    let digits = (try? CurrencyRegistry.currency(currency, in: nil).digits) ?? 2
    var list: [InvoiceCorrection] = []
    for finding in findings {
      guard case .lineNet(let index) = finding.target, finding.roundings.isEmpty, finding.stated != nil,
        let (target, stated, value) = lines[index].correction(index, digits: min(2, digits))
      else { continue }
      list.append(InvoiceCorrection(place: InvoicePlace(stated.element), from: stated.value, to: value))
      replace(target, value)
    }
    return list
  }

  /// The replacements of amounts, after those that were made before. Each pass replaces the amounts of the earliest step
  /// with a finding, so that a later amount is computed from corrected ones.
  private func corrections(
    _ findings: [InvoiceFinding], after earlier: [InvoiceCorrection], _ watch: Watch
  ) throws(InvoiceRefusal) -> Corrections {
    var (invoice, findings) = (self, findings)
    var list = earlier
    var targets: [InvoiceFinding.Target] = []
    for _ in 0..<StatedInvoice.mostPasses {
      let steps = findings.compactMap { $0.computed == nil || $0.stated == nil ? nil : $0.target?.step }
      guard let step = steps.min() else { break }
      let start = targets.count
      for finding in findings where finding.target?.step == step {
        guard let target = finding.target, let stated = finding.stated, let computed = finding.computed else {
          continue
        }
        // Two rules about one amount follow each other.
        if targets.count > start, targets[targets.count - 1] == target { continue }
        invoice.replace(target, computed)
        targets.append(target)
        list.append(InvoiceCorrection(place: finding.place, from: stated, to: computed))
      }
      findings = try InvoiceChecker.findings(invoice, watch: watch)
    }
    return (list, findings.isEmpty)
  }

  private mutating func replace(_ target: InvoiceFinding.Target, _ value: Decimal) {
    func changed(_ stated: Stated) -> Stated {
      Stated(value, fractionDigits: Int(value.scale), at: stated.element)
    }
    switch target {
    case .price(let index): lines[index].price = changed(lines[index].price)
    case .baseQuantity(let index): lines[index].baseQuantity = lines[index].baseQuantity.map(changed)
    case .lineNet(let index): lines[index].net = changed(lines[index].net)
    case .base(let index): categories[index].base = changed(categories[index].base)
    case .categoryTax(let index): categories[index].amount = changed(categories[index].amount)
    case .total(let name): totals[name] = totals[name].map(changed)
    case .tax: tax = tax.map(changed)
    }
  }
}
