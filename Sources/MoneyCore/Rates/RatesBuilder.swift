/// A table of rates in the making: by hand, or from a document.
public struct RatesBuilder: Sendable {
  /// In the order they were first added.
  public private(set) var quotes: [Quote] = []
  public var base: CurrencyCode?
  public private(set) var source: [UInt8] = []
  /// When the rates were published, in seconds since the epoch, UTC.
  public var instant: Int64?

  private var index = HashIndex(capacity: 0)

  /// The longest source, in bytes.
  public static var longestSource: Int { 63 }

  public init() {}

  /// Adds a rate, or replaces the one of the same direction and day. A rate of a currency against itself must be 1,
  /// and says nothing.
  public mutating func add(_ quote: Quote) throws(MoneyFailure) {
    try quote.checkOwn()
    if quote.from == quote.to { return }
    if let first = quotes.first, (first.day == nil) != (quote.day == nil) {
      throw MoneyFailure(
        .argument, "rates of dates and rates of no date cannot be in one table: " + pair(quote))
    }
    if let position = position(of: quote) {
      quotes[position] = quote
      return
    }
    quotes.append(quote)
    index.insert(quotes.count - 1) { quotes[$0].key }
  }

  /// Adds a rate of a document, in which no direction may come twice on a day.
  public mutating func addNew(_ quote: Quote) throws(MoneyFailure) {
    if position(of: quote) != nil {
      throw MoneyFailure(.duplicateRate, "two rates " + pair(quote))
    }
    do {
      try add(quote)
    } catch {
      // What is a wrong argument by hand is a wrong document here.
      throw error.status == .argument ? MoneyFailure(.document, error.message) : error
    }
  }

  /// Removes the rate of a direction and day.
  public mutating func remove(
    from: CurrencyCode, to: CurrencyCode, day: Day?
  ) throws(MoneyFailure) {
    let key = Quote(from: from, to: to, rate: .absent, day: day)
    guard let position = position(of: key) else {
      throw MoneyFailure(.notFound, "no rate " + pair(key))
    }
    unindex(position)
    quotes.remove(at: position)
  }

  private mutating func unindex(_ position: Int) {
    let quotes = quotes
    index.removeAndMoveUp(position) { quotes[$0].key }
  }

  public mutating func setSource(_ text: [UInt8]) throws(MoneyFailure) {
    try OneLine.check(text, "a source", atMost: RatesBuilder.longestSource)
    source = text
  }

  private func position(of quote: Quote) -> Int? {
    index.find(quote.key) { quotes[$0].key }
  }

  private func pair(_ quote: Quote) -> Message {
    let pair = "from " + Message.code(quote.from) + " to " + .code(quote.to)
    return if let day = quote.day { pair + " on " + .date(day) } else { pair }
  }
}
