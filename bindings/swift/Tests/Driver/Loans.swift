import LibMoney

func loan(_ vector: Vector) throws -> Vector {
  if vector["flows"] != nil { return try rateOfCharge(vector) }
  let kinds: [String: LoanTerms.Kind] = ["annuity": .annuity, "linear": .linear, "bullet": .bullet]
  let conventions: [String: DayCount] = [
    "actual_365": .actual365Fixed, "actual_360": .actual360, "thirty_360_bond": .thirty360Bond,
    "thirty_e_360": .thirtyE360,
  ]
  let currency = try vector.text("currency")
  let terms = try LoanTerms(
    start: Day(vector.text("start")), kind: kinds[vector.text("kind")] ?? .annuity, unit: .month,
    unitCount: Int32(vector["count"] as? Int ?? 0), paymentCount: Int32(vector["payments"] as? Int ?? 0),
    dayCount: conventions[vector.text("day_count")] ?? .thirty360Bond, rounding: .halfEven,
    firstPayment: vector.optional("first").map { try Day($0) },
    principal: Money(vector.text("principal"), currency), rate: vector.decimal("rate"),
    payment: vector.optional("payment").map { try Money($0, currency) },
    fees: LoanFees(
      advance: vector.optional("advance_fee").map { try Money($0, currency) },
      payment: vector.optional("payment_fee").map { try Money($0, currency) }))
  let changes = try (vector["events"] as? [[String]] ?? []).map { try event($0, currency) }
  let made = try Loan(terms, changes, watch: .none)
  let rows = made.rows.map { [$0.payment, $0.interest, $0.principal, $0.balance, $0.fee].map(\.description) }
  let rates = try [AprRule.europeanUnion, .unitedStates].map { rule in
    try made.apr(rule, digits: 16, .halfUp, watch: .none).value.description
  }
  return ["level": made.payment.description, "rows": rows, "cost": made.cost.description, "apr": rates]
}

private func event(_ words: [String], _ currency: String) throws -> LoanEvent {
  let day = try Day(words[0])
  switch words[1] {
  case "advance": return try LoanEvent(.advance(Money(words[2], currency)), on: day)
  case "extra": return try LoanEvent(.extra(Money(words[2], currency)), on: day)
  case "rate": return try LoanEvent(.rate(number(words[2])), on: day)
  case "payment": return try LoanEvent(.payment(Money(words[2], currency)), on: day)
  case "level": return LoanEvent(.level, on: day)
  default: return try LoanEvent(.fee(Money(words[2], currency)), on: day)
  }
}

private func rateOfCharge(_ vector: Vector) throws -> Vector {
  let units: [String: PeriodUnit] = ["day": .day, "week": .week, "month": .month]
  let flows = try (vector["flows"] as? [[String]] ?? []).map { row in
    let time: CreditFlow.Time = row[0].contains("-") ? try .date(Day(row[0])) : .periods(Int64(row[0]) ?? 0)
    return CreditFlow(try number(row[1]), at: time)
  }
  let found = try Apr.percent(
    vector.text("rule") == "us" ? .unitedStates : .europeanUnion, units[vector.text("unit")] ?? .month,
    Int32(vector["count"] as? Int ?? 0), flows, digits: UInt32(vector["digits"] as? Int ?? 0), .halfUp, watch: .none)
  return ["percent": found.value.description]
}
