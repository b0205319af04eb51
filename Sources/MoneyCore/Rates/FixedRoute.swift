/// The path between two currencies over factors that a law or a definition fixes. It goes from each currency to its
/// successors.
struct FixedRoute {
  private let up: [Leg]
  private let down: [Leg]
  private let from: CurrencyCode
  private let to: CurrencyCode

  /// The limit on the number of successions. No currency has had more.
  private static var mostSteps: Int { 8 }

  /// - Parameter day: factors that were fixed after this day are ignored; nil if all factors count.
  package init(from: CurrencyCode, to: CurrencyCode, on day: Day?) {
    self.from = from
    self.to = to
    up = FixedRoute.chain(from: from, on: day)
    down = FixedRoute.chain(from: to, on: day)
  }

  /// True if a table contains any rate of a currency or of one of its successors.
  @_optimize(size)
  static func reaches(_ table: RatesTable, from code: CurrencyCode) -> Bool {
    table.hasRate(of: code) || chain(from: code, on: nil).contains { table.hasRate(of: $0.to) }
  }

  @_optimize(size)
  private static func chain(from code: CurrencyCode, on day: Day?) -> [Leg] {
    var legs: [Leg] = []
    var code = code
    while legs.count < mostSteps, let row = CurrencyTable.row(of: code),
      let fixed = CurrencyTable.fixedFactor(row)
    {
      if let day, let since = fixed.since, day < since { break }
      guard let rate = rate(fixed, on: day) else { break }
      legs.append(
        Leg(
          from: code, to: fixed.successor, rate: rate,
          kind: fixed.isUnit ? .unit : .fixed, isRounded: false))
      code = fixed.successor
    }
    return legs
  }

  /// The rate to the successor in its units of a day. The successor may have lost zeros since the factor was fixed.
  @_optimize(size)
  private static func rate(_ fixed: FixedFactor, on day: Day?) -> Rate? {
    let rate = fixed.factor.inverse
    guard let since = fixed.since else { return rate }
    let zeros = Redenominations.zeros(of: fixed.successor, from: since, to: day)
    let (denominator, overflow) = rate.denominator.multipliedReportingOverflow(by: PowerOfTen.word(zeros))
    return overflow || zeros > PowerOfTen.largest64 ? nil : Rate(numerator: rate.numerator, denominator: denominator)
  }

  /// The legs of the path. If the successions do not meet, quotes of a table connect them. Nil if no factor is
  /// involved.
  @_optimize(size)
  package func route(in table: RatesTable?, _ options: ConversionOptions) -> Route? {
    if up.isEmpty && down.isEmpty { return nil }
    for climbed in 0...up.count {
      let reached = climbed == 0 ? from : up[climbed - 1].to
      for descended in 0...down.count where (descended == 0 ? to : down[descended - 1].to) == reached {
        return assembled(climbed: climbed, over: nil, descended: descended)
      }
    }
    guard
      let quoted = RatesTable.quotedRoute(
        in: table, from: up.last?.to ?? from, to: down.last?.to ?? to, options)
    else { return nil }
    return assembled(climbed: up.count, over: quoted, descended: down.count)
  }

  @_optimize(size)
  private func assembled(climbed: Int, over quoted: Route?, descended: Int) -> Route? {
    var route = Route()
    for leg in up.prefix(climbed) { route.append(leg) }
    if let quoted { route.append(quoted) }
    for leg in down.prefix(descended).reversed() { route.append(leg.reversed) }
    return route.legs.count <= Route.mostLegs ? route : nil
  }
}
