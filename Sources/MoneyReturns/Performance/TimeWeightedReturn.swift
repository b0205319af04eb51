import MoneyCore

/// The time-weighted return: the product of the growth between flows, so that their size and time do not matter.
public struct TimeWeightedReturn: Sendable {
  /// Bounds of the product of each period's end value over the value invested at its start.
  private let growth: RatioBracket
  private let days: Int32

  public init(
    _ points: [ValuePoint], flows time: FlowTime = .after, watch: Watch = .none
  ) throws(MoneyFailure) {
    let series = try GrowthSeries(points, time, watch: watch)
    self.init(
      try series.growth(1..<points.count, watch: watch),
      days: points[points.count - 1].day.number &- points[0].day.number)
  }

  init(_ growth: RatioBracket, days: Int32) {
    self.growth = growth
    self.days = days
  }

  /// The return of the entire period, rounded once: 0.05 is 5 %.
  public func rounded(digits: UInt32, _ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    try growth.minusOne(digits: digits, rounding, name: "return")
  }

  /// The return of a year at the same growth, actual/365.
  public func annualised() throws(MoneyFailure) -> Double {
    guard days > 0 else {
      throw MoneyFailure(.divisionByZero, "points must be on more than one date")
    }
    if growth.low.isZero { return -1 }
    guard let rate = Xirr.rate(of: growth.low, in: days) else {
      throw MoneyFailure(.overflow, "annualised return is out of range")
    }
    return rate
  }
}

extension RatioBracket {
  /// A growth minus 1, rounded once.
  func minusOne(
    digits: UInt32, _ rounding: Rounding, name: StaticString
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    let minusOne = ExactRatio(isNegative: true, .one, over: .one)
    let (least, most) = (low + minusOne, high + minusOne)
    let isLoss = least.isNegative && (most.isNegative || most.isZero)
    let isGain = !least.isNegative && !most.isNegative
    // Bounds on both sides of 1 are those of a growth of 1.
    guard isLoss || isGain else { return Rounded(Decimal(unchecked: 0, scale: digits), isRounded: false) }
    let bracket =
      isLoss
      ? RatioBracket(low: most.negated, high: least.negated, isNegative: true) : RatioBracket(low: least, high: most)
    guard let rounded = try bracket.rounded(digits: digits, rounding, name: name) else { throw .overflow(name) }
    return rounded
  }
}
