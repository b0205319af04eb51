// From a ratio to a decimal, at the end of a line.

extension LineRatio {
  /// With a number of fraction digits, rounded once.
  func rounded(digits: UInt32, _ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    switch self {
    case .short(let ratio):
      try Decimal.rounded(
        ratio.numerator, times: 1, over: ratio.denominator, scale: 0, isNegative: ratio.isNegative, digits: digits,
        rounding: rounding, name: "the result")
    case .long(let ratio): try ratio.exact.rounded(digits: digits, rounding, name: "the result")
    }
  }

  /// With as many fraction digits as 38 digits in all leave, rounded once.
  func roundedToAllDigits(_ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    let whole = try rounded(digits: 0, .down).value.magnitude
    var digits = Decimal.maximumScale
    while digits > 0, whole >= PowerOfTen.wide(Int(Decimal.maximumScale &- digits)) { digits &-= 1 }
    do throws(MoneyFailure) {
      return try rounded(digits: digits, rounding)
    } catch {
      // Rounded up to one digit more.
      guard error.status == .overflow, digits > 0 else { throw error }
      return try rounded(digits: digits &- 1, rounding)
    }
  }

  /// The exact value without zeros at the end of its fraction; nil where 38 digits do not hold it.
  var decimal: Decimal? {
    if case .short(let ratio) = self, let decimal = ratio.decimalOfPowerOfTen { return decimal }
    let exact = self.exact
    guard let denominator = exact.denominator.word128 else { return nil }
    let twos = denominator.trailingZeroBitCount
    var rest = denominator >> UInt128(truncatingIfNeeded: twos)
    var fives = 0
    while rest % 5 == 0 {
      rest /= 5
      fives &+= 1
    }
    let scale = max(twos, fives)
    guard rest == 1, scale <= PowerOfTen.largest128 else { return nil }
    // The denominator divides 10^scale.
    let factor = PowerOfTen.wide(scale) / denominator
    let coefficient = exact.numerator * BigUnsigned(factor)
    guard let magnitude = coefficient.word128 else { return nil }
    return Decimal(isNegative: exact.isNegative, magnitude: magnitude, scale: UInt32(truncatingIfNeeded: scale))
  }
}

extension ShortRatio {
  /// The exact value without zeros at the end, of words over a power of ten; nil for any other ratio.
  fileprivate var decimalOfPowerOfTen: Decimal? {
    guard (numerator | denominator) >> 64 == 0,
      var scale = PowerOfTen.exponent(of: UInt64(truncatingIfNeeded: denominator))
    else { return nil }
    var magnitude = UInt64(truncatingIfNeeded: numerator)
    if magnitude == 0 { return .zero }
    while scale > 0 {
      let (tenth, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { break }
      magnitude = tenth
      scale &-= 1
    }
    return Decimal(isNegative: isNegative, magnitude: UInt128(magnitude), scale: UInt32(truncatingIfNeeded: scale))
  }
}
