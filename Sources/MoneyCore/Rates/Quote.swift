/// One rate in one direction, on one day or without a day.
public struct Quote: Sendable, Keyed {
  public let from: CurrencyCode
  public let to: CurrencyCode
  public let rate: Rate
  public let day: Day?
  /// True if the rate exceeded 64 bits in its document, and was therefore rounded.
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

  /// The key of the quote; a table contains at most one rate per key.
  package var key: QuoteKey { QuoteKey(from: from, to: to, day: day) }
}
