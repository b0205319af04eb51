import MoneyCore

/// Follows the transactions of one symbol, in order, through its lots.
///
/// Transactions have to come in the order in which they count. The cost of the purchases is that of the open lots and
/// of the shares disposed of. A portfolio keeps the book of each symbol. When a later transaction is added, it goes on
/// from that book and does not start anew.
///
///     // buy 10, split 2 for 1, sell 5: one lot of 15 that keeps its day and three quarters of its cost
struct LotBook: Sendable {
  let settings: PortfolioSettings
  /// The rates of the reporting currency; nil if only the security's own currency matters.
  let reporting: Reporting?

  private(set) var holding = Holding()
  /// The currency of the symbol's trades.
  private(set) var currency: CurrencyCode?
  /// The currency's minor units; 0 without a minor unit.
  private(set) var digits: UInt32 = 0
  private(set) var queue: LotQueue

  /// The cost basis of the shares held.
  private(set) var cost = Decimal.zero
  private(set) var reportedCost = Decimal.zero
  /// The sums of all disposals.
  private(set) var disposed = Disposed()
  private(set) var income = Decimal.zero
  private(set) var fees = Decimal.zero
  /// The quantity sold without being held, in the holding's measure.
  private(set) var oversold = Decimal.zero
  /// The first transaction that has no rate.
  private(set) var unconverted: Int32?
  private(set) var flags: ConversionFlags = []

  struct Disposed: Sendable {
    var proceeds = Decimal.zero
    var cost = Decimal.zero
    var reportedProceeds = Decimal.zero
    var reportedCost = Decimal.zero
    var currencyEffect = Decimal.zero
  }

  init(_ settings: PortfolioSettings, _ reporting: Reporting?) {
    self.settings = settings
    self.reporting = reporting
    queue = LotQueue(settings.method)
  }

  /// Applies the next transaction.
  ///
  /// - Parameters:
  ///   - lotOf: returns the lot that the purchase with an id made.
  ///   - disposals: the list to which disposals are added; nil if they are not needed. A disposal names its lot by the
  ///     row.
  mutating func apply(
    _ transaction: Transaction, row: Int32, lotOf: (ShortText) -> LotKey?, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    switch transaction.action {
    case .buy, .sell: try trade(transaction, row: row, lotOf: lotOf, listing: &disposals)
    case .dividend:
      if let total = transaction.total { income = try income.adding(try report(total, transaction, row)) }
    case .fee:
      if let total = transaction.total { fees = try fees.adding(try report(total, transaction, row)) }
    case .split:
      let factor = try holding.split(try transaction.splitRatio())
      try queue.multiply(by: factor)
      oversold = try oversold.multiplied(by: factor)
    }
    if let fee = transaction.fee { fees = try fees.adding(try report(fee, transaction, row)) }
  }

  /// Converts an amount into the reporting currency. If it has no rate, the result is 0 and the row is noted.
  @inline(__always)
  private mutating func report(
    _ money: Money, _ transaction: Transaction, _ row: Int32
  ) throws(MoneyFailure) -> Decimal {
    guard let reporting else { return .zero }
    // The transaction's own rate applies only to the currency of its total.
    let rate = money.currency == transaction.total?.currency ? transaction.rate : nil
    do throws(MoneyFailure) {
      let converted = try reporting.convert(money, on: transaction.day, at: rate)
      flags.formUnion(converted.flags)
      return converted.money.amount
    } catch {
      guard error.status == .noRate else { throw error }
      if unconverted == nil { unconverted = row }
      return .zero
    }
  }

  /// The part of a trade that is not processed yet.
  private struct Rest {
    var quantity: Decimal
    /// The amount of the entire rest, in the security's currency and in the reporting currency.
    var amount: Decimal
    var reported: Decimal

    /// Removes a part with its share of the amounts; the last part removes the entire rest.
    mutating func take(_ part: Decimal) throws(MoneyFailure) -> (amount: Decimal, reported: Decimal) {
      if part == quantity {
        defer {
          quantity = .zero
          amount = .zero
          reported = .zero
        }
        return (amount, reported)
      }
      let share = (amount: try amount.share(part, of: quantity), reported: try reported.share(part, of: quantity))
      quantity = try quantity.subtracting(part)
      amount = try amount.subtracting(share.amount)
      reported = try reported.subtracting(share.reported)
      return share
    }
  }

