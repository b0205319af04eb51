import MoneyCore
import MoneyPortfolio

/// Data from a provider, kept up to date without I/O. The feed decides which request to send and when, and how the
/// response changes the data.
///
/// Good content is kept, with its age, until better content has been read completely. The host provides the clock and
/// the network: it requests the next request, sends it, and passes on the response or the reason for its absence.
///
///     let request = feed.next(at: now)  // nil: nothing is due
///
/// A test can therefore simulate every network failure, in any order, without delay. Only requests contain the key,
/// never messages.
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
