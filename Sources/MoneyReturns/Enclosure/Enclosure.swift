import MoneyCore

/// Proven bounds of a real number, as two binary numbers.
///
/// Powers, roots and logarithms have no last digit. They are computed as enclosures, which become narrow with more
/// bits, and are rounded once if both bounds round alike.
struct Enclosure: Sendable {
  let low: Dyadic
  let high: Dyadic
  let bits: Int

  init(_ low: Dyadic, _ high: Dyadic, bits: Int) {
    self.low = low
    self.high = high
    self.bits = bits
  }

  init(_ exact: Dyadic, bits: Int) {
    self.init(exact, exact, bits: bits)
  }

  init(_ integer: Int, bits: Int) {
    self.init(Dyadic(isNegative: integer < 0, BigUnsigned(UInt64(integer.magnitude))), bits: bits)
  }

  init(_ ratio: ExactRatio, bits: Int) {
    let above = Dyadic(isNegative: ratio.isNegative, ratio.numerator)
    let below = Dyadic(ratio.denominator)
    self.init(
      Dyadic.quotient(above, below, bits, up: false), Dyadic.quotient(above, below, bits, up: true), bits: bits)
  }

  init(_ decimal: Decimal, bits: Int) {
    if decimal.scale == 0 {
      self.init(Dyadic(isNegative: decimal.isNegative, BigUnsigned(decimal.magnitude)), bits: bits)
    } else {
      self.init(ExactRatio(decimal), bits: bits)
    }
  }

  /// The sign if it is proven.
  var sign: Int? {
    if low.sign == high.sign { return low.sign }
    return nil
  }

  var negated: Enclosure { Enclosure(high.negated, low.negated, bits: bits) }

  static func + (left: Enclosure, right: Enclosure) -> Enclosure {
    let bits = left.bits
    return Enclosure(
      Dyadic.sum(left.low, right.low, bits, up: false), Dyadic.sum(left.high, right.high, bits, up: true), bits: bits)
  }

  static func - (left: Enclosure, right: Enclosure) -> Enclosure { left + right.negated }

  static func * (left: Enclosure, right: Enclosure) -> Enclosure {
    let bits = left.bits
    func bounds(_ lows: (Dyadic, Dyadic), _ highs: (Dyadic, Dyadic)) -> Enclosure {
      Enclosure(
        Dyadic.product(lows.0, lows.1, bits, up: false), Dyadic.product(highs.0, highs.1, bits, up: true), bits: bits)
    }
    if right.low.sign >= 0 {
      // The factor that is 0 or more multiplies each bound by the end that moves it outwards.
      return bounds(
        (left.low, left.low.sign >= 0 ? right.low : right.high),
        (left.high, left.high.sign >= 0 ? right.high : right.low))
    }
    if right.high.sign <= 0 { return (left * right.negated).negated }
    if left.low.sign >= 0 || left.high.sign <= 0 { return right * left }
    let first = bounds((left.low, right.high), (left.low, right.low))
    let second = bounds((left.high, right.low), (left.high, right.high))
    return Enclosure(Dyadic.least(first.low, second.low), Dyadic.greatest(first.high, second.high), bits: bits)
  }

  /// The quotient; nil if the divisor may be 0.
  func divided(by divisor: Enclosure) -> Enclosure? {
    guard let sign = divisor.sign, sign != 0 else { return nil }
    if sign < 0 { return negated.divided(by: divisor.negated) }
    return Enclosure(
      Dyadic.quotient(low, low.sign >= 0 ? divisor.high : divisor.low, bits, up: false),
      Dyadic.quotient(high, high.sign >= 0 ? divisor.low : divisor.high, bits, up: true), bits: bits)
  }

  /// A power of a number of 0 or more.
  func power(_ exponent: Int) -> Enclosure {
    var result = Enclosure(1, bits: bits)
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }
}
