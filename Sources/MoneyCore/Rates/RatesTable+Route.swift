extension RatesTable {
  /// The legs from one currency to another, all of one day. If `table` is nil, only fixed factors are used.
  ///
  /// From the day on which a currency's factor is fixed, the factor is preferred to any quote. If no day is known,
  /// quotes are preferred.
  @inline(never)
  package static func route(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions,
    after found: QuotedConversion = .notTried
  ) throws(MoneyFailure) -> Route {
    guard let route = undatedRoute(in: table, from: from, to: to, options, after: found) else {
      throw noRate(in: table, from: from, to: to, options)
    }
    return try route.dated(in: table, options)
  }

  /// The route, given the result of an attempt with quotes. A table with a base has no quotes beyond those that were
  /// tried: no fixed factor concerns the currencies, and no longer path is searched for.
  private static func undatedRoute(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions,
    after found: QuotedConversion
  ) -> Route? {
    if let table, table.baseIndex >= 0 {
      switch found {
      case .tooLong(let steps): return table.route(over: steps)
      case .noQuote: return nil
      case .converted, .notTried: break
      }
    }
    return undatedRoute(in: table, from: from, to: to, options)
  }

  /// The route, without a check of the age of its rates.
  static func undatedRoute(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions
  ) -> Route? {
    let day = wantedDay(in: table, options)
    let fixed = FixedRoute(from: from, to: to, on: day)
    if day != nil, let route = fixed.route(in: table, options) { return route }
    if let route = quotedRoute(in: table, from: from, to: to, options) { return route }
    return day == nil ? fixed.route(in: table, options) : nil
  }

  /// The legs over the table's own quotes: direct, inverse, or through the base. In a table without a base it is the
  /// shortest path.
  static func quotedRoute(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions
  ) -> Route? {
    guard let table, let source = table.index(of: from), let target = table.index(of: to) else {
      return nil
    }
    let route =
      table.baseIndex < 0
      ? table.shortestRoute(from: source, to: target, options)
      : table.quotedSteps(from: source, to: target, options).map { table.route(over: $0) }
    return route?.redenominated(from: from, to: to, on: table.wantedDay(options))
  }

  private func route(over steps: QuotedSteps) -> Route {
    var route = Route()
    route.append(leg(steps.first))
    if let second = steps.second { route.append(leg(second)) }
    route.day = steps.row < days.count ? days[steps.row] : nil
    return route
  }
}
