/// An immutable rates table: the quotes of currencies against each other, by day.
///
/// Currencies are numbered in the order of their codes, and days by row, oldest first. An undated table consists of one
/// row. The rates of a pair in one direction form one series, which either has no gaps between its first and its last
/// row, or a row number for each rate.
///
/// A table never changes after it is built, so several threads can convert with it at the same time without a lock.
/// Values that depend only on the rates (the newest rates, the graph of quotes) are computed once, and those that few
/// programs use are computed at their first use (`RatesCache`). New rates require a new table.
public final class RatesTable: Sendable {
  public let base: CurrencyCode?
  public let source: [UInt8]
  /// The instant at which the rates were published, in seconds since the epoch, UTC.
  public let instant: Int64?
  /// The currency codes, sorted.
  public let codes: [CurrencyCode]
  /// The days, ascending; empty if the rates have no dates.
  public let days: [Day]

  /// The rates of one direction over the rows.
  struct Series {
    let from: Int32
    let to: Int32
    /// The position in `rates` where the series starts.
    let start: Int
    let count: Int
    /// The first of the successive rows that the rates belong to; -1 if `rows` contains the row of each rate.
    let firstRow: Int

    var pair: SeriesPair { SeriesPair(from: from, to: to) }
  }

  /// The series, sorted by (from, to).
  let series: [Series]
  package let rates: [Rate]
  /// The row of each rate in `rates`, for series that skip rows; unused for the others.
  package let rows: [Int32]
  /// The positions in `rates` of those that were rounded on reading, ascending.
  let roundedRates: [Int]
  public let quoteCount: Int

  /// For each day from the first one on, the row of the last day that is not after it. Empty if the days are too far
  /// apart.
  let rowOfDay: [Int32]
  let codeIndex: HashIndex
  let pairIndex: HashIndex
  package let currencies: [TableCurrency]
  let baseIndex: Int
  /// True if every pair contains the base.
  let isStar: Bool
  let spot: SpotRates
  /// The graph for the search of paths, if the table has no base; else nil.
  let graph: QuoteGraph?
  /// The only part that is not complete after the initialiser: ratios that conversions of columns add.
  let cache = RatesCache()

  @_optimize(size)
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

  @_optimize(size)
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

/// The data of each currency that a table keeps, so that conversions need not look it up.
package struct TableCurrency: Sendable {
  /// The row among the built-in currencies; -1 if the currency is not built in.
  package let row: Int32
  /// The number of fraction digits of the current minor unit; -1 if unknown or without a minor unit.
  package let digits: Int32
  /// The first day on which these digits hold; `Int32.min` if they always did.
  let digitsSince: Int32
  /// The first day of its fixed factor; `Int32.min` if the factor always applies, and nil without a factor.
  let fixedSince: Int32?
  /// The series from the base to the currency, and from the currency to the base; -1 if not quoted.
  var seriesFromBase: Int32 = -1
  var seriesToBase: Int32 = -1

  /// True if a fixed factor concerns the currency on a day or, without a day, at all. It is true for a currency that
  /// lost zeros too, because the factor then depends on the day of the rates.
  @inline(__always)
  func isFixed(on day: Day?) -> Bool {
    guard let fixedSince else { return false }
    return (day?.number ?? Int32.max) >= fixedSince
  }

  /// The fraction digits of the minor unit on a day, or the current ones if no day is known; nil if this data does not
  /// have them.
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
    fixedSince =
      Redenominations.contains(code)
      ? Int32.min : CurrencyTable.fixedFactor(row).map { $0.since?.number ?? Int32.min }
  }
}
