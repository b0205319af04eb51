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

  /// The replacements of stated amounts after which the document obeys all rules, in the order of the calculation.
  ///
  /// Each pass replaces the amounts of the earliest step with a finding, so that a later amount is computed from
  /// corrected ones.
  /// - Returns: the corrections, and whether the corrected document passes all checks.
  func corrections(
    _ findings: [InvoiceFinding], watch: Watch
  ) throws(InvoiceRefusal) -> (list: [InvoiceCorrection], isComplete: Bool) {
    var (invoice, findings) = (self, findings)
    var list: [InvoiceCorrection] = []
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
    case .lineNet(let index): lines[index].net = changed(lines[index].net)
    case .base(let index): categories[index].base = changed(categories[index].base)
    case .categoryTax(let index): categories[index].amount = changed(categories[index].amount)
    case .total(let name): totals[name] = totals[name].map(changed)
    case .tax: tax = tax.map(changed)
    }
  }
}
