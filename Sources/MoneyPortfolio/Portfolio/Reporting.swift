import MoneyCore

/// Converts amounts into the reporting currency, at a transaction's own rate or at the rate of its day.
struct Reporting: Sendable {
  let currency: CurrencyCode
  let digits: UInt32
  let table: RatesTable?
  let maximumGap: Int32
  let rounding: Rounding
  let registry: CurrencyRegistry?

  init(_ settings: PortfolioSettings, _ table: RatesTable?, _ options: ValuationOptions) {
    currency = settings.currency
    digits = settings.digits
    registry = settings.registry
    self.table = table
    maximumGap = options.maximumGap
    rounding = options.rounding
  }

  /// True if both convert every amount identically: the same table, gap and rounding.
  func isSame(as other: Reporting) -> Bool {
    table === other.table && maximumGap == other.maximumGap && rounding == other.rounding
  }

  func options(_ day: Day?) -> ConversionOptions {
    var options = ConversionOptions(day: day, maximumGap: maximumGap, digits: .count(digits), rounding: rounding)
    // A missing rate is a state of the position, so the text of the failure is never read.
    options.explainsFailure = false
    return options
  }

  /// Converts an amount into the reporting currency. An amount that is already in it stays as it is.
  @inline(__always)
  func convert(_ money: Money, on day: Day?, at rate: Rate?) throws(MoneyFailure) -> RatesTable.Converted {
    if money.currency == currency { return RatesTable.Converted(money: money, flags: []) }
    guard let rate else {
      return try RatesTable.convert(money, to: currency, with: table, options(day), in: registry)
    }
    let rounded = try Decimal.rounded(
      money.amount.magnitude, times: UInt128(rate.numerator), over: UInt128(rate.denominator),
      scale: Int(money.amount.scale), isNegative: money.amount.isNegative, digits: digits, rounding: rounding,
      name: "converted amount")
    return RatesTable.Converted(money: Money(rounded.value, currency), flags: rounded.isRounded ? [.rounded] : [])
  }

  /// The value of a quantity at a price, in some currency, rounded once.
  func value(
    of quantity: Decimal, unit: UInt64, at price: Money, in target: CurrencyCode, digits: UInt32, on day: Day?
  ) throws(MoneyFailure) -> RatesTable.Converted {
    if unit == 1, let exact = try? quantity.multiplied(by: price.amount) {
      if price.currency == target {
        let rounded = try exact.quantized(digits: digits, rounding: rounding)
        return RatesTable.Converted(money: Money(rounded.value, target), flags: rounded.isRounded ? [.rounded] : [])
      }
      var options = options(day)
      options.digits = .count(digits)
      return try RatesTable.convert(Money(exact, price.currency), to: target, with: table, options, in: registry)
    }
    var route = Route()
    if price.currency != target {
      route = try RatesTable.route(in: table, from: price.currency, to: target, options(day))
    }
    let (shares, amount, rate) = (ExactRatio(quantity), ExactRatio(price.amount), ExactRatio(route))
    let exact = ExactRatio(
      isNegative: shares.isNegative, shares.numerator * amount.numerator * rate.numerator,
      over: shares.denominator * amount.denominator * rate.denominator * unit)
    let rounded = try exact.rounded(digits: digits, rounding, name: "value")
    var flags = route.flags
    if rounded.isRounded { flags.insert(.rounded) }
    return RatesTable.Converted(money: Money(rounded.value, target), flags: flags)
  }
}
