import MoneyCore

/// The options for an amount in a locale. The values are those of `money.h`.
public struct LocaleOptions: Sendable {
  public enum Style: Int32, Sendable {
    case standard = 0
    case accounting = 1
    case compact = 2
  }

  public enum Display: Int32, Sendable, CaseIterable {
    case symbol = 0
    case narrow = 1
    case code = 2
    case name = 3
    case none = 4
  }

  public enum Numerals: Int32, Sendable {
    case locale = 0
    case latin = 1
  }

  public var style = Style.standard
  public var display = Display.symbol
  public var digits = Digits.currency
  public var rounding = Rounding.halfEven
  public var numerals = Numerals.locale

  public init() {}
}
