import MoneyCore

/// The result of securities in the reporting currency: value, cost, gains, effects, income and fees.
///
/// It is always true that profit = price effect + currency effect + income - fees. If everything is priced, unrealised
/// gain = value - cost, and profit = realised gain + unrealised gain + income - fees.
public struct Performance: Sendable {
  /// The value of the shares held; nil if they have no price.
  public internal(set) var value: Decimal? = .zero
  /// The cost basis of the shares held; nil if a rate is missing.
  public internal(set) var cost: Decimal? = .zero
  public internal(set) var unrealisedGain: Decimal? = .zero
  public internal(set) var realisedGain = Decimal.zero
  /// The cost basis of the shares disposed of.
  public internal(set) var disposedCost = Decimal.zero
  public internal(set) var priceEffect = Decimal.zero
  public internal(set) var currencyEffect = Decimal.zero
  public internal(set) var income = Decimal.zero
  public internal(set) var fees = Decimal.zero
  public internal(set) var profit = Decimal.zero

  /// The unrealised gain in percent of the cost of the shares held; nil if that cost is 0 or not known.
  public func unrealisedPercent(_ options: ValuationOptions) -> Decimal? {
    Performance.percent(unrealisedGain, of: cost, options)
  }

  /// The realised gain in percent of the cost of the shares disposed of; nil if that cost is 0.
  public func realisedPercent(_ options: ValuationOptions) -> Decimal? {
    Performance.percent(realisedGain, of: disposedCost, options)
  }

  /// The profit in percent of the cost of all shares, held or disposed of; nil if that is 0, or not everything is
  /// known.
  public func profitPercent(_ options: ValuationOptions) -> Decimal? {
    guard value != nil, let cost, let paid = try? cost.adding(disposedCost) else { return nil }
    return Performance.percent(profit, of: paid, options)
  }

  private static func percent(_ profit: Decimal?, of cost: Decimal?, _ options: ValuationOptions) -> Decimal? {
    guard let profit, let cost, !cost.isZero else { return nil }
    let rounded = try? Decimal.rounded(
      profit.magnitude, times: 100, over: cost.magnitude, scale: Int(profit.scale) - Int(cost.scale),
      isNegative: profit.isNegative, digits: options.percentDigits, rounding: options.rounding,
      name: "percentage")
    return rounded?.value
  }

  mutating func add(_ other: Performance) throws(MoneyFailure) {
    // A security without a price is left out of both the value and the cost.
    if let value = other.value, let cost = other.cost, let unrealisedGain = other.unrealisedGain {
      self.value = try (self.value ?? .zero).adding(value)
      self.cost = try (self.cost ?? .zero).adding(cost)
      self.unrealisedGain = try (self.unrealisedGain ?? .zero).adding(unrealisedGain)
    }
    realisedGain = try realisedGain.adding(other.realisedGain)
    disposedCost = try disposedCost.adding(other.disposedCost)
    priceEffect = try priceEffect.adding(other.priceEffect)
    currencyEffect = try currencyEffect.adding(other.currencyEffect)
    income = try income.adding(other.income)
    fees = try fees.adding(other.fees)
    profit = try profit.adding(other.profit)
  }
}
