extension RatesTable {
  /// A converted amount with its flags.
  public struct Converted: Sendable {
    public let money: Money
    public let flags: ConversionFlags

    package init(money: Money, flags: ConversionFlags) {
      self.money = money
      self.flags = flags
    }
  }

  /// Converts along one route and rounds once. An amount in `target` already needs no rate.
  public static func convert(
    _ amount: Money, to target: CurrencyCode, with table: RatesTable?,
    _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Converted {
    if amount.currency == target { return try kept(amount, options) }
    let found = table?.convertByQuotes(amount, to: target, options) ?? .notTried
    if case .converted(let converted) = found { return converted }
    return try convertByRoute(amount, to: target, with: table, options, in: registry, after: found)
  }

  /// Returns an amount that is already in the target currency, unchanged or with the requested digits. By default it is
  /// not rounded to the currency's minor unit, because it is not converted.
  @inline(never)
  package static func kept(_ amount: Money, _ options: ConversionOptions) throws(MoneyFailure) -> Converted {
    guard case .count = options.digits else { return Converted(money: amount, flags: []) }
    let rounded = try amount.quantized(digits: options.digits, rounding: options.rounding)
    return Converted(money: rounded.value, flags: rounded.isRounded ? [.rounded] : [])
  }

  /// The general conversion, for the cases that `convertByQuotes` does not handle.
  ///
  /// - Parameter found: the result of that call, so that nothing is looked up twice.
  @inline(never)
  package static func convertByRoute(
    _ amount: Money, to target: CurrencyCode, with table: RatesTable?,
    _ options: ConversionOptions, in registry: CurrencyRegistry?, after found: QuotedConversion = .notTried
  ) throws(MoneyFailure) -> Converted {
    let route = try route(in: table, from: amount.currency, to: target, options, after: found)
    let rate = RouteRate(route.legs)
    return try convert(amount, to: target, along: route, at: rate, with: table, options, in: registry)
  }

  /// Converts over at most two quotes between currencies without a fixed factor, in as few instructions as possible.
  package func convertByQuotes(
    _ amount: Money, to target: CurrencyCode, _ options: ConversionOptions
  ) -> QuotedConversion {
    let wanted = wantedDay(options)
    guard options.freshness == nil, let source = index(of: amount.currency), let end = index(of: target),
      !currencies[source].isFixed(on: wanted), !currencies[end].isFixed(on: wanted),
      let digits = digits(of: end, options)
    else { return .notTried }
    guard let steps = quotedSteps(from: source, to: end, options) else { return .noQuote }
    let first = rate(steps.first)
    var numerator = UInt128(first.numerator)
    var denominator = UInt128(first.denominator)
    var flags: ConversionFlags = []
    if isRounded(steps.first.position) { flags.insert(.rateRounded) }
    if let step = steps.second {
      let second = rate(step)
      numerator = RatesTable.product(first.numerator, second.numerator)
      denominator = RatesTable.product(first.denominator, second.denominator)
      if isRounded(step.position) { flags.insert(.rateRounded) }
    }
    guard
      let rounded = amount.amount.scaled(
        by: numerator, over: denominator, digits: digits, options.rounding)
    else { return .tooLong(steps) }
    if rounded.isRounded { flags.insert(.rounded) }
    if !days.isEmpty { flags.formUnion(RatesDating(of: days[steps.row], wanted: wanted).flags) }
    if baseIndex < 0, disagrees(steps.first, row: steps.row) { flags.insert(.inconsistent) }
    return .converted(Converted(money: Money(rounded.value, target), flags: flags))
  }

  /// Converts at the newest rates to the target's minor unit, half-even, which covers nearly every conversion. Returns
  /// the result's coefficient and scale; nil if the conversion needs more than that.
  @inline(__always)
  public func convertAtSpot(_ amount: MoneyWords, to target: UInt32) -> (coefficient: Int64, scale: UInt32)? {
    spot.convert(amount, to: target)
  }

  @inline(__always)
  package static func product(_ left: UInt64, _ right: UInt64) -> UInt128 {
    let product = left.multipliedFullWidth(by: right)
    return UInt128(product.high) << 64 | UInt128(product.low)
  }

  /// The fraction digits of a result; nil if the table's own data does not have them.
  @inline(__always)
  private func digits(of target: Int, _ options: ConversionOptions) -> UInt32? {
    if case .count(let count) = options.digits { return count }
    return currencies[target].digits(on: wantedDay(options))
  }

  static func convert(
    _ amount: Money, to target: CurrencyCode, along route: Route, at rate: RouteRate, with table: RatesTable?,
    _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Converted {
    let wanted = wantedDay(in: table, options)
    let digits = try options.digits.count(of: target, on: wanted, in: registry)
    if EuroRegulation.governs(route.legs, to: target, digits: digits, on: wanted, options.rounding) {
      let product = EuroRegulation.product(amount.amount, along: route.legs)
      let rounded = try product.rounded(digits: digits, .halfUp, name: "converted amount")
      // The amount in euro may have been rounded too, so the exact result decides.
      let dropped = rate.times(amount.amount) + ExactRatio(rounded.value).negated
      let flags = route.flags.union(dropped.sign == 0 ? .euroRegulation : [.euroRegulation, .rounded])
      return Converted(money: Money(rounded.value, target), flags: flags)
    }
    let rounded = try rate.applied(to: amount.amount, digits: digits, options.rounding)
    let flags = rounded.isRounded ? route.flags.union(.rounded) : route.flags
    return Converted(money: Money(rounded.value, target), flags: flags)
  }
}
