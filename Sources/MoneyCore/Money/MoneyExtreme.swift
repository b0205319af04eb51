/// The smallest or the largest of several amounts of one currency; of equal ones the first.
public struct MoneyExtreme: Sendable {
  private var extreme: DecimalExtreme
  private var currency: CurrencyCode?
  private var count = 0

  public init(_ side: DecimalExtreme.Side) {
    extreme = DecimalExtreme(side)
  }

  /// The position of the extreme among the amounts that were added.
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
