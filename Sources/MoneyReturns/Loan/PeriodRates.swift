import MoneyCore

/// The interest rates of the periods of a loan, by its day count.
struct PeriodRates {
  /// The interest of each period on a balance of 1.
  private let rates: [ExactRatio]

  init(_ terms: LoanTerms, _ dates: [Day], watch: Watch) throws(MoneyFailure) {
    let yearly = ExactRatio(terms.rate)
    let percent = ExactRatio(isNegative: false, yearly.numerator, over: yearly.denominator * 100)
    var rates: [ExactRatio] = []
    rates.reserveCapacity(dates.count)
    var last = terms.start
    for (index, date) in dates.enumerated() {
      try watch.step(index, of: dates.count)
      let years = try terms.dayCount.years(from: last, to: date, termination: dates.last)
      rates.append(percent.multiplied(by: years))
      last = date
    }
    self.rates = rates
  }

  func interest(
    on balance: Decimal, _ index: Int, digits: UInt32, _ rounding: Rounding
  ) throws(MoneyFailure) -> Decimal {
    try rates[index].multiplied(by: ExactRatio(balance)).rounded(digits: digits, rounding, name: "interest").value
  }

  /// The payment by which a loan would be repaid at the end of the last period, rounded once.
  func levelPayment(
    of principal: Decimal, digits: UInt32, _ rounding: Rounding
  ) throws(MoneyFailure) -> Decimal {
    var factor = UnitFraction.one
    var sum = BigUnsigned.zero
    for rate in rates {
      factor = factor * UnitFraction(rate.denominator, over: rate.denominator + rate.numerator)
      sum = sum + BigUnsigned(factor.units)
    }
    guard !sum.isZero else { throw .overflow("level payment") }
    // Each factor rounds down twice, so the k-th is at most 2k units too small.
    let count = UInt64(rates.count.magnitude)
    let most = sum + BigUnsigned(count) * (count &+ 1)
    let amount = ExactRatio(principal)
    let above = amount.numerator.shiftedLeft(by: UnitFraction.bits)
    let bounds = RatioBracket(
      low: ExactRatio(isNegative: false, above, over: amount.denominator * most),
      high: ExactRatio(isNegative: false, above, over: amount.denominator * sum))
    guard let rounded = try bounds.rounded(digits: digits, rounding, name: "level payment") else {
      throw .overflow("level payment")
    }
    return rounded.value
  }
}
