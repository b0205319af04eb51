import MoneyCore
import MoneyPortfolio

/// A thing that a feed keeps up to date, and how that goes: its document, or the quote of a symbol.
package struct FeedItem: Sendable {
  /// Empty of a document.
  let symbol: ShortText
  var quote: PriceQuote?
  /// When what there is came.
  package var success: Int64?
  /// Why the last attempt failed; nil where it succeeded.
  var failure: FeedFailure?
  /// The request that is under way.
  var request: UInt64?
  /// Whether it is to be asked for whatever its age.
  var isWanted = false
  /// Whether the network came back while the request was under way.
  var isBack = false
  package var isRestored = false

  init(_ symbol: ShortText = .empty) {
    self.symbol = symbol
  }

  /// When it is to be asked for, if nothing else happens; nil: not before the request under way has ended.
  func due(at now: Int64, _ settings: FeedSettings) -> Int64? {
    if request != nil { return nil }
    if isWanted { return now }
    if let failure { return FeedItem.due(failure.instant, settings.retry, at: now) }
    if let success { return FeedItem.due(success, settings.ttl, at: now) }
    return now
  }

  private static func due(_ instant: Int64, _ wait: Int64, at now: Int64) -> Int64 {
    // Further ahead than it may lie behind: the clock was wrong then, or is now.
    if instant.seconds(since: now) > wait { return now }
    return max(now, instant.later(by: wait))
  }

  /// At least 0.
  func age(at now: Int64) -> Int64? {
    success.map { max(0, now.seconds(since: $0)) }
  }
}
