extension RatesTable {
  /// The legs from one currency to another, all of one day. `table` nil: fixed factors alone.
  ///
  /// From the day a currency's factor is fixed, it goes before any quote; where no day is known, after.
  @inline(never)
  static func route(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions
  ) throws(MoneyFailure) -> Route {
    let day = options.day ?? table?.days.last
    let fixed = FixedRoute(from: from, to: to, on: day)
    if day != nil, let route = fixed.route(in: table, options) { return route }
    if let route = quotedRoute(in: table, from: from, to: to, options) { return route }
    if day == nil, let route = fixed.route(in: table, options) { return route }
    throw noRate(in: table, from: from, to: to, options)
  }

  /// The legs the table itself has: direct, inverse, or through the base; in a table without a base the shortest path.
  static func quotedRoute(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions
  ) -> Route? {
    guard let table, let source = table.index(of: from), let target = table.index(of: to) else {
      return nil
    }
    if table.baseIndex < 0 { return table.shortestRoute(from: source, to: target, options) }
    guard let steps = table.quotedSteps(from: source, to: target, options) else { return nil }
    var route = Route()
    route.append(table.leg(steps.first))
    if let second = steps.second { route.append(table.leg(second)) }
    route.day = steps.row < table.days.count ? table.days[steps.row] : nil
    return route
  }

  /// The day whose rates are wanted.
  static func wantedDay(in table: RatesTable?, _ options: ConversionOptions) -> Day? {
    options.day ?? table?.days.last
  }
}

extension RatesTable {
  /// How far back an error looks for the last day that had the rate.
  private static var longestHint: Int32 { 31 }

  @inline(never)
  private static func noRate(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions
  ) -> MoneyFailure {
    var message = "no rate from " + Message.code(from) + " to " + .code(to)
    if let day = wantedDay(in: table, options) {
      message = message + " on " + .date(day)
      var wider = options
      wider.maximumGap = max(options.maximumGap, longestHint)
      if let first = table?.days.first, day < first {
        message = message + "; the table starts on " + .date(first)
      } else if let last = quotedRoute(in: table, from: from, to: to, wider)?.day {
        message = message + "; the last before is of " + .date(last)
      }
    }
    return MoneyFailure(.noRate, message)
  }
}