  private mutating func trade(
    _ transaction: Transaction, row: Int32, lotOf: (ShortText) -> LotKey?, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    guard let total = transaction.total else { return }
    if currency != total.currency {
      currency = total.currency
      digits = try CurrencyRegistry.digits(total.currency, on: nil, in: settings.registry) ?? 0
    }
    // The amount gets at least the currency's own digits, so that shares of it can be rounded to them.
    let amount =
      total.amount.scale >= digits
      ? total.amount : try total.amount.quantized(digits: digits, rounding: .unnecessary).value
    let reported = try report(Money(amount, total.currency), transaction, row)
    var rest = Rest(quantity: try holding.measure(transaction.quantity), amount: amount, reported: reported)
    let isSale = transaction.action == .sell
    for selection in transaction.lots {
      let (index, part) = try part(selection, of: transaction, lotOf: lotOf)
      try dispose(part, of: index, &rest, transaction, row, listing: &disposals)
    }
    while !rest.quantity.isZero, let index = try queue.next(isShort: !isSale) {
      let held = try queue.lot(at: index).quantity.absolute
      let part = held < rest.quantity ? held : rest.quantity
      try dispose(part, of: index, &rest, transaction, row, listing: &disposals)
    }
    // No lot is open, so the next trade starts anew.
    if holding.quantity.isZero { queue.clear() }
    if !rest.quantity.isZero { try open(rest, transaction, row, listing: &disposals) }
  }

  /// Throws unless the lots that a sale names contain the quantities sold.
  func checkSelections(_ sale: Transaction, lotOf: (ShortText) -> LotKey?) throws(MoneyFailure) {
    for selection in sale.lots { _ = try part(selection, of: sale, lotOf: lotOf) }
  }

  /// Finds the lot that a sale names, and the quantity that the sale removes from it.
  private func part(
    _ selection: LotSelection, of sale: Transaction, lotOf: (ShortText) -> LotKey?
  ) throws(MoneyFailure) -> (index: Int, quantity: Decimal) {
    guard let purchase = lotOf(selection.id) else {
      throw MoneyFailure(.notFound, sale.described + ": unknown lot " + .quoted(selection.id.bytes))
    }
    let quantity = try holding.measure(selection.quantity)
    var left = Decimal.zero
    if let index = queue.index(of: purchase) {
      let held = try queue.lot(at: index).quantity
      if quantity <= held { return (index, quantity) }
      left = try holding.shares(held).value
    }
    throw MoneyFailure(
      .insufficient,
      sale.described + ": quantity of lot " + .text(selection.id) + " must be at most "
        + .decimal(left.isNegative ? .zero : left) + ", got " + .decimal(selection.quantity))
  }

  private mutating func dispose(
    _ part: Decimal, of index: Int, _ rest: inout Rest, _ transaction: Transaction, _ row: Int32,
    listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    let isSale = transaction.action == .sell
    let taken = try rest.take(part)
    let (amount, reported) = isSale ? taken : (taken.amount.negated, taken.reported.negated)
    let released = try queue.release(part, of: index)
    var effect = Decimal.zero
    if let currency, reporting != nil {
      let today = try report(Money(released.cost, currency), transaction, row)
      effect = try today.subtracting(released.reported)
    }
    disposed.proceeds = try disposed.proceeds.adding(amount)
    disposed.cost = try disposed.cost.adding(released.cost)
    disposed.reportedProceeds = try disposed.reportedProceeds.adding(reported)
    disposed.reportedCost = try disposed.reportedCost.adding(released.reported)
    disposed.currencyEffect = try disposed.currencyEffect.adding(effect)
    cost = try cost.subtracting(released.cost)
    reportedCost = try reportedCost.subtracting(released.reported)
    try holding.add(isSale ? part.negated : part)
    if disposals == nil { return }
    let lot = try queue.lot(at: index)
    disposals?.append(
      RawDisposal(
        row: row, lot: lot.row, opened: lot.day, quantity: try holding.shares(part),
        proceeds: amount, cost: released.cost, reportedProceeds: reported, reportedCost: released.reported,
        currencyEffect: effect))
  }

  /// Makes a lot of a trade's rest, or notes the rest as oversold.
  private mutating func open(
    _ rest: Rest, _ transaction: Transaction, _ row: Int32, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    var (quantity, amount, reported) = (rest.quantity, rest.amount, rest.reported)
    if transaction.action == .sell {
      guard settings.shortSales != .record else {
        oversold = try oversold.adding(quantity)
        disposals?.append(
          RawDisposal(
            row: row, lot: -1, opened: nil, quantity: try holding.shares(quantity), proceeds: amount, cost: nil,
            reportedProceeds: reported, reportedCost: .zero, currencyEffect: .zero))
        return
      }
      (quantity, amount, reported) = (quantity.negated, amount.negated, reported.negated)
    }
    try queue.add(
      Lot(
        row: row, day: transaction.day, quantity: quantity, cost: amount, reported: reported, firstQuantity: quantity,
        firstCost: amount))
    cost = try cost.adding(amount)
    reportedCost = try reportedCost.adding(reported)
    try holding.add(quantity)
  }
}

/// A disposal as stored in a book: with rows instead of ids, and without currencies.
struct RawDisposal: Sendable {
  let row: Int32
  /// The row of the lot; -1 for shares that were oversold.
  let lot: Int32
  let opened: Day?
  let quantity: Rounded<Decimal>
  let proceeds: Decimal
  /// The cost basis; nil for shares that were oversold.
  let cost: Decimal?
  let reportedProceeds: Decimal
  let reportedCost: Decimal
  let currencyEffect: Decimal
}
