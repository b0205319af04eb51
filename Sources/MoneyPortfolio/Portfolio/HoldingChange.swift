import MoneyCore

/// What a run of one symbol's trades changes of what is held.
struct HoldingChange: Sendable {
  /// All of it.
  private(set) var quantity = Decimal.zero
  /// The least that it is after any of them, 0 at most.
  private(set) var lowest = Decimal.zero
  private(set) var hasTrades = false

  mutating func add(_ transaction: Transaction) throws(MoneyFailure) {
    guard transaction.isTrade else { return }
    quantity = try quantity.adding(transaction.held)
    if quantity < lowest { lowest = quantity }
    hasTrades = true
  }
}

extension Transaction {
  /// What a trade changes of what is held; 0 of anything else.
  var held: Decimal {
    switch action {
    case .buy: quantity
    case .sell: quantity.negated
    case .dividend, .fee, .split: .zero
    }
  }
}
