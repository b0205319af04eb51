/// The quotes of a table without a base, by row and by currency, for the search for paths.
///
/// The series of each row are in a list of their own. A search through all rows of a table therefore takes as long as
/// reading all its quotes once, even if each row has only a few.
struct QuoteGraph: Sendable {
  /// The position in `rowSeries` where each row's series start, and a final entry for the end.
  private let rowStarts: [Int]
  private let rowSeries: [Int32]
  /// The positions where the series to a currency start in `incoming`, and where those from it start in the table, each
  /// with a final entry for the end.
  private let incomingStarts: [Int]
  private let incoming: [Int32]
  private let outgoingStarts: [Int]

  @_optimize(size)
  package init(_ parts: RatesTableParts) {
    var rowStarts = [Int](repeating: 0, count: max(parts.days.count, 1) + 1)
    var incomingStarts = [Int](repeating: 0, count: parts.codes.count + 1)
    var outgoingStarts = incomingStarts
    for one in parts.series {
      incomingStarts[Int(one.to) + 1] += 1
      outgoingStarts[Int(one.from) + 1] += 1
    }
    QuoteGraph.forEachRate(of: parts) { row, _ in rowStarts[row + 1] += 1 }
    QuoteGraph.sumUp(&incomingStarts)
    QuoteGraph.sumUp(&outgoingStarts)
    QuoteGraph.sumUp(&rowStarts)
    var incoming = [Int32](repeating: 0, count: parts.series.count)
    var rowSeries = [Int32](repeating: 0, count: rowStarts.last ?? 0)
    var places = incomingStarts
    for (position, one) in parts.series.enumerated() {
      incoming[places[Int(one.to)]] = Int32(truncatingIfNeeded: position)
      places[Int(one.to)] += 1
    }
    var rowPlaces = rowStarts
    QuoteGraph.forEachRate(of: parts) { row, position in
      rowSeries[rowPlaces[row]] = Int32(truncatingIfNeeded: position)
      rowPlaces[row] += 1
    }
    (self.rowStarts, self.rowSeries) = (rowStarts, rowSeries)
    (self.incomingStarts, self.incoming, self.outgoingStarts) = (incomingStarts, incoming, outgoingStarts)
  }

  @_optimize(size)
  private static func forEachRate(of parts: RatesTableParts, _ body: (_ row: Int, _ series: Int) -> Void) {
    for (position, one) in parts.series.enumerated() {
      for offset in one.start..<one.start + one.count where !parts.rates[offset].isAbsent {
        body(one.firstRow >= 0 ? one.firstRow + offset - one.start : Int(parts.rows[offset]), position)
      }
    }
  }

  @_optimize(size)
  private static func sumUp(_ counts: inout [Int]) {
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
  }

  /// The series with a rate on a row.
  func series(onRow row: Int) -> ArraySlice<Int32> { rowSeries[rowStarts[row]..<rowStarts[row + 1]] }

  /// The series from a currency, as positions in the table.
  func series(from currency: Int) -> Range<Int> { outgoingStarts[currency]..<outgoingStarts[currency + 1] }

  /// The series to a currency.
  func series(to currency: Int) -> ArraySlice<Int32> {
    incoming[incomingStarts[currency]..<incomingStarts[currency + 1]]
  }

  /// The number of series of a currency, in both directions.
  func degree(_ currency: Int) -> Int { series(from: currency).count + series(to: currency).count }
}
