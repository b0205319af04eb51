/// The conversions of one line: each pair of currencies is looked up once, and remembered.
struct LineRates {
  private struct Rate {
    let from: CurrencyCode
    let to: CurrencyCode
    let ratio: LineRatio
  }

  let table: RatesTable?
  let options: ConversionOptions
  private var rates: [Rate] = []
  private(set) var flags: ConversionFlags = []

  init(_ table: RatesTable?, _ options: ConversionOptions) {
    self.table = table
    self.options = options
  }

  /// 1 `from` in `to`, exactly.
  private mutating func rate(
    from: CurrencyCode, to: CurrencyCode, at position: Int
  ) throws(MoneyFailure) -> LineRatio {
    for rate in rates where rate.from == from && rate.to == to { return rate.ratio }
    let route: Route
    do throws(MoneyFailure) {
      route = try RatesTable.route(in: table, from: from, to: to, options)
    } catch {
      throw error.placed(at: position)
    }
    guard let ratio = LineRatio(ExactRatio(route)) else { throw .lineOverflow(at: position) }
    flags.formUnion(route.flags)
    rates.append(Rate(from: from, to: to, ratio: ratio))
    return ratio
  }

  /// An amount, of however many currencies, in one.
  mutating func convert(
    _ value: LineValue, to target: CurrencyCode, at position: Int
  ) throws(MoneyFailure) -> LineRatio {
    guard let code = value.currency else { return value.ratio }
    var sum = try converted(value.ratio, code, to: target, at: position)
    for part in value.others {
      let addend = try converted(part.ratio, part.currency, to: target, at: position)
      guard let more = sum.adding(addend) else { throw .lineOverflow(at: position) }
      sum = more
    }
    return sum
  }

  private mutating func converted(
    _ ratio: LineRatio, _ code: CurrencyCode, to target: CurrencyCode, at position: Int
  ) throws(MoneyFailure) -> LineRatio {
    if code == target { return ratio }
    guard let product = ratio.multiplied(by: try rate(from: code, to: target, at: position)) else {
      throw .lineOverflow(at: position)
    }
    return product
  }

  /// How each pair was converted.
  func conversions() throws(MoneyFailure) -> [Conversion] {
    var found: [Conversion] = []
    found.reserveCapacity(rates.count)
    for rate in rates {
      found.append(try RatesTable.find(from: rate.from, to: rate.to, with: table, options))
    }
    return found
  }
}
