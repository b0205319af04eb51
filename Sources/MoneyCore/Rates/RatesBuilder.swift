/// Collects the quotes for a rate table, one by one or from a document.
public struct RatesBuilder: Sendable {
  /// The quotes in the order in which they were first added.
  package private(set) var quotes = KeyedList<Quote>()
  public var base: CurrencyCode?
  public private(set) var source: [UInt8] = []
  /// The instant at which the rates were published, in seconds since the epoch, UTC.
  public var instant: Int64?

  /// The bytes that the next rate may need at once.
  public var growth: Int { quotes.growth }
  /// The bytes that the next removal may need at once.
  public var removalGrowth: Int { quotes.removalGrowth }

  /// The limit on the length of a source, in bytes.
  public static var longestSource: Int { 63 }

  public init() {}

  /// Reserves memory for a number of quotes, if the builder is empty.
  public mutating func reserve(_ count: Int) { quotes.reserveCapacity(count) }

  /// Adds a rate, or replaces the one of the same direction and day. The rate of a currency against itself must be 1,
  /// and is not stored.
  public mutating func add(_ quote: Quote) throws(MoneyFailure) {
    try quote.checkOwn()
    if quote.from == quote.to { return }
    if let first = quotes.first, (first.day == nil) != (quote.day == nil) {
      throw MoneyFailure(
        .argument, "rates of a table must all have dates or all have none, got a rate " + pair(quote))
    }
    if let slot = quotes.slot(of: quote.key) {
      quotes.replace(slot: slot, with: quote)
    } else {
      quotes.append(quote)
    }
  }

  /// Adds a rate of a document; throws if the direction already has a rate on that day.
  public mutating func addNew(_ quote: Quote) throws(MoneyFailure) {
    if quotes.slot(of: quote.key) != nil {
      throw MoneyFailure(.duplicateRate, "duplicate rate " + pair(quote))
    }
    do {
      try add(quote)
    } catch {
      // A wrong argument of a caller is a wrong document here.
      throw error.status == .argument ? MoneyFailure(.document, error.message) : error
    }
  }

  /// Removes the rate of a direction and day.
  @_optimize(size)
  public mutating func remove(
    from: CurrencyCode, to: CurrencyCode, day: Day?
  ) throws(MoneyFailure) {
    let key = Quote(from: from, to: to, rate: .absent, day: day)
    guard let slot = quotes.slot(of: key.key) else {
      throw MoneyFailure(.notFound, "no rate " + pair(key))
    }
    quotes.remove(slot: slot)
  }

  @_optimize(size)
  public mutating func setSource(_ text: [UInt8]) throws(MoneyFailure) {
    try OneLine.check(text, "source", atMost: RatesBuilder.longestSource)
    source = text
  }

  @_optimize(size)
  private func pair(_ quote: Quote) -> Message {
    let pair = "from " + Message.code(quote.from) + " to " + .code(quote.to)
    return if let day = quote.day { pair + " on " + .date(day) } else { pair }
  }
}
