/// The product of a route's rates, computed once: 1 of the source = this much of the target.
///
/// Along EUR → USD at 1.25 and USD → JPY at 150 it is 125 × 150 over 100 × 1. Two words hold nearly every product; a
/// longer one can have any length. The kernels of `SpotRates`, `RatesTable.convertByQuotes` and `ColumnStep` multiply
/// two rates in fewer words; tests check that their results are the same.
struct RouteRate {
  let words: (numerator: UInt128, denominator: UInt128)?
  /// The exact rate, if words do not hold it.
  private let long: ExactRatio?

  init(_ legs: [Leg]) {
    var numerator: UInt128 = 1
    var denominator: UInt128 = 1
    for leg in legs {
      guard let rise = Decimal.product(numerator, UInt128(leg.rate.numerator)),
        let fall = Decimal.product(denominator, UInt128(leg.rate.denominator))
      else {
        words = nil
        var product = ExactRatio(isNegative: false, .one, over: .one)
        for leg in legs { product = product.multiplied(by: leg.rate) }
        long = product
        return
      }
      numerator = rise
      denominator = fall
    }
    words = (numerator, denominator)
    long = nil
  }

  var exact: ExactRatio {
    if let long { return long }
    guard let words else { return ExactRatio(isNegative: false, .one, over: .one) }
    return ExactRatio(isNegative: false, BigUnsigned(words.numerator), over: BigUnsigned(words.denominator))
  }

  /// The exact product of an amount and the rate.
  func times(_ amount: Decimal) -> ExactRatio { ExactRatio(amount).multiplied(by: exact) }

  /// The product of an amount and the rate, rounded once.
  func applied(
    to amount: Decimal, digits: UInt32, _ rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    guard let words else { return try times(amount).rounded(digits: digits, rounding, name: "converted amount") }
    return try Decimal.rounded(
      amount.magnitude, times: words.numerator, over: words.denominator, scale: Int(amount.scale),
      isNegative: amount.isNegative, digits: digits, rounding: rounding, name: "converted amount")
  }
}

extension ExactRatio {
  /// The product of a route's rates.
  package init(_ route: Route) { self = RouteRate(route.legs).exact }

  /// The exact product of an amount and a route's rates.
  package init(_ amount: Decimal, along route: Route) { self = RouteRate(route.legs).times(amount) }
}
