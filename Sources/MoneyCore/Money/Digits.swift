/// The rule for the number of fraction digits of a result.
public enum Digits: Sendable {
  /// A fixed number, 0 to 38.
  case count(UInt32)
  /// The fraction digits of the currency's minor unit.
  case currency

  package func count(
    of currency: CurrencyCode, on day: Day? = nil, in registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) -> UInt32 {
    switch self {
    case .count(let count): count
    case .currency: try CurrencyRegistry.minorUnits(currency, on: day, in: registry)
    }
  }
}
