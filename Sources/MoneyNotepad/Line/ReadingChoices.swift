import MoneyCore

/// The choices among the readings of an ambiguous line.
struct ReadingChoices {
  enum Decimal {
    case point
    case comma
  }

  /// The decimal sign of a number such as 1,234; nil if it is not chosen.
  var decimal: Decimal?
  /// True if a date such as 3/4/2020 begins with the month; nil if it is not chosen.
  var startsWithMonth: Bool?
  /// The currency of an ambiguous symbol or word; nil if it is not chosen.
  var currency: CurrencyCode?

  var isOpen: Bool { decimal == nil && startsWithMonth == nil && currency == nil }
}
