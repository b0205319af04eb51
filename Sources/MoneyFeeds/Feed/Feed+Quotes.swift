import MoneyCore
import MoneyPortfolio

// The symbols of a feed of quotes.

extension Feed {
  func item(of symbol: ShortText) -> Int? { items.firstIndex { $0.symbol == symbol } }

  public var symbols: [ShortText] { settings.provider.content == .quotes ? items.map { $0.symbol } : [] }

  public mutating func add(symbol: ShortText) throws(MoneyFailure) {
    try check(.quotes, "quotes")
    if symbol.isEmpty { throw MoneyFailure(.syntax, "symbol must not be empty", at: 0) }
    if item(of: symbol) != nil { return }
    if items.count >= Feed.mostSymbols { throw MoneyFailure(.limit, "number of symbols must be at most 4096") }
    items.append(FeedItem(symbol))
    revision &+= 1
  }

  public mutating func remove(symbol: ShortText) throws(MoneyFailure) {
    items.remove(at: try known(symbol))
    revision &+= 1
  }

  private func known(_ symbol: ShortText) throws(MoneyFailure) -> Int {
    try check(.quotes, "quotes")
    guard let index = item(of: symbol) else {
      throw MoneyFailure(.notFound, "unknown symbol " + .quoted(symbol.bytes) + " in the feed")
    }
    return index
  }

  /// The last good quote of a symbol; nil if the provider answered 0, which means that no price is available.
  public func quote(
    of symbol: ShortText, at now: Int64
  ) throws(MoneyFailure) -> (quote: PriceQuote?, state: PriceQuote.State, age: Int64?) {
    let item = items[try known(symbol)]
    guard let quote = item.quote, let age = item.age(at: now) else { return (nil, .missing, nil) }
    if quote.price.isZero { return (nil, .zero, age) }
    return (quote, age >= settings.ttl ? .stale : .fresh, age)
  }

  /// Applies a provider's price. A price of 0 means that none is available, and does not replace a positive price.
  mutating func take(_ price: Decimal, _ instant: Int64?, in index: Int, at now: Int64) throws(MoneyFailure) {
    let symbol = items[index].symbol
    if price.isZero, let quote = items[index].quote, !quote.price.isZero {
      throw MoneyFailure(.document, "no price of " + .printable(symbol.bytes) + " at the provider")
    }
    items[index].quote = try PriceQuote(
      symbol: symbol, price: price, currency: settings.currency, instant: instant ?? now)
  }

  /// Throws unless the feed has the given kind of content.
  public func check(_ content: FeedProvider.Content, _ name: StaticString) throws(MoneyFailure) {
    guard settings.provider.content == content else {
      throw MoneyFailure(.argument, "provider must support " + Message(name))
    }
  }
}
