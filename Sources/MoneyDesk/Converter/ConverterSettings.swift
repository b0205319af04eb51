import MoneyCore
import MoneyLocale

/// The options of a converter.
public struct ConverterSettings: Sendable {
  /// The fraction digits of the result.
  public var digits = Digits.currency
  /// The fraction digits of the result if the target has no minor units of its own.
  public var otherDigits: UInt32 = 8
  public var rounding = Rounding.halfEven
  /// The form of the result's currency in a locale.
  public var display = LocaleOptions.Display.none
  /// The number of seconds for which received rates are fresh; nil if they always are.
  public var freshFor: Int64? = 3600
  public var registry: CurrencyRegistry?

  public init() {}

  func digits(of currency: CurrencyCode, on day: Day?) -> Digits {
    guard case .currency = digits else { return digits }
    let own = try? CurrencyRegistry.digits(currency, on: day, in: registry)
    return .count((own ?? nil) ?? otherDigits)
  }
}
