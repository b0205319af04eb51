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

  /// True if the rates are too old or could not be refreshed. A clock by which they arrived long after now does not
  /// make them valid for longer.
  public func isStale(at now: Int64?) -> Bool {
    if rates == nil { return false }
    return fault != nil || isOld(at: now)
  }

  private func isOld(at now: Int64?) -> Bool {
    guard let freshFor = settings.freshFor, let received, let now else { return false }
    guard let age = Converter.age(of: received, at: now) else { return true }
    return age.magnitude > freshFor.magnitude
  }

  /// True if the host should fetch rates: if the user requested it, or if no rates or only old ones exist and no
  /// attempt is pending or has just failed.
  public func wantsRates(at now: Int64?) -> Bool {
    if isRefreshWanted { return true }
    if isLoading || fault != nil { return false }
    return rates == nil || isOld(at: now)
  }
}
