import MoneyCore
import MoneyPortfolio

/// Data of a provider, kept up to date without input or output. The feed decides which request to send and when, and
/// how its answer changes the data.
///
/// Good content stays, with its age, until better content has been read to its end. The host has the clock and the
/// network: it asks for the next request, sends it, and hands in the answer or the reason why there is none.
///
///     let request = feed.next(at: now)  // nil: nothing is due
///
/// So a test can play every failure of a network, in any order, in no time. A key is only in requests, never in a
/// message.
public struct Feed: Sendable {
  public internal(set) var settings: FeedSettings
  /// A number that grows with each change.
  public internal(set) var revision: UInt64 = 0
  public internal(set) var rates: RatesTable?
  public internal(set) var currencies: [ListedCurrency]?
  public internal(set) var portfolio: Portfolio?

  /// The one document of the feed, or one item for each symbol.
  package var items: [FeedItem] = []
  /// The operations of a store, pending or finished, the newest last.
  var operations: [StoreOperation] = []
  var limit: RequestLimit
  /// The instant before which the provider, by its own answer, is not to be asked.
  var heldUntil: Int64?
  /// The instant before which a refused key is not tried again.
  var refusedUntil: Int64?
  /// The waits that headers asked for, of answers that are still to come.
  var waits: [(request: UInt64, wait: RetryAfter)] = []
  var nextRequest: UInt64 = 1
  /// The instant of the last request or answer.
  var attempt: Int64?
  var hasJumped = false

  public static var mostSymbols: Int { 4096 }
  static var mostFinished: Int { 1024 }

  public init(_ settings: FeedSettings) {
    self.settings = settings
    limit = RequestLimit(perSecond: settings.perSecond, perMinute: settings.perMinute)
    if settings.provider.content != .quotes { items = [FeedItem()] }
  }

  public mutating func setJump(_ jump: FeedSettings.Jump) {
    if jump == settings.jump { return }
    settings.jump = jump
    revision &+= 1
  }
}

/// A currency as a provider lists it.
public struct ListedCurrency: Sendable {
  public let code: CurrencyCode
  public let name: [UInt8]

  public init(_ code: CurrencyCode, name: [UInt8]) {
    self.code = code
    self.name = name
  }
}
