/// The limit on the age of a conversion's rates. The library has no clock, so the caller passes the current time.
///
/// With a limit of 3600 seconds, rates that were published 3601 seconds before `now` are stale. Rates whose time is not
/// known are stale too, because they may be older than the limit.
public struct Freshness: Sendable {
  /// The current time, in seconds since the epoch, UTC.
  public let now: Int64
  /// The largest age of fresh rates, in seconds; not negative.
  public let limit: Int64
  /// True if stale rates are rejected. Otherwise they are marked `ConversionFlags.stale`.
  public let isRequired: Bool

  @_optimize(size)
  public init(now: Int64, limit: Int64, isRequired: Bool) throws(MoneyFailure) {
    guard limit >= 0 else {
      throw MoneyFailure(.argument, "fresh_for must be at least 0 seconds, got " + .integer(limit))
    }
    self.now = now
    self.limit = limit
    self.isRequired = isRequired
  }

  /// The age of rates that were published at an instant; nil if the instant is not known or the age does not fit 64
  /// bits.
  package func age(of published: Int64?) -> Int64? {
    guard let published else { return nil }
    let (age, overflow) = now.subtractingReportingOverflow(published)
    return overflow ? nil : age
  }

  package func isStale(_ published: Int64?) -> Bool {
    guard let age = age(of: published) else { return true }
    return age > limit
  }
}

extension Freshness {
  /// The failure of a conversion because of stale rates: "newest rates (2024-01-02) must be at most 7 days old, got 35
  /// days".
  ///
  /// - Parameter day: the day of the rates.
  @inline(never)
  @_optimize(size)
  package func refusal(_ published: Int64?, on day: Day?, isNewest: Bool) -> MoneyFailure {
    var rates: Message = isNewest ? "newest rates" : "rates"
    if let day { rates = rates + " (" + .date(day) + ")" }
    guard let age = age(of: published) else {
      let (unit, name) = unit(below: nil)
      let most = Message.count(limit / unit, name)
      return MoneyFailure(.noRate, rates + " must be at most " + most + " old, got an unknown age")
    }
    let (unit, name) = unit(below: age)
    let most = Message.count(limit / unit, name)
    return MoneyFailure(.noRate, rates + " must be at most " + most + " old, got " + .count(age / unit, name))
  }

  /// The largest unit that divides the limit evenly and in which the age still exceeds the limit.
  @_optimize(size)
  private func unit(below age: Int64?) -> (seconds: Int64, name: StaticString) {
    func fits(_ seconds: Int64) -> Bool {
      guard limit % seconds == 0 else { return false }
      guard let age else { return true }
      return age / seconds > limit / seconds
    }
    if fits(86_400) { return (86_400, "day") }
    if fits(3_600) { return (3_600, "hour") }
    return fits(60) ? (60, "minute") : (1, "second")
  }
}
