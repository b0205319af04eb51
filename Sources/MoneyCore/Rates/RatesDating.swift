/// The relation of a day's rates to the requested day. Only this type decides whether a conversion is marked EARLIER
/// and STALE.
///
/// For a conversion on Sunday, the rates of Friday have a gap of 2 days and are earlier. They are stale if they are
/// older than the options allow, whether they are earlier or not.
struct RatesDating {
  /// The number of days from the rates' day to the requested day.
  let gap: Int32
  private(set) var flags: ConversionFlags

  /// - Parameters:
  ///   - day: the day of the rates; nil if no dated rate is involved.
  ///   - wanted: the requested day; nil if unknown.
  @inline(__always)
  init(of day: Day?, wanted: Day?) {
    if let day, let wanted, day < wanted {
      gap = wanted.number &- day.number
      flags = .earlier
    } else {
      gap = 0
      flags = []
    }
  }

  /// Adds the flag STALE if the rates of a day are stale; throws if they are and the options refuse such rates.
  @inline(__always)
  mutating func noteAge(of day: Day?, in table: RatesTable, _ options: ConversionOptions) throws(MoneyFailure) {
    guard let freshness = options.freshness else { return }
    if try table.isStale(on: day, freshness, options) { flags.insert(.stale) }
  }
}

extension RatesTable {
  /// The day whose rates are asked for; nil if the table has no dates.
  @inline(__always)
  func wantedDay(_ options: ConversionOptions) -> Day? { options.day ?? days.last }

  /// The day whose rates are asked for.
  package static func wantedDay(in table: RatesTable?, _ options: ConversionOptions) -> Day? {
    table.map { $0.wantedDay(options) } ?? options.day
  }

  /// The instant at which the rates of a day were published. The table's own instant is that of its newest rates.
  func published(on day: Day?) -> Int64? {
    if let day, day != days.last { return day.instant }
    return instant ?? day?.instant
  }

  /// True if the rates of a day are stale; throws if they are and the options reject stale rates.
  fileprivate func isStale(
    on day: Day?, _ freshness: Freshness, _ options: ConversionOptions
  ) throws(MoneyFailure) -> Bool {
    let published = published(on: day)
    guard freshness.isStale(published) else { return false }
    if freshness.isRequired {
      throw freshness.refusal(published, on: day, isNewest: options.day == nil && day == days.last)
    }
    return true
  }
}
