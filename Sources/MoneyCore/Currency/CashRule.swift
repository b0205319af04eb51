/// The rule by which a payment in cash is rounded, in a country on a day.
///
/// In Finland 10.02 EUR are paid with 10.00 in cash, and 0.02 EUR with 0.02: its law leaves one and two cents as they
/// are.
public struct CashRule: Sendable {
  /// The legal treatment of amounts that are too small for the rule. The values are those of `MONEY_CASH_SMALL_…`.
  public enum SmallAmounts: Int32, Sendable {
    /// They are rounded like other amounts.
    case rounded = 0
    /// They stay as they are.
    case exact = 1
    /// They become one step.
    case up = 2
  }

  /// The smallest amount in cash. The property comes first, as in `BasketPolicy`.
  public let step: Decimal
  /// The largest amount to which `smallAmounts` applies, or 0.
  public let small: Decimal
  public let smallAmounts: SmallAmounts
  public let currency: CurrencyCode
  /// The country whose rule it is, in two bytes; empty if it holds in all countries with the currency.
  public let country: [UInt8]
  public let rounding: Rounding
  /// The first day of the rule; nil if it is the earliest in the table.
  public let since: Day?
  /// The first day after the rule; nil if it is in force.
  public let until: Day?

  /// A rule that rounds to the currency's minor unit, because no other rule is known.
  init(minorUnit digits: UInt32, of currency: CurrencyCode) {
    step = Decimal(unchecked: 1, scale: digits)
    small = Decimal(unchecked: 0, scale: digits)
    smallAmounts = .rounded
    self.currency = currency
    country = []
    rounding = .halfUp
    since = nil
    until = nil
  }

  init(
    step: Decimal, small: Decimal, _ smallAmounts: SmallAmounts, of currency: CurrencyCode, in country: [UInt8],
    rounding: Rounding, since: Day?, until: Day?
  ) {
    self.step = step
    self.small = small
    self.smallAmounts = smallAmounts
    self.currency = currency
    self.country = country
    self.rounding = rounding
    self.since = since
    self.until = until
  }
}
