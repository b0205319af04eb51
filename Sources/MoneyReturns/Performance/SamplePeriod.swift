import MoneyCore

/// The calendar period whose last points are compared. The values are those of `MONEY_SAMPLE_…` in `performance.h`.
public enum SamplePeriod: Int32, Sendable {
  case day = 1
  /// A week from Monday to Sunday.
  case week = 2
  case month = 3

  /// A number that is the same for all days of a period, and grows with time.
  private func number(of day: Day) -> Int32 {
    switch self {
    case .day: return day.number
    case .week: return day.number &- day.weekday
    case .month: return day.monthIndex.month
    }
  }

  /// The positions of the first point and of the last one of each period.
  func samples(_ points: [ValuePoint]) -> [Int] {
    var positions: [Int] = [0]
    for index in points.indices.dropFirst() {
      let isLast =
        index == points.count &- 1 || number(of: points[index].day) != number(of: points[index &+ 1].day)
      if isLast { positions.append(index) }
    }
    return positions
  }
}
