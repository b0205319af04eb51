import MoneyCore

/// The price of one share of a security, in a currency, at an instant.
public struct PriceQuote: Sendable {
  public let symbol: ShortText
  /// The price, 0 or more. A share at 0 is worth nothing; a share without a price has no quote.
  public let price: Decimal
  /// The currency of the price; nil for the security's own.
  public let currency: CurrencyCode?
  /// The instant of the price, in seconds since the epoch; nil if it is not known.
  public let instant: Int64?

  public init(
    symbol: ShortText, price: Decimal, currency: CurrencyCode? = nil, instant: Int64? = nil
  ) throws(MoneyFailure) {
    if price.isNegative {
      throw MoneyFailure(.argument, "price of " + Message.text(symbol) + " must be at least 0, got " + .decimal(price))
    }
    self.symbol = symbol
    self.price = price
    self.currency = currency
    self.instant = instant
  }

  /// The state of a price. The values are those of `MONEY_PRICE_…` in `money.h`.
  public enum State: Int32, Sendable {
    case fresh = 0
    /// The price is older than the options allow for a fresh one, and still counts.
    case stale = 1
    case missing = 2
    /// A feed's provider answered 0, which means that no price is available. A valuation never has this state, because
    /// a price of 0 in a quote is intended.
    case zero = 3
    /// The price is known, but a rate for it or for a transaction is missing.
    case noRate = 4
    /// Nothing is held, and no price is needed.
    case closed = 5
  }
}
