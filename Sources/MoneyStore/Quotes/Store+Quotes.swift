import MoneyCore
import MoneyPortfolio

extension Store {
  /// Saves price quotes, all or none. Each replaces the quote of its symbol.
  public func put(_ quotes: [PriceQuote]) throws(MoneyFailure) {
    try change { () throws(MoneyFailure) in
      let statement = try Statement(
        connection, "INSERT OR REPLACE INTO quotes (symbol, price, currency, instant) VALUES (?, ?, ?, ?)")
      for quote in quotes {
        if quote.symbol.isEmpty { throw MoneyFailure(.argument, "symbol of a stored quote must not be empty") }
        try statement.bind(1, quote.symbol.bytes)
        try statement.bind(2, quote.price)
        try statement.bind(3, optional: quote.currency)
        try statement.bind(4, optional: quote.instant)
        try statement.run()
      }
    }
  }

  /// The quotes from an index on, sorted by symbol and at most `count`, and the number of all quotes.
  public func quotes(
    from first: Int = 0, count: Int = .max
  ) throws(MoneyFailure) -> (quotes: [PriceQuote], total: Int) {
    try read { () throws(MoneyFailure) in
      let rows = try Statement(
        connection, "SELECT symbol, price, currency, instant FROM quotes ORDER BY symbol LIMIT ? OFFSET ?")
      try rows.bind(1, Int64(count))
      try rows.bind(2, Int64(first))
      var quotes: [PriceQuote] = []
      while try rows.next() { quotes.append(try quote(rows)) }
      return (quotes, try quoteCount())
    }
  }

  public func quoteCount() throws(MoneyFailure) -> Int {
    try read { () throws(MoneyFailure) in Int(try connection.number("SELECT count(*) FROM quotes")) }
  }

  /// The quote at an index, by symbol; nil past the end.
  public func quote(at index: Int) throws(MoneyFailure) -> PriceQuote? {
    try read { () throws(MoneyFailure) in
      let found = try Statement(
        connection, "SELECT symbol, price, currency, instant FROM quotes ORDER BY symbol LIMIT 1 OFFSET ?")
      try found.bind(1, Int64(index))
      return try found.next() ? try quote(found) : nil
    }
  }

  public func quote(of symbol: ShortText) throws(MoneyFailure) -> PriceQuote {
    try read { () throws(MoneyFailure) in
      let found = try Statement(connection, "SELECT symbol, price, currency, instant FROM quotes WHERE symbol = ?")
      try found.bind(1, symbol.bytes)
      guard try found.next() else { throw Store.noQuote(symbol) }
      return try quote(found)
    }
  }

  public func removeQuote(of symbol: ShortText) throws(MoneyFailure) {
    try change(.removal) { () throws(MoneyFailure) in
      let deletion = try Statement(connection, "DELETE FROM quotes WHERE symbol = ?")
      try deletion.bind(1, symbol.bytes)
      try deletion.run()
      if changedRows == 0 { throw Store.noQuote(symbol) }
    }
  }

  private func quote(_ row: Statement) throws(MoneyFailure) -> PriceQuote {
    let symbol = try shortText(row, 0, "symbol", atMost: Transaction.longestSymbol)
    let (price, currency, instant) = (try row.decimal(1), try row.optionalCode(2), row.optionalInt(3))
    do throws(MoneyFailure) {
      return try PriceQuote(symbol: symbol, price: price, currency: currency, instant: instant)
    } catch { throw Statement.damaged(error.message) }
  }

  private static func noQuote(_ symbol: ShortText) -> MoneyFailure {
    MoneyFailure(.notFound, "no quote of " + .quoted(symbol.bytes) + " in the store")
  }
}
