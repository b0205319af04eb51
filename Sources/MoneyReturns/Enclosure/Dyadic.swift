import MoneyCore

/// A binary number of either sign, ± mantissa × 2^exponent, as one end of an enclosure.
///
/// Operations round in a direction, so that the end of an enclosure never moves inwards.
struct Dyadic: Sendable {
  let isNegative: Bool
  let mantissa: BigUnsigned
  let exponent: Int

  init(isNegative: Bool = false, _ mantissa: BigUnsigned, _ exponent: Int = 0) {
    self.isNegative = isNegative && !mantissa.isZero
    self.mantissa = mantissa
    self.exponent = mantissa.isZero ? 0 : exponent
  }

  static var zero: Dyadic { Dyadic(.zero) }
  static var one: Dyadic { Dyadic(.one) }

  static func power(_ exponent: Int) -> Dyadic { Dyadic(.one, exponent) }

  var isZero: Bool { mantissa.isZero }
  var sign: Int { mantissa.isZero ? 0 : isNegative ? -1 : 1 }

  /// The magnitude is at least 2^(top - 1) and below 2^top.
  var top: Int { mantissa.bitCount &+ exponent }

  var negated: Dyadic { Dyadic(isNegative: !isNegative, mantissa, exponent) }

  func timesPowerOfTwo(_ power: Int) -> Dyadic { Dyadic(isNegative: isNegative, mantissa, exponent &+ power) }

  /// The number with at most `bits` bits and a carry, rounded up or down.
  func rounded(_ bits: Int, up isUp: Bool) -> Dyadic {
    let excess = mantissa.bitCount &- bits
    if excess <= 0 { return self }
    let kept = mantissa.shiftedRight(by: excess)
    return Dyadic(isNegative: isNegative, isUp != isNegative ? kept + .one : kept, exponent &+ excess)
  }

  static func product(_ left: Dyadic, _ right: Dyadic, _ bits: Int, up isUp: Bool) -> Dyadic {
    Dyadic(
      isNegative: left.isNegative != right.isNegative, left.mantissa * right.mantissa, left.exponent &+ right.exponent
    ).rounded(bits, up: isUp)
  }

  /// The quotient; the divisor is not 0.
  static func quotient(_ left: Dyadic, _ right: Dyadic, _ bits: Int, up isUp: Bool) -> Dyadic {
    let shift = max(0, bits &+ 1 &+ right.mantissa.bitCount &- left.mantissa.bitCount)
    let above = left.mantissa.shiftedLeft(by: shift)
    guard let (quotient, rest) = above.quotientAndRemainder(dividingBy: right.mantissa) else { return .zero }
    let isNegative = left.isNegative != right.isNegative
    let isAway = !rest.isZero && isUp != isNegative
    return Dyadic(
      isNegative: isNegative, isAway ? quotient + .one : quotient, left.exponent &- right.exponent &- shift
    ).rounded(bits, up: isUp)
  }

  static func sum(_ left: Dyadic, _ right: Dyadic, _ bits: Int, up isUp: Bool) -> Dyadic {
    if left.isZero { return right.rounded(bits, up: isUp) }
    if right.isZero { return left.rounded(bits, up: isUp) }
    let large = left.top >= right.top ? left : right
    var small = left.top >= right.top ? right : left
    // A part far below the last bit only moves the sum by less than that bit.
    let least = min(large.exponent, large.top &- bits) &- 2
    if small.top < least {
      if isUp == small.isNegative { return large.rounded(bits, up: isUp) }
      small = Dyadic(isNegative: small.isNegative, .one, least)
    }
    let unit = min(large.exponent, small.exponent)
    let first = large.mantissa.shiftedLeft(by: large.exponent &- unit)
    let second = small.mantissa.shiftedLeft(by: small.exponent &- unit)
    let isSame = large.isNegative == small.isNegative
    let isNegative = isSame || second < first ? large.isNegative : small.isNegative
    let magnitude = isSame ? first + second : BigUnsigned.distance(first, second)
    return Dyadic(isNegative: isNegative, magnitude, unit).rounded(bits, up: isUp)
  }

  /// The order of two numbers: -1, 0 or 1.
  func order(to other: Dyadic) -> Int {
    if sign != other.sign { return sign < other.sign ? -1 : 1 }
    if isZero { return 0 }
    if top != other.top { return (top < other.top) != isNegative ? -1 : 1 }
    let unit = min(exponent, other.exponent)
    let left = mantissa.shiftedLeft(by: exponent &- unit)
    let right = other.mantissa.shiftedLeft(by: other.exponent &- unit)
    if left == right { return 0 }
    return (left < right) != isNegative ? -1 : 1
  }

  static func least(_ left: Dyadic, _ right: Dyadic) -> Dyadic { left.order(to: right) <= 0 ? left : right }
  static func greatest(_ left: Dyadic, _ right: Dyadic) -> Dyadic { left.order(to: right) >= 0 ? left : right }

  /// The number halfway between two others, exactly.
  static func middle(_ left: Dyadic, _ right: Dyadic) -> Dyadic {
    let bits = max(left.top, right.top) &- min(left.exponent, right.exponent) &+ 2
    return sum(left, right, bits, up: false).timesPowerOfTwo(-1)
  }

  /// The magnitude as a ratio. The exponent is at most a few thousand in size.
  var magnitudeRatio: ExactRatio {
    exponent >= 0
      ? ExactRatio(isNegative: false, mantissa.shiftedLeft(by: exponent), over: .one)
      : ExactRatio(isNegative: false, mantissa, over: BigUnsigned.one.shiftedLeft(by: 0 &- exponent))
  }
}
