import MoneyCore

/// Follows the transactions of one symbol, in order, to see that no more is sold than is held.
struct HoldingCheck: Sendable {
  private(set) var holding = Holding()
  /// The currency of the symbol's trades; nil before the first trade.
  private(set) var currency: CurrencyCode?
  /// True if the holding is the sum of the trades' changes, in any order.
  private(set) var isPlain = true
  /// True if capital was returned, which may not exceed the cost.
  private(set) var returnsCapital = false

  init() {}

  /// The check after plain transactions whose quantities add up to `quantity`.
  init(_ quantity: Decimal, currency: CurrencyCode?) {
    holding = Holding(quantity)
    self.currency = currency
  }

  /// Applies the next transaction; returns the shares that it moves to another symbol.
  @inline(__always)
  @discardableResult
  mutating func apply(
    _ transaction: Transaction, _ settings: PortfolioSettings
  ) throws(MoneyFailure) -> ShareMove? {
    if !HoldingCheck.isPlain(transaction) { isPlain = false }
    switch transaction.action {
    case .buy, .sell, .transferIn: try trade(transaction, settings)
    case .split: _ = try holding.split(try transaction.splitRatio())
    case .dividend, .fee, .interest, .withholdingTax: break
    default: return try act(transaction)
    }
    return nil
  }

  @inline(never)
  private mutating func act(_ transaction: Transaction) throws(MoneyFailure) -> ShareMove? {
    guard !holding.quantity.isZero, !holding.quantity.isNegative else { throw try notHeld(transaction) }
    switch transaction.action {
    case .stockDividend: _ = try holding.split(try transaction.splitRatio())
    case .transferOut: try take(transaction.quantity, transaction)
    case .worthless: try holding.add(holding.quantity.negated)
    case .exercise:
      if let paid = transaction.total?.currency, let currency, paid != currency {
        throw MoneyFailure(
          .currencyMismatch,
          transaction.described + ": currency of the total must be " + .code(currency) + ", got " + .code(paid))
      }
      try take(transaction.per, transaction)
      return ShareMove(quantity: transaction.quantity, unit: 1, currency: transaction.total?.currency)
    case .spinOff, .rights, .merger:
      var moved = holding
      if transaction.action == .merger { try holding.add(holding.quantity.negated) }
      if transaction.into.isEmpty { return nil }
      _ = try moved.split(try transaction.shareRatio())
      return ShareMove(quantity: moved.quantity, unit: moved.unit, currency: currency)
    case .returnOfCapital: returnsCapital = true
    default: break
    }
    return nil
  }

  private mutating func take(_ quantity: Decimal, _ transaction: Transaction) throws(MoneyFailure) {
    let measured = try holding.measure(quantity)
    guard measured <= holding.quantity else { throw try insufficient(transaction) }
    try holding.add(measured.negated)
  }

  private func notHeld(_ transaction: Transaction) throws(MoneyFailure) -> MoneyFailure {
    let held = try holding.shares(holding.quantity).value
    return MoneyFailure(
      .insufficient, transaction.described + ": number of shares held must be positive, got " + .decimal(held))
  }

  /// Receives the shares that a transaction moves from another symbol.
  mutating func receive(_ move: ShareMove, _ transaction: Transaction) throws(MoneyFailure) {
    isPlain = false
    if holding.quantity.isNegative {
      let held = try holding.shares(holding.quantity).value
      throw MoneyFailure(
        .insufficient,
        transaction.described + ": number of shares held of " + .text(transaction.into) + " must be at least 0, got "
          + .decimal(held))
    }
    if let currency, let moved = move.currency, currency != moved {
      throw MoneyFailure(
        .currencyMismatch,
        transaction.described + ": currency of " + .text(transaction.into) + " must be " + .code(moved) + ", got "
          + .code(currency))
    }
    currency = currency ?? move.currency
    let factors = try holding.admit(move.unit)
    try holding.add(try move.quantity.multiplied(by: factors.other))
  }

  /// True if a transaction is plain: no corporate action, no named lots, and a quantity below 10^10 with at most 18 fraction
  /// digits. The sum of 2^30 such quantities fits 38 digits.
  @inline(__always)
  static func isPlain(_ transaction: Transaction) -> Bool {
    isPlain(transaction.action) && transaction.lots.isEmpty && transaction.quantity.scale <= 18
      && transaction.quantity.magnitude < UInt128(10_000_000_000) * PowerOfTen.wide(Int(transaction.quantity.scale))
  }

  @inline(__always)
  private static func isPlain(_ action: Transaction.Action) -> Bool {
    switch action {
    case .buy, .sell, .dividend, .fee, .transferIn, .interest, .withholdingTax: true
    default: false
    }
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
      Message.decimal(transaction.takenQuantity ?? .zero) + " " + .text(transaction.symbol) + " "
        + (transaction.action == .sell ? "sold" : "removed") + " on " + .date(transaction.day)
        + ", " + .decimal(held) + " held")
  }
}
