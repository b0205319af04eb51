import MoneyCore

/// The conversions of one expression. Each pair of currencies is looked up once, and its rate is kept.
struct ExpressionRates {
  private struct Rate {
    let from: CurrencyCode
    let to: CurrencyCode
    let ratio: ExpressionRatio
  }

  let table: RatesTable?
  let options: ConversionOptions
  private var rates: [Rate] = []
  private(set) var flags: ConversionFlags = []

  var count: Int { rates.count }

  init(_ table: RatesTable?, _ options: ConversionOptions) {
    self.table = table
    self.options = options
  }

  /// The exact value of 1 `from` in `to`.
  private mutating func rate(
    from: CurrencyCode, to: CurrencyCode, at position: Int
  ) throws(MoneyFailure) -> ExpressionRatio {
    for rate in rates where rate.from == from && rate.to == to { return rate.ratio }
    let route: Route
    do throws(MoneyFailure) {
      route = try RatesTable.route(in: table, from: from, to: to, options)
    } catch {
      throw error.placed(at: position)
    }
    guard let ratio = ExpressionRatio(ExactRatio(route)) else { throw .expressionOverflow(at: position) }
    flags.formUnion(route.flags)
    rates.append(Rate(from: from, to: to, ratio: ratio))
    return ratio
  }

  /// Converts an amount, or a sum of several currencies, into one.
  mutating func convert(
    _ value: ExpressionValue, to target: CurrencyCode, at position: Int
  ) throws(MoneyFailure) -> ExpressionRatio {
    guard let code = value.currency else { return value.ratio }
    var sum = try converted(value.ratio, code, to: target, at: position)
    for part in value.others {
      let addend = try converted(part.ratio, part.currency, to: target, at: position)
      guard let more = sum.adding(addend) else { throw .expressionOverflow(at: position) }
      sum = more
    }
    return sum
  }

  private mutating func converted(
    _ ratio: ExpressionRatio, _ code: CurrencyCode, to target: CurrencyCode, at position: Int
  ) throws(MoneyFailure) -> ExpressionRatio {
    if code == target { return ratio }
    guard let product = ratio.multiplied(by: try rate(from: code, to: target, at: position)) else {
      throw .expressionOverflow(at: position)
    }
    return product
  }

  /// The conversion of each pair of currencies.
  @_optimize(size)
  func conversions() throws(MoneyFailure) -> [Conversion] {
    var found: [Conversion] = []
    found.reserveCapacity(rates.count)
    for rate in rates {
      found.append(try RatesTable.find(from: rate.from, to: rate.to, with: table, options))
    }
    return found
  }
}
