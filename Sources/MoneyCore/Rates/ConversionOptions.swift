/// The day whose rates a conversion uses, how old they may be, and how the result is rounded.
///
/// Nothing is guessed. By default the day is the newest of the table, no earlier day is accepted (`maximumGap` 0), and
/// the result is rounded half-even to the target's minor unit.
///
///     ConversionOptions(day: sunday, maximumGap: 2)  // Friday's rates, and the flag EARLIER
///
/// The library has no clock, so `freshness` contains the current time.
public struct ConversionOptions: Sendable {
  /// Nil for the newest day of the table.
  public var day: Day?
  /// The number of days by which the rates may be earlier than `day`, or than the newest day of the table.
  public var maximumGap: Int32
  /// Nil if the age of the rates does not matter.
  public var freshness: Freshness?
  public var digits: Digits
  public var rounding: Rounding
  /// True if earlier days are searched for a missing rate, so that the failure can name the last day that had it. Only
  /// a caller that discards the message sets it to false.
  package var explainsFailure = true

  public init(
    day: Day? = nil, maximumGap: Int32 = 0, freshness: Freshness? = nil, digits: Digits = .currency,
    rounding: Rounding = .halfEven
  ) {
    self.day = day
    self.maximumGap = maximumGap
    self.freshness = freshness
    self.digits = digits
    self.rounding = rounding
  }
}
