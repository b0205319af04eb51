import MoneyCore
import MoneyReturns

/// Follows the holdings of a portfolio from day to day, with their values and the cash that goes in and out.
///
/// `HoldingCheck` and `Portfolio.cashFlow` decide which shares and which cash a transaction moves, as everywhere else.
struct DailyValues {
  private struct Held {
    let symbol: ShortText
    var check = HoldingCheck()
    var price: PriceQuote?
    var priceDay: Day?
    /// The value, which stays until the holding, the price or the rate changes.
    var value = Decimal.zero
    var isStale = true
    var isListed = false
  }

  private let portfolio: Portfolio
  private let reporting: Reporting
  private let maximumGap: Int32
  private var held: [Held]
  /// The positions of the symbols that are held, and of those that were held until the last call.
  private var open: [Int] = []
  private var total = Decimal.zero
  private var nextRow = 0
  /// The transfers without a value, which count at their cost, from the latest day on.
  private var transfers: [CashFlow]
  private var nextPrice = 0
  private let prices: DailyPrices

  init(
    _ portfolio: Portfolio, _ prices: DailyPrices, _ reporting: Reporting, through last: Day, maximumGap: Int32
  ) throws(MoneyFailure) {
    self.portfolio = portfolio
    self.prices = prices
    self.reporting = reporting
    self.maximumGap = maximumGap
    held = portfolio.books.map { Held(symbol: $0.symbol) }
    let flows = try portfolio.transfersAtCost(upTo: last, reporting)
    transfers = StableSort.positions(flows.count) { flows[$1].day < flows[$0].day }.map { flows[Int($0)] }
  }

  /// The value at the end of a day, and the sum of the flows since the last call: in (above 0), out (below 0).
  mutating func point(on day: Day, watch: Watch) throws(MoneyFailure) -> ValuePoint {
    let flow = try applyTransactions(through: day, watch)
    while nextPrice < prices.entries.count, prices.entries[nextPrice].day <= day {
      let entry = prices.entries[nextPrice]
      (held[entry.symbol].price, held[entry.symbol].priceDay) = (entry.quote, entry.day)
      held[entry.symbol].isStale = true
      nextPrice &+= 1
    }
    for index in open {
      try watch.step(index, of: held.count)
      try renew(index, on: day)
    }
    open.removeAll { held[$0].check.holding.quantity.isZero }
    return ValuePoint(day: day, value: total, flow: flow)
  }

  private mutating func applyTransactions(through day: Day, _ watch: Watch) throws(MoneyFailure) -> Decimal {
    var flow = Decimal.zero
    while nextRow < portfolio.order.count {
      let row = portfolio.rows[Int(portfolio.order[nextRow])]
      if row.transaction.day > day { break }
      try watch.step(nextRow, of: portfolio.order.count)
      let move = try held[Int(row.book)].check.apply(row.transaction, portfolio.settings)
      list(Int(row.book))
      if let move {
        try held[Int(row.target)].check.receive(move, row.transaction)
        list(Int(row.target))
      }
      if let amount = try portfolio.cashFlow(of: row.transaction, reporting) {
        flow = try flow.subtracting(amount)
      }
      nextRow &+= 1
    }
    while let transfer = transfers.last, transfer.day <= day {
      flow = try flow.subtracting(transfer.amount)
      transfers.removeLast()
    }
    return flow
  }

  private mutating func list(_ index: Int) {
    held[index].isStale = true
    if held[index].isListed { return }
    held[index].isListed = true
    open.append(index)
  }

  /// Renews the value of a symbol, if it may have changed.
  private mutating func renew(_ index: Int, on day: Day) throws(MoneyFailure) {
    let holding = held[index].check.holding
    if holding.quantity.isZero {
      held[index].isListed = false
      return try set(.zero, index)
    }
    guard let quote = held[index].price, let priceDay = held[index].priceDay,
      day.number &- priceDay.number <= maximumGap
    else { throw missing(index, on: day) }
    guard let currency = quote.currency ?? held[index].check.currency else {
      throw MoneyFailure(.notFound, "price of " + Message.text(held[index].symbol) + " must state its currency")
    }
    // A value in the portfolio's own currency changes with the holding and the price only.
    if !held[index].isStale, currency == reporting.currency { return }
    let worth = try reporting.value(
      of: holding.quantity, unit: holding.unit, at: Money(quote.price, currency), in: reporting.currency,
      digits: reporting.digits, on: day)
    try set(worth.money.amount, index)
  }

  private mutating func set(_ value: Decimal, _ index: Int) throws(MoneyFailure) {
    total = try total.subtracting(held[index].value).adding(value)
    held[index].value = value
    held[index].isStale = false
  }

  private func missing(_ index: Int, on day: Day) -> MoneyFailure {
    let wanted =
      "price of " + Message.text(held[index].symbol) + " must be known at most " + .integer(Int64(maximumGap))
      + " days before " + .date(day)
    guard let last = held[index].priceDay else { return MoneyFailure(.notFound, wanted + ", got none") }
    return MoneyFailure(.notFound, wanted + ", got one of " + .date(last))
  }
}
