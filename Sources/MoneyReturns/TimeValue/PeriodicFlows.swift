import MoneyCore

/// Amounts at the ends of equal periods; the first one is at the start of the first period. An amount paid is below 0.
public struct PeriodicFlows: Sendable {
  private let amounts: [Decimal]

  /// The most amounts in one calculation.
  public static var most: Int { CashFlow.most }

  public init(_ amounts: [Decimal]) {
    self.amounts = amounts
  }

  /// The present value: each amount divided by (1 + rate)^period.
  public func presentValue(
    at rate: PeriodRate, _ digits: ResultDigits, _ rounding: Rounding, watch: Watch = .none
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    guard !amounts.isEmpty else { return Rounded(.zero, isRounded: false) }
    return try Enclosure.rounded(digits, rounding, name: "net present value") { bits throws(MoneyFailure) in
      let sum = try futureSum(at: rate, bits, watch) { _ in true }
      guard let value = sum.divided(by: power(of: rate, bits)) else { throw .overflow("net present value") }
      return value
    }
  }

  /// The modified internal rate of return: amounts paid are financed at one rate, and amounts received are reinvested
  /// at another until the last period.
  public func modifiedRate(
    finance: PeriodRate, reinvest: PeriodRate, _ digits: ResultDigits, _ rounding: Rounding, watch: Watch = .none
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    guard amounts.contains(where: { $0.isNegative }), amounts.contains(where: { !$0.isNegative && !$0.isZero }) else {
      throw MoneyFailure(.argument, "amounts must contain one received and one paid; no modified rate exists")
    }
    return try Enclosure.rounded(digits, rounding, name: "modified rate") { bits throws(MoneyFailure) in
      let received = try futureSum(at: reinvest, bits, watch) { !$0.isNegative }
      let paid = try futureSum(at: finance, bits, watch) { $0.isNegative }.negated
      let growth = (received * power(of: finance, bits)).divided(by: paid)
      guard let growth else { throw .overflow("modified rate") }
      return try growth.root(amounts.count &- 1) - Enclosure(1, bits: bits)
    }
  }

  private func power(of rate: PeriodRate, _ bits: Int) -> Enclosure {
    Enclosure(rate.growth, bits: bits).power(amounts.count &- 1)
  }

  /// The value of some of the amounts at the last period.
  private func futureSum(
    at rate: PeriodRate, _ bits: Int, _ watch: Watch, of isIncluded: (Decimal) -> Bool
  ) throws(MoneyFailure) -> Enclosure {
    let growth = Enclosure(rate.growth, bits: bits)
    var sum = Enclosure(Dyadic.zero, bits: bits)
    for index in amounts.indices {
      try watch.step(index, of: amounts.count)
      if !sum.high.isZero || !sum.low.isZero { sum = sum * growth }
      let amount = amounts[index]
      if !amount.isZero, isIncluded(amount) { sum = sum + Enclosure(amount, bits: bits) }
    }
    return sum
  }
}
