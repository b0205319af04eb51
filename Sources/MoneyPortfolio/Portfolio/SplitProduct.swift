import MoneyCore

/// The product of the factors of splits, exactly: rest × 2^twos × 5^fives ÷ 10^scale.
///
/// A queue stores the product so far after each split, and a lot the number of splits applied to its quantity. A split
/// therefore takes constant time for any number of open lots, and a quantity is multiplied on demand.
struct SplitProduct: Sendable {
  /// The part that is divisible by neither 2 nor 5.
  private var rest: UInt128 = 1
  private var twos = 0
  private var fives = 0
  /// The sum of the factors' scales.
  private var scale = 0

  /// The product with one more factor, which is above 0; nil if it has no room. A lot that stays open through such a
  /// product has more than 38 digits.
  func times(_ factor: Decimal) -> SplitProduct? {
    var next = self
    var left = factor.magnitude
    while left != 0, left % 2 == 0 {
      left /= 2
      next.twos &+= 1
    }
    while left != 0, left % 5 == 0 {
      left /= 5
      next.fives &+= 1
    }
    let (product, overflow) = rest.multipliedReportingOverflow(by: left)
    next.rest = product
    next.scale &+= Int(factor.scale)
    return overflow ? nil : next
  }

  /// A quantity times all factors since an earlier product. Its scale is that of multiplying by one factor after the
  /// other: the sum of all scales, if it fits 38 digits.
  func multiplying(_ quantity: Decimal, since earlier: SplitProduct) throws(MoneyFailure) -> Decimal {
    if quantity.isZero { return quantity }
    let tens = Swift.min(twos &- earlier.twos, fives &- earlier.fives)
    let (twos, fives) = (twos &- earlier.twos &- tens, fives &- earlier.fives &- tens)
    let sum = Int(quantity.scale) &+ scale &- earlier.scale
    let own = sum &- tens
    // A coefficient has at most 126 factors of 2 and 54 of 5, which the other factors could turn into zeros.
    guard twos < SplitProduct.most, fives < SplitProduct.most, own.magnitude < SplitProduct.most else {
      throw .overflow("quantity after the split")
    }
    var coefficient = BigUnsigned(quantity.magnitude) * BigUnsigned(rest / earlier.rest)
    coefficient = coefficient.shiftedLeft(by: twos)
    for _ in 0..<fives { coefficient = coefficient * 5 }
    coefficient = coefficient.multiplied(byPowerOfTen: Swift.max(0, 0 &- own))
    guard let least = Decimal(isNegative: quantity.isNegative, fitting: coefficient, scale: Swift.max(0, own)) else {
      throw .overflow("quantity after the split")
    }
    let wanted = Swift.min(sum, Int(Decimal.maximumScale))
    var magnitude = least.magnitude
    var scale = least.scale
    while scale < wanted, magnitude < Decimal.limit / 10 {
      magnitude &*= 10
      scale &+= 1
    }
    return Decimal(isNegative: quantity.isNegative, magnitude: magnitude, scale: scale) ?? least
  }

  private static var most: Int { 400 }
}
