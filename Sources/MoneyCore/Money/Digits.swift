/// How many fraction digits a result has.
public enum Digits: Sendable {
  /// 0 to 38.
  case count(UInt32)
  /// The currency's minor units.
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
