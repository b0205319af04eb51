/// A regular coupon period, a number of months, from which the periods before and after it follow.
///
/// If both of its dates are the last of a month, all periods end on the last of a month. Otherwise they end on the day
/// of the month of its dates, or on the last of a shorter month.
public struct CouponPeriod: Sendable, Equatable {
  public let start: Day
  /// The length in months, 1 or more.
  public let months: Int32
  /// The day of the month on which periods end; 31 for the last of each month.
  private let dayOfMonth: Int32

  /// Fails unless `end` is a whole number of months after `start`.
  public init(start: Day, end: Day) throws(MoneyFailure) {
    let (first, last) = (start.civil, end.civil)
    let isMonthEnd = start.isLastOfMonth && end.isLastOfMonth
    self.start = start
    months = 12 &* (last.year &- first.year) &+ last.month &- first.month
    dayOfMonth = isMonthEnd ? 31 : max(first.day, last.day)
    guard months > 0, boundary(0) == start.number, boundary(1) == end.number else {
      throw MoneyFailure(
        .date, "coupon period must be a whole number of months, got " + .date(start) + " to " + .date(end))
    }
  }

  /// The years between dates. Each period counts its share of a year, and its days count equal shares of the period.
  func years(from start: Day, to end: Day) throws(MoneyFailure) -> ExactRatio {
    let periods = position(of: end) + position(of: start).negated
    return ExactRatio(
      isNegative: periods.isNegative, periods.numerator * BigUnsigned(UInt64(months.magnitude)),
      over: periods.denominator * BigUnsigned(12 as UInt64)
    ).reduced
  }

  /// The number of periods from `start` to a date, with the elapsed part of the date's own period.
  private func position(of day: Day) -> ExactRatio {
    let (first, civil) = (start.civil, day.civil)
    let elapsed = 12 &* (civil.year &- first.year) &+ civil.month &- first.month
    var index = elapsed >= 0 ? elapsed / months : (elapsed &+ 1) / months &- 1
    // The date's month may begin before its period does.
    if boundary(index) > day.number { index &-= 1 }
    let (begin, end) = (boundary(index), boundary(index &+ 1))
    return ExactRatio.days(index, over: 1) + .days(day.number &- begin, over: end &- begin)
  }

  /// The day number of the start of the period at an index; 0 is this one.
  private func boundary(_ index: Int32) -> Int32 {
    let first = start.civil
    let month = first.year &* 12 &+ first.month &- 1 &+ index &* months
    return Day.number(month: month, dayOfMonth: dayOfMonth)
  }
}
