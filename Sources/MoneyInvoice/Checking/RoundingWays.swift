import MoneyCore

/// The amounts that other ways of rounding yield for a document, to explain an amount that differs from the norm's.
struct RoundingWays {
  private let checker: InvoiceChecker
  private var invoice: StatedInvoice { checker.invoice }
  private var digits: UInt32 { checker.digits }
  /// The net amounts of the line items without rounding, and with rounded unit prices; nil for an overflow.
  private let exact: [Decimal?]
  private let unitFirst: [Decimal?]
  /// The factors of the groups' rates.
  private let factors: [Decimal?]

  /// The fraction digits of an amount without rounding: more than programs that use binary numbers compute.
  private static var exactDigits: UInt32 { 12 }

  init(_ checker: InvoiceChecker) {
    self.checker = checker
    let digits = checker.digits
    exact = checker.invoice.lines.map { RoundingWays.net($0, unitDigits: nil) }
    unitFirst = checker.invoice.lines.map { RoundingWays.net($0, unitDigits: digits) }
    factors = checker.groups.groups.map { try? $0.percent.multiplied(by: Decimal(unchecked: 1, scale: 2)) }
  }

  /// The net amount of a line item, without rounding or with a unit price that is rounded first; nil for an overflow.
  private static func net(_ line: StatedLine, unitDigits: UInt32?) -> Decimal? {
    do throws(MoneyFailure) {
      var sum = DecimalSum()
      sum.add(try total(line, unitDigits: unitDigits))
      for adjustment in line.adjustments { sum.add(try adjustment.change()) }
      return try sum.value()
    } catch {
      return nil
    }
  }

  private static func total(_ line: StatedLine, unitDigits: UInt32?) throws(MoneyFailure) -> Decimal {
    let (quantity, price) = (try line.quantity.number(), try line.price.number())
    let base = try line.baseQuantity?.number()
    if let unitDigits {
      let one = Decimal(unchecked: 1, scale: 0)
      let unit = try price.divided(by: base ?? one, digits: unitDigits, rounding: .halfUp).value
      return try quantity.multiplied(by: unit, digits: unitDigits, rounding: .halfUp).value
    }
    let product = try quantity.multiplied(by: price)
    guard let base else { return product }
    return try product.divided(by: base, digits: exactDigits, rounding: .halfEven).value
  }

  /// The ways that yield the stated amount of a finding, the most likely one first. If the norm's way does, an amount
  /// that enters the computed one is wrong, and other ways explain nothing.
  func ways(_ finding: InvoiceFinding) -> [InvoiceRounding] {
    guard let target = finding.target, let stated = finding.stated, finding.computed != nil else { return [] }
    func yields(_ way: InvoiceRounding) -> Bool {
      let amounts = (try? self.amounts(target, way)) ?? []
      return amounts.contains { $0 == stated }
    }
    return yields(.norm) ? [.norm] : InvoiceRounding.allCases.filter { $0 != .norm && yields($0) }
  }

  /// The amounts that a way yields for a target; there can be two for a total that is rounded once.
  private func amounts(_ target: InvoiceFinding.Target, _ way: InvoiceRounding) throws(MoneyFailure) -> [Decimal] {
    switch target {
    case .lineNet(let index): return try [line(index, way)].compactMap { $0 }
    case .base(let index):
      let group = checker.groups.group(of: invoice.categories[index].tax)
      return try group.map { (group) throws(MoneyFailure) in [try net(way, of: group)].compactMap { $0 } } ?? []
    case .categoryTax(let index): return try [categoryTax(index, way)].compactMap { $0 }
    case .tax: return try tax(way)
    case .total(.lines): return try [lines(way, of: nil)].compactMap { $0 }
    case .total(.net): return try [net(way, of: nil)].compactMap { $0 }
    case .total(.gross): return try gross(way)
    case .total(.payable):
      let paid = try invoice.totals.number(.rounding).subtracting(try invoice.totals.number(.prepaid))
      var amounts: [Decimal] = []
      for gross in try gross(way) { amounts.append(try gross.adding(paid)) }
      return amounts
    default: return []
    }
  }

  private func rounded(_ value: Decimal, _ mode: Rounding = .halfUp) throws(MoneyFailure) -> Decimal {
    try value.quantized(digits: digits, rounding: mode).value
  }

  /// The net amount of a line item; nil if the way does not apply.
  private func line(_ index: Int, _ way: InvoiceRounding) throws(MoneyFailure) -> Decimal? {
    if way == .unitFirst { return unitFirst[index] }
    guard let mode = way.mode, let net = exact[index] else { return nil }
    return try rounded(net, mode)
  }

