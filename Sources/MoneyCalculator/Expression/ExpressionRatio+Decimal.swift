import MoneyCore

// The one rounding of an expression, at its end.

extension ExpressionRatio {
  /// Rounds to a number of fraction digits.
  func rounded(digits: UInt32, _ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    guard let ratio = short else { return try exact.rounded(digits: digits, rounding, name: "result") }
    return try Decimal.rounded(
      ratio.numerator, times: 1, over: ratio.denominator, scale: 0, isNegative: ratio.isNegative, digits: digits,
      rounding: rounding, name: "result")
  }

  /// Rounds to as many fraction digits as fit into a result of 38 digits in all.
  func roundedToAllDigits(_ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    let whole = try rounded(digits: 0, .down).value.magnitude
    var digits = Decimal.maximumScale
    while digits > 0, whole >= PowerOfTen.wide(Int(Decimal.maximumScale &- digits)) { digits &-= 1 }
    do throws(MoneyFailure) {
      return try rounded(digits: digits, rounding)
    } catch {
      // Rounding up has given one digit more: 9.99… is 10.00….
      guard error.status == .overflow, digits > 0 else { throw error }
      return try rounded(digits: digits &- 1, rounding)
    }
  }

  /// The exact value without zeros at the end of its fraction; nil if 38 digits do not hold it.
  var decimal: Decimal? {
    if let ratio = short { return ratio.decimal }
    let exact = self.exact
    guard let denominator = exact.denominator.word128,
      let (scale, factor) = ExpressionShortRatio.powerOfTen(over: denominator),
      let magnitude = (exact.numerator * BigUnsigned(factor)).word128
    else { return nil }
    return Decimal(isNegative: exact.isNegative, magnitude: magnitude, scale: scale)
  }
}

extension ExpressionShortRatio {
  fileprivate var decimal: Decimal? {
    if numerator == 0 { return .zero }
    if let decimal = decimalOfPowerOfTen { return decimal }
    let ratio = reduced
    guard let (scale, factor) = ExpressionShortRatio.powerOfTen(over: ratio.denominator),
      let magnitude = Decimal.product(ratio.numerator, factor)
    else { return nil }
    return Decimal(isNegative: isNegative, magnitude: magnitude, scale: scale)
  }

  /// The least power of ten, up to 10^38, that the denominator divides, and the quotient.
  fileprivate static func powerOfTen(over denominator: UInt128) -> (scale: UInt32, factor: UInt128)? {
    let twos = denominator.trailingZeroBitCount
    var rest = denominator >> UInt128(truncatingIfNeeded: twos)
    var fives = 0
    while rest % 5 == 0 {
      rest /= 5
      fives &+= 1
    }
    let scale = max(twos, fives)
    guard rest == 1, scale <= PowerOfTen.largest128 else { return nil }
    return (UInt32(truncatingIfNeeded: scale), PowerOfTen.wide(scale) / denominator)
  }

  /// The decimal of a short ratio over a power of ten; nil for any other ratio.
  private var decimalOfPowerOfTen: Decimal? {
    guard (numerator | denominator) >> 64 == 0,
      var scale = PowerOfTen.exponent(of: UInt64(truncatingIfNeeded: denominator))
    else { return nil }
    var magnitude = UInt64(truncatingIfNeeded: numerator)
    while scale > 0 {
      let (tenth, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { break }
      magnitude = tenth
      scale &-= 1
    }
    return Decimal(isNegative: isNegative, magnitude: UInt128(magnitude), scale: UInt32(truncatingIfNeeded: scale))
  }
}
