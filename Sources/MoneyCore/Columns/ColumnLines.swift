/// The lines of a conversion by date: from the cache of the rates table, or for this call only. Rows of codes without a
/// line compute their own ratios.
struct ColumnLines {
  private let conversion: ColumnConversion
  /// Nil if lines are not kept: the age of rates is limited, which depends on the time of the call, or the caller does not
  /// keep lines.
  private let machine: RatesMachine?
  private var lines: [ColumnLine?] = []
  private var ownLines: ColumnSteps?

  /// The limit on the ratios that are computed for one call.
  private static var mostRatios: Int { 1 << 22 }

  init(of conversion: ColumnConversion, _ machine: RatesMachine?) {
    self.conversion = conversion
    self.machine = conversion.options.freshness == nil ? machine : nil
    lines.reserveCapacity(conversion.dates.count)
    for code in conversion.dates.indices { lines.append(keptLine(code)) }
  }

  var table: ColumnTable { ColumnTable(lines, ownLines: ownLines) }

  private func key(_ quoted: DatedRatio.Quoted) -> RatesCache.Key {
    RatesCache.Key(
      source: Int32(truncatingIfNeeded: quoted.start), target: Int32(truncatingIfNeeded: quoted.end),
      shift: Int32(truncatingIfNeeded: quoted.shift), gap: conversion.options.maximumGap)
  }

  private func keptLine(_ code: Int) -> ColumnLine? {
    guard let machine, let table = conversion.table, case .quoted(let quoted) = conversion.dates[code] else {
      return nil
    }
    return table.cache.line(key(quoted), machine).map { ColumnLine($0) }
  }

  /// The days that a line of the cache covers.
  private var days: Range<Int32> {
    guard let table = conversion.table, let first = table.days.first, let last = table.days.last else { return 0..<0 }
    return first.number..<min(last.number &+ min(conversion.options.maximumGap, 366), Day.range.upperBound) &+ 1
  }

  /// Adds the missing lines, if their number of ratios is in proportion to the number of rows.
  mutating func add(for indices: Column?, on dates: Column, _ watch: Watch) throws(MoneyFailure) {
    let missing = missing(indices, dates.length)
    if missing.codes.isEmpty { return }
    let days = self.days
    if let machine, let table = conversion.table,
      table.cache.admits(missing.codes.count, of: days.count, forRows: missing.rows, machine)
    {
      return try keep(missing.codes, in: table.cache, days, watch, machine)
    }
    let named = ColumnLines.days(dates, within: days)
    let (count, overflow) = named.count.multipliedReportingOverflow(by: missing.codes.count)
    if overflow || count > ColumnLines.mostRatios || count > missing.rows { return }
    if let machine, !machine.hasRoom(count &* MemoryLayout<ColumnStep>.stride) { return }
    let own = ColumnSteps(count: count)
    for (place, code) in missing.codes.enumerated() {
      try watch.step(place &+ 1)
      guard case .quoted(let quoted) = conversion.dates[code] else { continue }
      let steps = own.first + place &* named.count
      conversion.fill(steps, quoted, from: named.lowerBound, count: named.count)
      lines[code] = ColumnLine(
        steps: UnsafePointer(steps), firstDay: named.lowerBound, count: UInt32(truncatingIfNeeded: named.count))
    }
    ownLines = own
  }

  private mutating func keep(
    _ codes: [Int], in cache: RatesCache, _ days: Range<Int32>, _ watch: Watch, _ machine: RatesMachine
  ) throws(MoneyFailure) {
    for (place, code) in codes.enumerated() {
      do throws(MoneyFailure) {
        try watch.step(place &+ 1)
      } catch {
        cache.giveBack(codes.count &- place, of: days.count, machine)
        throw error
      }
      guard case .quoted(let quoted) = conversion.dates[code] else { continue }
      let line = cache.insert(key(quoted), firstDay: days.lowerBound, count: days.count, machine) {
        let steps = $0.bindMemory(to: ColumnStep.self, capacity: days.count)
        conversion.fill(steps, quoted, from: days.lowerBound, count: days.count)
      }
      lines[code] = ColumnLine(line)
    }
  }

  /// The codes that rows use and that lack a line, and the number of their rows.
  private func missing(_ indices: Column?, _ length: Int) -> (codes: [Int], rows: Int) {
    let candidates = lines.indices.filter { code in
      if lines[code] == nil, case .quoted = conversion.dates[code] { return true }
      return false
    }
    guard !candidates.isEmpty, let indices else { return (candidates, length) }
    var counts = [Int](repeating: 0, count: lines.count)
    let codes = UInt32(truncatingIfNeeded: lines.count)
    let block = UnsafeMutablePointer<Int32>.allocate(capacity: ColumnBlock.rows)
    defer { block.deallocate() }
    var row = 0
    while row < length {
      let count = min(ColumnBlock.rows, length &- row)
      let index = indices.smalls(row, count, block)
      for place in 0..<count where UInt32(bitPattern: index[place]) < codes { counts[Int(index[place])] &+= 1 }
      row &+= count
    }
    return (candidates.filter { counts[$0] > 0 }, candidates.reduce(0) { $0 &+ counts[$1] })
  }

  /// The days from the first to the last that the column names, as far as `range` contains them.
  private static func days(_ dates: Column, within range: Range<Int32>) -> Range<Int32> {
    var least = Int32.max
    var most = Int32.min
    let block = UnsafeMutablePointer<Int32>.allocate(capacity: ColumnBlock.rows)
    defer { block.deallocate() }
    var row = 0
    while row < dates.length {
      let count = min(ColumnBlock.rows, dates.length &- row)
      let days = dates.smalls(row, count, block)
      var (low, high) = (Int32.max, Int32.min)
      for index in 0..<count {
        low = min(low, days[index])
        high = max(high, days[index])
      }
      if low >= range.lowerBound, high < range.upperBound {
        least = min(least, low)
        most = max(most, high)
      } else {
        for index in 0..<count where range.contains(days[index]) {
          least = min(least, days[index])
          most = max(most, days[index])
        }
      }
      row &+= count
    }
    return least <= most ? least..<(most &+ 1) : 0..<0
  }
}
