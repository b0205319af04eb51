import MoneyCore

/// As of when a portfolio is valued, and how.
public struct ValuationOptions: Sendable {
  /// Transactions up to it count, and rates are of it; nil: all, at the newest rates.
  public var day: Day?
  /// How many days earlier than wanted rates may be.
  public var maximumGap: Int32
  /// In seconds since the epoch, for the age of quotes.
  public var now: Int64?
  /// How many seconds old a quote is still fresh; nil: always.
  public var freshFor: Int64?
  /// Fraction digits of percentages.
  public var percentDigits: UInt32
  public var rounding: Rounding

  public init(
    day: Day? = nil, maximumGap: Int32 = 7, now: Int64? = nil, freshFor: Int64? = nil, percentDigits: UInt32 = 2,
    rounding: Rounding = .halfEven
  ) {
    self.day = day
    self.maximumGap = maximumGap
    self.now = now
    self.freshFor = freshFor
    self.percentDigits = percentDigits
    self.rounding = rounding
  }
}
