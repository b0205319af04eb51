import MoneyCore
import MoneyReturns

extension Portfolio {
  /// The values of the portfolio at the end of the first day, of each day with a quote or a transaction, and of the last
  /// day, with the flows since the point before.
  ///
  /// - Parameters:
  ///   - quotes: prices with instants, in any order; a price counts until the next one of its symbol.
  ///   - maximumPriceGap: the number of days that a price may be earlier than a day of valuation.
  public func valuePoints(
    from first: Day, through last: Day, _ quotes: [PriceQuote], _ table: RatesTable?, _ options: ValuationOptions,
    maximumPriceGap: Int32, watch: Watch = .none
  ) throws(MoneyFailure) -> [ValuePoint] {
    guard first < last else {
      throw MoneyFailure(
        .argument, "first day must be before the last, got " + Message.date(first) + " and " + .date(last))
    }
    let prices = try DailyPrices(quotes) { book(of: $0) }
    var days = [first]
    for entry in prices.entries where entry.day > first && entry.day < last { days.append(entry.day) }
    for row in order {
      let day = rows[Int(row)].transaction.day
      if day > first, day < last { days.append(day) }
    }
    days.append(last)
    let ordered = StableSort.positions(days.count) { days[$0] < days[$1] }.map { days[Int($0)] }
    var values = try DailyValues(
      self, prices, Reporting(settings, table, options), through: last, maximumGap: maximumPriceGap)
    var points: [ValuePoint] = []
    for day in ordered where points.last?.day != day {
      guard points.count < ValuePoint.most else {
        throw MoneyFailure(.limit, "number of days must be at most " + .number(ValuePoint.most))
      }
      points.append(try values.point(on: day, watch: watch))
    }
    return points
  }
}

extension Portfolio {
  /// The track record between two days, which the options name.
  public func trackRecord(
    _ options: TrackRecord.Options, _ quotes: [PriceQuote], _ table: RatesTable?, _ valuation: ValuationOptions,
    maximumPriceGap: Int32, watch: Watch = .none
  ) throws(MoneyFailure) -> TrackRecord {
    guard let first = options.first, let last = options.last else {
      throw MoneyFailure(.date, "first and last day must be set")
    }
    guard options.time != .after else {
      throw MoneyFailure(.argument, "flows of a portfolio must count at the start or the end of their day")
    }
    let points = try valuePoints(
      from: first, through: last, quotes, table, valuation, maximumPriceGap: maximumPriceGap, watch: watch)
    return try TrackRecord(points, options, watch: watch)
  }
}
