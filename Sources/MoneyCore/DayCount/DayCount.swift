/// A day count convention: the rule that converts the days between two dates to years.
///
///     try DayCount.actualActualISDA.years(from: start, to: end)  // the years as an exact ratio
///
/// The conventions are those of the 2006 ISDA Definitions, section 4.16, of ICMA's rule 251, and of the Association
/// Française des Banques.
public enum DayCount: Int32, Sendable, CaseIterable {
  case actual365Fixed = 1
  case actual360 = 2
  case actual365Actual = 3
  case actualActualISDA = 4
  case actualActualICMA = 5
  case actualActualAFB = 6
  case thirty360Bond = 7
  case thirtyE360 = 8
  case thirty360US = 9
  case thirtyE360ISDA = 10
}

extension DayCount {
  /// The years from one date to another as an exact ratio in lowest terms; negative if `end` is before `start`.
  ///
  /// - Parameters:
  ///   - period: A coupon period; only Actual/Actual (ICMA) requires it.
  ///   - termination: The end of the contract, whose day 30E/360 (ISDA) keeps if it is the last of February.
  public func years(
    from start: Day, to end: Day, period: CouponPeriod? = nil, termination: Day? = nil
  ) throws(MoneyFailure) -> ExactRatio {
    if end < start {
      return try years(from: end, to: start, period: period, termination: termination).negated
    }
    switch self {
    case .actual365Fixed: return .days(end.number &- start.number, over: 365)
    case .actual360: return .days(end.number &- start.number, over: 360)
    case .actual365Actual:
      let hasLeapDay = end.leapDaysSinceYearOne > start.leapDaysSinceYearOne
      return .days(end.number &- start.number, over: hasLeapDay ? 366 : 365)
    case .actualActualISDA: return DayCount.calendarYears(from: start, to: end)
    case .actualActualICMA:
      guard let period else {
        throw MoneyFailure(.argument, "Actual/Actual (ICMA) requires a coupon period, got none")
      }
      return try period.years(from: start, to: end)
    case .actualActualAFB: return DayCount.yearsBackwards(from: start, to: end)
    case .thirty360Bond, .thirtyE360, .thirty360US, .thirtyE360ISDA:
      return .days(days360(from: start, to: end, termination), over: 360)
    }
  }

  /// Complete calendar years count 1; of the first and the last year, days are divided by the length of that year.
  private static func calendarYears(from start: Day, to end: Day) -> ExactRatio {
    let (first, last) = (start.civil.year, end.civil.year)
    let before = ExactRatio.days(start.dayOfYear, over: first.lengthOfYear)
    let after = ExactRatio.days(end.dayOfYear, over: last.lengthOfYear)
    return (ExactRatio.days(last &- first, over: 1) + after + before.negated).reduced
  }

  /// Complete years are counted back from the end. The remaining days are divided by 366 if 29 February is one of them.
  private static func yearsBackwards(from start: Day, to end: Day) -> ExactRatio {
    var years = end.civil.year &- start.civil.year
    var rest = end.yearsEarlier(years)
    if rest < start {
      years &-= 1
      rest = end.yearsEarlier(years)
    }
    let hasLeapDay = rest.leapDaysBefore > start.leapDaysBefore
    let days = ExactRatio.days(rest.number &- start.number, over: hasLeapDay ? 366 : 365)
    return (ExactRatio.days(years, over: 1) + days).reduced
  }

  /// The days between dates in a year of twelve months of 30 days.
  private func days360(from start: Day, to end: Day, _ termination: Day?) -> Int32 {
    let (first, last) = (start.civil, end.civil)
    var (from, to) = (first.day, last.day)
    switch self {
    case .thirtyE360: (from, to) = (min(from, 30), min(to, 30))
    case .thirtyE360ISDA:
      if start.isLastOfFebruary { from = 30 }
      if end.isLastOfFebruary && end != termination { to = 30 }
      (from, to) = (min(from, 30), min(to, 30))
    case .thirty360US:
      if start.isLastOfFebruary {
        if end.isLastOfFebruary { to = 30 }
        from = 30
      }
      from = min(from, 30)
      if from == 30 { to = min(to, 30) }
    default:
      from = min(from, 30)
      if from == 30 { to = min(to, 30) }
    }
    return 360 &* (last.year &- first.year) &+ 30 &* (last.month &- first.month) &+ to &- from
  }
}
