import MoneyCore

/// The running balances of postings, by date and then by position in the ledger.
///
///     balances.insert(tenEuros, at: RunningBalances.key(day, posting))
///     balances.sum(before: RunningBalances.end(of: day))
typealias RunningBalances = RunningSums<UInt64>

extension RunningSums where Key == UInt64 {
  /// The order of postings: by date, then by position in the ledger.
  static func key(_ day: Day, _ posting: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: day.number &- Day.range.lowerBound)) << 32 | UInt64(UInt32(truncatingIfNeeded: posting))
  }

  /// The least key after all of a date; that of all postings without a date.
  static func end(of day: Day?) -> UInt64 { day.map { key($0, 0) &+ 1 << 32 } ?? .max }

  /// The position in the ledger of the posting of a key.
  static func posting(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key & 0xFFFF_FFFF) }

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
      var balance = DecimalSum()
      for run in runs.indices where places[run] > 0 { balance.add(runs[run][places[run] &- 1].sum) }
      page.append(Entry(sum: balance, key: key))
    }
    return page
  }
}
