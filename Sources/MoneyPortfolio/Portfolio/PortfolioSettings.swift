import MoneyCore

/// The settings that a portfolio is made with and keeps.
public struct PortfolioSettings: Sendable {
  /// The reporting currency.
  public let currency: CurrencyCode
  public let method: LotMethod
  public private(set) var shortSales: ShortSalePolicy
  public let registry: CurrencyRegistry?
  /// The reporting currency's minor units.
  let digits: UInt32

  public init(
    currency: CurrencyCode, method: LotMethod = .fifo, shortSales: ShortSalePolicy = .reject,
    registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) {
    self.currency = currency
    self.method = method
    self.shortSales = shortSales
    self.registry = registry
    digits = try CurrencyRegistry.minorUnits(currency, in: registry)
  }

  /// The same settings, with which a sale of more shares than are held fails.
  var rejectingShortSales: PortfolioSettings {
    var settings = self
    settings.shortSales = .reject
    return settings
  }
}
