import MoneyCore

/// The product of the growth of many periods. A product of a few thousand is exact; a longer one keeps 512 bits, so
/// that its time grows with the number of periods only.
struct GrowthProduct {
  private var numerator = BigUnsigned.one
  private var denominator = BigUnsigned.one
  private let isExact: Bool
  /// The number of times that bits were dropped, each of which changes a factor by less than 2^(1 - bits) of itself.
  private var cuts: UInt64 = 0
  private var exponent = 0

  /// The most periods whose exact product is computed, in time that grows with the square of their number.
  static var mostExact: Int { 4096 }
  private static var bits: Int { 512 }

  init(isExact: Bool) {
    self.isExact = isExact
  }

  mutating func multiply(by period: GrowthSeries.Period) {
    let (before, after) = (ExactRatio(period.before), ExactRatio(period.after))
    numerator = numerator * (after.numerator * before.denominator)
    denominator = denominator * (after.denominator * before.numerator)
    guard !isExact else { return }
    exponent &+= GrowthProduct.cut(&numerator, &cuts)
    exponent &-= GrowthProduct.cut(&denominator, &cuts)
  }

  /// Drops bits, and returns their number.
  private static func cut(_ number: inout BigUnsigned, _ cuts: inout UInt64) -> Int {
    let excess = number.bitCount &- bits
    if excess <= 4 * bits { return 0 }
    number = number.shiftedRight(by: excess)
    cuts &+= 1
    return excess
  }

  /// Bounds of the product, which are equal if it is exact.
  var bracket: RatioBracket {
    if cuts == 0 {
      let exact = ExactRatio(isNegative: false, numerator, over: denominator)
      return RatioBracket(low: exact, high: exact)
    }
    // Beyond these powers of two, every result is out of range or -1.
    let shift = max(-4096, min(exponent, 4096))
    let above = numerator.shiftedLeft(by: shift)
    let below = denominator.shiftedLeft(by: 0 &- shift)
    let one = BigUnsigned.one.shiftedLeft(by: GrowthProduct.bits &- 2)
    let error = BigUnsigned(cuts)
    return RatioBracket(
      low: ExactRatio(isNegative: false, above * BigUnsigned.distance(one, error), over: below * one),
      high: ExactRatio(isNegative: false, above * (one + error), over: below * one))
  }
}
