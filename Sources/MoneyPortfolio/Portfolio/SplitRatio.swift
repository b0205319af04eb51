import MoneyCore

/// The ratio of a split in lowest terms: the number of shares after it for a number of shares before it.
struct SplitRatio: Sendable {
  let numerator: UInt64
  let denominator: UInt64

  /// Makes a ratio of two numbers above 0; nil if a side does not fit 64 bits.
  init?(_ quantity: Decimal, for per: Decimal) {
    var numerator = BigUnsigned(quantity.magnitude)
    var denominator = BigUnsigned(per.magnitude)
    if quantity.scale < per.scale {
      numerator = numerator.multiplied(byPowerOfTen: Int(per.scale &- quantity.scale))
    } else {
      denominator = denominator.multiplied(byPowerOfTen: Int(quantity.scale &- per.scale))
    }
    let reduced = ExactRatio(isNegative: false, numerator, over: denominator).reduced
    guard let over = reduced.numerator.word64, let under = reduced.denominator.word64, over > 0, under > 0 else {
      return nil
    }
    self.numerator = over
    self.denominator = under
  }

  /// True if the split leaves every quantity unchanged.
  var isOne: Bool { numerator == denominator }

  static func greatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var (divisor, rest) = (left, right)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return divisor
  }
}

extension BigUnsigned {
  /// The value as a 64-bit integer; nil if it does not fit.
  var word64: UInt64? {
    guard let word = word128 else { return nil }
    return UInt64(exactly: word)
  }
}
