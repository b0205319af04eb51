import MoneyCore

/// Calendar months. A day of the month that a shorter month lacks is the last of that month.
extension Day {
  /// The months since the year 0, and the day of the month.
  var monthIndex: (month: Int32, day: Int32) {
    let (year, month, day) = civil
    return (year &* 12 &+ month &- 1, day)
  }

  /// Nil outside the calendar.
  static func inMonth(_ month: Int64, dayOfMonth: Int32) -> Day? {
    guard month >= 12, month < 120_000 else { return nil }
    let (year, index) = (Int32(truncatingIfNeeded: month / 12), Int32(truncatingIfNeeded: month % 12 &+ 1))
    return Day(year: year, month: index, day: min(dayOfMonth, Day.length(ofMonth: index, year: year)))
  }

  func adding(months: Int64) -> Day? {
    let (month, day) = monthIndex
    return Day.inMonth(Int64(month) &+ months, dayOfMonth: day)
  }

  /// The complete months from an earlier date, counted back from this one, and the days that remain.
  func monthsBack(to start: Day) -> (months: Int64, days: Int64, rest: Day) {
    let (month, _) = monthIndex
    var months = Int64(month) &- Int64(start.monthIndex.month)
    if start.adding(months: months) == self { return (months, 0, start) }
    var rest = adding(months: 0 &- months) ?? start
    if rest < start {
      months &-= 1
      rest = adding(months: 0 &- months) ?? start
    }
    return (months, Int64(rest.number) &- Int64(start.number), rest)
  }
}
