import MoneyCore

/// The interest rate of a period, an exact ratio above -1: 8 % a year, paid monthly, is 0.08 ÷ 12.
public struct PeriodRate: Sendable {
  let ratio: ExactRatio
  /// 1 + the rate.
  let growth: ExactRatio

  /// - Parameter periods: the number by which the rate is divided, 1 or more.
  public init(_ rate: Decimal, over periods: UInt32 = 1, name: StaticString = "rate") throws(MoneyFailure) {
    let whole = ExactRatio(rate)
    ratio = ExactRatio(
      isNegative: whole.isNegative, whole.numerator, over: whole.denominator * UInt64(max(periods, 1)))
    growth = ratio + ExactRatio(isNegative: false, .one, over: .one)
    guard growth.sign > 0 else {
      throw MoneyFailure(.argument, Message(name) + " of a period must be above -1, got " + .decimal(rate))
    }
  }
}
