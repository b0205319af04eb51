/// Conversions between the euro and the national currencies that it replaced, under Council Regulation (EC) No 1103/97.
///
/// Article 4: a rate is the value of 1 euro in a currency, with six significant figures. Rates are neither rounded nor
/// inverted, so an amount in euro is a quotient. Between two national currencies the amount is first converted into
/// euro, here with three decimals, the minimum allowed. Article 5: the result is rounded to the nearest sub-unit, and
/// half a sub-unit is rounded up.
///
///     1500.00 EUR at 1.95583 is 2933.745, so 2933.75 BGN
enum EuroRegulation {
  /// The decimals of the amount in euro between two national currencies.
  static var triangulationDigits: UInt32 { 3 }

  /// True if the Regulation determines the rounding of a conversion. It does so for results in the target's minor unit,
  /// unless the caller chose a rounding other than half even, the default, and half up.
  static func governs(
    _ legs: [Leg], to target: CurrencyCode, digits: UInt32, on day: Day?, _ rounding: Rounding
  ) -> Bool {
    guard rounding == .halfEven || rounding == .halfUp, legs.count == 1 || legs.count == 2 else { return false }
    for leg in legs {
      // The ECU became the euro one to one, by article 2, which needs no rule.
      guard leg.kind == .fixed, leg.from == .euro || leg.to == .euro, leg.rate.numerator != leg.rate.denominator
      else { return false }
    }
    guard let row = CurrencyTable.row(of: target) else { return false }
    return CurrencyTable.digits(row, on: day) == digits
  }

  /// The product of an amount with the rates of legs that the Regulation governs, before the result is rounded.
  static func product(_ amount: Decimal, along legs: [Leg]) -> ExactRatio {
    // An amount in euro that has no room for three decimals is not rounded, which article 4 allows too.
    guard let euro = euro(amount, along: legs) else { return RouteRate(legs).times(amount) }
    return RouteRate([legs[1]]).times(euro)
  }

  /// The rounded amount in euro between two national currencies; nil if the conversion has no such step.
  static func euro(_ amount: Decimal, along legs: [Leg]) -> Decimal? {
    guard legs.count == 2 else { return nil }
    return try? RouteRate([legs[0]]).applied(to: amount, digits: triangulationDigits, .halfUp).value
  }
}
