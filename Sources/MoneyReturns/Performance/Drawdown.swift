import MoneyCore

/// The greatest fall of an investment from a high, and its longest time below one.
public struct Drawdown: Sendable {
  /// The days of the high and of the low of the greatest fall; nil if the investment never fell.
  public private(set) var peak: Day?
  public private(set) var trough: Day?
  /// The first day after the greatest fall on which the investment was above the high; nil before the recovery.
  public private(set) var recovery: Day?
  /// The longest time in days from a high to the next higher point, or to the last point, with a fall in between.
  public private(set) var longestDays: Int32 = 0
  /// The day of the high at which that time begins.
  public private(set) var longestStart: Day?
  /// The periods of the greatest fall.
  private var fall = 1..<1

  /// The growth since the last high, with 128 bits each. Equal levels differ by far less than this part of themselves
  /// after a million periods.
  private struct Level {
    var above = WideFloat(1.0, precision: 128)
    var below = WideFloat(1.0, precision: 128)
    var isZero = false

    mutating func multiply(by period: GrowthSeries.Period) {
      if period.before.isZero { return }
      if period.after.isZero { isZero = true }
      if isZero { return }
      above = above * Level.size(period.after) * Level.power(period.before.scale)
      below = below * Level.size(period.before) * Level.power(period.after.scale)
    }

    private static func size(_ value: Decimal) -> WideFloat { WideFloat(value.magnitude, precision: 128) }
    private static func power(_ scale: UInt32) -> WideFloat { WideFloat(PowerOfTen.wide(Int(scale)), precision: 128) }

    /// The order to another level.
    func order(to other: Level) -> Int {
      if isZero || other.isZero { return isZero == other.isZero ? 0 : isZero ? -1 : 1 }
      return (above * other.below).nearOrder(to: below * other.above)
    }
  }

  init(_ series: GrowthSeries, watch: Watch = .none) throws(MoneyFailure) {
    let points = series.points
    var (highIndex, hasFallen, isGreatest) = (0, false, false)
    // The level relative to the last high, and the lowest such level.
    var level = Level()
    var lowest = Level()
    for index in points.indices.dropFirst() {
      try watch.step(index, of: points.count)
      level.multiply(by: series.periods[index])
      let order = level.order(to: Level())
      if order > 0 {
        note(from: points[highIndex].day, to: points[index].day, hasFallen)
        if isGreatest { recovery = points[index].day }
        (level, highIndex, hasFallen, isGreatest) = (Level(), index, false, false)
      } else if order < 0 {
        hasFallen = true
        if level.order(to: lowest) < 0 {
          (lowest, isGreatest) = (level, true)
          fall = highIndex &+ 1..<index &+ 1
          (peak, trough, recovery) = (points[highIndex].day, points[index].day, nil)
        }
      }
    }
    note(from: points[highIndex].day, to: points[points.count &- 1].day, hasFallen)
  }

  private mutating func note(from start: Day, to end: Day, _ hasFallen: Bool) {
    let days = end.number &- start.number
    guard hasFallen, longestStart == nil || days > longestDays else { return }
    (longestDays, longestStart) = (days, start)
  }

  /// The greatest fall as a part of the high: 0.25 is 25 %.
  func depth(
    _ series: GrowthSeries, digits: UInt32, _ rounding: Rounding, watch: Watch = .none
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    let growth = try series.growth(fall, watch: watch)
    return try growth.oneMinus(digits: digits, rounding, name: "drawdown")
  }
}

extension RatioBracket {
  /// 1 minus a growth of at most 1, rounded once.
  fileprivate func oneMinus(
    digits: UInt32, _ rounding: Rounding, name: StaticString
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    let one = ExactRatio(isNegative: false, .one, over: .one)
    let (least, most) = (one + high.negated, one + low.negated)
    let bracket = RatioBracket(low: least.isNegative ? .zero : least, high: most.isNegative ? .zero : most)
    guard let rounded = try bracket.rounded(digits: digits, rounding, name: name) else { throw .overflow(name) }
    return rounded
  }
}
