import MoneyCore
import MoneyPortfolio

extension OrderForm {
  /// The fault of a field, or `ok`.
  public func state(of field: OrderField) -> FieldState { OrderReading(self)[field] }

  /// The text that a field shows: the input, or a figure worked out from the other two.
  public func text(of field: OrderField) -> [UInt8] {
    let text = typed(field)
    guard text.isEmpty, field.isFigure else { return text }
    return OrderReading(self).figure(field)?.plainText ?? []
  }

  /// The transaction of the form. It keeps the id, fee, rate and lots of the transaction that is edited.
  public func transaction() throws(MoneyFailure) -> Transaction {
    let reading = OrderReading(self)
    if let wrong = reading.wrong {
      throw MoneyFailure(.syntax, Message(wrong.name) + ": " + Message(reading[wrong].name))
    }
    guard let day = reading.day, let action = reading.action, let symbol = reading.symbol,
      let quantity = reading.quantity, let sum = reading.sum
    else { throw MoneyFailure(.syntax, "order form is incomplete") }
    var made = stored ?? Transaction(symbol: symbol, day: day, action: action)
    made.symbol = symbol
    made.day = day
    made.action = action
    made.quantity = quantity
    made.total = Money(sum, currency)
    return made
  }

  /// Adds the transaction to a portfolio, or replaces the one that is edited. From then on the form edits the saved
  /// one.
  public mutating func save(in portfolio: inout Portfolio) throws(MoneyFailure) -> Transaction {
    var made = try transaction()
    if stored == nil { made.id = try portfolio.add(made) } else { try portfolio.edit(made) }
    stored = made
    return made
  }
}
