/// One rate of one direction on one day, or of no day.
public struct Quote: Sendable {
  public let from: CurrencyCode
  public let to: CurrencyCode
  public let rate: Rate
  public let day: Day?
  /// Whether it was longer in its document than 64 bits hold.
  public let isRounded: Bool

  public init(
    from: CurrencyCode, to: CurrencyCode, rate: Rate, day: Day?, isRounded: Bool = false
  ) {
    self.from = from
    self.to = to
    self.rate = rate
    self.day = day
    self.isRounded = isRounded
  }

  /// What there is one rate of.
  var key: QuoteKey { QuoteKey(from: from, to: to, day: day) }
}
