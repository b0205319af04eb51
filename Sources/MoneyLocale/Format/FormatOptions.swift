import MoneyCore

/// What a format says besides its pattern. The values are those of the header.
public struct FormatOptions: Sendable {
  /// Which amounts are written with a sign.
  public enum Sign: Int32, Sendable, CaseIterable {
    /// Negative amounts, and whatever the pattern's positive half has a plus sign for.
    case pattern = 0
    case always = 1
    /// Positive and negative amounts, and not 0.
    case exceptZero = 2
    /// None: a negative amount is written like a positive one.
    case never = 3
  }

  /// What becomes of zeros at the end of the fraction.
  public enum Zeros: Int32, Sendable, CaseIterable {
    /// As many as the fewest digits ask for.
    case pattern = 0
    /// All are dropped: `12.50` is `12.5`, `12.00` is `12`.
    case strip = 1
    /// They are dropped where there is nothing else: `12.00` is `12`, `12.50` stays.
    case stripWhole = 2
  }

  /// Where a number of fraction digits comes from.
  public enum FractionDigits: Sendable, Equatable {
    case pattern
    /// The currency's minor unit.
    case currency
    /// As many as the amount has.
    case amount
    /// 0 to 38.
    case count(UInt32)
  }

  public var sign = Sign.pattern
  public var zeros = Zeros.pattern
  public var rounding = Rounding.halfEven
  public var numerals = LocaleOptions.Numerals.locale
  public var minimumFraction = FractionDigits.pattern
  public var maximumFraction = FractionDigits.pattern
  /// 1 to 38; nil: as the pattern says.
  public var minimumSignificant: UInt32?
  public var maximumSignificant: UInt32?
  /// The fewest digits before the first group separator: with 2, `1234` has none and `12,345` has one.
  public var minimumGrouping: UInt32 = 1

  // Texts of one's own; nil: the locale's, else `.`, `,`, `-` and `+`, and for the symbol the currency's code.
  public var decimalSeparator: [UInt8]?
  /// Empty: the digits are not grouped.
  public var groupSeparator: [UInt8]?
  public var minusSign: [UInt8]?
  public var plusSign: [UInt8]?
  public var symbol: [UInt8]?

  /// The longest text of one's own, in bytes.
  public static var longestText: Int { 32 }

  public init() {}
}
