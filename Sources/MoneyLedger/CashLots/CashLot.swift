import MoneyCore

/// A part of a wallet's balance in a currency, with its cost in another.
public struct CashLot: Sendable {
  /// The entry that brought the amount in; 0 at average cost, where all amounts are one pool.
  public let entry: UInt64
  /// The day since which the amount is held: `WalletNote.acquired`; nil if the entry has no day, and at average cost.
  public let opened: Day?
  /// The amount that is left.
  public let amount: Money
  /// The cost of the amount that is left.
  public let cost: Money
}

/// An entry that used lots, and the gain that it realised.
public struct CashDisposal: Sendable {
  public let entry: UInt64
  public let day: Day?
  /// The amount, above 0.
  public let amount: Money
  /// The cost of the amount.
  public let cost: Money
  /// The value of the amount on the day; nil if it is unknown.
  public let proceeds: Money?
  /// The proceeds minus the cost; nil if the proceeds are unknown.
  public let gain: Money?
}

/// The rule that decides which lots a payment uses. The values are those of `MONEY_CASH_LOTS_…` in
/// `money/cash_lots.h`.
public enum CashLotMethod: Int32, Sendable {
  /// The oldest lots first.
  case fifo = 0
  /// A share of all lots, at their average cost.
  case average = 1
}
