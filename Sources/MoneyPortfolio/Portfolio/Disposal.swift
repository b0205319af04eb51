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
  /// The day from which the shares count as held: earlier than `opened` if they replaced shares sold at a loss.
  public let heldFrom: Day?
  /// The quantity in shares, as they were counted on the day of the disposal.
  public let quantity: Rounded<Decimal>
  /// The rule by which the part was chosen.
  public let rule: DisposalRule
  /// True if the shares were sold without being held, so that their cost is unknown.
  public let isOversold: Bool
  /// The proceeds in the security's currency.
  public let proceeds: Money
  /// The fee that was deducted from the proceeds.
  public let fee: Money
  /// The cost basis of the part; nil for shares that were oversold.
  public let cost: Money?
  /// The part of a loss that a rule disallows, and the purchase that absorbs it; empty for the pool.
  public let disallowed: Money
  public let carriedTo: ShortText
  /// The gain in the security's currency: proceeds - cost + disallowed; nil for shares that were oversold, because their cost is not known.
  public let gain: Money?
  /// The quantity and the cost of the symbol's shares after the disposal.
  public let leftQuantity: Rounded<Decimal>
  public let leftCost: Money
  /// The figures in the reporting currency; nil if a rate is missing.
  public let reported: Effects?

  /// The parts of a disposal's gain in the reporting currency: gain = price effect + currency effect.
  public struct Effects: Sendable {
    public let proceeds: Money
    public let cost: Money
    public let disallowed: Money
    public let gain: Money
    public let priceEffect: Money
    public let currencyEffect: Money
  }
}
