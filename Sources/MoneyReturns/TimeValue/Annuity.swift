import MoneyCore

/// Level payments over equal periods, with an amount before and an amount after them.
///
/// Amounts received are above 0, amounts paid below 0. With the growth g = 1 + rate of a period, n periods and the sum
/// s = 1 + g + … + g^(n - 1), the following holds. For payments at the beginning, s is multiplied by g.
///
///     presentValue × g^n + payment × s + futureValue = 0
///
/// Each function computes one of the five numbers from the others.
public struct Annuity: Sendable {
  let rate: PeriodRate
  let periods: Int
  let payment: Decimal
  let presentValue: Decimal
  let futureValue: Decimal
  let time: PaymentTime

  public static var mostPeriods: Int32 { 1_000_000 }

  public init(
    rate: PeriodRate, periods: Int32, payment: Decimal = .zero, presentValue: Decimal = .zero,
    futureValue: Decimal = .zero, time: PaymentTime = .end
  ) {
    self.rate = rate
    self.periods = Int(periods)
    self.payment = payment
    self.presentValue = presentValue
    self.futureValue = futureValue
    self.time = time
  }

  func checkPeriods() throws(MoneyFailure) {
    guard periods >= 1 else {
      throw MoneyFailure(.argument, "number of periods must be at least 1, got " + .integer(Int64(periods)))
    }
    guard periods <= Int(Annuity.mostPeriods) else {
      throw MoneyFailure(
        .limit,
        "number of periods must be at most " + .integer(Int64(Annuity.mostPeriods)) + ", got "
          + .integer(Int64(periods)))
    }
  }

  /// g^n, and the sum s. Every term is above 0, so no digit is lost, even if the rate is nearly 0.
  static func factors(_ growth: Enclosure, _ periods: Int, _ time: PaymentTime) -> (power: Enclosure, sum: Enclosure) {
    let one = Enclosure(1, bits: growth.bits)
    var (power, sum) = (one, Enclosure(Dyadic.zero, bits: growth.bits))
    var bit = periods.bitWidth &- periods.leadingZeroBitCount
    while bit > 0 {
      bit &-= 1
      sum = sum * (power + one)
      power = power * power
      if periods >> bit & 1 == 1 {
        sum = sum * growth + one
        power = power * growth
      }
    }
    return (power, time == .begin ? sum * growth : sum)
  }

  private func factors(_ bits: Int) -> (power: Enclosure, sum: Enclosure) {
    Annuity.factors(Enclosure(rate.growth, bits: bits), periods, time)
  }
}

extension Annuity {
  public func futureValue(_ digits: ResultDigits, _ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    try checkPeriods()
    return try Enclosure.rounded(digits, rounding, name: "future value") { bits in balance(bits, payment: nil) }
  }

  /// The balance after all periods, with another payment if it is not nil.
  private func balance(_ bits: Int, payment other: Enclosure?) -> Enclosure {
    let (power, sum) = factors(bits)
    let level = other ?? Enclosure(payment, bits: bits)
    return (Enclosure(presentValue, bits: bits) * power + level * sum).negated
  }

  public func presentValue(_ digits: ResultDigits, _ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    try checkPeriods()
    return try Enclosure.rounded(digits, rounding, name: "present value") { bits throws(MoneyFailure) in
      let (power, sum) = factors(bits)
      let later = (Enclosure(futureValue, bits: bits) + Enclosure(payment, bits: bits) * sum).negated
      guard let value = later.divided(by: power) else { throw .overflow("present value") }
      return value
    }
  }

  public func levelPayment(_ digits: ResultDigits, _ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    try checkPeriods()
    return try Enclosure.rounded(digits, rounding, name: "payment") { bits throws(MoneyFailure) in
      try levelPayment(bits)
    }
  }

  private func levelPayment(_ bits: Int) throws(MoneyFailure) -> Enclosure {
    let (power, sum) = factors(bits)
    let due = Enclosure(presentValue, bits: bits) * power + Enclosure(futureValue, bits: bits)
    guard let payment = due.negated.divided(by: sum) else { throw .overflow("payment") }
    return payment
  }

  /// The interest in the level payment of a period, from 1.
  public func interest(
    of period: Int32, _ digits: ResultDigits, _ rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    try check(period)
    return try Enclosure.rounded(digits, rounding, name: "interest") { bits throws(MoneyFailure) in
      try parts(of: period, bits).interest
    }
  }

  /// The principal in the level payment of a period, from 1.
  public func principal(
    of period: Int32, _ digits: ResultDigits, _ rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    try check(period)
    return try Enclosure.rounded(digits, rounding, name: "principal") { bits throws(MoneyFailure) in
      let (interest, payment) = try parts(of: period, bits)
      return payment - interest
    }
  }

  private func check(_ period: Int32) throws(MoneyFailure) {
    try checkPeriods()
    guard period >= 1, Int(period) <= periods else {
      throw MoneyFailure(
        .argument, "period must be 1 to " + .integer(Int64(periods)) + ", got " + .integer(Int64(period)))
    }
  }

  private func parts(
    of period: Int32, _ bits: Int
  ) throws(MoneyFailure) -> (interest: Enclosure, payment: Enclosure) {
    let payment = try levelPayment(bits)
    let growth = Enclosure(rate.growth, bits: bits)
    // A payment at the beginning of the first period contains no interest.
    if time == .begin, period == 1 { return (Enclosure(Dyadic.zero, bits: bits), payment) }
    let earlier = Annuity(
      rate: rate, periods: period &- 1, presentValue: presentValue, time: time)
    let interest = earlier.balance(bits, payment: payment) * Enclosure(rate.ratio, bits: bits)
    guard time == .begin else { return (interest, payment) }
    guard let discounted = interest.divided(by: growth) else { throw .overflow("interest") }
    return (discounted, payment)
  }
}
