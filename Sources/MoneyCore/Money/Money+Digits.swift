extension Money {
  /// The amount with as few fraction digits as possible, but at least `digits`.
  public func normalized(atLeast digits: Digits) throws(MoneyFailure) -> Money {
    Money(try amount.normalized(atLeast: try digits.count(of: currency)), currency)
  }

  /// The amount with at most `count` significant digits, 1 to 38, rounded once.
  public func rounded(significantDigits count: UInt32, rounding: Rounding) throws(MoneyFailure) -> Rounded<Money> {
    rounded(try amount.rounded(significantDigits: count, rounding: rounding))
  }

  /// The nearest multiple of a step, such as 100 or 0.05, at the step's scale.
  public func rounded(toStep step: Decimal, rounding: Rounding) throws(MoneyFailure) -> Rounded<Money> {
    rounded(try amount.rounded(toStep: step, rounding: rounding))
  }
}
