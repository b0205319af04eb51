import MoneyCore

/// Follows the transactions of one symbol, in order, through its lots.
///
/// Transactions have to come in the order in which they count. The cost of the purchases is that of the open lots, of
/// the shares disposed of and of the shares moved to other symbols or accounts. A portfolio keeps the book of each
/// symbol. When a later transaction is added, it goes on from that book and does not start anew, unless a tax rule looks
/// ahead: then a plan matches sales with purchases.
///
///     // buy 10, split 2 for 1, sell 5: one lot of 15 that keeps its day and three quarters of its cost
struct LotBook: Sendable {
  let settings: PortfolioSettings
  let rule: MatchingRule

  var holding = Holding()
  var pricing: LotPricing
  var queue: LotQueue
  /// The one pool of a rule that looks ahead, and the plan of its matches.
  var pool = CostPool()
  var plan: MatchPlan?
  /// The losses that later purchases can absorb: a lot of the shares sold, whose cost is the loss.
  var losses = LotQueue(.fifo)

  /// The cost basis of the shares held.
  var cost = Amounts.zero
  /// The sums of all disposals.
  var disposed = Disposed()
  var income = Decimal.zero
  var fees = Decimal.zero
  /// The quantity sold without being held, in the holding's measure.
  var oversold = Decimal.zero
  /// The costs of transfers to other accounts, by row, in the reporting currency.
  var transferred: [(row: Int32, cost: Decimal)] = []
  /// True if a transaction has been applied, or shares have come from another symbol.
  var isUsed = false
  /// The number of lots that actions have changed.
  var visited = 0

  struct Disposed: Sendable {
    var proceeds = Amounts.zero
    /// The cost without the part that belongs to disallowed losses.
    var cost = Amounts.zero
    var currencyEffect = Decimal.zero
  }

  init(_ settings: PortfolioSettings, _ reporting: Reporting?, _ plan: MatchPlan? = nil) {
    self.settings = settings
    self.plan = plan
    rule = settings.rule
    pricing = LotPricing(settings, reporting)
    queue = LotQueue(settings.method, replaces: settings.washSales)
    if let row = plan?.unconverted { pricing.note(unconverted: row) }
  }

  var reporting: Reporting? { pricing.reporting }
  var currency: CurrencyCode? { pricing.currency }
  var digits: UInt32 { pricing.digits }
  var unconverted: Int32? { pricing.unconverted }
  var flags: ConversionFlags { pricing.flags }

  /// The limit on the lots that move between symbols, because every action can move all lots of a symbol.
  static var mostMoved: Int { 1 << 20 }
  /// The limit on the lots that the actions of one symbol change.
  static var mostVisited: Int { 1 << 24 }

  /// Applies the next transaction; returns the lots that it moves to another symbol.
  ///
  /// - Parameters:
  ///   - lotOf: returns the lot that the purchase with an id made.
  ///   - disposals: the list to which disposals are added; nil if they are not needed. A disposal names its lot by the
  ///     row.
  @discardableResult
  mutating func apply(
    _ transaction: Transaction, row: Int32, lotOf: (ShortText) -> LotKey?, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) -> LotMove? {
    var moved: LotMove?
    isUsed = true
    switch transaction.action {
    case .buy, .sell: try trade(transaction, row: row, lotOf: lotOf, listing: &disposals)
    case .dividend, .interest:
      if let total = transaction.total { income = try income.adding(try pricing.report(total, transaction, row)) }
    case .fee, .withholdingTax:
      if let total = transaction.total { fees = try fees.adding(try pricing.report(total, transaction, row)) }
    case .split, .stockDividend: try split(by: try holding.split(try transaction.splitRatio()))
    case .transferIn: try transferIn(transaction, row)
    case .transferOut, .exercise: moved = try takeOut(transaction, row, lotOf: lotOf)
    case .returnOfCapital: try returnCapital(transaction, row, listing: &disposals)
    case .worthless: try close(PricedTrade(), .worthless, transaction, row, listing: &disposals)
    case .spinOff, .rights: moved = try spinOff(transaction, row, listing: &disposals)
    case .merger: moved = try merge(transaction, row, listing: &disposals)
    }
    if let fee = transaction.fee, !includes(fee, of: transaction) {
      fees = try fees.adding(try pricing.report(fee, transaction, row))
    }
    plan?.advance()
    return moved
  }

  /// True if the fee of a transaction is part of a cost basis or of proceeds.
  private func includes(_ fee: Money, of transaction: Transaction) -> Bool {
    guard settings.fees == .basis else { return false }
    switch transaction.action {
    case .buy, .sell, .transferIn, .exercise:
      // Without rates, a fee in another currency has no place in the basis.
      return reporting != nil || fee.currency == currency
    default: return false
    }
  }

  mutating func split(by factor: Decimal) throws(MoneyFailure) {
    try queue.multiply(by: factor)
    try losses.multiply(by: factor)
    oversold = try oversold.multiplied(by: factor)
  }

  /// The effect of the exchange rate on a cost that is released.
  mutating func effect(
    of released: Amounts, _ transaction: Transaction, _ row: Int32
  ) throws(MoneyFailure) -> Decimal {
    guard let currency, reporting != nil else { return .zero }
    return try pricing.report(Money(released.own, currency), transaction, row).subtracting(released.reported)
  }

  /// Adds a disposal to the sums and to the list.
  mutating func note(_ disposal: RawDisposal, listing disposals: inout [RawDisposal]?) throws(MoneyFailure) {
    disposed.proceeds = try disposed.proceeds.adding(disposal.proceeds)
    if let cost = disposal.cost {
      disposed.cost = try disposed.cost.adding(try cost.subtracting(disposal.disallowed))
    }
    disposed.currencyEffect = try disposed.currencyEffect.adding(disposal.currencyEffect)
    disposals?.append(disposal)
  }
}
