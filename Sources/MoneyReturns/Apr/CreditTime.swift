import MoneyCore

/// The time of a flow: complete periods, and for the United States a part of a period.
struct CreditTime {
  var periods: Int64
  /// The part, `numerator` ÷ `denominator`; less than 1.
  var numerator: Int64 = 0
  var denominator: Int64 = 1

  static func < (left: CreditTime, right: CreditTime) -> Bool {
    if left.periods != right.periods { return left.periods < right.periods }
    return left.numerator &* right.denominator < right.numerator &* left.denominator
  }

  static func == (left: CreditTime, right: CreditTime) -> Bool {
    left.periods == right.periods && left.numerator &* right.denominator == right.numerator &* left.denominator
  }

  /// A number of days as periods of `length` days.
  static func days(_ days: Int64, per length: Int64) -> CreditTime {
    CreditTime(periods: days / length, numerator: days % length, denominator: length)
  }
}
