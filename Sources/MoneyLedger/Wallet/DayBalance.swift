import MoneyCore

/// The balance of a currency at the end of a day.
public struct DayBalance: Sendable {
  /// The sum of the entries that are effective on the day or before.
  public let posted: Money
  /// The sum of the present holds that are effective on the day or before.
  public let held: Money
  /// The posted balance if all these holds were committed.
  public let pending: Money
  /// The pending balance, or 0 if that is negative: the amount that can be spent without an overdraft.
  public let available: Money
}

extension DayBalance {
  /// The balance of a currency whose entries and holds on the day have these sums.
  @_optimize(size)
  public init(
    posted sum: Decimal, held: Decimal, of currency: CurrencyCode, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let pending = try sum.subtracting(held)
    func shown(_ amount: Decimal) -> Money { Wallet.shown(Money(amount, currency), in: registry) }
    self.init(
      posted: shown(sum), held: shown(held), pending: shown(pending),
      available: shown(pending.isNegative ? .zero : pending))
  }
}

extension Wallet {
  /// The balance of a currency at the end of a day; nil for all entries and holds. Entries and holds without a day count on
  /// every day.
  @_optimize(size)
  public func balance(
    of currency: CurrencyCode, on day: Day?, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> DayBalance {
    // The last day's number is far below the limit of 32 bits.
    let (sum, held) = try sums(of: currency, before: day.map { $0.number &+ 1 })
    return try DayBalance(posted: sum, held: held, of: currency, in: registry)
  }

  /// The sums of the entries and of the holds of a currency that are effective before a day; nil for all.
  func sums(of currency: CurrencyCode, before day: Int32?) throws(MoneyFailure) -> (sum: Decimal, held: Decimal) {
    let balance = balance(of: currency)
    guard let day else { return (balance.sum, balance.held) }
    return (
      try Wallet.sum(balance.sum, without: balance.days.sum(from: day)),
      try Wallet.sum(balance.held, without: balance.heldDays.sum(from: day))
    )
  }

  private static func sum(_ total: Decimal, without later: DecimalSum) throws(MoneyFailure) -> Decimal {
    var sum = DecimalSum()
    sum.add(total)
    sum.add(later, isNegated: true)
    return try sum.value().normalized(atLeast: 0)
  }
}
