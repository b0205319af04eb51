import MoneyCore

/// The options of a format besides its pattern. The values are those of the header.
public struct FormatOptions: Sendable {
  /// The amounts that are written with a sign.
  public enum Sign: Int32, Sendable, CaseIterable {
    /// Negative amounts are signed, and others if the pattern's positive half contains a plus sign.
    case pattern = 0
    case always = 1
    /// Positive and negative amounts are signed, but not 0.
    case exceptZero = 2
    /// No amount is signed: a negative amount looks like a positive one.
    case never = 3
  }

  /// The rule for zeros at the end of the fraction.
  public enum Zeros: Int32, Sendable, CaseIterable {
    /// As many zeros are kept as the smallest number of digits needs.
    case pattern = 0
    /// All zeros are dropped: `12.50` is `12.5`, `12.00` is `12`.
    case strip = 1
    /// Zeros are dropped only if the fraction has no other digit: `12.00` is `12`, `12.50` stays.
    case stripWhole = 2
  }

  /// The source of a number of fraction digits.
  public enum FractionDigits: Sendable, Equatable {
    case pattern
    /// The fraction digits of the currency's minor unit.
    case currency
    /// The fraction digits of the amount.
    case amount
    /// A fixed number, 0 to 38.
    case count(UInt32)
  }

  public var sign = Sign.pattern
  public var zeros = Zeros.pattern
  public var rounding = Rounding.halfEven
  public var numerals = LocaleOptions.Numerals.locale
  public var minimumFraction = FractionDigits.pattern
  public var maximumFraction = FractionDigits.pattern
  /// The smallest number of significant digits, 1 to 38; nil for that of the pattern.
  public var minimumSignificant: UInt32?
  public var maximumSignificant: UInt32?
  /// The minimum number of digits before the first group separator: with 2, `1234` is not grouped but `12,345` is.
  public var minimumGrouping: UInt32 = 1

  // Custom texts. If one is nil, the text of the locale is used. Without a locale it is `.`, `,`, `-` or `+`, and the
  // currency's code for the symbol.
  public var decimalSeparator: [UInt8]?
  /// If it is empty, the digits are not grouped.
  public var groupSeparator: [UInt8]?
  public var minusSign: [UInt8]?
  public var plusSign: [UInt8]?
  public var symbol: [UInt8]?

  /// The limit on the length of a custom text, in bytes.
  public static var longestText: Int { 32 }

  public init() {}
}
