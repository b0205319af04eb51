import MoneyCore
import MoneyPortfolio

/// The content of a feed, for a caller that cannot go on without it.
extension Feed {
  /// The newest rates; throws if the feed has other contents, or none yet.
  public func knownRates() throws(MoneyFailure) -> RatesTable {
    try check(.rates, "rates")
    return try known(rates)
  }

  /// The list of currencies; throws if the feed has other contents, or none yet.
  public func knownCurrencies() throws(MoneyFailure) -> [ListedCurrency] {
    try check(.currencies, "currencies")
    return try known(currencies)
  }

  /// The portfolio of the transactions; throws if the feed has other contents, or none yet.
  public func knownPortfolio() throws(MoneyFailure) -> Portfolio {
    try check(.transactions, "transactions")
    return try known(portfolio)
  }

  private func known<Content>(_ content: Content?) throws(MoneyFailure) -> Content {
    guard let content else { throw MoneyFailure(.notFound, "no content fetched yet") }
    return content
  }
}
