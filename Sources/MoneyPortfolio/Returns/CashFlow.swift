import MoneyCore

/// Money that goes in (below 0) or comes out (above 0) on a day, all flows of one currency.
public struct CashFlow: Sendable {
  public let day: Day
  public let amount: Decimal

  public init(day: Day, amount: Decimal) {
    self.day = day
    self.amount = amount
  }

  /// The most flows of one calculation.
  public static var most: Int { 1_048_576 }
}
