import MoneyCore

/// Follows the transactions of one symbol, in order, to see that no more is sold than is held.
struct HoldingCheck: Sendable {
  private(set) var holding = Holding()
  /// The currency of the symbol's trades; nil before the first trade.
  private(set) var currency: CurrencyCode?
  /// True if the holding is the sum of the trades' changes, in any order.
  private(set) var isPlain = true

  init() {}

  /// The check after plain transactions whose quantities add up to `quantity`.
  init(_ quantity: Decimal, currency: CurrencyCode?) {
    holding = Holding(quantity)
    self.currency = currency
  }

  @inline(__always)
  mutating func apply(_ transaction: Transaction, _ settings: PortfolioSettings) throws(MoneyFailure) {
    if !HoldingCheck.isPlain(transaction) { isPlain = false }
    switch transaction.action {
    case .buy, .sell: try trade(transaction, settings)
    case .split: _ = try holding.split(try transaction.splitRatio())
    case .dividend, .fee: break
    }
  }

  /// True if a transaction is plain: no split, no named lots, and a quantity below 10^10 with at most 18 fraction
  /// digits. The sum of 2^30 such quantities fits 38 digits.
  @inline(__always)
  static func isPlain(_ transaction: Transaction) -> Bool {
    transaction.action != .split && transaction.lots.isEmpty && transaction.quantity.scale <= 18
      && transaction.quantity.magnitude < UInt128(10_000_000_000) * PowerOfTen.wide(Int(transaction.quantity.scale))
  }

  private mutating func trade(_ transaction: Transaction, _ settings: PortfolioSettings) throws(MoneyFailure) {
    if let total = transaction.total {
      if let currency, currency != total.currency {
        throw MoneyFailure(
          .currencyMismatch,
          transaction.described + ": currency of the total must be that of the other trades, " + .code(currency)
            + ", got " + .code(total.currency))
      }
      currency = total.currency
    }
    let measured = try holding.measure(transaction.quantity)
    guard transaction.action == .sell else { return try holding.add(measured) }
    if settings.shortSales == .allow || measured <= holding.quantity { return try holding.add(measured.negated) }
    guard settings.shortSales == .record else { throw try insufficient(transaction) }
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
