/// The rule by which a payment in cash is rounded, in a country on a day.
///
/// In Finland 10.02 EUR are paid with 10.00 in cash, and 0.02 EUR with 0.02: its law leaves one and two cents as they
/// are.
public struct CashRule: Sendable {
  /// What a law says about amounts that are too small for its rule. The values are those of `MONEY_CASH_SMALL_…`.
  public enum SmallAmounts: Int32, Sendable {
    /// They are rounded as others are.
    case rounded = 0
    /// They stay as they are.
    case exact = 1
    /// They become one step.
    case up = 2
  }

  /// The smallest amount in cash. The property comes first, as in `BasketPolicy`.
  public let step: Decimal
  /// The largest amount that `smallAmounts` speaks of; 0 if there is none.
  public let small: Decimal
  public let smallAmounts: SmallAmounts
  public let currency: CurrencyCode
  /// The country whose rule it is, in two bytes; empty if it holds in all countries with the currency.
  public let country: [UInt8]
  public let rounding: Rounding
  /// The first day of the rule; nil if it held before all days that the table knows.
  public let since: Day?
  /// The first day on which the rule holds no longer; nil if it still holds.
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
