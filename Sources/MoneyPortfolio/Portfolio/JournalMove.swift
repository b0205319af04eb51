import MoneyCore

/// What a transaction does to the lots of its symbol, for a journal.
struct JournalMove {
  /// Shares of a lot that come in or go out, and what they cost in all.
  struct Part {
    let isIn: Bool
    let quantity: Decimal
    let cost: Decimal
    /// The transaction that made the lot.
    let lot: ShortText
    let day: Day
    /// Tells the parts of a lot apart, from 1; 0 where lots are not told apart.
    let number: Int
  }

  var parts: [Part] = []
  /// Whether which lots go out does not follow from the method and the dates alone.
  var isNamed = false
  /// Whether lots are not told apart.
  var isPool = false
  /// Nil where nothing was disposed of.
  var gain: Decimal?
  /// What was sold without being held brought.
  var oversold = Decimal.zero

  /// What comes in less what goes out.
  func quantity() throws(MoneyFailure) -> Decimal {
    var sum = Decimal.zero
    for part in parts { sum = try sum.adding(part.isIn ? part.quantity : part.quantity.negated) }
    return sum
  }

  func cost() throws(MoneyFailure) -> Decimal {
    var sum = Decimal.zero
    for part in parts { sum = try sum.adding(part.isIn ? part.cost : part.cost.negated) }
    return sum
  }
}
