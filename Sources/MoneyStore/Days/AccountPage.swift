import MoneyCore

/// The balances of a page of entries, newest first.
struct AccountPage {
  /// The sum of the entries before the present day; nil before the first entry.
  private var before: DecimalSum?
  private var day: Day?
  private var hasEntries = false

  var isFirst: Bool { before == nil }

  /// - Parameter sum: the sum of the entries before the day of the first entry.
  mutating func begin(with sum: DecimalSum) { before = sum }

  /// The balance after an entry.
  ///
  /// - Parameters:
  ///   - day: the day of the entry; nil for an entry without a day.
  ///   - sum: the sum of the day up to the entry.
  mutating func balance(on day: Day?, adding sum: DecimalSum) throws(MoneyFailure) -> Decimal {
    var balance = before ?? DecimalSum()
    if hasEntries, day != self.day {
      // This is the last entry of its day, so its sum is that of the entire day.
      balance.add(sum, isNegated: true)
      before = balance
    }
    hasEntries = true
    self.day = day
    balance.add(sum)
    return try balance.value()
  }
}
