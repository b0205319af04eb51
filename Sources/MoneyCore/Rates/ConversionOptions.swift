/// Which day's rates are wanted, and how the result is rounded.
public struct ConversionOptions: Sendable {
  /// Nil: the newest of the table.
  public var day: Day?
  /// How many days earlier the rates may be.
  public var maximumGap: Int32
  public var digits: Digits
  public var rounding: Rounding

  public init(
    day: Day? = nil, maximumGap: Int32 = 0, digits: Digits = .currency,
    rounding: Rounding = .halfEven
  ) {
    self.day = day
    self.maximumGap = maximumGap
    self.digits = digits
    self.rounding = rounding
  }
}
