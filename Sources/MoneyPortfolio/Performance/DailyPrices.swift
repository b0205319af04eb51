import MoneyCore

/// The prices of symbols by day: each quote with an instant, and the last one of a day if there are several.
struct DailyPrices {
  struct Entry {
    let day: Day
    /// The position of the symbol.
    let symbol: Int
    let quote: PriceQuote
  }

  /// The quotes in the order of their days, then of the list.
  private(set) var entries: [Entry] = []

  /// - Parameter position: the position of a symbol, or nil if it is never held.
  init(_ quotes: [PriceQuote], position: (ShortText) -> Int?) throws(MoneyFailure) {
    var found: [Entry] = []
    for quote in quotes {
      guard let symbol = position(quote.symbol) else { continue }
      guard let instant = quote.instant, let day = Day(instant: instant) else {
        throw MoneyFailure(
          .date, "quote of " + Message.text(quote.symbol) + " must have an instant in the years 1 to 9999")
      }
      found.append(Entry(day: day, symbol: symbol, quote: quote))
    }
    entries = StableSort.positions(found.count) { found[$0].day < found[$1].day }.map { found[Int($0)] }
  }
}
