import MoneyCore

/// A lot of which shares are held, or, with a quantity below 0, of which shares are owed.
public struct OpenLot: Sendable {
  public let symbol: ShortText
  /// The transaction that made the lot; empty at average cost, where all shares are one pool.
  public let lot: ShortText
  /// The day of that transaction; nil at average cost.
  public let opened: Day?
  /// The day from which the shares count as held: earlier than `opened` if they replace shares sold at a loss.
  public let heldFrom: Day?
  /// The remaining shares, as counted on the requested day.
  public let quantity: Rounded<Decimal>
  /// The same, exactly.
  public let count: ShareCount
  /// The cost basis of the remaining shares, in the security's currency.
  public let cost: Money
  /// The part of the cost basis that is a fee.
  public let fee: Money
  /// The cost basis in the portfolio's currency; nil if an exchange rate is missing.
  public let reportedCost: Money?
}
