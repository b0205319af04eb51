import MoneyCore

/// The running sums of amounts with keys, such as days. The sum before a key is found by binary search, however many
/// amounts there are, and an amount may have any key.
///
///     sums.insert(tenEuros, at: day)
///     sums.sum(before: nextDay)
///
/// Amounts in the order of their keys form one run. An amount with a lower key starts a run of its own. A run that is at
/// most twice as long as the run after it is merged with it, so the lengths at least halve from run to run. There are
/// therefore at most as many runs as the logarithm of the number of keys, and n amounts in any order need n log n steps.
///
/// Adding cannot fail, because only the sum that a caller reads must fit 38 digits.
struct RunningSums<Key: Comparable & Sendable>: Sendable {
  struct Entry: Sendable {
    // The most strictly aligned property comes first: after another one, it would add 16 bytes.
    /// The sum of the amounts of the run up to this key.
    var sum: DecimalSum
    let key: Key
  }

  /// The runs, each sorted by key, and each less than half as long as the run before it.
  private(set) var runs: [[Entry]] = []

  /// The number of entries, one for each key of a run.
  var count: Int { runs.reduce(0) { $0 &+ $1.count } }

  /// Adds an amount at a key. Returns true if this added an entry.
  @discardableResult
  mutating func insert(_ amount: Decimal, at key: Key) -> Bool {
    for index in runs.indices {
      let last = runs[index].count &- 1
      guard last >= 0, runs[index][last].key <= key else { continue }
      if runs[index][last].key == key {
        runs[index][last].sum.add(amount)
        return false
      }
      var sum = runs[index][last].sum
      sum.add(amount)
      runs[index].append(Entry(sum: sum, key: key))
      settle(index)
      return true
    }
    var sum = DecimalSum()
    sum.add(amount)
    runs.append([Entry(sum: sum, key: key)])
    settle(runs.count &- 1)
    return true
  }

  /// Merges a run that has grown with those before it that are at most twice as long.
  private mutating func settle(_ index: Int) {
    var index = index
    while index > 0, runs[index &- 1].count <= 2 &* runs[index].count {
      let short = runs.remove(at: index)
      index &-= 1
      runs[index] = RunningSums.merged(runs[index], short)
    }
  }

  private static func merged(_ left: [Entry], _ right: [Entry]) -> [Entry] {
    var merged: [Entry] = []
    merged.reserveCapacity([Entry].room(for: left.count &+ right.count))
    var (first, second) = (0, 0)
    var (leftSum, rightSum) = (DecimalSum(), DecimalSum())
    while first < left.count || second < right.count {
      let takesLeft = second == right.count || (first < left.count && left[first].key <= right[second].key)
      let key = takesLeft ? left[first].key : right[second].key
      if first < left.count, left[first].key == key {
        leftSum = left[first].sum
        first &+= 1
      }
      if second < right.count, right[second].key == key {
        rightSum = right[second].sum
        second &+= 1
      }
      var sum = leftSum
      sum.add(rightSum)
      merged.append(Entry(sum: sum, key: key))
    }
    return merged
  }

  /// The sum of the amounts before a key.
  func sum(before key: Key) -> DecimalSum {
    var sum = DecimalSum()
    for run in runs {
      let position = RunningSums.position(of: key, in: run)
      if position > 0 { sum.add(run[position &- 1].sum) }
    }
    return sum
  }

  /// The number of entries before a key.
  func count(before key: Key) -> Int {
    runs.reduce(0) { $0 &+ RunningSums.position(of: key, in: $1) }
  }

  /// The number of entries of a run before a key.
  static func position(of key: Key, in run: [Entry]) -> Int {
    if let last = run.last, last.key < key { return run.count }
    return run.lowerBound(in: 0..<run.count) { $0.key < key }
  }
}

// MARK: - Memory

extension RunningSums {
  /// The bytes that the next additions may need at once, for a number of entries in all.
  static func growth(of entries: Int) -> Int { 2 &* entries &* MemoryLayout<Entry>.stride }

  /// The bytes that the next `more` additions at a key or later ones may need at once.
  func growth(of more: Int, from key: Key) -> Int {
    if let first = runs.first, let last = first.last, last.key < key, first.count &+ more <= first.capacity { return 0 }
    return RunningSums.growth(of: count &+ more)
  }
}
