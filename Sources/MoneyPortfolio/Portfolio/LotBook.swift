import MoneyCore

/// Follows the transactions of one symbol, in order, through its lots.
///
/// Transactions have to come in the order in which they count. The cost of the purchases is that of the open lots and of
/// the shares disposed of. A portfolio keeps the book of each symbol, and goes on from it when a later transaction is
/// added, in place of starting anew.
///
///     // buy 10, split 2 for 1, sell 5: one lot of 15 that keeps its day and three quarters of its cost
struct LotBook: Sendable {
  let settings: PortfolioSettings
  /// Nil: only the security's own currency is of interest.
  let reporting: Reporting?

  private(set) var holding = Holding()
  /// Of the symbol's trades.
  private(set) var currency: CurrencyCode?
  /// The currency's minor units; 0 where it has none.
  private(set) var digits: UInt32 = 0
  private(set) var queue: LotQueue

  /// Of what is held.
  private(set) var cost = Decimal.zero
  private(set) var reportedCost = Decimal.zero
  /// Of what was disposed of.
  private(set) var disposed = Disposed()
  private(set) var income = Decimal.zero
  private(set) var fees = Decimal.zero
  /// Sold without being held, in the holding's measure.
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

  /// Takes the next transaction.
  ///
  /// - Parameters:
  ///   - lotOf: the lot that the purchase of an id makes.
  ///   - disposals: where what is disposed of is listed; nil: nowhere. It names lots by their rows.
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

  /// An amount in the reporting currency; 0 where it is not known.
  @inline(__always)
  private mutating func report(
    _ money: Money, _ transaction: Transaction, _ row: Int32
  ) throws(MoneyFailure) -> Decimal {
    guard let reporting else { return .zero }
    // A rate is that of the total's currency.
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

  /// What is left to do of a trade.
  private struct Rest {
    var quantity: Decimal
    /// Of the whole rest, in the security's currency and in the reporting currency.
    var amount: Decimal
    var reported: Decimal

    /// Takes a part with its share of the amounts; the last part has what is left.
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
    // At least the currency's own digits, for shares to be rounded to.
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
    while !rest.quantity.isZero, let index = queue.next(isShort: !isSale) {
      let lot = queue.lots[index]
      let part = lot.quantity.absolute < rest.quantity ? lot.quantity.absolute : rest.quantity
      try dispose(part, of: index, &rest, transaction, row, listing: &disposals)
    }
    // Nothing is open: what comes next starts anew.
    if holding.quantity.isZero { queue.clear() }
    if !rest.quantity.isZero { try open(rest, transaction, row, listing: &disposals) }
  }

  /// Whether the lots that a sale names have what it sells.
  func checkSelections(_ sale: Transaction, lotOf: (ShortText) -> LotKey?) throws(MoneyFailure) {
    for selection in sale.lots { _ = try part(selection, of: sale, lotOf: lotOf) }
  }

  /// The lot that a sale names, and what it takes of it.
  private func part(
    _ selection: LotSelection, of sale: Transaction, lotOf: (ShortText) -> LotKey?
  ) throws(MoneyFailure) -> (index: Int, quantity: Decimal) {
    guard let purchase = lotOf(selection.id) else {
      throw MoneyFailure(.notFound, sale.described + ": there is no lot " + .quoted(selection.id.bytes))
    }
    let quantity = try holding.measure(selection.quantity)
    var left = Decimal.zero
    if let index = queue.index(of: purchase) {
      if quantity <= queue.lots[index].quantity { return (index, quantity) }
      left = try holding.shares(queue.lots[index].quantity).value
    }
    throw MoneyFailure(
      .insufficient,
      sale.described + ": the lot " + .text(selection.id) + " has " + .decimal(left.isNegative ? .zero : left)
        + ", not "
        + .decimal(selection.quantity))
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
    disposals?.append(
      RawDisposal(
        row: row, lot: queue.lots[index].row, opened: queue.lots[index].day, quantity: try holding.shares(part),
        proceeds: amount, cost: released.cost, reportedProceeds: reported, reportedCost: released.reported,
        currencyEffect: effect))
  }

  /// Makes a lot of what a trade has left, or notes that it is oversold.
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

/// A disposal as a book knows it: by rows, without currencies.
struct RawDisposal: Sendable {
  let row: Int32
  /// -1 of what was oversold.
  let lot: Int32
  let opened: Day?
  let quantity: Rounded<Decimal>
  let proceeds: Decimal
  /// Nil of what was oversold.
  let cost: Decimal?
  let reportedProceeds: Decimal
  let reportedCost: Decimal
  let currencyEffect: Decimal
}
