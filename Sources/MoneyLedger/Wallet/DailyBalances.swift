import MoneyCore

/// The value of a wallet in one currency at the end of each day of a period. The values are computed when they are read.
///
///     // 10.00 EUR since Monday and 20.00 USD since Tuesday, at the rates of each day
public struct DailyBalances: Sendable {
  /// The rates of the days. The values are those of `MONEY_BALANCE_RATES_…` in `money/exchange.h`.
  public enum Basis: Int32, Sendable {
    /// The rates of each day.
    case daily = 0
    /// The rates of one day.
    case one = 1
  }

  private let wallet: Wallet
  private let currencies: [CurrencyCode]
  private let target: CurrencyCode
  private let start: Day
  private let basis: Basis
  private let table: RatesTable?
  private let options: ConversionOptions
  private let registry: CurrencyRegistry?
  /// The number of days.
  public let count: Int

  public init(
    of wallet: Wallet, in target: CurrencyCode, from start: Day, through end: Day, at basis: Basis,
    with table: RatesTable?, _ options: ConversionOptions, registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    guard start <= end else {
      throw MoneyFailure(.argument, "end must not be before the start " + .date(start) + ", got " + .date(end))
    }
    if basis == .daily, let day = options.day {
      throw MoneyFailure(.argument, "date of the rates must not be set for rates of each day, got " + .date(day))
    }
    self.wallet = wallet
    currencies = wallet.currencies
    self.target = target
    self.start = start
    self.basis = basis
    self.table = table
    self.options = options
    self.registry = registry
    // Both days are in the calendar, so the number of days fits 32 bits.
    count = Int(end.number &- start.number) + 1
  }

  /// The day at an index below the count, and the value at its end.
  @_optimize(size)
  public func balance(at index: Int) throws(MoneyFailure) -> (day: Day, value: RatesTable.Converted) {
    let day = Day(number: start.number &+ Int32(truncatingIfNeeded: index)) ?? start
    var options = options
    if basis == .daily { options.day = day }
    var bag = MoneyBag()
    for currency in currencies {
      try bag.add(Money(try wallet.sums(of: currency, before: day.number &+ 1).sum, currency))
    }
    return (day, try bag.reduced(to: target, with: table, options, in: registry))
  }
}
