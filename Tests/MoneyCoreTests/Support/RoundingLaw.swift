@testable import MoneyCore

extension Rounding {
  /// True if the negated value rounds to the negated result: for modes that are not towards an infinity.
  var isSymmetric: Bool {
    switch self {
    case .ceiling, .floor, .halfCeiling, .halfFloor: false
    default: true
    }
  }
}

/// The definition of each rounding mode, as relations between a result and the exact value, without computing either.
enum RoundingLaw {
  /// True if the outcome of rounding `exact` to `digits` fraction digits is valid, including a failure.
  static func allows(
    _ outcome: Result<Rounded<Decimal>, MoneyFailure>, of exact: Fraction, digits: UInt32, _ mode: Rounding
  ) -> Bool {
    switch outcome {
    case .success(let rounded):
      let value = rounded.value
      return value.scale == digits && value.coefficient.magnitude < Decimal.limit
        && (value.isZero || value.isNegative == exact.isNegative)
        && holds(Natural(value.coefficient.magnitude), of: exact, digits: digits, mode)
        && rounded.isRounded == (Fraction(value) != exact)
    case .failure(let failure):
      switch failure.status {
      case .inexact: return mode == .unnecessary && !isExact(exact, digits: digits)
      case .overflow: return overflows(exact, digits: digits, mode)
      default: return false
      }
    }
  }

  /// True if `whole` is the magnitude of `exact` × 10^digits under a mode.
  private static func holds(_ whole: Natural, of exact: Fraction, digits: UInt32, _ mode: Rounding) -> Bool {
    let numerator = exact.numerator * Natural.powerOfTen(Int(digits))
    let product = whole * exact.denominator
    let error = Natural.distance(product, numerator)
    if error.isZero { return true }
    // Off by less than a unit, by less than half of one or exactly that, and to which side of 0.
    let isWithinUnit = error < exact.denominator
    let isNearest = error + error < exact.denominator
    let isTie = error + error == exact.denominator
    let isAway = numerator < product
    return switch mode {
    case .halfEven: isNearest || isTie && !whole.isOdd
    case .halfUp: isNearest || isTie && isAway
    case .halfDown: isNearest || isTie && !isAway
    case .up: isWithinUnit && isAway
    case .down: isWithinUnit && !isAway
    case .ceiling: isWithinUnit && isAway != exact.isNegative
    case .floor: isWithinUnit && isAway == exact.isNegative
    case .unnecessary: false
    case .halfOdd: isNearest || isTie && whole.isOdd
    case .halfCeiling: isNearest || isTie && isAway != exact.isNegative
    case .halfFloor: isNearest || isTie && isAway == exact.isNegative
    }
  }

  /// True if the rounded value exceeds 38 digits: it is 10^38 or more.
  private static func overflows(_ exact: Fraction, digits: UInt32, _ mode: Rounding) -> Bool {
    let limit = Natural.powerOfTen(38)
    let numerator = exact.numerator * Natural.powerOfTen(Int(digits))
    return !(numerator < limit * exact.denominator) || holds(limit, of: exact, digits: digits, mode)
  }

  /// True if a value's fraction ends within its first `digits` digits: long division leaves no remainder.
  private static func isExact(_ exact: Fraction, digits: UInt32) -> Bool {
    let numerator = exact.numerator * Natural.powerOfTen(Int(digits))
    var rest = Natural()
    for digit in numerator.digits.utf8 {
      rest = rest * Natural(10 as UInt64) + Natural(UInt64(digit) - 48)
      while !(rest < exact.denominator) { rest = Natural.distance(rest, exact.denominator) }
    }
    return rest.isZero
  }
}
