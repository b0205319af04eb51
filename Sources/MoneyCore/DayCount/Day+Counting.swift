/// Positions of a date in its month, its year, and among the leap days.
extension Day {
  var isLastOfMonth: Bool {
    let (year, month, day) = civil
    return day == Day.length(ofMonth: month, year: year)
  }

  var isLastOfFebruary: Bool { civil.month == 2 && isLastOfMonth }

  /// The number of days from 1 January of its year: 0 to 365.
  var dayOfYear: Int32 {
    number &- Day.number(month: civil.year &* 12, dayOfMonth: 1)
  }

  /// The number of leap days from the year 1 up to and including this date.
  var leapDaysSinceYearOne: Int32 {
    let (year, month, day) = civil
    let years = month > 2 || month == 2 && day == 29 ? year : year &- 1
    return years / 4 &- years / 100 &+ years / 400
  }

  /// The number of leap days from the year 1 up to the previous date.
  var leapDaysBefore: Int32 {
    let (_, month, day) = civil
    return leapDaysSinceYearOne &- (month == 2 && day == 29 ? 1 : 0)
  }

  /// The same date in an earlier year; 28 and 29 February become the last of February. `years` is at most the
  /// difference to the year 1.
  func yearsEarlier(_ years: Int32) -> Day {
    let (year, month, day) = civil
    let isEnd = month == 2 && day >= 28 && years > 0
    return Day(
      unchecked: Day.number(month: (year &- years) &* 12 &+ month &- 1, dayOfMonth: isEnd ? 29 : day))
  }

  /// The number of the day in a month, which is counted from January of the year 0; a later day than the last of the
  /// month becomes the last. The month can be outside the calendar's years by the months of a period, at most 9,999
  /// years.
  static func number(month: Int32, dayOfMonth: Int32) -> Int32 {
    // The calendar repeats after 400 years.
    let era = month >= 0 ? month / 4800 : (month &+ 1) / 4800 &- 1
    let inEra = month &- era &* 4800
    let (year, index) = (inEra / 12 &+ 400, inEra % 12 &+ 1)
    let day = min(dayOfMonth, length(ofMonth: index, year: year))
    let number = Day(year: year, month: index, day: day)?.number ?? 0
    return number &+ (era &- 1) &* 146_097
  }
}

extension Int32 {
  /// The days of the year with this number.
  var lengthOfYear: Int32 { Day.length(ofMonth: 2, year: self) &+ 337 }
}

extension ExactRatio {
  static func days(_ days: Int32, over divisor: Int32) -> ExactRatio {
    ExactRatio(
      isNegative: days < 0, BigUnsigned(UInt64(days.magnitude)), over: BigUnsigned(UInt64(divisor.magnitude))
    ).reduced
  }
}
