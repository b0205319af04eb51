import MoneyCore

/// The growth of an investment between its points: the value at the end of each period over the amount invested at its
/// start.
struct GrowthSeries: Sendable {
  /// The growth of a period, after ÷ before. Both are 0 or more; before is 0 only if after is, so that the period has
  /// no effect.
  struct Period: Sendable {
    let before: Decimal
    let after: Decimal
  }

  let points: [ValuePoint]
  let time: FlowTime
  /// The period that ends with each point; the first one has no effect.
  let periods: [Period]

  init(_ points: [ValuePoint], _ time: FlowTime, watch: Watch = .none) throws(MoneyFailure) {
    guard points.count >= 2 else {
      throw MoneyFailure(.argument, "number of points must be at least 2, got " + .number(points.count))
    }
    var periods = [Period(before: .zero, after: .zero)]
    periods.reserveCapacity(points.count)
    for index in points.indices.dropFirst() {
      try watch.step(index, of: points.count)
      periods.append(try GrowthSeries.period(points[index &- 1], points[index], time))
    }
    self.points = points
    self.time = time
    self.periods = periods
  }

  private static func period(
    _ start: ValuePoint, _ end: ValuePoint, _ time: FlowTime
  ) throws(MoneyFailure) -> Period {
    // Two points of one day are in the order of the list: a flow, and then another one.
    guard start.day <= end.day else {
      throw MoneyFailure(
        .argument, "dates must not descend, got " + Message.date(end.day) + " after " + .date(start.day))
    }
    var (before, after) = (start.value, end.value)
    try checkInvested(before, after, end)
    switch time {
    case .after: before = try before.adding(start.flow)
    case .start: before = try before.adding(end.flow)
    case .end: after = try after.subtracting(end.flow)
    case .startInEndOut:
      if end.flow.isNegative { after = try after.subtracting(end.flow) } else { before = try before.adding(end.flow) }
    }
    try checkInvested(before, after, end)
    if before.isZero, !after.isZero {
      throw MoneyFailure(.divisionByZero, "invested value must not be 0 on " + Message.date(start.day))
    }
    return Period(before: before, after: after)
  }

  private static func checkInvested(_ before: Decimal, _ after: Decimal, _ end: ValuePoint) throws(MoneyFailure) {
    guard before.isNegative || after.isNegative else { return }
    throw MoneyFailure(
      .argument,
      "invested value must be at least 0 until " + Message.date(end.day) + ", got "
        + .decimal(before.isNegative ? before : after))
  }

  /// The product of the growth of the periods that end with some points.
  func growth(_ range: Range<Int>, watch: Watch = .none) throws(MoneyFailure) -> RatioBracket {
    var product = GrowthProduct(isExact: range.count <= GrowthProduct.mostExact)
    for index in range {
      try watch.step(index, of: points.count)
      let period = periods[index]
      if !period.before.isZero { product.multiply(by: period) }
    }
    return product.bracket
  }
}
