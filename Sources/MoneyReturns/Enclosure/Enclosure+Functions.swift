import MoneyCore

extension Enclosure {
  /// The root of a degree of 1 or more, of a number of 0 or more.
  func root(_ degree: Int) throws(MoneyFailure) -> Enclosure {
    Enclosure(
      try Enclosure.root(of: low, degree, bits: bits).low, try Enclosure.root(of: high, degree, bits: bits).high,
      bits: bits)
  }

  private static func root(
    of value: Dyadic, _ degree: Int, bits: Int
  ) throws(MoneyFailure) -> (low: Dyadic, high: Dyadic) {
    if value.isZero || degree == 1 { return (value, value) }
    // 2^(top - 1) ≤ value < 2^top.
    let least = Enclosure.floor(value.top &- 1, degree)
    let most = Enclosure.floor(value.top &+ degree &- 1, degree)
    return try Bisection.bounds(Dyadic.power(least), Dyadic.power(most), bits: bits) { number throws(MoneyFailure) in
      let power = Enclosure(number, bits: bits).power(degree)
      if power.high.order(to: value) < 0 { return -1 }
      return power.low.order(to: value) > 0 ? 1 : nil
    }
  }

  private static func floor(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : (value &+ 1) / divisor &- 1
  }

  /// The natural logarithm of a number above 0; nil if the number may be 0 or less.
  var logarithm: Enclosure? {
    guard low.sign > 0 else { return nil }
    return Enclosure(
      Enclosure.logarithm(of: low, bits: bits).low, Enclosure.logarithm(of: high, bits: bits).high, bits: bits)
  }

  /// ln(m × 2^e) = e × ln 2 + 2 artanh((m - 1) ÷ (m + 1)), with 3/4 ≤ m ≤ 3/2.
  private static func logarithm(of value: Dyadic, bits: Int) -> Enclosure {
    var exponent = value.top
    var reduced = value.timesPowerOfTwo(0 &- exponent)
    if reduced.order(to: Dyadic(BigUnsigned(3 as UInt64), -2)) < 0 {
      exponent &-= 1
      reduced = reduced.timesPowerOfTwo(1)
    }
    let (one, number) = (Enclosure(1, bits: bits), Enclosure(reduced, bits: bits))
    let part = (number - one).divided(by: number + one).map { doubledArtanh($0) } ?? one
    if exponent == 0 { return part }
    let third = Enclosure(ExactRatio(isNegative: false, .one, over: BigUnsigned(3 as UInt64)), bits: bits)
    return part + Enclosure(exponent, bits: bits) * doubledArtanh(third)
  }

  /// 2 artanh z = 2 (z + z³/3 + z⁵/5 + …), for z from -1/3 to 1/3.
  private static func doubledArtanh(_ z: Enclosure) -> Enclosure {
    let bits = z.bits
    let square = z * z
    var (sum, power, odd) = (z, z, 1)
    let size = Dyadic.greatest(z.high, z.low.negated).top
    while true {
      power = power * square
      odd &+= 2
      guard let term = power.divided(by: Enclosure(odd, bits: bits)) else { return sum }
      sum = sum + term
      let next = Dyadic.greatest(term.high, term.low.negated)
      if next.isZero || next.top < size &- bits &- 8 {
        // The rest is below the last term, which is at least nine times the next one.
        return (sum + Enclosure(next.negated, next, bits: bits)) * Enclosure(2, bits: bits)
      }
    }
  }
}
