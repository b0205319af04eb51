import MoneyCore

/// The lots of a wallet in a foreign currency: the cost of the balance in a reporting currency, and the exchange gain
/// that each payment realised.
///
/// Entries count in the order of their effective days. A lot that a transfer brought from another wallet is as old as
/// it was there. A positive amount is a lot, with the cost of its entry or, without one, its value at the rates of its
/// day. A negative amount uses lots with their share of the cost, half-even
/// at the cost's own digits; the last part of a lot receives the rest. So the costs of lots and payments add up exactly to
/// the costs of the entries.
///
///     // 10.00 USD for 9.00 EUR and 10.00 USD for 9.50 EUR; 15.00 USD are spent, which are worth 14.20 EUR
///     // fifo: cost 13.75, gain 0.45; 5.00 USD for 4.75 EUR are left
public struct CashLots: Sendable {
  public let currency: CurrencyCode
  public let reporting: CurrencyCode
  public let method: CashLotMethod
  /// The lots of which an amount is left, by age.
  public private(set) var open: [CashLot] = []
  public private(set) var disposals: [CashDisposal] = []
  /// The balance of the lots and its cost.
  public private(set) var amount: Money
  public private(set) var cost: Money
  /// The sum of the gains; nil if a gain is unknown.
  public private(set) var realised: Money?

  /// - Parameters:
  ///   - reporting: the currency of the costs; nil for that of the entries' costs, if it is one currency.
  ///   - table: rates for entries without a cost, each of the entry's day; nil for no rates.
  ///   - watch: asked at each entry whether to go on.
  @_optimize(size)
  public init(
    of wallet: Wallet, in currency: CurrencyCode, reporting: CurrencyCode?, method: CashLotMethod,
    with table: RatesTable?, _ options: ConversionOptions, registry: CurrencyRegistry?, watch: Watch
  ) throws(MoneyFailure) {
    let entries = try AccountStatement.entries(of: wallet, in: currency, from: nil, through: nil, watch: watch)
    let reporting = try CashLots.currency(reporting, of: entries)
    guard reporting != currency else {
      throw MoneyFailure(
        .argument, "reporting currency must differ from that of the lots, got " + .code(currency) + " for both")
    }
    self.currency = currency
    self.reporting = reporting
    self.method = method
    amount = Wallet.shown(Money(.zero, currency), in: registry)
    cost = Wallet.shown(Money(.zero, reporting), in: registry)
    realised = cost
    let values = EntryValues(reporting: reporting, table: table, options: options, registry: registry)
    var queue = CashQueue(method)
    for (index, entry) in entries.enumerated() {
      try watch.step(index, of: entries.count)
      if entry.amount.amount.isZero { continue }
      let value = try values.value(of: entry)
      if entry.amount.amount.isNegative {
        try dispose(entry, value, from: &queue, registry)
      } else {
        guard let value else { throw CashLots.unknownCost(of: entry) }
        try queue.add(
          CashQueue.Lot(entry: entry.id, opened: entry.note.acquired, amount: entry.amount.amount, cost: value))
      }
    }
    // An entry without a cost has been refused, so every lot is of a known cost.
    open = queue.open.map {
      CashLot(
        entry: $0.entry, opened: $0.opened, amount: Money($0.amount, currency),
        cost: $0.cost ?? Money(.zero, reporting))
    }
    for lot in open {
      amount = try amount.adding(lot.amount)
      cost = try cost.adding(lot.cost)
    }
  }

  /// The value of the open lots at the rates of a day minus their cost.
  public func unrealised(
    with table: RatesTable?, _ options: ConversionOptions, registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Money {
    try RatesTable.convert(amount, to: reporting, with: table, options, in: registry).money.subtracting(cost)
  }

  private mutating func dispose(
    _ entry: WalletEntry, _ proceeds: Money?, from queue: inout CashQueue, _ registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let spent = entry.amount.negated
    let taken = try queue.take(spent.amount)
    guard taken.rest.isZero else {
      throw MoneyFailure(
        .insufficient,
        "entry " + .id(entry.id) + " must not pay more than the lots contain, got " + .money(spent) + ", "
          + .decimal(taken.rest) + " too much")
    }
    var used = Decimal.zero
    for part in taken.parts { used = try used.adding(part.cost?.amount ?? .zero) }
    let cost = Wallet.shown(Money(used, reporting), in: registry)
    var gain: Money?
    if let proceeds { gain = try proceeds.subtracting(cost) }
    disposals.append(
      CashDisposal(
        entry: entry.id, day: entry.note.effectiveDay, amount: spent, cost: cost, proceeds: proceeds, gain: gain))
    guard let gain, let sum = realised else {
      realised = nil
      return
    }
    realised = try sum.adding(gain)
  }

  /// The given currency, or that of the costs of entries; throws unless it is one.
  private static func currency(
    _ given: CurrencyCode?, of entries: [WalletEntry]
  ) throws(MoneyFailure) -> CurrencyCode {
    if let given { return given }
    var found: CurrencyCode?
    for entry in entries {
      guard let cost = entry.note.details?.cost else { continue }
      if let found, found != cost.currency {
        throw MoneyFailure(
          .argument,
          "reporting currency must be set if costs are in several currencies, got " + .code(found) + " and "
            + .code(cost.currency)
        )
      }
      found = cost.currency
    }
    guard let found else {
      throw MoneyFailure(.argument, "reporting currency must be set if no entry contains a cost")
    }
    return found
  }

  private static func unknownCost(of entry: WalletEntry) -> MoneyFailure {
    MoneyFailure(
      .noRate,
      "unknown cost of entry " + .id(entry.id) + ", " + .money(entry.amount) + "; set its cost or pass rates")
  }
}

/// The values of entries in a reporting currency.
private struct EntryValues {
  let reporting: CurrencyCode
  let table: RatesTable?
  let options: ConversionOptions
  let registry: CurrencyRegistry?

  /// The cost of an entry, or its value at the rates of its day; nil without a cost and without rates. It contains at
  /// least the digits of its currency, so that shares of it are rounded there.
  func value(of entry: WalletEntry) throws(MoneyFailure) -> Money? {
    if let cost = entry.note.details?.cost {
      guard cost.currency == reporting else {
        throw MoneyFailure(
          .currencyMismatch,
          "cost of entry " + .id(entry.id) + " must be in " + .code(reporting) + ", got " + .money(cost))
      }
      return Wallet.shown(cost, in: registry)
    }
    guard let table else { return nil }
    var options = options
    if let day = entry.note.effectiveDay { options.day = day }
    let amount = entry.amount.amount.isNegative ? entry.amount.negated : entry.amount
    let converted = try RatesTable.convert(amount, to: reporting, with: table, options, in: registry)
    return Wallet.shown(converted.money, in: registry)
  }
}
