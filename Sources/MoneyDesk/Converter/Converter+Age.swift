import MoneyCore

extension Converter {
  /// The document's own time: when it was published, or the start of its newest day.
  public var updated: Int64? {
    rates?.instant ?? rates?.days.last?.instant
  }

  /// Seconds from an instant to now; nil if either is unknown, or they are too far apart.
  public static func age(of instant: Int64?, at now: Int64?) -> Int64? {
    guard let instant, let now else { return nil }
    let (age, overflow) = now.subtractingReportingOverflow(instant)
    return overflow ? nil : age
  }

  /// Whether there are rates that are too old or could not be renewed. A clock that says that they arrived long after
  /// now is no reason to trust them longer.
  public func isStale(at now: Int64?) -> Bool {
    if rates == nil { return false }
    return fault != nil || isOld(at: now)
  }

  private func isOld(at now: Int64?) -> Bool {
    guard let freshFor = settings.freshFor, let received, let now else { return false }
    guard let age = Converter.age(of: received, at: now) else { return true }
    return age.magnitude > freshFor.magnitude
  }

  /// Whether the host should fetch rates: if the user asked for them, or if there are none or only old ones. In the
  /// second case no attempt may be under way or have just failed.
  public func wantsRates(at now: Int64?) -> Bool {
    if isRefreshWanted { return true }
    if isLoading || fault != nil { return false }
    return rates == nil || isOld(at: now)
  }
}
