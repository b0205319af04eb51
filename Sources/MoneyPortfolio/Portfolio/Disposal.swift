import MoneyCore

/// A part of a lot that a transaction disposed of.
public struct Disposal: Sendable {
  public let symbol: ShortText
  /// The transaction that disposed of it.
  public let transaction: ShortText
  public let day: Day
  /// The transaction that made the lot; empty at average cost, and of what was oversold.
  public let lot: ShortText
  public let opened: Day?
  /// In shares as of the disposal.
  public let quantity: Rounded<Decimal>
  /// Whether it was sold without being held, so that its cost is not known.
  public let isOversold: Bool
  /// In the security's currency.
  public let proceeds: Money
  /// Nil of what was oversold.
  public let cost: Money?
  /// In the reporting currency; nil where a rate is missing.
  public let reported: Effects?

  /// In the security's currency; nil of what was oversold, because its cost is not known.
  public var gain: Money? {
    get throws(MoneyFailure) {
      guard let cost else { return nil }
      return Money(try RealisedGain.of(proceeds: proceeds.amount, cost: cost.amount), proceeds.currency)
    }
  }

  /// What was made of it in the reporting currency: gain = price effect + currency effect.
  public struct Effects: Sendable {
    public let proceeds: Money
    public let cost: Money
    public let gain: Money
    public let priceEffect: Money
    public let currencyEffect: Money
  }
}
