import MoneyCore

/// A usual window of performance, which ends on a day. The values are those of `MONEY_WINDOW_…` in `performance.h`.
public enum ReturnWindow: Int32, Sendable {
  case month = 1
  case threeMonths = 2
  case sixMonths = 3
  case yearToDate = 4
  case year = 5
  case threeYears = 6
  case fiveYears = 7
  case tenYears = 8
  case all = 9

  /// The day at whose end the window starts: the same day of an earlier month, the last day of the previous year, or
  /// the earliest day. A window does not start before the earliest day.
  public func start(last: Day, earliest: Day?) throws(MoneyFailure) -> Day {
    let months: Int64
    switch self {
    case .month: months = 1
    case .threeMonths: months = 3
    case .sixMonths: months = 6
    case .year: months = 12
    case .threeYears: months = 36
    case .fiveYears: months = 60
    case .tenYears: months = 120
    case .yearToDate: return try bounded(Day(year: last.civil.year &- 1, month: 12, day: 31), last, earliest)
    case .all:
      guard let earliest else { throw MoneyFailure(.date, "earliest date must be set for the longest window") }
      return try bounded(earliest, last, earliest)
    }
    return try bounded(last.adding(months: 0 &- months), last, earliest)
  }

  private func bounded(_ day: Day?, _ last: Day, _ earliest: Day?) throws(MoneyFailure) -> Day {
    guard let start = day.map({ max($0, earliest ?? $0) }) ?? earliest else {
      throw MoneyFailure(.date, "window must start in the years 1 to 9999")
    }
    guard start < last else {
      throw MoneyFailure(
        .argument, "window must not be empty, got " + Message.date(start) + " to " + .date(last))
    }
    return start
  }
}
