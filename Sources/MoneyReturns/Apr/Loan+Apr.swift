import MoneyCore

extension Loan {
  /// The annual percentage rate of charge of the schedule with its fees, in percent a year, rounded once.
  ///
  /// Intervals are counted in the unit of the payments. The unit-period of the United States is the time between two
  /// payments, but at most a year.
  public func apr(
    _ rule: AprRule, digits: UInt32, _ rounding: Rounding, watch: Watch
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    let isAboveYear = terms.unitCount > AprClock.mostUnits(terms.unit)
    let unit: PeriodUnit = rule == .unitedStates && isAboveYear ? .year : terms.unit
    let count = rule == .unitedStates && !isAboveYear ? terms.unitCount : 1
    return try Apr.percent(rule, unit, count, try creditFlows(), digits: digits, rounding, watch: watch)
  }

  /// The flows of the borrower, one a date. A fee on the start reduces the advance.
  private func creditFlows() throws(MoneyFailure) -> [CreditFlow] {
    var flows: [CreditFlow] = []
    flows.reserveCapacity(rows.count &+ 1)
    var (date, amount) = (terms.start, terms.principal.amount)
    for row in rows {
      if row.date == date {
        amount = try amount.subtracting(row.payment)
        continue
      }
      if !amount.isZero { flows.append(CreditFlow(amount, at: .date(date))) }
      (date, amount) = (row.date, row.payment.negated)
    }
    if !amount.isZero { flows.append(CreditFlow(amount, at: .date(date))) }
    return flows
  }
}
