import MoneyCore

/// The performance of an investment between two days: returns, drawdown and volatility.
public struct TrackRecord: Sendable {
  public struct Options: Sendable {
    public var time: FlowTime
    public var sample: SamplePeriod
    public var digits: UInt32
    public var rounding: Rounding
    /// The days between which the points count; nil for the first and the last point.
    public var first: Day?
    public var last: Day?

    public init(
      time: FlowTime = .after, sample: SamplePeriod = .day, digits: UInt32 = 8, rounding: Rounding = .halfEven,
      first: Day? = nil, last: Day? = nil
    ) {
      self.time = time
      self.sample = sample
      self.digits = digits
      self.rounding = rounding
      self.first = first
      self.last = last
    }
  }

  /// The days of the first and the last point that count.
  public let first: Day
  public let last: Day
  public let startValue: Decimal
  public let endValue: Decimal
  /// The sum of the flows in between.
  public let flows: Decimal
  /// endValue - startValue - flows.
  public let gain: Decimal
  public let timeWeighted: Rounded<Decimal>
  /// Nil if all points are on one day, or the return of a year is out of range.
  public let annualised: Double?
  public let modifiedDietz: Rounded<Decimal>?
  public let drawdown: Drawdown
  public let depth: Rounded<Decimal>
  public let volatility: Volatility?
  public let moneyWeighted: Xirr

  public init(
    _ given: [ValuePoint], _ options: Options, watch: Watch = .none
  ) throws(MoneyFailure) {
    let points = try TrackRecord.window(given, options)
    let series = try GrowthSeries(points, options.time, watch: watch)
    let (start, end) = (points[0], points[points.count &- 1])
    let isAfter = options.time == .after
    (first, last) = (start.day, end.day)
    startValue = isAfter ? try start.value.adding(start.flow) : start.value
    endValue = end.value
    var flows = Decimal.zero
    for point in points.dropFirst().dropLast(isAfter ? 1 : 0) { flows = try flows.adding(point.flow) }
    self.flows = flows
    gain = try endValue.subtracting(startValue).subtracting(flows)
    let growth = TimeWeightedReturn(
      try series.growth(1..<points.count, watch: watch), days: last.number &- first.number)
    timeWeighted = try growth.rounded(digits: options.digits, options.rounding)
    annualised = try? growth.annualised()
    modifiedDietz = try ModifiedDietz.rounded(series, digits: options.digits, options.rounding)
    drawdown = try Drawdown(series, watch: watch)
    depth = try drawdown.depth(series, digits: options.digits, options.rounding, watch: watch)
    volatility = try Volatility(series, options.sample, watch: watch)
    moneyWeighted = try TrackRecord.rate(points, startValue, isAfter)
  }

  /// The points from the last one on or before the first day to the last one on or before the last day.
  private static func window(_ points: [ValuePoint], _ options: Options) throws(MoneyFailure) -> [ValuePoint] {
    if let first = options.first, let last = options.last, first >= last {
      throw MoneyFailure(
        .argument, "first day must be before the last, got " + Message.date(first) + " and " + .date(last))
    }
    for index in points.indices.dropFirst() where points[index].day < points[index &- 1].day {
      throw MoneyFailure(
        .argument,
        "dates must not descend, got " + Message.date(points[index].day) + " after " + .date(points[index &- 1].day))
    }
    var bounds = 0..<points.count
    if let last = options.last { bounds = 0..<points.lowerBound(in: bounds) { $0.day <= last } }
    if let first = options.first {
      let start = points.lowerBound(in: bounds) { $0.day <= first }
      guard start > 0 else {
        throw MoneyFailure(
          .notFound, "value must be known on or before " + Message.date(first))
      }
      bounds = start &- 1..<bounds.upperBound
    }
    return bounds == 0..<points.count ? points : Array(points[bounds])
  }

  /// The internal rate of return of the value at the start, the flows, and the value at the end.
  private static func rate(
    _ points: [ValuePoint], _ start: Decimal, _ isAfter: Bool
  ) throws(MoneyFailure) -> Xirr {
    let (first, last) = (points[0], points[points.count &- 1])
    var flows = [CashFlow(day: first.day, amount: start.negated)]
    for point in points.dropFirst().dropLast(isAfter ? 1 : 0) where !point.flow.isZero {
      flows.append(CashFlow(day: point.day, amount: point.flow.negated))
    }
    flows.append(CashFlow(day: last.day, amount: last.value))
    return try Xirr(flows)
  }
}
