import MoneyCore
import MoneyPortfolio

/// Data of a provider, kept up to date without input or output: which request to send and when, and what its answer
/// changes.
///
/// Good content stays until something better has been read whole, with its age. The host has the clock and the network:
/// it asks for the next request, sends it, and hands in the answer or the reason why there is none.
///
///     let request = feed.next(at: now)  // nil: nothing is due
///
/// So every failure of a network can be played in a test, in any order, in no time. A key is only in a request, and in
/// no message.
public struct Feed: Sendable {
  public internal(set) var settings: FeedSettings
  /// Grows with each change.
  public internal(set) var revision: UInt64 = 0
  public internal(set) var rates: RatesTable?
  public internal(set) var currencies: [ListedCurrency]?
  public internal(set) var portfolio: Portfolio?

  /// One, or one a symbol.
  package var items: [FeedItem] = []
  /// What a store is to do, and did: the newest last.
  var operations: [StoreOperation] = []
  var limit: RequestLimit
  /// Until when the provider is not to be asked, as it has it.
  var heldUntil: Int64?
  /// Until when a key that was refused is not tried again.
  var refusedUntil: Int64?
  /// What the headers of answers yet to come said.
  var waits: [(request: UInt64, wait: RetryAfter)] = []
  var nextRequest: UInt64 = 1
  /// When anything was last asked or answered.
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
