import MoneyCore
import MoneyLocale

/// The options of a converter.
public struct ConverterSettings: Sendable {
  /// Of the result.
  public var digits = Digits.currency
  /// Of the result where the target has no minor units of its own.
  public var otherDigits: UInt32 = 8
  public var rounding = Rounding.halfEven
  /// How the result's currency is written in a locale.
  public var display = LocaleOptions.Display.none
  /// How many seconds after they were received rates are still fresh; nil: always.
  public var freshFor: Int64? = 3600
  public var registry: CurrencyRegistry?

  public init() {}

  func digits(of currency: CurrencyCode, on day: Day?) -> Digits {
    guard case .currency = digits else { return digits }
    let own = try? CurrencyRegistry.digits(currency, on: day, in: registry)
    return .count((own ?? nil) ?? otherDigits)
  }
}
