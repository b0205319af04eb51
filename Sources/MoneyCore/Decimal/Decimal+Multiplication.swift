extension Decimal {
  /// The exact product; trailing zeros are dropped if 38 digits would not hold them.
  public func multiplied(by other: Decimal) throws(MoneyFailure) -> Decimal {
    let isNegative = isNegative != other.isNegative
    let productScale = scale &+ other.scale
    if let product = Decimal.product(magnitude, other.magnitude),
      let decimal = Decimal(isNegative: isNegative, magnitude: product, scale: productScale)
    {
      return decimal
    }
    let product = BigUnsigned(magnitude) * BigUnsigned(other.magnitude)
    guard
      let decimal = Decimal(isNegative: isNegative, fitting: product, scale: Int(productScale))
    else { throw .overflow("product") }
    return decimal
  }

  /// The product with `digits` fraction digits, rounded once. `digits` is 0 to 38.
  public func multiplied(
    by other: Decimal, digits: UInt32, rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    try Decimal.rounded(
      magnitude, times: other.magnitude, over: 1, scale: Int(scale &+ other.scale),
      isNegative: isNegative != other.isNegative, digits: digits, rounding: rounding,
      name: "product")
  }

  /// The quotient with `digits` fraction digits, rounded once. `digits` is 0 to 38.
  public func divided(
    by other: Decimal, digits: UInt32, rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    if other.isZero { throw .divisionByZero(.decimal(self)) }
    return try Decimal.rounded(
      magnitude, times: 1, over: other.magnitude, scale: Int(scale) &- Int(other.scale),
      isNegative: isNegative != other.isNegative, digits: digits, rounding: rounding,
      name: "quotient")
  }

  /// The value with exactly `digits` fraction digits: it is rounded, or zeros are added. `digits` is 0 to 38.
  public func quantized(
    digits: UInt32, rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    if digits == scale { return Rounded(self, isRounded: false) }
    return try Decimal.rounded(
      magnitude, times: 1, over: 1, scale: Int(scale), isNegative: isNegative, digits: digits,
      rounding: rounding, name: "value")
  }

  /// The nearest multiple of a positive step, at the step's scale.
  public func rounded(
    toMultipleOf step: Decimal, rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    let steps = try divided(by: step, digits: 0, rounding: rounding)
    let multiple = Decimal(unchecked: steps.value.coefficient, scale: 0)
    return Rounded(try multiple.multiplied(by: step), isRounded: steps.isRounded)
  }

  /// The value × numerator ÷ denominator with `digits` fraction digits, rounded once; nil if that fails.
  @inline(__always)
  package func scaled(
    by numerator: UInt128, over denominator: UInt128, digits: UInt32, _ rounding: Rounding
  ) -> Rounded<Decimal>? {
    try? Decimal.rounded(
      magnitude, times: numerator, over: denominator, scale: Int(scale), isNegative: isNegative,
      digits: digits, rounding: rounding, name: "value")
  }

  /// The value a × b ÷ c × 10^-scale, rounded once to `digits` fraction digits.
  @inline(__always)
  package static func rounded(
    _ a: UInt128, times b: UInt128, over c: UInt128, scale: Int, isNegative: Bool,
    digits: UInt32, rounding: Rounding, name: StaticString
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    if (a | b | c) >> 64 == 0 {
      let (left, right) = (UInt64(truncatingIfNeeded: a), UInt64(truncatingIfNeeded: b))
      let rule = RoundingRule(rounding)
      let sign: Int64 = isNegative ? -1 : 0
      let word =
        c == 1
        ? RoundingKernel.product(left, right, scale: scale, sign: sign, digits: digits, rule)
        : RoundingKernel.quotient(
          left, times: right, over: UInt64(truncatingIfNeeded: c), scale: scale, sign: sign, digits: digits, rule)
      if let word {
        return Rounded(
          Decimal(unchecked: Int128(word.coefficient), scale: digits), isRounded: word.isRounded != 0)
      }
    }
    return try roundedWide(
      a, times: b, over: c, scale: scale, isNegative: isNegative, digits: digits, rounding: rounding, name: name)
  }

  /// The same value, where an operand or the result may have more than 64 bits.
  @inline(never)
  private static func roundedWide(
    _ a: UInt128, times b: UInt128, over c: UInt128, scale: Int, isNegative: Bool,
    digits: UInt32, rounding: Rounding, name: StaticString
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    let shift = Int(digits) &- scale
    let quotient: RoundedQuotient?
    if shift <= 38, shift >= -38,
      let factor = shift > 0 ? product(b, PowerOfTen.wide(shift)) : b,
      let divisor = shift < 0 ? product(c, PowerOfTen.wide(0 &- shift)) : c
    {
      if let numerator = product(a, factor) {
        quotient = try RoundedQuotient(numerator, over: divisor, isNegative: isNegative, rounding)
      } else {
        quotient = try RoundedQuotient(
          a, times: factor, over: divisor, isNegative: isNegative, rounding)
      }
    } else {
      // The time to compute a power of ten grows with its digits, and no result has more than these.
      guard digits <= Decimal.maximumScale else { throw .overflow(name) }
      let numerator = BigUnsigned(a) * BigUnsigned(b)
      quotient = try RoundedQuotient(
        shift > 0 ? numerator.multiplied(byPowerOfTen: shift) : numerator,
        over: BigUnsigned(c).multiplied(byPowerOfTen: shift < 0 ? 0 &- shift : 0),
        isNegative: isNegative, rounding)
    }
    guard let quotient,
      let value = Decimal(isNegative: isNegative, magnitude: quotient.magnitude, scale: digits)
    else { throw .overflow(name) }
    return Rounded(value, isRounded: quotient.isRounded)
  }

  /// The scaled coefficient; nil if it does not fit 128 bits.
  @inline(__always)
  package static func product(_ left: UInt128, _ right: UInt128) -> UInt128? {
    if left >> 64 == 0, right >> 64 == 0 {
      let product = UInt64(truncatingIfNeeded: left)
        .multipliedFullWidth(by: UInt64(truncatingIfNeeded: right))
      return UInt128(product.high) << 64 | UInt128(product.low)
    }
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? nil : product
  }
}
