import MoneyCore

/// How a rule counts time, and converts the rate of a period to that of a year.
struct AprClock {
  let rule: AprRule
  let unit: PeriodUnit
  let count: Int64

  init(_ rule: AprRule, _ unit: PeriodUnit, _ count: Int32) throws(MoneyFailure) {
    let most = AprClock.mostUnits(unit)
    guard count >= 1, count <= most else {
      throw MoneyFailure(
        .argument,
        "unit_count must be 1 to " + .integer(Int64(most)) + ", got " + .integer(Int64(count)))
    }
    self.rule = rule
    self.unit = rule == .unitedStates && unit == .month && count == 12 ? .year : unit
    self.count = self.unit == .year ? 1 : Int64(count)
  }

  /// The most units in a period, which is at most a year.
  static func mostUnits(_ unit: PeriodUnit) -> Int32 {
    switch unit {
    case .day: 365
    case .week: 52
    case .month: 12
    case .year, .halfMonth: 1
    }
  }

  /// The parts of a year in which the European Union counts: the least common multiple of 24 half-months, 52 weeks, 365
  /// and 366 days.
  static var partsOfYear: Int64 { 6_946_680 }

  /// The periods per year of a nominal rate, as a ratio.
  var periodsPerYear: (Int64, Int64) {
    switch unit {
    case .day: (365, count)
    case .week: (52, count)
    case .month: (12, count)
    case .year: (1, 1)
    case .halfMonth: (24, 1)
    }
  }

  func time(of flow: CreditFlow, from start: Day?) -> CreditTime {
    switch (flow.time, rule) {
    case (.periods(let number), .unitedStates): return CreditTime(periods: number)
    case (.periods(let number), .europeanUnion):
      let (periods, years) = periodsPerYear
      return CreditTime(periods: number &* years &* (AprClock.partsOfYear / periods))
    case (.date(let day), .europeanUnion):
      guard let start else { return CreditTime(periods: 0) }
      return CreditTime(periods: day < start ? 0 &- parts(from: day, to: start) : parts(from: start, to: day))
    case (.date(let day), .unitedStates):
      guard let start else { return CreditTime(periods: 0) }
      return unitPeriods(from: start, to: day)
    }
  }

  /// The parts of a year between two dates: complete periods counted back from the second one, and days.
  private func parts(from start: Day, to end: Day) -> Int64 {
    let year = AprClock.partsOfYear
    let total = Int64(end.number) &- Int64(start.number)
    if unit == .week, total % 7 == 0 { return total / 7 &* (year / 52) }
    var (months, days, rest) = end.monthsBack(to: start)
    var complete = months &* (year / 12)
    if unit == .week {
      (complete, days) = (total / 7 &* (year / 52), total % 7)
      rest = Day(number: start.number &+ Int32(truncatingIfNeeded: days)) ?? start
    } else if unit == .day || unit == .year && days > 0 {
      months = months / 12 &* 12
      complete = months &* (year / 12)
      rest = end.adding(months: 0 &- months) ?? rest
      days = Int64(rest.number) &- Int64(start.number)
    }
    if days == 0 { return complete }
    // A year before the calendar is as long as that 400 years later.
    let isLeap = (rest.adding(months: -12)).map { rest.number &- $0.number == 366 } ?? false
    return complete &+ days &* (year / (isLeap ? 366 : 365))
  }

  /// Appendix J (b)(5).
  private func unitPeriods(from start: Day, to end: Day) -> CreditTime {
    let total = Int64(end.number) &- Int64(start.number)
    let (months, days, _) = end.monthsBack(to: start)
    switch unit {
    case .day: return .days(total, per: count)
    case .week: return .days(total, per: 7 &* count)
    case .month where count == 1: return days == 30 ? CreditTime(periods: months &+ 1) : part(months, days, over: 30)
    case .month: return .days(months &* 30 &+ days, per: 30 &* count)
    case .halfMonth: return .days(months &* 30 &+ days, per: 15)
    case .year:
      let years = months / 12
      if days == 0 { return part(years, months % 12, over: 12) }
      let rest = end.adding(months: -12 &* years) ?? start
      let odd = Int64(rest.number) &- Int64(start.number)
      return odd >= 365 ? CreditTime(periods: years &+ 1) : part(years, odd, over: 365)
    }
  }

  private func part(_ periods: Int64, _ numerator: Int64, over denominator: Int64) -> CreditTime {
    CreditTime(periods: periods, numerator: numerator, denominator: denominator)
  }
}
