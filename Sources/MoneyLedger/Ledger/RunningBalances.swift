import MoneyCore

/// The running balances of postings by date. A balance on a date is found by binary search, however many postings there
/// are, and a posting may have any date.
///
///     balances.insert(tenEuros, at: RunningBalances.key(day, posting))
///     balances.sum(before: RunningBalances.key(nextDay, 0))
///
/// Postings in the order of their dates form one run. A posting of an earlier date starts a run of its own, and runs
/// are merged as soon as one is as long as the run before it. There are therefore at most as many runs as the logarithm
/// of the number of postings, and a posting is moved as many times at most.
struct RunningBalances: Sendable {
  struct Entry: Sendable {
    // The most strictly aligned property comes first: after another one, it would add 16 bytes.
    /// The sum of the amounts of the run up to this entry.
    var balance: Decimal
    let key: UInt64
  }

  /// The runs, each sorted by key, and each shorter than the run before it.
  private(set) var runs: [[Entry]] = []

  /// The order of postings: by date, then by position in the ledger.
  static func key(_ day: Day, _ posting: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: day.number &- Day.range.lowerBound)) << 32 | UInt64(UInt32(truncatingIfNeeded: posting))
  }

  /// The least key after all of a date; that of all postings without a date.
  static func end(of day: Day?) -> UInt64 { day.map { key($0, 0) &+ 1 << 32 } ?? .max }

  /// The position in the ledger of the posting of a key.
  static func posting(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key & 0xFFFF_FFFF) }

  var count: Int { runs.reduce(0) { $0 &+ $1.count } }

  /// The bytes that the next `more` insertions may need at once.
  func growth(of more: Int, from key: UInt64) -> Int {
    guard let first = runs.first, let last = first.last else { return more &* 2 &* MemoryLayout<Entry>.stride }
    if last.key < key, first.count &+ more <= first.capacity { return 0 }
    return 2 &* (count &+ more) &* MemoryLayout<Entry>.stride
  }

  /// Adds an amount at a new key. No sum of the amounts may exceed the digits of a decimal.
  mutating func insert(_ amount: Decimal, at key: UInt64) {
    for index in runs.indices {
      if let last = runs[index].last, last.key < key {
        runs[index].append(Entry(balance: RunningBalances.sum(last.balance, amount), key: key))
        return settle(index)
      }
    }
    runs.append([Entry(balance: amount, key: key)])
    settle(runs.count &- 1)
  }

  /// Merges a run that has grown with those before it that are not longer.
  private mutating func settle(_ index: Int) {
    var index = index
    while index > 0, runs[index].count >= runs[index &- 1].count {
      let short = runs.remove(at: index)
      index &-= 1
      runs[index] = RunningBalances.merged(runs[index], short)
    }
  }

  private static func merged(_ left: [Entry], _ right: [Entry]) -> [Entry] {
    var merged: [Entry] = []
    merged.reserveCapacity([Entry].room(for: left.count &+ right.count))
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      let takesLeft = j == right.count || (i < left.count && left[i].key < right[j].key)
      let key = takesLeft ? left[i].key : right[j].key
      if takesLeft { i &+= 1 } else { j &+= 1 }
      let (one, other) = (i == 0 ? Decimal.zero : left[i &- 1].balance, j == 0 ? Decimal.zero : right[j &- 1].balance)
      merged.append(Entry(balance: sum(one, other), key: key))
    }
    return merged
  }

  /// The owner keeps every sum within the digits of a decimal, so the addition cannot fail.
  static func sum(_ left: Decimal, _ right: Decimal) -> Decimal { (try? left.adding(right)) ?? left }

  /// The sum of the amounts before a key.
  func sum(before key: UInt64) -> Decimal {
    var total = Decimal.zero
    for run in runs {
      let position = RunningBalances.position(of: key, in: run)
      if position > 0 { total = RunningBalances.sum(total, run[position &- 1].balance) }
    }
    return total
  }

  /// The number of amounts before a key.
  func count(before key: UInt64) -> Int {
    runs.reduce(0) { $0 &+ RunningBalances.position(of: key, in: $1) }
  }

  private static func position(of key: UInt64, in run: [Entry]) -> Int {
    if let last = run.last, last.key < key { return run.count }
    return run.lowerBound(in: 0..<run.count) { $0.key < key }
  }

  /// The key at an index, which must be less than the count.
  private func key(at index: Int) -> UInt64 {
    if runs.count == 1 { return runs[0][index].key }
    // The least key that more than `index` of the keys do not exceed.
    var (low, high) = (UInt64(0), UInt64.max)
    while low < high {
      let middle = low &+ (high &- low) / 2
      if count(before: middle &+ 1) > index { high = middle } else { low = middle &+ 1 }
    }
    return low
  }

  /// At most `most` keys from an index on, each with the balance up to it.
  func page(from index: Int, count most: Int) -> [Entry] {
    let total = count
    guard index < total, most > 0 else { return [] }
    let first = key(at: index)
    var places = runs.map { RunningBalances.position(of: first, in: $0) }
    var page: [Entry] = []
    page.reserveCapacity(min(most, total &- index))
    while page.count < most {
      var next: Int?
      for run in runs.indices where places[run] < runs[run].count {
        if let found = next, runs[found][places[found]].key < runs[run][places[run]].key { continue }
        next = run
      }
      guard let next else { break }
      let key = runs[next][places[next]].key
      places[next] &+= 1
      var balance = Decimal.zero
      for run in runs.indices where places[run] > 0 {
        balance = RunningBalances.sum(balance, runs[run][places[run] &- 1].balance)
      }
      page.append(Entry(balance: balance, key: key))
    }
    return page
  }
}
