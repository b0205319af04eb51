import MoneyCore

/// The change of a holding by a run of one symbol's trades.
struct HoldingChange: Sendable {
  /// The change by all trades of the run.
  private(set) var quantity = Decimal.zero
  /// The lowest change after any of the trades, at most 0.
  private(set) var lowest = Decimal.zero
  private(set) var hasTrades = false

  mutating func add(_ transaction: Transaction) throws(MoneyFailure) {
    guard transaction.countsShares else { return }
    quantity = try quantity.adding(transaction.held)
    if quantity < lowest { lowest = quantity }
    hasTrades = true
  }
}

extension Transaction {
  /// The change of the holding by this transaction; 0 if it is not a trade.
  var held: Decimal {
    switch action {
    case .buy, .transferIn: quantity
    case .sell, .transferOut: quantity.negated
    default: .zero
    }
  }
}
