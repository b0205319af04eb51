import MoneyCore
import MoneyPortfolio

/// A quote with the instant at which it came.
public struct HeldQuote: Sendable {
  public let quote: PriceQuote
  public let came: Int64

  public init(_ quote: PriceQuote, came: Int64) {
    self.quote = quote
    self.came = came
  }
}

extension Feed {
  /// Restores saved content, unless the feed has newer content.
  public mutating func restore(_ content: FeedContent, came instant: Int64) throws(MoneyFailure) {
    guard !items.isEmpty, items[0].success.map({ $0 <= instant }) ?? true else { return }
    let jumped = hasJumped
    let jump = settings.jump
    settings.jump = .accept
    defer {
      settings.jump = jump
      hasJumped = jumped
    }
    try take(content, in: 0, at: instant)
    items[0].success = instant
    items[0].isRestored = true
    revision &+= 1
  }

  /// Restores saved quotes in the same way. Symbols that the feed does not contain are added.
  public mutating func restore(_ quotes: [HeldQuote], notAfter instant: Int64) throws(MoneyFailure) {
    var items = items
    for held in quotes {
      var index = items.firstIndex { $0.symbol == held.quote.symbol }
      if index == nil {
        if items.count >= Feed.mostSymbols { throw MoneyFailure(.limit, "number of symbols must be at most 4096") }
        items.append(FeedItem(held.quote.symbol))
        index = items.count - 1
      }
      let came = min(held.came, instant)
      guard let index, items[index].success.map({ $0 <= came }) ?? true else { continue }
      items[index].quote = held.quote
      items[index].success = came
      items[index].isRestored = true
    }
    self.items = items
    revision &+= 1
  }

  /// The instant at which the newest content came.
  public var newest: Int64? { items.compactMap { $0.success }.max() }

  /// The last good quotes, in the order of the feed's symbols, excluding prices of 0.
  public var quotes: [HeldQuote] {
    items.compactMap { item in
      guard let quote = item.quote, !quote.price.isZero, let came = item.success else { return nil }
      return HeldQuote(quote, came: came)
    }
  }

  /// True if the provider has answered 0 for a symbol, which means that no price is available.
  public var hasUnknownPrices: Bool { items.contains { $0.quote?.price.isZero ?? false } }
}
