extension RatesTable {
  @inline(__always)
  package func index(of code: CurrencyCode) -> Int? {
    codeIndex.find(code) { codes[$0] }
  }

  /// The row of the last day that is not after `day`; nil before the first day.
  @inline(__always)
  package func row(onOrBefore day: Day) -> Int? {
    guard let first = days.first else { return nil }
    let offset = Int(day.number) &- Int(first.number)
    if offset < 0 { return nil }
    if offset < rowOfDay.count { return Int(rowOfDay[offset]) }
    if !rowOfDay.isEmpty { return days.count &- 1 }
    return days.lowerBound(in: 0..<days.count) { $0 <= day } &- 1
  }

  /// The series of a direction; -1 if the direction is not quoted.
  func seriesPosition(_ from: Int, _ to: Int) -> Int32 {
    let pair = SeriesPair(from: Int32(truncatingIfNeeded: from), to: Int32(truncatingIfNeeded: to))
    let found = pairIndex.find(pair) { series[$0].pair }
    return found.map { Int32(truncatingIfNeeded: $0) } ?? -1
  }

  /// The position of a series' rate on a row, or nil.
  @inline(__always)
  func ratePosition(_ position: Int, row: Int) -> Int? {
    series[position].position(row: row, rates, rows)
  }

  package func isRounded(_ ratePosition: Int) -> Bool {
    !roundedRates.isEmpty && roundedRates.sortedIndex(of: ratePosition) != nil
  }
}

extension RatesTable {
  /// The codes that have a rate on a day, by default the newest, in their order. The list is empty if the table
  /// contains no rates of that day. Undated rates are valid on any day.
  public func codes(on day: Day?) -> [CurrencyCode] {
    var row = max(0, days.count &- 1)
    if let day, !days.isEmpty {
      guard let found = self.row(onOrBefore: day), days[found] == day else { return [] }
      row = found
    }
    var isQuoted = [Bool](repeating: false, count: codes.count)
    for position in series.indices {
      guard let rate = ratePosition(position, row: row), !rates[rate].isAbsent else { continue }
      isQuoted[Int(series[position].from)] = true
      isQuoted[Int(series[position].to)] = true
    }
    return codes.indices.filter { isQuoted[$0] }.map { codes[$0] }
  }
}

extension RatesTable {
  public var pairCount: Int { series.count }
  public var hasRoundedRates: Bool { !roundedRates.isEmpty }

  /// The newest rate of a pair.
  public func newestQuote(ofPair position: Int) -> Quote? {
    guard position >= 0, position < series.count else { return nil }
    let one = series[position]
    var offset = one.count
    while offset > 0 {
      offset -= 1
      if !rates[one.start + offset].isAbsent { return quote(one, offset) }
    }
    return nil
  }

  private func quote(_ one: Series, _ offset: Int) -> Quote {
    let row = one.firstRow >= 0 ? one.firstRow + offset : Int(rows[one.start + offset])
    return Quote(
      from: codes[Int(one.from)], to: codes[Int(one.to)], rate: rates[one.start + offset],
      day: row < days.count ? days[row] : nil, isRounded: isRounded(one.start + offset))
  }

  /// Calls `body` with every quote, ordered by direction and day.
  public func forEachQuote<Failure: Error>(
    _ body: (Quote) throws(Failure) -> Void
  ) throws(Failure) {
    for one in series {
      for offset in 0..<one.count where !rates[one.start + offset].isAbsent {
        try body(quote(one, offset))
      }
    }
  }
}

extension RatesTable.Series {
  @inline(__always)
  package func position(row: Int, _ rates: [Rate], _ rows: [Int32]) -> Int? {
    if firstRow >= 0 {
      let offset = row &- firstRow
      guard offset >= 0, offset < count else { return nil }
      return rates[start &+ offset].isAbsent ? nil : start &+ offset
    }
    let end = start &+ count
    let position = rows.lowerBound(in: start..<end) { $0 < row }
    return position < end && rows[position] == row ? position : nil
  }
}

extension RatesTable {
  /// True if the table contains any rate from or to a currency.
  package func hasRate(of code: CurrencyCode) -> Bool { index(of: code) != nil }
}
