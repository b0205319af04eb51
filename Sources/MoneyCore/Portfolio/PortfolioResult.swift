/// What securities come to in the reporting currency.
///
/// Always: profit = price effect + currency effect + income - fees, and where all is priced unrealised = value - cost and
/// profit = realised + unrealised + income - fees.
public struct PortfolioResult: Sendable {
  /// What is held is worth, nil where it has no price.
  public internal(set) var value: Decimal? = .zero
  /// What was paid for what is held; nil where a rate is missing.
  public internal(set) var cost: Decimal? = .zero
  public internal(set) var unrealised: Decimal? = .zero
  public internal(set) var realised = Decimal.zero
  /// What was paid for what was disposed of.
  public internal(set) var released = Decimal.zero
  public internal(set) var priceEffect = Decimal.zero
  public internal(set) var currencyEffect = Decimal.zero
  public internal(set) var income = Decimal.zero
  public internal(set) var fees = Decimal.zero
  public internal(set) var profit = Decimal.zero

  /// Of what is held, in hundredths of its cost; nil where that is 0 or not known.
  public func unrealisedPercent(_ options: ValuationOptions) -> Decimal? {
    PortfolioResult.percent(unrealised, of: cost, options)
  }

  /// Of what was disposed of, in hundredths of its cost.
  public func realisedPercent(_ options: ValuationOptions) -> Decimal? {
    PortfolioResult.percent(realised, of: released, options)
  }

  /// Of all, in hundredths of what was paid for all.
  public func profitPercent(_ options: ValuationOptions) -> Decimal? {
    guard value != nil, let cost, let paid = try? cost.adding(released) else { return nil }
    return PortfolioResult.percent(profit, of: paid, options)
  }

  private static func percent(_ profit: Decimal?, of cost: Decimal?, _ options: ValuationOptions) -> Decimal? {
    guard let profit, let cost, !cost.isZero else { return nil }
    let rounded = try? Decimal.rounded(
      profit.magnitude, times: 100, over: cost.magnitude, scale: Int(profit.scale) - Int(cost.scale),
      isNegative: profit.isNegative, digits: options.percentDigits, rounding: options.rounding,
      name: "the percentage")
    return rounded?.value
  }

  mutating func add(_ other: PortfolioResult) throws(MoneyFailure) {
    // What is not priced is left out of both.
    if let value = other.value, let cost = other.cost, let unrealised = other.unrealised {
      self.value = try (self.value ?? .zero).adding(value)
      self.cost = try (self.cost ?? .zero).adding(cost)
      self.unrealised = try (self.unrealised ?? .zero).adding(unrealised)
    }
    realised = try realised.adding(other.realised)
    released = try released.adding(other.released)
    priceEffect = try priceEffect.adding(other.priceEffect)
    currencyEffect = try currencyEffect.adding(other.currencyEffect)
    income = try income.adding(other.income)
    fees = try fees.adding(other.fees)
    profit = try profit.adding(other.profit)
  }
}
