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
    if let converted = table?.convertByQuotes(amount, to: target, options) { return converted }
    return try convertByRoute(amount, to: target, with: table, options, in: registry)
  }

  /// An amount that is in the target already: as it is, or with the digits asked for. Without those it is not rounded to
  /// the currency's minor units, because nothing has been converted.
  @inline(never)
  package static func kept(_ amount: Money, _ options: ConversionOptions) throws(MoneyFailure) -> Converted {
    guard case .count = options.digits else { return Converted(money: amount, flags: []) }
    let rounded = try amount.quantized(digits: options.digits, rounding: options.rounding)
    return Converted(money: rounded.value, flags: rounded.isRounded ? [.rounded] : [])
  }

  @inline(never)
  public static func convertByRoute(
    _ amount: Money, to target: CurrencyCode, with table: RatesTable?,
    _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Converted {
    let route = try route(in: table, from: amount.currency, to: target, options)
    return try convert(amount, to: target, along: route, with: table, options, in: registry)
  }

  /// The same for currencies that no factor concerns, over at most two quotes; nil where it needs more than that, or
  /// fails: the route then tells why.
  public func convertByQuotes(
    _ amount: Money, to target: CurrencyCode, _ options: ConversionOptions
  ) -> Converted? {
    guard options.freshness == nil, let source = index(of: amount.currency), let end = index(of: target),
      !currencies[source].isFixed(on: options.day ?? days.last), !currencies[end].isFixed(on: options.day ?? days.last),
      let digits = digits(of: end, options),
      let steps = quotedSteps(from: source, to: end, options)
    else { return nil }
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
    else { return nil }
    if rounded.isRounded { flags.insert(.rounded) }
    if let newest = days.last, days[steps.row] < options.day ?? newest { flags.insert(.earlier) }
    if baseIndex < 0, disagrees(steps.first, row: steps.row) { flags.insert(.inconsistent) }
    return Converted(money: Money(rounded.value, target), flags: flags)
  }

  /// Nearly every conversion at the newest rates, to the target's minor units, half-even: the result's coefficient and
  /// scale, nil where it takes more than that.
  @inline(__always)
  public func convertAtSpot(_ amount: MoneyWords, to target: UInt32) -> (coefficient: Int64, scale: UInt32)? {
    spot.convert(amount, to: target)
  }

  @inline(__always)
  package static func product(_ left: UInt64, _ right: UInt64) -> UInt128 {
    let product = left.multipliedFullWidth(by: right)
    return UInt128(product.high) << 64 | UInt128(product.low)
  }

  /// The fraction digits of a result, where the table's own notes tell.
  @inline(__always)
  private func digits(of target: Int, _ options: ConversionOptions) -> UInt32? {
    if case .count(let count) = options.digits { return count }
    return currencies[target].digits(on: options.day ?? days.last)
  }

  package static func convert(
    _ amount: Money, to target: CurrencyCode, along route: Route, with table: RatesTable?,
    _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Converted {
    let wanted = wantedDay(in: table, options)
    let digits = try options.digits.count(of: target, on: wanted, in: registry)
    let rounded = try route.applied(to: amount.amount, digits: digits, options.rounding)
    let flags = rounded.isRounded ? route.flags.union(.rounded) : route.flags
    return Converted(money: Money(rounded.value, target), flags: flags)
  }
}

extension Route {
  /// An amount at the route's rates, rounded once.
  func applied(
    to amount: Decimal, digits: UInt32, _ rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    var numerator: UInt128 = 1
    var denominator: UInt128 = 1
    for leg in legs {
      guard let rise = Decimal.product(numerator, UInt128(leg.rate.numerator)),
        let fall = Decimal.product(denominator, UInt128(leg.rate.denominator))
      else {
        return try ExactRatio(amount, along: self).rounded(digits: digits, rounding, name: "the converted amount")
      }
      numerator = rise
      denominator = fall
    }
    return try Decimal.rounded(
      amount.magnitude, times: numerator, over: denominator, scale: Int(amount.scale), isNegative: amount.isNegative,
      digits: digits, rounding: rounding, name: "the converted amount")
  }
}
