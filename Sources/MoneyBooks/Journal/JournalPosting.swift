import MoneyCore

/// A posting as a journal contains it.
struct JournalPosting {
  /// The price of an amount: of one unit, or of all units.
  struct Price {
    let money: Money
    let isTotal: Bool
  }

  let position: Int
  /// The position of the account in the journal.
  let account: Int
  /// Nil if the journal omits the amount.
  let amount: Money?
  let price: Price?

  /// The amount that counts for the balance of the transaction: the amount at its price.
  func weight(of amount: Money) throws(MoneyFailure) -> Money {
    guard let price else { return amount }
    guard price.isTotal else {
      return Money(try amount.amount.multiplied(by: price.money.amount), price.money.currency)
    }
    if amount.amount.isZero { return Money(.zero, price.money.currency) }
    return Money(amount.amount.isNegative ? price.money.amount.negated : price.money.amount, price.money.currency)
  }
}
