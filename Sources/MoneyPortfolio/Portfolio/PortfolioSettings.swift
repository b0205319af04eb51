import MoneyCore

/// The settings that a portfolio is made with and keeps.
public struct PortfolioSettings: Sendable {
  /// The reporting currency.
  public let currency: CurrencyCode
  public let method: LotMethod
  public private(set) var shortSales: ShortSalePolicy
  public let registry: CurrencyRegistry?
  public let fees: FeePolicy
  /// True if losses of wash sales are disallowed.
  public let washSales: Bool
  /// The treatment of a return of capital above the cost basis.
  public let capital: CapitalPolicy
  /// The reporting currency's minor units.
  let digits: UInt32

  public init(
    currency: CurrencyCode, method: LotMethod = .fifo, shortSales: ShortSalePolicy = .reject,
    registry: CurrencyRegistry? = nil, fees: FeePolicy = .basis, washSales: Bool = false,
    capital: CapitalPolicy = .gain
  ) throws(MoneyFailure) {
    if washSales, method.isPooled {
      throw MoneyFailure(.argument, "wash sales require lots, so the method must be fifo, lifo, hifo or specific")
    }
    let rule = MatchingRule.of(method, washSales: washSales)
    if rule.law != nil, shortSales != .reject {
      throw MoneyFailure(.argument, "short sales must be rejected under a tax rule")
    }
    self.currency = currency
    self.method = method
    self.shortSales = shortSales
    self.registry = registry
    self.fees = fees
    self.washSales = washSales
    self.capital = capital
    digits = try CurrencyRegistry.minorUnits(currency, in: registry)
  }

  /// The rule by which sales are matched.
  public var rule: MatchingRule { MatchingRule.of(method, washSales: washSales) }

  /// The same settings, with which a sale of more shares than are held fails.
  var rejectingShortSales: PortfolioSettings {
    var settings = self
    settings.shortSales = .reject
    return settings
  }
}
