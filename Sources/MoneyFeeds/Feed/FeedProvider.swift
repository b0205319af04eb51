import MoneyCore

/// The publisher of a feed's content. The values are those of `MONEY_PROVIDER_…` in `money.h`.
public enum FeedProvider: Int32, Sendable {
  case currencylayer = 0
  case currencylayerList = 1
  case frankfurter = 2
  case openExchangeRates = 3
  case ecb = 4
  case finnhub = 5
  case transactions = 6

  public enum Content: Sendable {
    case rates
    case currencies
    case quotes
    case transactions
  }

  public var content: Content {
    switch self {
    case .currencylayer, .frankfurter, .openExchangeRates, .ecb: .rates
    case .currencylayerList: .currencies
    case .finnhub: .quotes
    case .transactions: .transactions
    }
  }

  /// The provider's server, or empty. The European Central Bank publishes its daily file as a ZIP archive only.
  var baseURL: StaticString {
    switch self {
    case .currencylayer, .currencylayerList: "https://api.currencylayer.com"
    case .frankfurter: "https://api.frankfurter.dev/v1"
    case .openExchangeRates: "https://openexchangerates.org/api"
    case .finnhub: "https://finnhub.io/api/v1"
    case .ecb, .transactions: ""
    }
  }

  /// The publisher of rates whose documents do not name one.
  public var publisher: StaticString {
    switch self {
    case .currencylayer: "currencylayer"
    case .frankfurter: "Frankfurter"
    case .openExchangeRates: "Open Exchange Rates"
    case .currencylayerList, .ecb, .finnhub, .transactions: ""
    }
  }

  /// The base of all rates that the provider publishes; nil if its requests name a base.
  public var base: CurrencyCode? {
    switch self {
    case .currencylayer, .openExchangeRates: CurrencyCode(bytes: UTF8Bytes("USD"))
    case .ecb: CurrencyCode(bytes: UTF8Bytes(ECBReader.base))
    case .currencylayerList, .frankfurter, .finnhub, .transactions: nil
    }
  }

  var needsKey: Bool {
    switch self {
    case .currencylayer, .currencylayerList, .openExchangeRates, .finnhub: true
    case .frankfurter, .ecb, .transactions: false
    }
  }

  /// The seconds for which content is fresh: a day for a list of currencies, an hour for anything else.
  var ttl: Int64 { self == .currencylayerList ? 86_400 : 3_600 }

  /// The limits in the provider's documentation: 30 requests per second in general, and 60 per minute in the free plan.
  /// A limit of 0 means unlimited.
  var perSecond: Int { self == .finnhub ? 30 : 0 }
  var perMinute: Int { self == .finnhub ? 60 : 0 }
}
