extension RatesTable {
  /// The shortest route on the requested day, or on the last earlier day within the gap that has one.
  func shortestRoute(from source: Int, to target: Int, _ options: ConversionOptions) -> Route? {
    guard let graph else { return nil }
    var search = PathSearch(self, graph, from: source, to: target)
    guard let newest = days.last else { return shortestRoute(from: source, to: target, row: 0, &search) }
    let wanted = options.day ?? newest
    guard var row = row(onOrBefore: wanted) else { return nil }
    while row >= 0, wanted.number &- days[row].number <= options.maximumGap {
      if var route = shortestRoute(from: source, to: target, row: row, &search) {
        route.day = days[row]
        return route
      }
      row &-= 1
    }
    return nil
  }

  private func shortestRoute(from source: Int, to target: Int, row: Int, _ search: inout PathSearch) -> Route? {
    guard let step = step(from: source, to: target, row: row) else { return search.route(row: row) }
    var route = Route()
    route.append(leg(step))
    if disagrees(step, row: row) { route.markInconsistent() }
    return route
  }

  /// True if a path over two quotes of the row yields another rate than the direct quote. With A→B 2, B→C 3 and A→C 7,
  /// one A is 7 or 6 C. Only the pairs of the currency with fewer pairs are checked.
  @inline(never)
  @_optimize(size)
  func disagrees(_ direct: QuotedSteps.Step, row: Int) -> Bool {
    guard let graph else { return false }
    let one = series[Int(direct.series)]
    let (from, to) = direct.isInverse ? (Int(one.to), Int(one.from)) : (Int(one.from), Int(one.to))
    let rate = rate(direct)
    func disagrees(over middle: Int) -> Bool {
      guard middle != from, middle != to, let first = step(from: from, to: middle, row: row),
        let second = step(from: middle, to: to, row: row)
      else { return false }
      return !rate.isProduct(self.rate(first), self.rate(second))
    }
    let fewer = graph.degree(from) < graph.degree(to) ? from : to
    for position in graph.series(from: fewer) where disagrees(over: Int(series[position].to)) { return true }
    for position in graph.series(to: fewer) where disagrees(over: Int(series[Int(position)].from)) { return true }
    return false
  }
}

extension Rate {
  /// True if this rate is exactly the product of two others.
  package func isProduct(_ first: Rate, _ second: Rate) -> Bool {
    let rise = RatesTable.product(first.numerator, second.numerator).multipliedFullWidth(by: UInt128(denominator))
    let fall = RatesTable.product(first.denominator, second.denominator).multipliedFullWidth(by: UInt128(numerator))
    return rise.high == fall.high && rise.low == fall.low
  }
}
