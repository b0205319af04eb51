import MoneyCore

/// A change of a loan between its payments.
public struct LoanEvent: Sendable {
  public let date: Day
  public let change: Change

  public enum Change: Sendable {
    /// A further amount is advanced.
    case advance(Money)
    /// Principal is repaid in addition to the payments.
    case extra(Money)
    /// The rate changes, in percent a year.
    case rate(Decimal)
    /// The level payment, or repayment of a linear loan, is agreed anew.
    case payment(Money)
    /// The level payment is computed anew.
    case level
    /// A fee is paid. It changes neither the balance nor the interest.
    case fee(Money)
  }

  var isFee: Bool {
    if case .fee = change { return true }
    return false
  }

  public init(_ change: Change, on date: Day) {
    self.date = date
    self.change = change
  }

  /// The most events of a loan.
  public static var most: Int { 1000 }
  /// The most payments × events, since each event may compute the level payment anew.
  static var mostWork: Int64 { 1_000_000 }
}
