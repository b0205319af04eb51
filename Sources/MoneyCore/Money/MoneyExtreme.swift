/// The smallest or the largest of amounts of one currency: of equal ones the first.
public struct MoneyExtreme: Sendable {
  private var extreme: DecimalExtreme
  private var currency: CurrencyCode?
  private var count = 0

  public init(_ side: DecimalExtreme.Side) {
    extreme = DecimalExtreme(side)
  }

  /// Where among those that were added it was.
  public var index: Int { extreme.index }

  public mutating func add(_ money: Money) throws(MoneyFailure) {
    if let currency, currency != money.currency {
      let reason = Message.code(money.currency) + " cannot be compared with " + .code(currency)
      throw MoneyFailure(.currencyMismatch, "entry " + .number(count) + ": " + reason)
    }
    currency = money.currency
    extreme.add(money.amount)
    count &+= 1
  }

  public func value() throws(MoneyFailure) -> Money {
    guard let currency else { throw extreme.side.ofNothing() }
    return Money(try extreme.value(), currency)
  }
}
