extension Decimal {
  /// The quotient with `digits` fraction digits, rounded once, and the remainder: self = quotient × divisor +
  /// remainder, exactly.
  ///
  /// The rounding mode determines the remainder's sign: with `down` it is the dividend's, as with `%` in C (-7 ÷ 2 is
  /// -3, remainder -1); with `floor` it is the divisor's, as in Python (-4, remainder 1). `digits` must be 0 to 38.
  public func dividedWithRemainder(
    by divisor: Decimal, digits: UInt32, rounding: Rounding
  ) throws(MoneyFailure) -> (quotient: Decimal, remainder: Decimal) {
    let quotient = try divided(by: divisor, digits: digits, rounding: rounding).value
    return (quotient, try rest(after: quotient, of: divisor))
  }

  /// The exact quotient self ÷ divisor, in lowest terms.
  public func ratio(to divisor: Decimal) throws(MoneyFailure) -> ExactRatio {
    guard let inverse = ExactRatio(divisor).reduced.inverse else { throw .divisionByZero(.decimal(self)) }
    return ExactRatio(self).reduced.multipliedInLowestTerms(by: inverse)
  }

  /// The rest self - count × part. Its scale is the finest of the three; trailing zeros are dropped if 38 digits would
  /// not hold them.
  private func rest(after count: Decimal, of part: Decimal) throws(MoneyFailure) -> Decimal {
    let scale = Int(max(self.scale, count.scale &+ part.scale))
    let product = BigUnsigned(count.magnitude) * BigUnsigned(part.magnitude)
    let taken = product.multiplied(byPowerOfTen: scale &- Int(count.scale &+ part.scale))
    let whole = BigUnsigned(magnitude).multiplied(byPowerOfTen: scale &- Int(self.scale))
    let isTakenNegative = count.isNegative != part.isNegative
    let isSameSign = isNegative == isTakenNegative
    let rest = isSameSign ? BigUnsigned.distance(whole, taken) : whole + taken
    let isRestNegative = isSameSign && whole < taken ? !isNegative : isNegative
    guard let remainder = Decimal(isNegative: isRestNegative, fitting: rest, scale: scale) else {
      throw .overflow("remainder")
    }
    return remainder
  }
}
