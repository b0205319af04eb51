import MoneyCore

/// The options of a valuation: its day, the age that rates and prices may have, and the rounding.
public struct ValuationOptions: Sendable {
  /// The last day whose transactions count, and the day of the rates; nil for all transactions at the newest rates.
  public var day: Day?
  /// The number of days that rates may be earlier than the expected day.
  public var maximumGap: Int32
  /// The time from which the age of quotes is counted, in seconds since the epoch.
  public var now: Int64?
  /// The greatest age of a fresh quote in seconds; nil if quotes are always fresh.
  public var freshFor: Int64?
  /// The fraction digits of percentages.
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
