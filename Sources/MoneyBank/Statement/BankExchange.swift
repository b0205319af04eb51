import MoneyCore

/// The amounts before a currency exchange, and its rate.
public struct BankExchange: Sendable {
  public internal(set) var instructed: Money?
  public internal(set) var transaction: Money?
  public internal(set) var source: CurrencyCode?
  public internal(set) var target: CurrencyCode?
  /// The currency of which one unit is priced at the rate.
  public internal(set) var unit: CurrencyCode?
  public internal(set) var rate: Decimal?

  /// True if no part is stated.
  public var isEmpty: Bool {
    instructed == nil && transaction == nil && source == nil && target == nil && unit == nil && rate == nil
  }
}
