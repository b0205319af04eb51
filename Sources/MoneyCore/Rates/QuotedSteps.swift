/// A path of at most two steps over a table's own quotes, given by positions. Most conversions use such a path, which
/// needs no memory management.
package struct QuotedSteps {
  /// A rate of the table, as quoted or inverted.
  package struct Step {
    let series: Int32
    let isInverse: Bool
    package let position: Int
  }

  package let first: Step
  package let second: Step?
  package var row = 0

  @inline(__always)
  package init(_ first: Step, _ second: Step? = nil) {
    self.first = first
    self.second = second
  }
}

extension RatesTable {
  @inline(__always)
  package func rate(_ step: QuotedSteps.Step) -> Rate {
    let rate = rates[step.position]
    return step.isInverse ? rate.inverse : rate
  }

  package func leg(_ step: QuotedSteps.Step) -> Leg {
    let one = series[Int(step.series)]
    return Leg(
      from: codes[Int(step.isInverse ? one.to : one.from)],
      to: codes[Int(step.isInverse ? one.from : one.to)], rate: rate(step),
      kind: step.isInverse ? .inverse : .quoted, isRounded: isRounded(step.position))
  }

  /// The steps on the day that was asked for, or on the last earlier day within the gap that has them.
  @inline(__always)
  func quotedSteps(
    from source: Int, to target: Int, _ options: ConversionOptions
  ) -> QuotedSteps? {
    guard let newest = days.last else { return quotedSteps(from: source, to: target, row: 0) }
    let wanted = options.day ?? newest
    guard var row = options.day == nil ? days.count &- 1 : row(onOrBefore: wanted) else {
      return nil
    }
    while row >= 0, wanted.number &- days[row].number <= options.maximumGap {
      if let steps = quotedSteps(from: source, to: target, row: row) { return steps }
      // In a table without a base, a longer path of this day is preferred to a direct quote of an earlier day.
      if baseIndex < 0 { return nil }
      row &-= 1
    }
    return nil
  }

  /// The steps on one row: a direct quote, an inverse one, or two over the base.
  @inline(__always)
  func quotedSteps(from source: Int, to target: Int, row: Int) -> QuotedSteps? {
    guard var steps = unplacedSteps(from: source, to: target, row: row) else { return nil }
    steps.row = row
    return steps
  }

  @inline(__always)
  private func unplacedSteps(from source: Int, to target: Int, row: Int) -> QuotedSteps? {
    if source == baseIndex {
      guard let step = stepFromBase(to: target, row) else { return nil }
      return QuotedSteps(step)
    }
    if target == baseIndex {
      guard let step = stepToBase(from: source, row) else { return nil }
      return QuotedSteps(step)
    }
    if !isStar, let step = step(from: source, to: target, row: row) { return QuotedSteps(step) }
    if baseIndex < 0 { return nil }
    guard let first = stepToBase(from: source, row), let second = stepFromBase(to: target, row) else { return nil }
    return QuotedSteps(first, second)
  }

  /// The step in each direction uses that direction's own quote; without one, the other direction's quote is inverted.
  @inline(__always)
  private func stepFromBase(to currency: Int, _ row: Int) -> QuotedSteps.Step? {
    let one = currencies[currency]
    if let step = step(one.seriesFromBase, row, isInverse: false) { return step }
    return step(one.seriesToBase, row, isInverse: true)
  }

  @inline(__always)
  private func stepToBase(from currency: Int, _ row: Int) -> QuotedSteps.Step? {
    let one = currencies[currency]
    if let step = step(one.seriesToBase, row, isInverse: false) { return step }
    return step(one.seriesFromBase, row, isInverse: true)
  }

  /// One quote between two currencies, in either direction.
  package func step(from source: Int, to target: Int, row: Int) -> QuotedSteps.Step? {
    step(seriesPosition(source, target), row, isInverse: false)
      ?? step(seriesPosition(target, source), row, isInverse: true)
  }

  @inline(__always)
  private func step(_ series: Int32, _ row: Int, isInverse: Bool) -> QuotedSteps.Step? {
    guard series >= 0, let position = ratePosition(Int(series), row: row) else { return nil }
    return QuotedSteps.Step(series: series, isInverse: isInverse, position: position)
  }
}
