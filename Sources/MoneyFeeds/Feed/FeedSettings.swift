import MoneyCore
import MoneyPortfolio

/// The settings with which a feed is made.
public struct FeedSettings: Sendable {
  /// The treatment of rates that jumped. The values are those of `MONEY_JUMP_…` in `money.h`.
  public enum Jump: Int32, Sendable {
    case refuse = 0
    case flag = 1
    case accept = 2
  }

  public let provider: FeedProvider
  let key: FeedKey
  let baseURL: [UInt8]
  /// The base of rates, or the currency of quotes; nil for the provider's base, or the currency of the symbol's trades.
  public let currency: CurrencyCode?
  /// The settings of the portfolio, for a store of transactions.
  public let portfolio: PortfolioSettings?
  public internal(set) var jump = Jump.refuse
  /// The seconds for which content is fresh, and the seconds to wait after a failure.
  public let ttl: Int64
  public let retry: Int64
  /// The most requests in a second and in a minute; 0 for no limit.
  let perSecond: Int
  let perMinute: Int
  /// The most bytes of an answer.
  let largestBody: Int

  /// Parameters that are nil default to the provider's values.
  public init(
    _ provider: FeedProvider, key: [UInt8] = [], baseURL: [UInt8]? = nil, currency: CurrencyCode? = nil,
    portfolio: PortfolioSettings? = nil, jump: Jump = .refuse, ttl: Int64? = nil, retry: Int64? = nil,
    perSecond: Int? = nil, perMinute: Int? = nil, largestBody: Int = 1 << 26
  ) throws(MoneyFailure) {
    self.provider = provider
    self.key = try FeedKey(key)
    if provider.needsKey, key.isEmpty { throw MoneyFailure(.argument, "options.api_key must be set for this provider") }
    var url = baseURL ?? []
    if baseURL == nil { url = try FeedSettings.ownURL(of: provider) }
    self.baseURL = try URLText.base(url)
    if provider == .transactions, portfolio == nil {
      throw MoneyFailure(.argument, "options.currency must be set for a transactions store")
    }
    self.currency = currency
    self.portfolio = portfolio
    self.jump = jump
    self.ttl = ttl ?? provider.ttl
    self.retry = retry ?? self.ttl
    try FeedSettings.check(self.ttl, "ttl_seconds")
    try FeedSettings.check(self.retry, "retry_seconds")
    self.perSecond = perSecond ?? provider.perSecond
    self.perMinute = perMinute ?? provider.perMinute
    self.largestBody = largestBody
  }

  private static func check(_ seconds: Int64, _ name: StaticString) throws(MoneyFailure) {
    guard seconds >= 0 else {
      throw MoneyFailure(.argument, "options." + Message(name) + " must be at least 0, got " + .integer(seconds))
    }
  }

  private static func ownURL(of provider: FeedProvider) throws(MoneyFailure) -> [UInt8] {
    let own = Array(UTF8Bytes(provider.baseURL))
    if own.isEmpty {
      throw MoneyFailure(.argument, "options.base_url must be set for this provider")
    }
    return own
  }
}
