import MoneyCore

/// A number from 0 to 1 in units of 2^-118; every operation rounds down, by less than one unit.
///
/// Discount factors are computed with it. It is exact where floating point is not: the error of a sum of factors is
/// known.
struct UnitFraction: Comparable {
  /// At most 2^118.
  let units: UInt128

  static var bits: Int { 118 }
  static var one: UnitFraction { UnitFraction(units: 1 << 118) }

  @inline(__always)
  init(units: UInt128) { self.units = units }

  /// The quotient of two numbers; the first is not more than the second, which is not 0.
  init(_ numerator: BigUnsigned, over denominator: BigUnsigned) {
    let scaled = numerator.shiftedLeft(by: UnitFraction.bits)
    let quotient = scaled.quotientAndRemainder(dividingBy: denominator)?.0.word128 ?? 0
    units = min(quotient, UnitFraction.one.units)
  }

  @inline(__always)
  static func * (left: UnitFraction, right: UnitFraction) -> UnitFraction {
    UnitFraction(units: right.part(of: left.units))
  }

  @inline(__always)
  static func < (left: UnitFraction, right: UnitFraction) -> Bool { left.units < right.units }

  /// The fraction times any integer, rounded down.
  @inline(__always)
  func part(of value: UInt128) -> UInt128 {
    let product = value.multipliedFullWidth(by: units)
    return product.high << 10 | product.low >> 118
  }

  /// The power; its error is below 2 × exponent + 1 units.
  func power(_ exponent: Int64) -> UnitFraction {
    var result = UnitFraction.one
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }

  /// The simple discount of a part of a period, 1 ÷ (1 + part × (1/self − 1)), where part is `numerator` ÷
  /// `denominator`, above 0 and at most 1. Both are below 2^9.
  func discount(_ numerator: Int64, over denominator: Int64) -> UnitFraction {
    let above = units &* UInt128(denominator.magnitude)
    let below = above &+ (UnitFraction.one.units &- units) &* UInt128(numerator.magnitude)
    if below == 0 { return self }
    return UnitFraction(units: below.dividingFullWidth((above >> 10, above << 118)).quotient)
  }
}
