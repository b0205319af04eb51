@testable import MoneyCore

/// An exact rational number, never reduced: the reference for every result.
struct Fraction: Sendable {
  let isNegative: Bool
  let numerator: Natural
  let denominator: Natural

  init(_ numerator: Natural, over denominator: Natural = Natural(1 as UInt64), isNegative: Bool = false) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ value: Decimal) {
    self.init(
      Natural(value.coefficient.magnitude), over: Natural.powerOfTen(Int(value.scale)), isNegative: value.isNegative)
  }

  init(_ rate: Rate) {
    self.init(Natural(rate.numerator), over: Natural(rate.denominator))
  }

  init(_ ratio: ExactRatio) {
    self.init(Natural(ratio.numerator), over: Natural(ratio.denominator), isNegative: ratio.isNegative)
  }

  /// 1 of the first leg's currency in the last one's.
  init(_ legs: [Leg]) {
    self = legs.reduce(Fraction.one) { $0 * Fraction($1.rate) }
  }

  static var zero: Fraction { Fraction(Natural()) }
  static var one: Fraction { Fraction(Natural(1 as UInt64)) }

  /// The other way round; of a number other than 0.
  var inverse: Fraction { Fraction(denominator, over: numerator, isNegative: isNegative) }

  var magnitude: Fraction { Fraction(numerator, over: denominator) }
}

extension Fraction: Comparable {
  static func == (left: Fraction, right: Fraction) -> Bool {
    left.isNegative == right.isNegative && left.numerator * right.denominator == right.numerator * left.denominator
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let (one, other) = (left.numerator * right.denominator, right.numerator * left.denominator)
    return left.isNegative ? other < one : one < other
  }

  static prefix func - (value: Fraction) -> Fraction {
    Fraction(value.numerator, over: value.denominator, isNegative: !value.isNegative)
  }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    let (one, other) = (left.numerator * right.denominator, right.numerator * left.denominator)
    let denominator = left.denominator * right.denominator
    if left.isNegative == right.isNegative {
      return Fraction(one + other, over: denominator, isNegative: left.isNegative)
    }
    let isNegative = one < other ? right.isNegative : left.isNegative
    return Fraction(Natural.distance(one, other), over: denominator, isNegative: isNegative)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.numerator, over: left.denominator * right.denominator,
      isNegative: left.isNegative != right.isNegative)
  }
}

extension Fraction: CustomStringConvertible {
  var description: String { "\(isNegative ? "-" : "")\(numerator)/\(denominator)" }
}
