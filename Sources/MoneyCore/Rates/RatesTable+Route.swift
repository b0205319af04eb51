extension RatesTable {
  /// The legs from one currency to another, all of one day. `table` nil: fixed factors alone.
  ///
  /// From the day a currency's factor is fixed, it goes before any quote; where no day is known, after.
  @inline(never)
  package static func route(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions
  ) throws(MoneyFailure) -> Route {
    guard let route = undatedRoute(in: table, from: from, to: to, options) else {
      throw noRate(in: table, from: from, to: to, options)
    }
    return try route.dated(in: table, options)
  }

  /// The route, without a look at how old its rates are.
  static func undatedRoute(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions
  ) -> Route? {
    let day = options.day ?? table?.days.last
    let fixed = FixedRoute(from: from, to: to, on: day)
    if day != nil, let route = fixed.route(in: table, options) { return route }
    if let route = quotedRoute(in: table, from: from, to: to, options) { return route }
    return day == nil ? fixed.route(in: table, options) : nil
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
  package static func wantedDay(in table: RatesTable?, _ options: ConversionOptions) -> Day? {
    options.day ?? table?.days.last
  }
}
