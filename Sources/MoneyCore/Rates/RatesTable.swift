/// Exchange rates, immutable: the quotes of each currency against others, by day.
///
/// Currencies are numbered in the order of their codes, and days by row, oldest first. A table without dates has one
/// row. The rates of a pair in one direction are one series, without gaps between its first and its last row, or with a
/// row for each rate.
///
/// A table never changes once it is made. So threads convert with one table at the same time without a lock, and what
/// follows from the rates (the newest ones, the graph of quotes) is worked out once. New rates are a new table.
public final class RatesTable: Sendable {
  public let base: CurrencyCode?
  public let source: [UInt8]
  /// When the rates were published, in seconds since the epoch, UTC.
  public let instant: Int64?
  /// Sorted.
  public let codes: [CurrencyCode]
  /// Ascending; empty when the rates have no dates.
  public let days: [Day]

  /// A direction's rates over the rows.
  struct Series {
    let from: Int32
    let to: Int32
    /// Where its rates start in `rates`.
    let start: Int
    let count: Int
    /// Rates of successive rows from this one on; -1 where `rows` tells the row of each.
    let firstRow: Int

    var pair: SeriesPair { SeriesPair(from: from, to: to) }
  }

  /// Sorted by (from, to).
  let series: [Series]
  package let rates: [Rate]
  /// Alongside `rates`, for series that skip rows; else unused.
  package let rows: [Int32]
  /// Positions in `rates` that were rounded on reading, ascending.
  let roundedRates: [Int]
  public let quoteCount: Int

  /// The row of the last day on or before a day, from the first day on; empty when the days are too far apart.
  let rowOfDay: [Int32]
  let codeIndex: HashIndex
  let pairIndex: HashIndex
  package let currencies: [TableCurrency]
  let baseIndex: Int
  /// Whether each pair has the base on one side.
  let isStar: Bool
  let spot: SpotRates
  /// Of a table without a base, where paths are searched for.
  let graph: QuoteGraph?

  package init(_ parts: RatesTableParts) {
    base = parts.base
    source = parts.source
    instant = parts.instant
    codes = parts.codes
    days = parts.days
    series = parts.series
    rates = parts.rates
    rows = parts.rows
    roundedRates = parts.roundedRates
    quoteCount = parts.quoteCount
    rowOfDay = RatesTable.rowIndex(parts.days)

    var codeIndex = HashIndex(capacity: codes.count)
    for position in codes.indices {
      codeIndex.insert(position) { parts.codes[$0] }
    }
    self.codeIndex = codeIndex
    let baseIndex =
      base.flatMap { base in codeIndex.find(base) { parts.codes[$0] } } ?? -1
    self.baseIndex = baseIndex

    var pairIndex = HashIndex(capacity: series.count)
    var isStar = baseIndex >= 0
    var currencies = codes.map(TableCurrency.init)
    for (position, one) in series.enumerated() {
      pairIndex.insert(position) { parts.series[$0].pair }
      if Int(one.from) == baseIndex {
        currencies[Int(one.to)].seriesFromBase = Int32(truncatingIfNeeded: position)
      } else if Int(one.to) == baseIndex {
        currencies[Int(one.from)].seriesToBase = Int32(truncatingIfNeeded: position)
      } else {
        isStar = false
      }
    }
    self.pairIndex = pairIndex
    self.isStar = isStar
    self.currencies = currencies
    graph = baseIndex < 0 ? QuoteGraph(parts) : nil
    spot = isStar ? SpotRates(parts, currencies, baseIndex: baseIndex) : SpotRates()
  }

  private static func rowIndex(_ days: [Day]) -> [Int32] {
    guard let first = days.first, let last = days.last else { return [] }
    let span = Int(last.number) - Int(first.number) + 1
    if span > days.count * 16 + 4096 { return [] }
    var index = [Int32](repeating: 0, count: span)
    var row = 0
    for offset in 0..<span {
      if row + 1 < days.count, Int(days[row + 1].number) - Int(first.number) == offset { row += 1 }
      index[offset] = Int32(truncatingIfNeeded: row)
    }
    return index
  }
}

/// What a table keeps of each currency, so that conversions need not look it up.
package struct TableCurrency: Sendable {
  /// The built-in row, -1 when there is none.
  package let row: Int32
  /// Minor units today, -1 when it has none or they are not known.
  package let digits: Int32
  /// The first day they hold; of the smallest number there is where they always did.
  let digitsSince: Int32
  /// The first day its fixed factor holds; of the smallest number there is where it always does, nil where it has none.
  let fixedSince: Int32?
  /// The series of the base against it, and of it against the base; -1 when not quoted.
  var seriesFromBase: Int32 = -1
  var seriesToBase: Int32 = -1

  /// Whether a fixed factor concerns it on a day; where no day is known, it may.
  @inline(__always)
  func isFixed(on day: Day?) -> Bool {
    guard let fixedSince else { return false }
    return (day?.number ?? Int32.max) >= fixedSince
  }

  /// Minor units on a day, or today where none is known; nil where these notes do not tell.
  @inline(__always)
  package func digits(on day: Day?) -> UInt32? {
    digits < 0 || (day?.number ?? Int32.max) < digitsSince ? nil : UInt32(truncatingIfNeeded: digits)
  }

  package init(_ code: CurrencyCode) {
    guard let row = CurrencyTable.row(of: code) else {
      self.row = -1
      digits = -1
      digitsSince = Int32.min
      fixedSince = nil
      return
    }
    self.row = Int32(truncatingIfNeeded: row)
    digits = CurrencyTable.digits(row, on: nil).map { Int32(truncatingIfNeeded: $0) } ?? -1
    digitsSince = CurrencyTable.digitsSince(row)?.number ?? Int32.min
    fixedSince = CurrencyTable.fixedFactor(row).map { $0.since?.number ?? Int32.min }
  }
}
