/// The data of a currency.
public struct Currency: Sendable {
  /// The values are those of `MONEY_CURRENCY_…` in `money.h`.
  public enum Kind: Int32, Sendable {
    case current = 0
    case historical = 1
    case special = 2
    case unit = 3
    case informal = 4
    case custom = 5
  }

  public let code: CurrencyCode
  public let kind: Kind
  public let numeric: Int?
  /// The number of fraction digits of the currency's minor unit; nil without a minor unit.
  public let digits: UInt32?
  public let introduced: Day?
  /// The first day on which the currency is no longer current.
  public let withdrawn: Day?
  /// The currency that replaced this one; of a quote unit, the currency that it is a fraction of.
  public let successor: CurrencyCode?
  let fixedFactor: FixedFactor?
  public let cashStep: Decimal?
  /// The code of a region (ISO 3166).
  public let flag: [UInt8]
  /// The codes of regions (ISO 3166), two bytes each.
  public let countries: [UInt8]
  /// The name in English, as UTF-8.
  public let name: [UInt8]

  /// The fixed factor: 1 successor = this much of the currency.
  public var factor: Rate? { fixedFactor?.factor }
  public var factorSince: Day? { fixedFactor?.since }
}
