import MoneyCore

/// The value of a portfolio on a day, right before a cash flow in (above 0) or out (below 0).
public struct ValuePoint: Sendable {
  public let day: Day
  public let value: Decimal
  public let flow: Decimal

  public init(day: Day, value: Decimal, flow: Decimal) {
    self.day = day
    self.value = value
    self.flow = flow
  }

  /// The most points in one calculation: the exact product grows with each.
  public static var most: Int { 4096 }
}

/// The time-weighted return: the product of the growth between flows, so that their size and time do not matter.
public struct TimeWeightedReturn: Sendable {
  /// The exact product of each period's end value over the value and flow at its start.
  private let growth: ExactRatio
  private let days: Int32

  public init(_ points: [ValuePoint]) throws(MoneyFailure) {
    guard points.count >= 2 else {
      throw MoneyFailure(.argument, "number of points must be at least 2, got " + .number(points.count))
    }
    var numerator = BigUnsigned.one
    var denominator = BigUnsigned.one
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      // Two points of one day are in the order of the list: a flow, and then another one.
      guard start.day <= end.day else {
        throw MoneyFailure(
          .argument, "dates must not descend, got " + Message.date(end.day) + " after " + .date(start.day))
      }
      let invested = try start.value.adding(start.flow)
      guard !invested.isNegative, !end.value.isNegative else {
        throw MoneyFailure(.argument, "invested value must be at least 0 before " + Message.date(end.day))
      }
      if invested.isZero {
        // The period starts and ends without a value, so it is ignored.
        if end.value.isZero { continue }
        throw MoneyFailure(.divisionByZero, "invested value must not be 0 on " + Message.date(start.day))
      }
      let (before, after) = (ExactRatio(invested), ExactRatio(end.value))
      numerator = numerator * (after.numerator * before.denominator)
      denominator = denominator * (after.denominator * before.numerator)
    }
    growth = ExactRatio(isNegative: false, numerator, over: denominator)
    days = points[points.count - 1].day.number &- points[0].day.number
  }

  /// The return of the entire period, rounded once: 0.05 is 5 %.
  public func rounded(digits: UInt32, _ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    let minusOne = ExactRatio(isNegative: true, .one, over: .one)
    return try (growth + minusOne).rounded(digits: digits, rounding, name: "return")
  }

  /// The return of a year at the same growth, actual/365.
  public func annualised() throws(MoneyFailure) -> Double {
    guard days > 0 else {
      throw MoneyFailure(.divisionByZero, "points must be on more than one date")
    }
    if growth.isZero { return -1 }
    guard let rate = Xirr.rate(of: growth, in: days) else {
      throw MoneyFailure(.overflow, "annualised return is out of range")
    }
    return rate
  }
}
