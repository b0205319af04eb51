/// The parts of a rate table, in their final order.
package struct RatesTableParts {
  package var base: CurrencyCode?
  package var source: [UInt8] = []
  package var instant: Int64?
  package var codes: [CurrencyCode] = []
  package var days: [Day] = []
  var series: [RatesTable.Series] = []
  package var rates: [Rate] = []
  package var rows: [Int32] = []
  var roundedRates: [Int] = []
  var quoteCount = 0

  package init(base: CurrencyCode?, source: [UInt8]) {
    self.base = base
    self.source = source
  }

  /// Sorts quotes into series. Each combination of direction and day must be unique.
  @_optimize(size)
  package init(_ builder: RatesBuilder) {
    base = builder.base
    source = builder.source
    instant = builder.instant
    let quotes = builder.quotes.elements
    codes = RatesTableParts.codes(of: quotes, base)
    days = RatesTableParts.days(of: quotes)
    let order = StableSort.positions(quotes.count) { RatesTableParts.precedes(quotes[$0], quotes[$1]) }
    var start = 0
    while start < order.count {
      let first = quotes[Int(order[start])]
      var end = start
      while end < order.count, quotes[Int(order[end])].from == first.from,
        quotes[Int(order[end])].to == first.to
      {
        end += 1
      }
      append(
        from: number(of: first.from), to: number(of: first.to),
        order[start..<end].map { position in
          let quote = quotes[Int(position)]
          let row = quote.day.flatMap { days.sortedIndex(of: $0) } ?? 0
          return RowQuote(row: row, rate: quote.rate, isRounded: quote.isRounded)
        })
      start = end
    }
  }

  /// The currencies of quotes, sorted. There are few of them, so no list of all mentions is made.
  @_optimize(size)
  private static func codes(of quotes: [Quote], _ base: CurrencyCode?) -> [CurrencyCode] {
    var codes: [CurrencyCode] = []
    var index = HashIndex(capacity: 0)
    func note(_ code: CurrencyCode) {
      if index.find(code, keyAt: { codes[$0] }) != nil { return }
      codes.append(code)
      index.insert(codes.count - 1) { codes[$0] }
    }
    for quote in quotes {
      note(quote.from)
      note(quote.to)
    }
    if let base { note(base) }
    return codes.ordered()
  }

  /// The days of quotes, sorted. Quotes of one day are usually adjacent, and are sorted as one element.
  @_optimize(size)
  private static func days(of quotes: [Quote]) -> [Day] {
    var days: [Day] = []
    for quote in quotes {
      if let day = quote.day, day != days.last { days.append(day) }
    }
    var unique: [Day] = []
    for day in days.ordered() where unique.last != day { unique.append(day) }
    return unique
  }

  private static func precedes(_ left: Quote, _ right: Quote) -> Bool {
    if left.from != right.from { return left.from < right.from }
    if left.to != right.to { return left.to < right.to }
    return (left.day?.number ?? 0) < (right.day?.number ?? 0)
  }

  /// The number of a currency in the table.
  package func number(of code: CurrencyCode) -> Int32 {
    Int32(truncatingIfNeeded: codes.sortedIndex(of: code) ?? 0)
  }

  /// Adds the series of one direction, whose rates are given by ascending row. If few rows lack a rate, the series gets
  /// one rate for each row. Else each rate gets its row number, so that rates far apart in time do not fill memory with
  /// gaps.
  @_optimize(size)
  mutating func append(from: Int32, to: Int32, _ quotes: [RowQuote]) {
    guard let first = quotes.first, let last = quotes.last else { return }
    quoteCount += quotes.count
    let span = last.row - first.row + 1
    let isDense = span <= quotes.count * 2 + 16
    let start = rates.count
    if isDense {
      rates.append(contentsOf: [Rate](repeating: .absent, count: span))
      rows.append(contentsOf: [Int32](repeating: 0, count: span))
    }
    for quote in quotes {
      let position = isDense ? start + quote.row - first.row : rates.count
      if isDense {
        rates[position] = quote.rate
      } else {
        rates.append(quote.rate)
        rows.append(Int32(truncatingIfNeeded: quote.row))
      }
      if quote.isRounded { roundedRates.append(position) }
    }
    series.append(
      RatesTable.Series(
        from: from, to: to, start: start, count: rates.count - start, firstRow: isDense ? first.row : -1))
  }
}

extension RatesBuilder {
  public func build() -> RatesTable { RatesTable(RatesTableParts(self)) }
}
