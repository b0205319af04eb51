import MoneyCore
import MoneyFeeds
import MoneyPortfolio

/// The data of a screen that shows a portfolio. Transactions and prices arrive, or fail to arrive, from anywhere. The
/// view keeps good data until better data comes.
public struct PortfolioView: Sendable {
  /// The state of the screen. The values are those of `MONEY_PORTFOLIO_VIEW_…` in `money.h`.
  public enum State: Int32, Sendable {
    case loading = 0
    case empty = 1
    case ready = 2
    case stale = 3
    case transactionsFailed = 4
    case quotesFailed = 5
  }

  /// A number that grows with each change.
  public private(set) var revision: UInt64 = 0
  /// The portfolio; nil until it has been retrieved.
  public private(set) var portfolio: Portfolio?
  /// The last good quote of each symbol, sorted by symbol.
  public private(set) var quotes: [PriceQuote] = []
  public private(set) var table: RatesTable?
  /// True if a provider has reported that a symbol has no price, so that prices are no longer pending.
  private var hasUnknownPrices = false
  /// The options of the valuation, in which each call replaces `now`.
  public private(set) var options: ValuationOptions
  /// The reasons why the last retrieval, and the last attempt to get prices, failed; nil if they did not.
  public private(set) var retrievalFailure: [UInt8]?
  public private(set) var pricesFailure: [UInt8]?

  public init(_ options: ValuationOptions) {
    self.options = options
  }

  // MARK: Updates

  public mutating func setTransactions(_ portfolio: Portfolio) {
    self.portfolio = portfolio
    retrievalFailure = nil
    revision &+= 1
  }

  public mutating func setTransactionsFailure(_ reason: [UInt8]) {
    retrievalFailure = reason
    revision &+= 1
  }

  /// Replaces the quotes of symbols.
  public mutating func setQuotes(_ given: [PriceQuote]) {
    for quote in given {
      let position = quotes.lowerBound(in: 0..<quotes.count) { $0.symbol < quote.symbol }
      if position == quotes.count || quotes[position].symbol != quote.symbol {
        quotes.insert(quote, at: position)
      } else {
        quotes[position] = quote
      }
    }
    pricesFailure = nil
    revision &+= 1
  }

  public mutating func setQuotesFailure(_ reason: [UInt8]) {
    pricesFailure = reason
    revision &+= 1
  }

  public mutating func setRates(_ table: RatesTable?) {
    self.table = table
    revision &+= 1
  }

  /// Copies the state of a feed of transactions or of quotes: its content, and the reason for a failed fetch. A feed
  /// with neither changes nothing.
  public mutating func take(_ feed: Feed) throws(MoneyFailure) {
    let failure = feed.retrievalFailure.map { Array($0.failure.message.line) }
    switch feed.settings.provider.content {
    case .transactions:
      guard feed.portfolio != nil || failure != nil else { return }
      if let portfolio = feed.portfolio { self.portfolio = portfolio }
      retrievalFailure = failure
      revision &+= 1
    case .quotes:
      let quotes = feed.quotes
      guard !quotes.isEmpty || feed.hasUnknownPrices || failure != nil else { return }
      hasUnknownPrices = feed.hasUnknownPrices
      setQuotes(quotes.map { $0.quote })
      pricesFailure = failure
    case .rates, .currencies:
      throw MoneyFailure(.argument, "feed must provide transactions or price quotes")
    }
  }
}

// MARK: - Output

extension PortfolioView {
  /// The positions and the summary at a moment; nil until transactions have been retrieved.
  public mutating func valuation(at now: Int64?) throws(MoneyFailure) -> Valuation? {
    guard portfolio != nil else { return nil }
    var options = options
    options.now = now
    return try portfolio?.value(quotes, table, options)
  }

  /// As `valuation`; throws until transactions have been retrieved.
  public mutating func knownValuation(at now: Int64?) throws(MoneyFailure) -> Valuation {
    guard let valuation = try valuation(at: now) else {
      throw MoneyFailure(.notFound, "no transactions fetched yet")
    }
    return valuation
  }

  /// The reason for a failed fetch, or empty. Without transactions prices do not matter, so the failure to fetch them
  /// comes first, as in `state`.
  public var reason: [UInt8] { retrievalFailure ?? pricesFailure ?? [] }

  /// The state of the screen at a moment. A failure is reported even if older figures can be shown.
  public mutating func state(at now: Int64?) throws(MoneyFailure) -> State {
    if retrievalFailure != nil { return .transactionsFailed }
    guard let count = portfolio?.count else { return .loading }
    if count == 0 { return .empty }
    if pricesFailure != nil { return .quotesFailed }
    guard let valuation = try valuation(at: now) else { return .loading }
    var isStale = false
    var isPriced = false
    var isHeld = false
    for position in valuation.positions where !position.quantity.value.isZero {
      isHeld = true
      isPriced = isPriced || position.price != nil
      isStale = isStale || position.state == .stale
    }
    // The shares held have no price yet, so the prices are still pending.
    if isHeld, !isPriced, !hasUnknownPrices { return .loading }
    return isStale ? .stale : .ready
  }

  /// The symbols whose prices are needed: those held, in the order of their bytes.
  public var neededSymbols: [ShortText] {
    portfolio?.heldSymbols ?? []
  }
}
