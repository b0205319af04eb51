import MoneyCore

/// A balance that a journal states.
struct JournalAssertion {
  /// The moment of the balance.
  enum Moment {
    /// The start of a day.
    case day(Day)
    /// After a posting of the journal.
    case posting(Int)
  }

  let position: Int
  /// The position of the account in the journal.
  let account: Int
  let balance: Money
  /// The largest difference that is allowed.
  let tolerance: Decimal
  let moment: Moment
}
