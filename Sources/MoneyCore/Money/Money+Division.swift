extension Money {
  /// The quotient with the given fraction digits, and the remainder: amount = quotient × divisor + remainder.
  ///
  /// `100.00 EUR` by 3 is `33.33 EUR`, remainder `0.01 EUR`, when it is rounded down to the currency's digits.
  public func dividedWithRemainder(
    by divisor: Decimal, digits: Digits, rounding: Rounding
  ) throws(MoneyFailure) -> (quotient: Money, remainder: Money) {
    let digits = try digits.count(of: currency)
    let (quotient, remainder) = try amount.dividedWithRemainder(by: divisor, digits: digits, rounding: rounding)
    return (Money(quotient, currency), Money(remainder, currency))
  }

  /// The quotient of this amount and another, with `digits` fraction digits, rounded once. `digits` is 0 to 38.
  public func divided(
    by divisor: Money, digits: UInt32, rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    try check(divisor)
    return try amount.divided(by: divisor.amount, digits: digits, rounding: rounding)
  }

  /// The quotient of this amount and another, and the remainder: `10.00 EUR` by `3.00 EUR` is 3, remainder `1.00 EUR`.
  public func dividedWithRemainder(
    by divisor: Money, digits: UInt32, rounding: Rounding
  ) throws(MoneyFailure) -> (quotient: Decimal, remainder: Money) {
    try check(divisor)
    let (quotient, remainder) = try amount.dividedWithRemainder(
      by: divisor.amount, digits: digits, rounding: rounding)
    return (quotient, Money(remainder, currency))
  }

  /// The exact quotient amount ÷ divisor, in lowest terms.
  public func ratio(to divisor: Money) throws(MoneyFailure) -> ExactRatio {
    try check(divisor)
    return try amount.ratio(to: divisor.amount)
  }

  private func check(_ divisor: Money) throws(MoneyFailure) {
    guard currency == divisor.currency else {
      throw MoneyFailure(
        .currencyMismatch, Message.code(currency) + " cannot be divided by " + .code(divisor.currency))
    }
  }
}