  /// The sum of the line items, of a group or of the document.
  private func lines(_ way: InvoiceRounding, of group: Int?) throws(MoneyFailure) -> Decimal? {
    var sum = DecimalSum()
    for index in group.map({ checker.groups.groups[$0].lines }) ?? Array(invoice.lines.indices) {
      guard let net = way == .unrounded ? exact[index] : try line(index, way) else { return nil }
      sum.add(net)
    }
    return try rounded(try sum.value())
  }

  /// The sum of the line items, allowances and charges, of a group or of the document.
  private func net(_ way: InvoiceRounding, of group: Int?) throws(MoneyFailure) -> Decimal? {
    guard let lines = try lines(way, of: group) else { return nil }
    var sum = DecimalSum()
    sum.add(lines)
    for index in group.map({ checker.groups.groups[$0].adjustments }) ?? Array(invoice.adjustments.indices) {
      sum.add(try invoice.adjustments[index].change())
    }
    return try sum.value()
  }
}

// MARK: - Taxes

extension RoundingWays {
  private func categoryTax(_ index: Int, _ way: InvoiceRounding) throws(MoneyFailure) -> Decimal? {
    let row = invoice.categories[index]
    if let mode = way.mode {
      let factor = try row.tax.percent.number().multiplied(by: Decimal(unchecked: 1, scale: 2))
      return try row.base.number().multiplied(by: factor, digits: digits, rounding: mode).value
    }
    guard let group = checker.groups.group(of: row.tax) else { return nil }
    return try partTaxes(way, of: group).map { (tax) throws(MoneyFailure) in
      way == .grossFirst ? try tax.subtracting(try row.base.number()) : try rounded(tax)
    }
  }

  /// The sum of a group's taxes before it is rounded as a total; of `grossFirst`, the sum of its gross amounts.
  private func partTaxes(_ way: InvoiceRounding, of group: Int) throws(MoneyFailure) -> Decimal? {
    guard let factor = factors[group] else { return nil }
    var sum = DecimalSum()
    for index in checker.groups.groups[group].lines {
      let stated = try invoice.lines[index].net.number()
      guard let net = way == .unitFirst ? unitFirst[index] : way == .taxPerLine ? stated : exact[index] else {
        return nil
      }
      sum.add(try part(net, factor, way))
    }
    for index in checker.groups.groups[group].adjustments {
      sum.add(try part(try invoice.adjustments[index].change(), factor, way))
    }
    return try sum.value()
  }

  private func part(_ net: Decimal, _ factor: Decimal, _ way: InvoiceRounding) throws(MoneyFailure) -> Decimal {
    let tax = try net.multiplied(by: factor)
    switch way {
    case .taxPerLine: return try rounded(tax)
    case .grossFirst: return try rounded(try net.adding(tax))
    default: return tax
    }
  }

  /// The total tax.
  private func tax(_ way: InvoiceRounding) throws(MoneyFailure) -> [Decimal] {
    var (sum, once) = (DecimalSum(), DecimalSum())
    for (index, row) in invoice.categories.enumerated() {
      let factor = try row.tax.percent.number().multiplied(by: Decimal(unchecked: 1, scale: 2))
      once.add(try row.base.number().multiplied(by: factor))
      guard way != .unrounded else { continue }
      guard let tax = try categoryTax(index, way) else { return [] }
      sum.add(tax)
    }
    guard way == .unrounded else { return [try sum.value()] }
    for group in checker.groups.groups.indices {
      guard let tax = try partTaxes(.unrounded, of: group) else { return [try rounded(try once.value())] }
      sum.add(tax)
    }
    return [try rounded(try once.value()), try rounded(try sum.value())]
  }

  /// The total with tax.
  private func gross(_ way: InvoiceRounding) throws(MoneyFailure) -> [Decimal] {
    if way == .grossFirst {
      var sum = DecimalSum()
      for group in checker.groups.groups.indices {
        guard let gross = try partTaxes(.grossFirst, of: group) else { return [] }
        sum.add(gross)
      }
      return [try sum.value()]
    }
    var amounts: [Decimal] = []
    if way == .unrounded {
      var sum = DecimalSum()
      for group in checker.groups.groups.indices {
        guard let tax = try partTaxes(.unrounded, of: group) else { return [] }
        sum.add(tax)
      }
      for adjustment in invoice.adjustments where adjustment.tax != nil { sum.add(try adjustment.change()) }
      for net in exact {
        guard let net else { return [] }
        sum.add(net)
      }
      amounts.append(try rounded(try sum.value()))
    }
    let net = try invoice.totals.number(.net)
    for tax in try tax(way) { amounts.append(try net.adding(tax)) }
    return amounts
  }
}
