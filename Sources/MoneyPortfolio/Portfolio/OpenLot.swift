import MoneyCore

/// A lot of which shares are held, or, with a quantity below 0, of which shares are owed.
public struct OpenLot: Sendable {
  public let symbol: ShortText
  /// The transaction that made the lot; empty at average cost, where all shares are one pool.
  public let lot: ShortText
  /// The day of that transaction; nil at average cost.
  public let opened: Day?
  /// The remaining shares, as counted on the requested day.
  public let quantity: Rounded<Decimal>
  /// The cost basis of the remaining shares, in the security's currency.
  public let cost: Money
  /// The same in the portfolio's currency; nil if an exchange rate is missing.
  public let reportedCost: Money?
}
