import MoneyCore
import MoneyPortfolio

/// A document or the quote of a symbol, which a feed keeps up to date, and the state of the requests for it.
package struct FeedItem: Sendable {
  /// The symbol of a quote; empty for a document.
  let symbol: ShortText
  var quote: PriceQuote?
  /// The instant at which the present content came.
  package var success: Int64?
  /// The failure of the last attempt; nil if it succeeded.
  var failure: FeedFailure?
  /// The number of the request under way.
  var request: UInt64?
  /// True if the item is to be requested, however fresh its content is.
  var isWanted = false
  /// True if the network came back while the request was pending.
  var isBack = false
  package var isRestored = false

  init(_ symbol: ShortText = .empty) {
    self.symbol = symbol
  }

  /// The instant at which the item is to be asked for, if nothing else happens; nil while a request is under way.
  func due(at now: Int64, _ settings: FeedSettings) -> Int64? {
    if request != nil { return nil }
    if isWanted { return now }
    if let failure { return FeedItem.due(failure.instant, settings.retry, at: now) }
    if let success { return FeedItem.due(success, settings.ttl, at: now) }
    return now
  }

  private static func due(_ instant: Int64, _ wait: Int64, at now: Int64) -> Int64 {
    // The instant is further ahead than the length of the wait, so the clock was wrong then or is wrong now.
    if instant.seconds(since: now) > wait { return now }
    return max(now, instant.later(by: wait))
  }

  /// The age of the content in seconds, at least 0.
  func age(at now: Int64) -> Int64? {
    success.map { max(0, now.seconds(since: $0)) }
  }
}
