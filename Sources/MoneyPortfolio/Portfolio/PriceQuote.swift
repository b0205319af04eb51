import MoneyCore

/// What a share of a security costs somewhere, some time.
public struct PriceQuote: Sendable {
  public let symbol: ShortText
  /// 0 or more.
  public let price: Decimal
  /// Nil: the security's own.
  public let currency: CurrencyCode?
  /// In seconds since the epoch; nil where it is not known.
  public let instant: Int64?

  public init(
    symbol: ShortText, price: Decimal, currency: CurrencyCode? = nil, instant: Int64? = nil
  ) throws(MoneyFailure) {
    if price.isNegative {
      throw MoneyFailure(.argument, "the price of " + Message.text(symbol) + " is below 0: " + .decimal(price))
    }
    self.symbol = symbol
    self.price = price
    self.currency = currency
    self.instant = instant
  }

  /// What can be said of a price. The values are those of `MONEY_PRICE_…` in `money.h`.
  public enum State: Int32, Sendable {
    case fresh = 0
    /// Older than wanted; it counts.
    case stale = 1
    case missing = 2
    /// A price of 0 is taken for none.
    case zero = 3
    /// There is a price, but no rate for it or for a transaction.
    case noRate = 4
    /// Nothing is held, and no price is needed.
    case closed = 5
  }
}
