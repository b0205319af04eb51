/// The data from which the ratios of a currency's rows are computed, day by day.
enum DatedRatio {
  /// The same ratio for each day.
  case same(ColumnStep)
  /// A ratio of quotes.
  case quoted(Quoted)

  struct Quoted {
    /// The positions of both currencies in the rates table.
    let start: Int
    let end: Int
    /// The ratio is the rate times 10^shift, which is rise ÷ fall.
    let shift: Int
    let rise: UInt64
    let fall: UInt64

    /// The day of a number; nil if it is not a day, or if a fixed factor concerns one of the currencies.
    @inline(__always)
    func day(_ number: Int32, in table: RatesTable) -> Day? {
      guard let day = Day(number: number), !table.currencies[start].isFixed(on: day),
        !table.currencies[end].isFixed(on: day)
      else { return nil }
      return day
    }
  }
}
