import MoneyCore

/// The balances of a page of entries, newest first.
struct AccountPage {
  /// The sum of the entries before the present slot; nil before the first entry.
  private var before: DecimalSum?
  /// The slot of the entry before; nil at the first one.
  private var slot: DaySlot?

  var isFirst: Bool { before == nil }

  /// - Parameter sum: the sum of the entries before the slot of the first entry.
  mutating func begin(with sum: DecimalSum) { before = sum }

  /// The balance after an entry.
  ///
  /// - Parameter sum: the sum of the slot up to the entry.
  mutating func balance(in slot: DaySlot, adding sum: DecimalSum) throws(MoneyFailure) -> Decimal {
    var balance = before ?? DecimalSum()
    if let last = self.slot, last != slot {
      // This is the last entry of its slot, so its sum is that of the entire slot.
      balance.add(sum, isNegated: true)
      before = balance
    }
    self.slot = slot
    balance.add(sum)
    return try balance.value()
  }
}
