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

  package var hash: UInt64 {
    Mixer.mixed(from.hash ^ Mixer.mixed(to.hash) ^ UInt64(bitPattern: Int64(day?.number ?? -1)))
  }

  func hasKey(of other: Quote) -> Bool {
    from == other.from && to == other.to && day == other.day
  }
}
