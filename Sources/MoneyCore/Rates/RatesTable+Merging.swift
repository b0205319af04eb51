/// How the rates of two tables of the same day are merged. The first table takes precedence.
public enum MergeRule: Int32, Sendable {
  /// A pair of currencies on a day comes from one table, in both directions.
  case pairs = 0
  /// A day comes from one table. All undated rates are one day.
  case days = 1
}

extension RatesTable {
  /// Returns a table with the rates of both tables.
  /// - Parameter day: the day of undated rates; nil to leave them undated.
  @_optimize(size)
  public func merged(with other: RatesTable, _ rule: MergeRule, undatedOn day: Day?) throws(MoneyFailure) -> RatesTable
  {
    let merging = try RatesMerging(self, other, rule, day)
    return RatesTable(merging.parts())
  }
}

/// The merging of two tables, series by series. Both are sorted by direction and day, so the time is proportional to
/// the number of their rates.
struct RatesMerging {
  private let first: MergedTable
  private let second: MergedTable
  private let rule: MergeRule
  private let days: [Day]

  @_optimize(size)
  init(_ first: RatesTable, _ second: RatesTable, _ rule: MergeRule, _ day: Day?) throws(MoneyFailure) {
    let (mine, theirs) = (MergedTable.days(of: first, day), MergedTable.days(of: second, day))
    if first.quoteCount > 0, second.quoteCount > 0, mine.isEmpty != theirs.isEmpty {
      throw MoneyFailure(.argument, "tables to merge must both be dated or both be undated, got one of each")
    }
    days = RatesMerging.union(mine, theirs)
    self.rule = rule
    self.first = MergedTable(first, mine, in: days)
    self.second = MergedTable(second, theirs, in: days)
  }

  @_optimize(size)
  private static func union(_ first: [Day], _ second: [Day]) -> [Day] {
    var days: [Day] = []
    days.reserveCapacity(first.count + second.count)
    var index = 0
    for day in first {
      while index < second.count, second[index] < day {
        days.append(second[index])
        index += 1
      }
      if index < second.count, second[index] == day { index += 1 }
      days.append(day)
    }
    days.append(contentsOf: second[index...])
    return days
  }

  @_optimize(size)
  func parts() -> RatesTableParts {
    let added = second.table.series.map { additions($0) }
    let hasAdditions = added.contains { !$0.isEmpty }
    let isReplaced = first.table.quoteCount == 0
    var parts = RatesTableParts(base: base(hasAdditions, isReplaced), source: source(hasAdditions))
    parts.instant = instant(added, isReplaced)
    parts.days = days
    parts.codes = codes(added, parts.base)
    let (mine, theirs) = (first.table, second.table)
    var index = 0
    func addSecond() {
      let one = theirs.series[index]
      parts.append(
        from: parts.number(of: theirs.codes[Int(one.from)]), to: parts.number(of: theirs.codes[Int(one.to)]),
        added[index])
      index += 1
    }
    for one in mine.series {
      let direction = (mine.codes[Int(one.from)], mine.codes[Int(one.to)])
      while index < theirs.series.count, isBefore(theirs.direction(index), direction) { addSecond() }
      var quotes = first.quotes(one)
      if index < theirs.series.count, theirs.direction(index) == direction {
        quotes = RatesMerging.merged(quotes, added[index])
        index += 1
      }
      parts.append(from: parts.number(of: direction.0), to: parts.number(of: direction.1), quotes)
    }
    while index < theirs.series.count { addSecond() }
    return parts
  }

  private func isBefore(_ left: (CurrencyCode, CurrencyCode), _ right: (CurrencyCode, CurrencyCode)) -> Bool {
    left.0 != right.0 ? left.0 < right.0 : left.1 < right.1
  }

  /// The rates of a series of the second table that the first one does not replace.
  @_optimize(size)
  private func additions(_ one: RatesTable.Series) -> [RowQuote] {
    let table = first.table
    let (from, to) = (second.table.codes[Int(one.from)], second.table.codes[Int(one.to)])
    var known: [Int32] = []
    if let from = table.index(of: from), let to = table.index(of: to) {
      known = [table.seriesPosition(from, to), table.seriesPosition(to, from)].filter { $0 >= 0 }
    }
    return second.quotes(one).filter { quote in
      guard let row = first.row(of: quote.row) else { return true }
      if rule == .days { return false }
      return !known.contains { table.ratePosition(Int($0), row: row) != nil }
    }
  }

  /// Merges the rates of two series, whose rows differ.
  @_optimize(size)
  private static func merged(_ first: [RowQuote], _ second: [RowQuote]) -> [RowQuote] {
    if second.isEmpty { return first }
    var quotes: [RowQuote] = []
    quotes.reserveCapacity(first.count + second.count)
    var index = 0
    for quote in first {
      while index < second.count, second[index].row < quote.row {
        quotes.append(second[index])
        index += 1
      }
      quotes.append(quote)
    }
    quotes.append(contentsOf: second[index...])
    return quotes
  }

  // MARK: The table

  private func base(_ hasAdditions: Bool, _ isReplaced: Bool) -> CurrencyCode? {
    if !hasAdditions { return first.table.base }
    return isReplaced || first.table.base == second.table.base ? second.table.base : nil
  }

  /// The publishers of both, cut after 63 bytes.
  @_optimize(size)
  private func source(_ hasAdditions: Bool) -> [UInt8] {
    let (mine, theirs) = (first.table.source, second.table.source)
    if !hasAdditions || theirs.isEmpty { return mine }
    if mine.isEmpty || first.table.quoteCount == 0 { return theirs }
    for start in mine.indices where mine[start...].starts(with: theirs) { return mine }
    let text = mine + UTF8Bytes(", ") + theirs
    var end = min(text.count, RatesBuilder.longestSource)
    while end > 0, end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(text[..<end])
  }

  /// The instant of the newest rates; of rates of the same day, the earlier instant.
  @_optimize(size)
  private func instant(_ added: [[RowQuote]], _ isReplaced: Bool) -> Int64? {
    guard let last = added.compactMap({ $0.last?.row }).max() else { return first.table.instant }
    if isReplaced { return second.table.instant }
    let own = first.lastRow
    if own != last { return own > last ? first.table.instant : second.table.instant }
    guard let mine = first.table.instant, let theirs = second.table.instant else { return nil }
    return min(mine, theirs)
  }

  /// The codes of the rates, sorted.
  @_optimize(size)
  private func codes(_ added: [[RowQuote]], _ base: CurrencyCode?) -> [CurrencyCode] {
    var codes = first.codes { _ in true } + second.codes { !added[$0].isEmpty }
    if let base { codes.append(base) }
    var unique: [CurrencyCode] = []
    for code in codes.ordered() where unique.last != code { unique.append(code) }
    return unique
  }
}
