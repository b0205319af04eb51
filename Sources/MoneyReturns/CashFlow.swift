import MoneyCore

/// A payment in (negative) or out (positive) on a day. All flows of a series have the same currency.
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
