import MoneyCore
import MoneyLocale

/// How a notepad reads its lines, and how it rounds.
public struct NotepadOptions: Sendable {
  public enum Reading: Int32, Sendable {
    /// As strict expressions, with names and totals.
    case strict = 0
    /// As people write, by the locale.
    case lenient = 1
  }

  public var reading = Reading.strict
  /// The day of `today`; nil to reject words that depend on it.
  public var today: Day?
  /// The number of days by which rates may be earlier than the requested day.
  public var maximumGap: Int32 = 0
  public var digits = Digits.currency
  public var rounding = Rounding.halfEven
  /// The locale of symbols, separators and words; nil for the library's notation.
  public var locale: MoneyLocale?
  /// The currency of sums of several currencies; nil to require `in`, except in totals of lenient reading with rates.
  public var home: CurrencyCode?
  public var registry: CurrencyRegistry?

  public init() {}
}
