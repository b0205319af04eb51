import MoneyCore

/// The sums of amounts up to each day.
///
/// The sums are in runs, each sorted by day with the sum from its first day on. An amount of the newest day, or of a
/// later one, is added to the last run. An amount of an older day begins a run. A run that is less than twice as long
/// as the next one is merged with it, so the lengths halve from run to run. Amounts of ascending days need one run, a
/// question one search in each run, and n amounts of any days n log n steps.
struct DaySums: Sendable {
  struct Point: Sendable {
    let day: Day
    /// The sum of the run's amounts up to this day.
    var sum: DecimalSum
  }

  private var runs: [[Point]] = []

  /// The number of runs, in each of which a question searches.
  var runCount: Int { runs.count }

  /// Adds an amount on a day; returns true if that needed memory for a point.
  mutating func add(_ amount: Decimal, on day: Day) -> Bool {
    let last = runs.count &- 1
    guard last >= 0, let newest = runs[last].last, newest.day <= day else {
      runs.append([DaySums.point(DecimalSum(), amount, on: day)])
      merge()
      return true
    }
    if newest.day == day {
      runs[last][runs[last].count &- 1].sum.add(amount)
      return false
    }
    runs[last].append(DaySums.point(newest.sum, amount, on: day))
    merge()
    return true
  }

  private static func point(_ before: DecimalSum, _ amount: Decimal, on day: Day) -> Point {
    var sum = before
    sum.add(amount)
    return Point(day: day, sum: sum)
  }

  /// The sum of the amounts from a day on.
  ///
  /// - Parameter number: the number of the day, which may be one more than the last one's.
  func sum(from number: Int32) -> DecimalSum {
    var sum = DecimalSum()
    for run in runs {
      guard let last = run.last, last.day.number >= number else { continue }
      sum.add(last.sum)
      let count = run.lowerBound(in: 0..<run.count) { $0.day.number < number }
      if count > 0 { sum.add(run[count &- 1].sum, isNegated: true) }
    }
    return sum
  }

  /// The bytes that the next amounts may need at once, for a number of points in all.
  static func growth(of points: Int) -> Int { 2 &* points &* MemoryLayout<Point>.stride }

  private mutating func merge() {
    while runs.count > 1, runs[runs.count &- 2].count <= 2 &* runs[runs.count &- 1].count {
      let (right, left) = (runs.removeLast(), runs.removeLast())
      runs.append(DaySums.merged(left, right))
    }
  }

  private static func merged(_ left: [Point], _ right: [Point]) -> [Point] {
    var points: [Point] = []
    points.reserveCapacity(left.count &+ right.count)
    var (first, second) = (0, 0)
    var (leftSum, rightSum) = (DecimalSum(), DecimalSum())
    while first < left.count || second < right.count {
      let takesLeft = second == right.count || (first < left.count && left[first].day <= right[second].day)
      let day = takesLeft ? left[first].day : right[second].day
      if first < left.count, left[first].day == day {
        leftSum = left[first].sum
        first &+= 1
      }
      if second < right.count, right[second].day == day {
        rightSum = right[second].sum
        second &+= 1
      }
      var sum = leftSum
      sum.add(rightSum)
      points.append(Point(day: day, sum: sum))
    }
    return points
  }
}
