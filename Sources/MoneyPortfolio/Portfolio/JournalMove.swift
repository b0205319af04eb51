import MoneyCore

/// The effect of a transaction on the lots of its symbol, for a journal.
struct JournalMove {
  /// Shares of a lot that come in or go out, and their cost in all.
  struct Part {
    let isIn: Bool
    let quantity: Decimal
    let cost: Decimal
    /// The transaction that made the lot.
    let lot: ShortText
    let day: Day
    /// The number of this part of its lot, from 1; 0 if lots are not distinguished.
    let number: Int
  }

  var parts: [Part] = []
  /// The sums of the parts, if the parts themselves are not kept.
  var sums: (quantity: Decimal, cost: Decimal)?
  /// True if the journal must name the outgoing lots, because the method and the dates alone do not determine them.
  var isNamed = false
  /// True if the shares form one pool in which lots are not distinguished.
  var isPool = false
  /// The realised gain; nil if nothing was disposed of.
  var gain: Decimal?
  /// The proceeds of shares that were sold without being held.
  var oversold = Decimal.zero

  /// The quantity that comes in, less the quantity that goes out.
  func quantity() throws(MoneyFailure) -> Decimal {
    if let sums { return sums.quantity }
    var sum = Decimal.zero
    for part in parts { sum = try sum.adding(part.isIn ? part.quantity : part.quantity.negated) }
    return sum
  }

  func cost() throws(MoneyFailure) -> Decimal {
    if let sums { return sums.cost }
    var sum = Decimal.zero
    for part in parts { sum = try sum.adding(part.isIn ? part.cost : part.cost.negated) }
    return sum
  }
}
