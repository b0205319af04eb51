extension ExactRatio {
  /// The product of a route's rates.
  package init(_ route: Route) {
    var ratio = ExactRatio(isNegative: false, .one, over: .one)
    for leg in route.legs { ratio = ratio.multiplied(by: leg.rate) }
    self = ratio
  }

  /// An amount at a route's rates, exactly.
  package init(_ amount: Decimal, along route: Route) {
    let rate = ExactRatio(route)
    let value = ExactRatio(amount)
    self.init(
      isNegative: amount.isNegative, value.numerator * rate.numerator,
      over: value.denominator * rate.denominator)
  }
}
