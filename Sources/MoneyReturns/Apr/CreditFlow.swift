import MoneyCore

/// An amount that a borrower receives (above 0) or pays (below 0), on a date or after a number of periods.
public struct CreditFlow: Sendable {
  public let time: Time
  public let amount: Decimal

  public enum Time: Sendable {
    case date(Day)
    case periods(Int64)
  }

  public init(_ amount: Decimal, at time: Time) {
    self.amount = amount
    self.time = time
  }

  /// The most flows in one calculation.
  public static var most: Int { 100_000 }
  /// The most periods before and after the first advance.
  public static var mostPeriods: Int64 { 4_000_000 }
}
