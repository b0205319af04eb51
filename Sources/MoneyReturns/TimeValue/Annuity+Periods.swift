import MoneyCore

extension Annuity {
  /// The number of periods, which need not be an integer.
  public func periodCount(_ digits: ResultDigits, _ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    if rate.ratio.isZero {
      guard !payment.isZero else { throw noPeriods() }
      return try Enclosure.rounded(digits, rounding, name: "number of periods") { bits throws(MoneyFailure) in
        let sum = Enclosure(presentValue, bits: bits) + Enclosure(futureValue, bits: bits)
        guard let count = sum.negated.divided(by: Enclosure(payment, bits: bits)) else { throw noPeriods() }
        return count
      }
    }
    // In units of payment ÷ rate, g^n is (level - futureValue) ÷ (level + presentValue).
    let level = ExactRatio(payment).divided(by: rate.ratio)
    let due = time == .begin ? level.multiplied(by: rate.growth) : level
    let above = due + ExactRatio(futureValue).negated
    let below = due + ExactRatio(presentValue)
    guard above.sign != 0, above.sign == below.sign else { throw noPeriods() }
    let quotient = above.divided(by: below)
    return try Enclosure.rounded(digits, rounding, name: "number of periods") { bits throws(MoneyFailure) in
      guard let size = Enclosure(quotient, bits: bits).logarithm,
        let step = Enclosure(rate.growth, bits: bits).logarithm, let count = size.divided(by: step)
      else { throw .overflow("number of periods") }
      return count
    }
  }

  private func noPeriods() -> MoneyFailure {
    MoneyFailure(.argument, "payments must reach the future value; no number of periods does")
  }
}
