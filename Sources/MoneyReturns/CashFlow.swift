import MoneyCore

/// An amount that goes in (below 0) or comes out (above 0) on a day. All flows of a series have one currency.
public struct CashFlow: Sendable {
  public let day: Day
  public let amount: Decimal

  @inlinable
  public init(day: Day, amount: Decimal) {
    self.day = day
    self.amount = amount
  }

  /// The most flows in one calculation.
  public static var most: Int { 1_048_576 }
}
