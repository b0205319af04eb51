@testable import MoneyCore

/// The expected exact result: its digits and scale, with trailing zeros of the fraction dropped only as far as needed to
/// fit 38 digits.
enum ExactDecimal {
  /// True if the outcome of an operation that never rounds is valid.
  static func allows(_ outcome: Result<Decimal, MoneyFailure>, of exact: Fraction, scale: Int) -> Bool {
    var digits = units(of: exact, scale: scale).digits
    var scale = scale
    while scale > 0, scale > 38 || digits.utf8.count > 38, digits.hasSuffix("0") {
      digits = digits == "0" ? digits : String(digits.dropLast())
      scale -= 1
    }
    let fits = scale <= 38 && digits.utf8.count <= 38
    switch outcome {
    case .success(let value):
      return fits && Int(value.scale) == scale && String(value.coefficient.magnitude) == digits
        && value.isNegative == exact.isNegative
    case .failure(let failure):
      return !fits && failure.status == .overflow && failure.position == nil
    }
  }

  /// The value × 10^scale, for denominators that are powers of ten.
  private static func units(of exact: Fraction, scale: Int) -> Natural {
    let scaled = (exact.numerator * Natural.powerOfTen(scale)).digits
    let zeros = exact.denominator.digits.utf8.count - 1
    return Natural(String(scaled.dropLast(zeros)))
  }
}
