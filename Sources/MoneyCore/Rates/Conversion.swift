/// A conversion with its provenance: the legs, the day, the exact rate, and the remainder of rounding.
///
/// For every converted amount, amount × rate = money + remainder, exactly. So a reader can check the result without
/// this library.
///
///     // 10.00 EUR at 1.1172, rounded to whole dollars: 11 USD, remainder 172/1000, flags ROUNDED
public struct Conversion: Sendable {
  public let money: Money
  public let flags: ConversionFlags
  /// Empty for the identity, a conversion between equal currencies.
  public let legs: [Leg]
  /// The day of the rates; nil if no dated rate was used.
  public let day: Day?
  /// The number of days from `day` to the day that was asked for.
  public let gap: Int32
  /// The exact rate: 1 of the source = `rate` of the target.
  public let rate: ExactRatio
  /// The part that rounding dropped: exact result - result.
  public let remainder: ExactRatio
  /// The mode by which the result was rounded; nil if it was not.
  let rounding: Rounding?
  public let source: [UInt8]
  /// The instant at which the table was published.
  public let instant: Int64?
  /// The instant at which the rates of `day` were published; nil if it is not known.
  public let published: Int64?

  /// The age of the rates at an instant, in seconds; nil if their time is not known.
  public func age(at now: Int64) -> Int64? {
    guard let published else { return nil }
    let (age, overflow) = now.subtractingReportingOverflow(published)
    return overflow ? nil : age
  }
}

extension Conversion {
  /// A conversion that a document describes. The rate and the remainder follow from its legs and amounts.
  @_optimize(size)
  package init(
    of amount: Money, to money: Money, along legs: [Leg], flags: ConversionFlags, day: Day?, gap: Int32,
    source: [UInt8], instant: Int64?, published: Int64?
  ) {
    let rate = RouteRate(legs)
    self.init(
      money: money, flags: flags, legs: legs, day: day, gap: gap, rate: rate.exact,
      remainder: rate.times(amount.amount) + ExactRatio(money.amount).negated, rounding: nil, source: source,
      instant: instant, published: published)
  }
}

extension RatesTable {
  /// Converts as `convert` does, and returns the provenance too.
  @_optimize(size)
  public static func explain(
    _ amount: Money, to target: CurrencyCode, with table: RatesTable?,
    _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Conversion {
    if amount.currency == target {
      let kept = try kept(amount, options)
      let remainder = ExactRatio(amount.amount) + ExactRatio(kept.money.amount).negated
      return conversion(
        kept.money, flags: kept.flags, along: Route(), at: RouteRate([]), with: table, remainder: remainder,
        rounding: kept.flags.contains(.rounded) ? options.rounding : nil)
    }
    let route = try route(in: table, from: amount.currency, to: target, options)
    let rate = RouteRate(route.legs)
    let converted = try convert(
      amount, to: target, along: route, at: rate, with: table, options, in: registry)
    let result = ExactRatio(converted.money.amount)
    return conversion(
      converted.money, flags: converted.flags, along: route, at: rate, with: table,
      remainder: rate.times(amount.amount) + result.negated,
      rounding: converted.flags.contains(.euroRegulation) ? .halfUp : options.rounding)
  }

  /// The exact rate between two currencies.
  public static func find(
    from: CurrencyCode, to: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions
  ) throws(MoneyFailure) -> Conversion {
    let one = Money(Decimal(unchecked: 1, scale: 0), to)
    if from == to {
      return conversion(
        one, flags: [], along: Route(), at: RouteRate([]), with: table, remainder: .zero, rounding: nil)
    }
    let route = try route(in: table, from: from, to: to, options)
    return conversion(
      one, flags: route.flags, along: route, at: RouteRate(route.legs), with: table, remainder: .zero,
      rounding: nil)
  }

  private static func conversion(
    _ money: Money, flags: ConversionFlags, along route: Route, at rate: RouteRate, with table: RatesTable?,
    remainder: ExactRatio, rounding: Rounding?
  ) -> Conversion {
    Conversion(
      money: money, flags: flags, legs: route.legs, day: route.day, gap: route.gap,
      rate: rate.exact, remainder: remainder, rounding: rounding, source: table?.source ?? [],
      instant: table?.instant, published: route.day.map { table?.published(on: $0) } ?? table?.instant)
  }
}
