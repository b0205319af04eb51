/// The day whose rates a conversion uses, how old they may be, and how the result is rounded.
///
/// Nothing here is guessed: without a word the day is the newest of the table, no earlier day will do (`maximumGap` 0),
/// and the result has the target's minor units, half even.
///
///     ConversionOptions(day: sunday, maximumGap: 2)  // Friday's rates, and the flag EARLIER
///
/// The engine has no clock, so `freshness` brings its own "now".
public struct ConversionOptions: Sendable {
  /// Nil: the newest of the table.
  public var day: Day?
  /// How many days earlier than `day`, or than the newest of the table, the rates may be.
  public var maximumGap: Int32
  /// Nil: their age does not matter.
  public var freshness: Freshness?
  public var digits: Digits
  public var rounding: Rounding
  /// Whether a missing rate is looked for on earlier days, so that the failure can say where it is. Only a caller that
  /// throws the words away turns it off.
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
