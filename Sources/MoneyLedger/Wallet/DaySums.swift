import MoneyCore

/// The running sums of amounts by day.
typealias DaySums = RunningSums<Day>

extension RunningSums where Key == Day {
  /// The sum of the amounts from a day on.
  ///
  /// - Parameter number: the number of the day, which may be one more than the last one's.
  func sum(from number: Int32) -> DecimalSum {
    var sum = DecimalSum()
    for run in runs {
      guard let last = run.last, last.key.number >= number else { continue }
      sum.add(last.sum)
      let count = run.lowerBound(in: 0..<run.count) { $0.key.number < number }
      if count > 0 { sum.add(run[count &- 1].sum, isNegated: true) }
    }
    return sum
  }
}
