/// A sum of amounts of one currency. Only the final sum must fit 38 digits.
public struct MoneySum: Sendable {
  private var currency: CurrencyCode?
  private var sum = DecimalSum()
  private var count = 0

  /// - Parameter currency: the currency of the sum if no amount is added; nil if there is at least one.
  public init(of currency: CurrencyCode? = nil) {
    self.currency = currency
  }

  public mutating func add(_ money: Money) throws(MoneyFailure) {
    if let currency, currency != money.currency {
      let reason = Message.code(money.currency) + " cannot be added to " + .code(currency)
      throw MoneyFailure(.currencyMismatch, "entry " + .number(count) + ": " + reason)
    }
    currency = money.currency
    sum.add(money.amount)
    count &+= 1
  }

  /// The sum at the finest scale that was added; 0 of the given currency if no amount was added.
  public func value() throws(MoneyFailure) -> Money {
    guard let currency else {
      throw MoneyFailure(.argument, "currency must be set if no amounts are added")
    }
    return Money(try sum.value(), currency)
  }
}
