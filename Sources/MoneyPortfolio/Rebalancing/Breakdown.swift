import MoneyCore

/// The value of a portfolio by labels of the caller: asset classes, countries, sectors.
public struct Breakdown: Sendable {
  public struct Label: Sendable {
    public let symbol: ShortText
    public let label: ShortText

    public init(symbol: ShortText, label: ShortText) {
      self.symbol = symbol
      self.label = label
    }

    /// The most labels of one call.
    public static var most: Int { 100_000 }
  }

  public struct Row: Sendable {
    /// Empty for the symbols without a label.
    public let label: ShortText
    public internal(set) var value: Decimal
    /// The part of the total in percent; nil if the total is not above 0.
    public internal(set) var percent: Decimal?
    public internal(set) var count: Int
  }

  public let currency: CurrencyCode
  /// The rows in the order of the bytes of their labels.
  public let rows: [Row]
}

extension Valuation {
  /// The sums of the values of priced positions by label. The last label of a symbol counts.
  public func breakdown(_ labels: [Breakdown.Label]) throws(MoneyFailure) -> Breakdown {
    var bySymbol = HashIndex(capacity: labels.count)
    for position in labels.indices.reversed()
    where bySymbol.find(labels[position].symbol, keyAt: { labels[$0].symbol }) == nil {
      bySymbol.insert(position) { labels[$0].symbol }
    }
    var rows: [Breakdown.Row] = []
    var byLabel = HashIndex(capacity: 0)
    for position in positions {
      guard let value = position.performance.value, position.state != .closed else { continue }
      let found = bySymbol.find(position.symbol) { labels[$0].symbol }
      let label = found.map { labels[$0].label } ?? .empty
      if let row = byLabel.find(label, keyAt: { rows[$0].label }) {
        rows[row].value = try rows[row].value.adding(value)
        rows[row].count &+= 1
      } else {
        rows.append(Breakdown.Row(label: label, value: value, percent: nil, count: 1))
        let known = rows
        byLabel.insert(rows.count &- 1) { known[$0].label }
      }
    }
    let total = self.total.value ?? .zero
    for index in rows.indices where !total.isZero && !total.isNegative {
      rows[index].percent = try ExactRatio(rows[index].value).divided(by: ExactRatio(total)).multiplied(
        by: ExactRatio(Decimal(unchecked: 100, scale: 0))
      ).rounded(digits: options.percentDigits, options.rounding, name: "percentage").value
    }
    return Breakdown(currency: currency, rows: rows.ordered { $0.label < $1.label })
  }
}
