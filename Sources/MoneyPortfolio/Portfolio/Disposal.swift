import MoneyCore

/// A part of a lot that a transaction disposed of.
public struct Disposal: Sendable {
  public let symbol: ShortText
  /// The transaction that disposed of the part.
  public let transaction: ShortText
  public let day: Day
  /// The transaction that made the lot; empty at average cost and for shares that were oversold.
  public let lot: ShortText
  public let opened: Day?
  /// The quantity in shares, as they were counted on the day of the disposal.
  public let quantity: Rounded<Decimal>
  /// True if the shares were sold without being held, so that their cost is unknown.
  public let isOversold: Bool
  /// The proceeds in the security's currency.
  public let proceeds: Money
  /// The cost basis of the part; nil for shares that were oversold.
  public let cost: Money?
  /// The gain in the security's currency; nil for shares that were oversold, because their cost is not known.
  public let gain: Money?
  /// The figures in the reporting currency; nil if a rate is missing.
  public let reported: Effects?

  /// The parts of a disposal's gain in the reporting currency: gain = price effect + currency effect.
  public struct Effects: Sendable {
    public let proceeds: Money
    public let cost: Money
    public let gain: Money
    public let priceEffect: Money
    public let currencyEffect: Money
  }
}
