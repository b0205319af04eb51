/// The place of a day's rates next to the rates that were wanted. Nothing else decides whether a conversion has the flags
/// EARLIER and STALE.
///
/// Rates of Friday for a conversion on Sunday have a gap of 2 days and are earlier. They are stale if they are older than
/// the options allow, be they earlier or not.
struct RatesDating {
  /// How many days the rates are before those wanted.
  let gap: Int32
  private(set) var flags: ConversionFlags

  /// - Parameters:
  ///   - day: of the rates; nil where no dated rate has a part in it.
  ///   - wanted: nil where no day is known.
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

  /// Adds whether the rates of a day are stale; throws if they are and the options refuse such rates.
  @inline(__always)
  mutating func noteAge(of day: Day?, in table: RatesTable, _ options: ConversionOptions) throws(MoneyFailure) {
    guard let freshness = options.freshness else { return }
    if try table.isStale(on: day, freshness, options) { flags.insert(.stale) }
  }
}

extension RatesTable {
  /// The day whose rates are wanted; nil of a table without dates.
  @inline(__always)
  func wantedDay(_ options: ConversionOptions) -> Day? { options.day ?? days.last }

  /// The day whose rates are wanted.
  package static func wantedDay(in table: RatesTable?, _ options: ConversionOptions) -> Day? {
    table.map { $0.wantedDay(options) } ?? options.day
  }

  /// When the rates of a day were published. The table's own instant is that of its newest rates.
  func published(on day: Day?) -> Int64? {
    if let day, day != days.last { return day.instant }
    return instant ?? day?.instant
  }

  /// Whether the rates of a day are stale; throws where such rates are refused.
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
