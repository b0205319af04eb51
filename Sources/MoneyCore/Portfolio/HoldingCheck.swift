/// Follows the transactions of one symbol, in order, to see that no more is sold than is held.
struct HoldingCheck: Sendable {
  private(set) var holding = Holding()
  /// Of the symbol's trades; nil before the first.
  private(set) var currency: CurrencyCode?

  @inline(__always)
  mutating func apply(_ transaction: Transaction, _ settings: PortfolioSettings) throws(MoneyFailure) {
    switch transaction.action {
    case .buy, .sell: try trade(transaction, settings)
    case .split: _ = try holding.split(try transaction.splitRatio())
    case .dividend, .fee: break
    }
  }

  private mutating func trade(_ transaction: Transaction, _ settings: PortfolioSettings) throws(MoneyFailure) {
    if let total = transaction.total {
      if let currency, currency != total.currency {
        throw MoneyFailure(
          .currencyMismatch,
          transaction.described + ": " + .code(total.currency) + ", but the others are in " + .code(currency))
      }
      currency = total.currency
    }
    let measured = try holding.measure(transaction.quantity)
    guard transaction.action == .sell else { return try holding.add(measured) }
    if settings.shortage == .short || measured <= holding.quantity { return try holding.add(measured.negated) }
    guard settings.shortage == .missing else { throw try insufficient(transaction) }
    try holding.add(holding.quantity.negated)
  }

  @inline(never)
  private func insufficient(_ transaction: Transaction) throws(MoneyFailure) -> MoneyFailure {
    let held = try holding.shares(holding.quantity).value
    return MoneyFailure(
      .insufficient,
      Message.decimal(transaction.quantity) + " " + .text(transaction.symbol) + " sold on " + .date(transaction.day)
        + ", " + .decimal(held) + " held")
  }
}
