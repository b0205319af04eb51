/// A rate of a series with the row of its day.
struct RowQuote {
  let row: Int
  let rate: Rate
  let isRounded: Bool
}

/// A table with its rows among those of a merged table.
struct MergedTable {
  let table: RatesTable
  /// The merged row of each row.
  private var rows: [Int] = []
  /// The row of each merged row; -1 if the table does not contain its day.
  private var own: [Int]

  /// The days of a table whose undated rates are those of a day.
  static func days(of table: RatesTable, _ day: Day?) -> [Day] {
    guard table.days.isEmpty, table.quoteCount > 0, let day else { return table.days }
    return [day]
  }

  @_optimize(size)
  init(_ table: RatesTable, _ days: [Day], in merged: [Day]) {
    self.table = table
    if table.quoteCount == 0 {
      own = [Int](repeating: -1, count: max(1, merged.count))
      return
    }
    guard !days.isEmpty else {
      rows = [0]
      own = [0]
      return
    }
    own = [Int](repeating: -1, count: merged.count)
    rows.reserveCapacity(days.count)
    var row = 0
    for day in days {
      while row < merged.count, merged[row] != day { row += 1 }
      if row < merged.count { own[row] = rows.count }
      rows.append(row)
    }
  }

  /// The merged row of the last day.
  var lastRow: Int { rows.last ?? -1 }

  /// The row of a merged row, or nil.
  func row(of merged: Int) -> Int? { own[merged] < 0 ? nil : own[merged] }

  @_optimize(size)
  func quotes(_ one: RatesTable.Series) -> [RowQuote] {
    var quotes: [RowQuote] = []
    quotes.reserveCapacity(one.count)
    for position in one.start..<(one.start + one.count) where !table.rates[position].isAbsent {
      let row = one.firstRow >= 0 ? one.firstRow + position - one.start : Int(table.rows[position])
      quotes.append(RowQuote(row: rows[row], rate: table.rates[position], isRounded: table.isRounded(position)))
    }
    return quotes
  }

  /// The codes of some of the series, with repetitions.
  func codes(where isWanted: (Int) -> Bool) -> [CurrencyCode] {
    var isUsed = [Bool](repeating: false, count: table.codes.count)
    for position in table.series.indices where isWanted(position) {
      isUsed[Int(table.series[position].from)] = true
      isUsed[Int(table.series[position].to)] = true
    }
    return table.codes.indices.filter { isUsed[$0] }.map { table.codes[$0] }
  }
}

extension RatesTable {
  func direction(_ position: Int) -> (CurrencyCode, CurrencyCode) {
    (codes[Int(series[position].from)], codes[Int(series[position].to)])
  }
}
