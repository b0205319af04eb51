/// The legs from one currency to another.
///
/// Each leg starts where the one before it ends, there are at most eight, and all quotes are of one day: rates of two
/// days would give a price that no market ever had. The product of the legs' rates is the rate of the conversion.
///
///     GBP → EUR → USD                 // in a table whose base is EUR: an inverse leg, then a quoted one
///
/// Flags that follow from the legs are set as they are appended; EARLIER and STALE depend on what the caller asks for,
/// so `dated` adds those.
public struct Route: Sendable {
  public private(set) var legs: [Leg] = []
  /// The day of the quotes; nil where none is involved.
  public var day: Day?
  /// How many days `day` is before the one wanted.
  public private(set) var gap: Int32 = 0
  /// What a conversion along it says of its rates.
  public private(set) var flags: ConversionFlags = []

  public static var mostLegs: Int { 8 }

  package init() {}

  package mutating func append(_ leg: Leg) {
    legs.append(leg)
    if leg.isRounded { flags.insert(.rateRounded) }
    if leg.kind == .fixed || leg.kind == .unit { flags.insert(.fixed) }
  }

  /// Marks that the table's quotes give another rate along another path.
  mutating func markInconsistent() { flags.insert(.inconsistent) }

  /// Appends the legs over a table's quotes, with what they say of themselves.
  package mutating func append(_ quoted: Route) {
    for leg in quoted.legs { append(leg) }
    flags.formUnion(quoted.flags)
    day = quoted.day
  }

  /// Whether a rate of a table has a part in it: not between equal currencies, nor by fixed factors alone.
  package var usesQuotes: Bool { legs.usesQuotes }

  /// The route with the place of its rates next to those that were wanted.
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
