import MoneyCore
import MoneyFeeds
import MoneyPortfolio

/// Quotes: Finnhub's of one symbol, and the library's own of many.
struct QuoteDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.quotes" }
  private static var version: Int64 { 1 }

  /// Reads `{"c":261.74,…,"t":1582641000}`. For an unknown symbol, Finnhub returns a price of 0.
  static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> FeedContent {
    let document = QuoteDocument(text: text)
    let root = try JSONReader.read(text)
    try document.throwProviderError(root)
    guard let price = root["c"] else { throw MoneyFailure(.document, "missing \"c\": expected a price") }
    let value = try document.exact(price, "c")
    if value.isNegative { throw MoneyFailure(.document, "price must be at least 0, got " + .decimal(value)) }
    var instant: Int64?
    if let time = root["t"], case .number = time {
      let seconds = try document.integer(time, "t")
      if seconds != 0 { instant = seconds }
    }
    return .quote(value, instant)
  }

  static func write(_ quotes: [HeldQuote]) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    try writer.set("format", to: Array(format), in: writer.root)
    try writer.set("version", to: version, in: writer.root)
    for held in quotes {
      let entry = try writer.appendedObject("quotes", in: writer.root)
      try writer.set("symbol", to: held.quote.symbol.bytes, in: entry)
      try writer.set("price", to: held.quote.price.plainText, in: entry)
      if let currency = held.quote.currency { try writer.set("currency", to: currency.bytes, in: entry) }
      if let instant = held.quote.instant { try writer.set("instant", to: instant, in: entry) }
      try writer.set("came", to: held.came, in: entry)
    }
    return try writer.text()
  }

  static func readOwn(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> [HeldQuote] {
    let document = QuoteDocument(text: text)
    let root = try JSONReader.read(text)
    try document.check(root, format: format, version: version)
    try document.checkMembers(of: root, among: "format quotes version")
    guard let list = root["quotes"] else { return [] }
    var quotes: [HeldQuote] = []
    for element in try document.elements(list, "quotes") { quotes.append(try document.held(element)) }
    return quotes
  }

  private func held(_ value: JSONValue) throws(MoneyFailure) -> HeldQuote {
    guard case .object = value else { throw .element("quote", mustBe: "an object", got: value) }
    try checkMembers(of: value, among: "came currency instant price symbol")
    let symbol = try ShortText(try string(value["symbol"], "symbol"), "symbol", atMost: Transaction.longestSymbol)
    if symbol.isEmpty { throw MoneyFailure(.document, "symbol must not be empty") }
    let price = try exact(value["price"], "price")
    if price.isNegative { throw MoneyFailure(.document, "price must be at least 0, got " + .decimal(price)) }
    var currency: CurrencyCode?
    if let given = value["currency"] { currency = try code(given, "currency") }
    var instant: Int64?
    if let given = value["instant"] { instant = try integer(given, "instant") }
    let quote = try PriceQuote(symbol: symbol, price: price, currency: currency, instant: instant)
    return HeldQuote(quote, came: try integer(value["came"], "came"))
  }
}
