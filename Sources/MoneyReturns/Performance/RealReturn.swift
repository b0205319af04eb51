import MoneyCore

/// The real return of a nominal one: its growth divided by that of an index of prices, minus 1.
public enum RealReturn {
  public static func rounded(
    _ nominal: Decimal, index start: Decimal, to end: Decimal, digits: UInt32, _ rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    for index in [start, end] where index.isZero || index.isNegative {
      throw MoneyFailure(.argument, "index of prices must be positive, got " + Message.decimal(index))
    }
    let one = ExactRatio(isNegative: false, .one, over: .one)
    let growth = (ExactRatio(nominal) + one).multiplied(by: ExactRatio(start)).divided(by: ExactRatio(end))
    guard !growth.isNegative else {
      throw MoneyFailure(.argument, "return must be at least -1, got " + Message.decimal(nominal))
    }
    return try (growth + one.negated).rounded(digits: digits, rounding, name: "return")
  }
}
