import MoneyCore

/// The line items, allowances and charges of a document, grouped by category and rate, in the order of first use.
struct TaxGroups {
  struct Group {
    let category: VATCategory
    let percent: Decimal
    /// The sum of the stated net amounts.
    var net = DecimalSum()
  }

  private(set) var groups: [Group] = []
  /// The group of each line item.
  private(set) var ofLine: [Int] = []
  /// The group of each adjustment; -1 without a tax.
  private(set) var ofAdjustment: [Int] = []
  /// The groups in the order of their keys.
  private var order: [Int] = []

  init(_ invoice: StatedInvoice) throws(MoneyFailure) {
    var keys = invoice.lines.map { TaxGroups.key($0.tax) }
    for adjustment in invoice.adjustments {
      if let tax = adjustment.tax { keys.append(TaxGroups.key(tax)) }
    }
    var members = assign(keys)[...]
    for line in invoice.lines {
      guard let group = members.popFirst() else { continue }
      ofLine.append(group)
      groups[group].net.add(try line.net.number())
    }
    for adjustment in invoice.adjustments {
      guard adjustment.tax != nil, let group = members.popFirst() else {
        ofAdjustment.append(-1)
        continue
      }
      ofAdjustment.append(group)
      groups[group].net.add(try adjustment.change())
    }
  }

  /// A category without a rate forms a single group, so a rate stated anyway is ignored.
  private static func key(_ tax: StatedTax) -> (VATCategory, Decimal) {
    (tax.category, tax.category.isRated ? tax.percent.value : .zero)
  }

  private static func isBefore(_ left: (VATCategory, Decimal), _ right: (VATCategory, Decimal)) -> Bool {
    left.0 == right.0 ? left.1 < right.1 : left.0.rawValue < right.0.rawValue
  }

  /// Makes the groups of keys; returns the group of each.
  private mutating func assign(_ keys: [(VATCategory, Decimal)]) -> [Int] {
    let sorted = StableSort.positions(keys.count) { TaxGroups.isBefore(keys[$0], keys[$1]) }
    // A group is represented by its first key, which comes first in a stable sort.
    var first = [Int](repeating: 0, count: keys.count)
    var start = 0
    for (index, position) in sorted.enumerated() {
      if index > 0, TaxGroups.isBefore(keys[Int(sorted[index - 1])], keys[Int(position)]) { start = index }
      first[Int(position)] = Int(sorted[start])
    }
    var numbers = [Int](repeating: -1, count: keys.count)
    for index in keys.indices where first[index] == index {
      numbers[index] = groups.count
      groups.append(Group(category: keys[index].0, percent: keys[index].1))
    }
    order = sorted.filter { first[Int($0)] == Int($0) }.map { numbers[Int($0)] }
    return first.map { numbers[$0] }
  }

  /// The group of a row of the breakdown; nil if nothing uses it.
  func group(of tax: StatedTax) -> Int? {
    let key = TaxGroups.key(tax)
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      let group = groups[order[middle]]
      if TaxGroups.isBefore((group.category, group.percent), key) { low = middle + 1 } else { high = middle }
    }
    guard low < order.count else { return nil }
    let group = groups[order[low]]
    return group.category == key.0 && group.percent == key.1 ? order[low] : nil
  }
}
