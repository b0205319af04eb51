import MoneyCore

/// The line items, allowances and charges of a document, grouped by category and rate, in the order of first use.
struct TaxGroups {
  struct Group {
    let category: VATCategory
    let percent: Decimal
    /// The sum of the stated net amounts.
    fileprivate(set) var net = DecimalSum()
    /// The positions of its line items and adjustments, in the order of the document.
    fileprivate(set) var lines: [Int] = []
    fileprivate(set) var adjustments: [Int] = []
  }

  private(set) var groups: [Group] = []
  /// The groups in the order of their keys.
  private var order: [Int] = []

  init(_ invoice: StatedInvoice) throws(MoneyFailure) {
    var keys = invoice.lines.map { TaxGroups.key($0.tax) }
    for adjustment in invoice.adjustments {
      if let tax = adjustment.tax { keys.append(TaxGroups.key(tax)) }
    }
    var members = assign(keys)[...]
    for (index, line) in invoice.lines.enumerated() {
      guard let group = members.popFirst() else { continue }
      groups[group].lines.append(index)
      groups[group].net.add(try line.net.number())
    }
    for (index, adjustment) in invoice.adjustments.enumerated() where adjustment.tax != nil {
      guard let group = members.popFirst() else { continue }
      groups[group].adjustments.append(index)
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

  /// True for each tax that equals an earlier one in category and rate.
  static func repeated(_ taxes: [StatedTax]) -> [Bool] {
    let (_, first) = firsts(taxes.map(key))
    return first.indices.map { first[$0] != $0 }
  }

  /// The positions of keys in their order, and for each key the position of the first equal one.
  private static func firsts(_ keys: [(VATCategory, Decimal)]) -> (sorted: [Int], first: [Int]) {
    let sorted = StableSort.positions(keys.count) { isBefore(keys[$0], keys[$1]) }.map { Int($0) }
    var first = [Int](repeating: 0, count: keys.count)
    var start = 0
    for (index, position) in sorted.enumerated() {
      if index > 0, isBefore(keys[sorted[index - 1]], keys[position]) { start = index }
      first[position] = sorted[start]
    }
    return (sorted, first)
  }

  /// Makes the groups of keys; returns the group of each.
  private mutating func assign(_ keys: [(VATCategory, Decimal)]) -> [Int] {
    let (sorted, first) = TaxGroups.firsts(keys)
    var numbers = [Int](repeating: -1, count: keys.count)
    for index in keys.indices where first[index] == index {
      numbers[index] = groups.count
      groups.append(Group(category: keys[index].0, percent: keys[index].1))
    }
    order = sorted.filter { first[$0] == $0 }.map { numbers[$0] }
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
