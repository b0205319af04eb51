import MoneyCore

/// The return by the Modified Dietz method: the gain over the average capital, in which each flow counts for the part
/// of the time that remains.
enum ModifiedDietz {
  /// Nil if the average capital is not above 0, or all points are on one day.
  static func rounded(
    _ series: GrowthSeries, digits: UInt32, _ rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal>? {
    let points = series.points
    let (first, last) = (points[0], points[points.count &- 1])
    let days = last.day.number &- first.day.number
    guard days > 0 else { return nil }
    let isAfter = series.time == .after
    let start = isAfter ? try first.value.adding(first.flow) : first.value
    var flows = Decimal.zero
    var weighted = try start.multiplied(by: number(days))
    for point in points.dropFirst().dropLast(isAfter ? 1 : 0) where !point.flow.isZero {
      let isStart = series.time == .start || series.time == .startInEndOut && !point.flow.isNegative
      let rest = last.day.number &- point.day.number &+ (isStart ? 1 : 0)
      flows = try flows.adding(point.flow)
      weighted = try weighted.adding(try point.flow.multiplied(by: number(rest)))
    }
    guard !weighted.isZero, !weighted.isNegative else { return nil }
    let gain = try last.value.subtracting(start).subtracting(flows)
    return try ExactRatio(try gain.multiplied(by: number(days))).divided(by: ExactRatio(weighted)).rounded(
      digits: digits, rounding, name: "return")
  }

  private static func number(_ days: Int32) -> Decimal { Decimal(unchecked: Int128(days), scale: 0) }
}
