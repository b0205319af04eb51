import MoneyCore

/// All shares of a symbol with their cost basis.
public struct Pool: Sendable {
  public let quantity: Rounded<Decimal>
  /// The same, exactly.
  public let count: ShareCount
  /// The cost basis in the security's currency; nil if nothing was traded.
  public let cost: Money?
  /// The cost basis in the reporting currency; nil if a rate is missing.
  public let reportedCost: Money?
}

extension Portfolio {
  /// The pool of a symbol after all transactions of a day; nil for the last day.
  public func pool(
    of symbol: ShortText, on day: Day?, _ table: RatesTable?, _ options: ValuationOptions, watch: Watch = .none
  ) throws(MoneyFailure) -> Pool {
    guard let book = book(of: symbol), books[book].isLinked || !books[book].order.isEmpty else {
      throw MoneyFailure(.notFound, "unknown security " + .quoted(symbol.bytes))
    }
    let reporting = Reporting(settings, table, options)
    let range = LotRange(last: day, known: nil)
    var lots: LotBook
    if books[book].isLinked {
      var none: LinkedDisposals?
      let all = try unplaced { () throws(MoneyFailure) in
        try linkedLots(range, reporting, watch: watch, listing: &none)
      }
      lots = all[book] ?? LotBook(settings, reporting)
    } else {
      var none: [RawDisposal]?
      lots = try self.lots(of: book, range, reporting, watch: watch, listing: &none)
    }
    let held = try lots.heldOrPooled()
    let reported = lots.unconverted == nil ? try held.cost.reported.raised(to: settings.digits) : nil
    return Pool(
      quantity: held.quantity, count: held.count, cost: lots.currency.map { Money(held.cost.own, $0) },
      reportedCost: reported.map { Money($0, settings.currency) })
  }
}

extension LotBook {
  /// The shares of the pool under a rule that looks ahead, or else the shares held, with their cost.
  func heldOrPooled() throws(MoneyFailure) -> (quantity: Rounded<Decimal>, count: ShareCount, cost: Amounts) {
    guard let one = plan?.lastOne, !pool.quantity.isZero else {
      return (
        try holding.shares(holding.quantity), holding.ratio(holding.quantity), plan == nil ? cost : pool.cost
      )
    }
    // In the measure of the plan the pool is as many times one share as there are shares.
    let quantity = try MatchPlan.shares(pool.quantity, of: one)
    let count =
      quantity.isRounded ? holding.ratio(holding.quantity) : ShareCount(quantity.value, over: 1)
    return (quantity, count, pool.cost)
  }
}
