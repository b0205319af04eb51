/// The legs from one currency to another.
///
/// Each leg starts at the currency where the previous one ends. There are at most eight legs, and all quotes are of one
/// day: rates of two days would yield a price that no market ever had. The product of the legs' rates is the rate of
/// the conversion.
///
///     GBP → EUR → USD                 // in a table whose base is EUR: an inverse leg, then a quoted one
///
/// The flags that follow from a leg are set when it is appended. EARLIER and STALE depend on the caller's request, so
/// `dated` adds them.
public struct Route: Sendable {
  public private(set) var legs: [Leg] = []
  /// The day of the quotes; nil if no quote is involved.
  public var day: Day?
  /// The number of days from `day` to the day that was asked for.
  public private(set) var gap: Int32 = 0
  /// The flags of a conversion along the route.
  public private(set) var flags: ConversionFlags = []

  public static var mostLegs: Int { 8 }

  package init() {}

  package mutating func append(_ leg: Leg) {
    legs.append(leg)
    if leg.isRounded { flags.insert(.rateRounded) }
    if leg.kind == .fixed || leg.kind == .unit { flags.insert(.fixed) }
  }

  /// Marks that a different path through the table yields a different rate.
  mutating func markInconsistent() { flags.insert(.inconsistent) }

  /// Appends the legs over a table's quotes, with their flags.
  package mutating func append(_ quoted: Route) {
    for leg in quoted.legs { append(leg) }
    flags.formUnion(quoted.flags)
    day = quoted.day
  }

  /// The route between amounts of a day, over quotes of an earlier one. If a currency at one of its ends lost zeros in
  /// between, a leg from the currency to itself contains the factor. Nil if the leg does not fit.
  ///
  ///     SYP → SYP → EUR                 // rates of 2025-12-31 on 2026-01-02: 1 new SYP = 100 old ones
  func redenominated(from: CurrencyCode, to: CurrencyCode, on wanted: Day?) -> Route? {
    guard let day, let wanted, day < wanted else { return self }
    let first = Redenominations.zeros(of: from, from: day, to: wanted)
    let last = Redenominations.zeros(of: to, from: day, to: wanted)
    if first == 0, last == 0 { return self }
    var route = Route()
    if first > 0 {
      let rate = Rate(unchecked: PowerOfTen.word(first), over: 1)
      route.append(Leg(from: from, to: from, rate: rate, kind: .fixed, isRounded: false))
    }
    route.append(self)
    if last > 0 {
      let rate = Rate(unchecked: 1, over: PowerOfTen.word(last))
      route.append(Leg(from: to, to: to, rate: rate, kind: .fixed, isRounded: false))
    }
    return route.legs.count <= Route.mostLegs ? route : nil
  }

  /// True if a rate of a table is involved, as opposed to equal currencies or fixed factors only.
  package var usesQuotes: Bool { legs.usesQuotes }

  /// The route with the flags and the gap that depend on the day that was asked for.
  func dated(in table: RatesTable?, _ options: ConversionOptions) throws(MoneyFailure) -> Route {
    var dating = RatesDating(of: day, wanted: RatesTable.wantedDay(in: table, options))
    if let table, usesQuotes { try dating.noteAge(of: day, in: table, options) }
    var route = self
    route.gap = dating.gap
    route.flags.formUnion(dating.flags)
    return route
  }
}

extension [Leg] {
  package var usesQuotes: Bool { contains { $0.kind == .quoted || $0.kind == .inverse } }
}
