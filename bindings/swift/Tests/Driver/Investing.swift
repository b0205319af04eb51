import Foundation
import LibMoney

/// The words of the vectors' rounding modes.
private let modes: [String: Rounding] = [
  "half_even": .halfEven, "half_up": .halfUp, "half_down": .halfDown, "down": .down, "up": .up, "floor": .floor,
  "ceiling": .ceiling, "unnecessary": .unnecessary,
]

extension Vector {
  func rounding() throws -> Rounding { try modes[text("rounding")] ?? .halfEven }
  func integer(_ key: String) -> Int { self[key] as? Int ?? 0 }
}

func timeValue(_ vector: Vector) throws -> Vector {
  let digits: ResultDigits =
    vector.integer("digits") < 0 ? .significant : .fraction(UInt32(vector.integer("digits")))
  return ["result": try result(vector, digits, vector.rounding()).value.description]
}

private func result(
  _ vector: Vector, _ digits: ResultDigits, _ rounding: Rounding
) throws -> Rounded<LibMoney.Decimal> {
  let flows = PeriodicFlows(try vector.texts("amounts").map { try number($0) })
  switch try vector.text("function") {
  case "npv": return try flows.presentValue(at: PeriodRate(vector.decimal("rate")), digits, rounding)
  case "mirr":
    return try flows.modifiedRate(
      finance: PeriodRate(vector.decimal("finance")), reinvest: PeriodRate(vector.decimal("reinvest")), digits,
      rounding)
  case "real_return":
    return try RealReturn.rounded(
      vector.decimal("nominal"), index: vector.decimal("index_start"), to: vector.decimal("index_end"),
      digits: UInt32(vector.integer("digits")), rounding)
  default: return try ofAnnuity(vector, digits, rounding)
  }
}

private func ofAnnuity(
  _ vector: Vector, _ digits: ResultDigits, _ rounding: Rounding
) throws -> Rounded<LibMoney.Decimal> {
  let function = try vector.text("function")
  let rate =
    function == "rate"
    ? try PeriodRate(.zero)
    : try PeriodRate(
      vector.decimal("rate"), over: UInt32(vector.integer("rate_periods")))
  let annuity = try Annuity(
    rate: rate, periods: Int32(vector.integer("periods")), payment: vector.decimal("payment"),
    presentValue: vector.decimal("present_value"), futureValue: vector.decimal("future_value"),
    time: vector.text("time") == "begin" ? .begin : .end)
  let period = Int32(vector.integer("period"))
  switch function {
  case "payment": return try annuity.levelPayment(digits, rounding)
  case "principal": return try annuity.principal(of: period, digits, rounding)
  case "interest": return try annuity.interest(of: period, digits, rounding)
  case "periods": return try annuity.periodCount(digits, rounding)
  case "rate": return try annuity.onlyRate(digits, rounding, watch: .none)
  case "future_value": return try annuity.futureValue(digits, rounding)
  case "present_value": return try annuity.presentValue(digits, rounding)
  default: throw Broken(description: "no function is called \(function)")
  }
}

private let lotMethods: [String: LotMethod] = [
  "fifo": .fifo, "average": .average, "section_104": .section104, "adjusted_cost_base": .adjustedCostBase,
]

/// The portfolio of a text in CSV.
private func portfolioOf(_ vector: Vector) throws -> Portfolio {
  let settings = try PortfolioSettings(
    currency: CurrencyCode(vector.text("currency")), method: lotMethods[vector.text("method")] ?? .specific,
    fees: vector.text("fees") == "apart" ? .apart : .basis, washSales: vector["wash_sales"] as? Bool ?? false,
    capital: vector.text("capital") == "refuse" ? .refuse : .gain)
  return try Portfolio(csv: vector.text("csv"), settings)
}

func disposals(_ vector: Vector) throws -> Vector {
  let made = try portfolioOf(vector)
  let rows: [[Any]] = try made.disposals().map { row in
    let figures = [row.proceeds, row.cost, row.gain, row.disallowed].map { shown($0?.amount) }
    let words = [String(row.transaction), row.day.description, "\(row.rule.name)", row.quantity.value.description]
    return words + figures
  }
  let pools: [[Any]] = try (vector["pools"] as? [[String]] ?? []).map { asked in
    let day = asked[1].isEmpty ? nil : try Day(asked[1])
    let pool = try made.pool(of: ShortText(asked[0]), on: day, nil, ValuationOptions())
    return [pool.count.numerator.description, "\(pool.count.denominator)", shown(pool.cost?.amount)]
  }
  let report = try made.taxReport(from: Day(vector.text("year")), nil, ValuationOptions()).text(.csv)
  return ["disposals": rows, "pools": pools, "report": String(decoding: report, as: UTF8.self)]
}

private func record(_ vector: Vector) throws -> TrackRecord {
  let times: [String: FlowTime] = [
    "after": .after, "start": .start, "end": .end, "start_in_end_out": .startInEndOut,
  ]
  let samples: [String: SamplePeriod] = ["day": .day, "week": .week, "month": .month]
  func day(_ text: String) throws -> Day? { text.isEmpty ? nil : try Day(text) }
  let options = try TrackRecord.Options(
    time: times[vector.text("flow_time")] ?? .after, sample: samples[vector.text("sample")] ?? .day,
    digits: UInt32(vector.integer("digits")), rounding: vector.rounding(), first: day(vector.text("first")),
    last: day(vector.text("last")))
  let rows = vector[vector["csv"] == nil ? "points" : "quotes"] as? [[String]] ?? []
  if vector["csv"] != nil {
    let quotes = try rows.map { row in
      try PriceQuote(
        symbol: ShortText(row[0]), price: number(row[2]), instant: Int64(Day(row[1]).number) * 86400)
    }
    return try portfolioOf(vector).trackRecord(options, quotes, nil, ValuationOptions(), maximumPriceGap: 7)
  }
  return try TrackRecord(
    rows.map { row in try ValuePoint(day: Day(row[0]), value: number(row[1]), flow: number(row[2])) }, options)
}

func trackRecords(_ vector: Vector) throws -> Vector {
  let record = try record(vector)
  let fall = record.drawdown
  let days = [record.first, record.last, fall.peak, fall.trough, fall.recovery, fall.longestStart]
  let amounts = [record.startValue, record.endValue, record.flows, record.gain]
  let deviation = record.volatility
  let doubles = [record.annualised, deviation?.deviation, deviation?.semiDeviation, deviation?.yearFactor]
  return [
    "days": days.map { $0?.description ?? "" }, "amounts": amounts.map(\.description),
    "returns": [record.timeWeighted.value, record.modifiedDietz?.value, record.depth.value].map { shown($0) },
    "doubles": doubles.map { $0 as Any? ?? NSNull() }, "counts": [Int(fall.longestDays), deviation?.count ?? 0],
  ]
}

func rebalancing(_ vector: Vector) throws -> Vector {
  var made = try portfolioOf(vector)
  let rates = vector.objects("rates").isEmpty ? nil : try vector.table()
  func rows(_ key: String) -> [[String]] { vector[key] as? [[String]] ?? [] }
  let targets = try rows("targets").map { try Target(symbol: ShortText($0[0]), weight: number($0[1])) }
  let quotes = try rows("quotes").map { row in
    try PriceQuote(symbol: ShortText(row[0]), price: number(row[1]), currency: CurrencyCode(row[2]))
  }
  let rules = try Rebalancing.Options(
    cash: vector.decimal("cash"), quantityDigits: UInt32(vector.integer("digits")),
    sellsShares: vector["sells"] as? Bool ?? true)
  let plan = try made.rebalancing(targets, quotes, rates, ValuationOptions(), rules)
  let labels = try rows("labels").map { try Breakdown.Label(symbol: ShortText($0[0]), label: ShortText($0[1])) }
  let parts = try made.value(quotes, rates, ValuationOptions()).breakdown(labels).rows
  let told: [[Any]] = parts.map { row in
    [String(row.label), row.value.description, shown(row.percent), row.count]
  }
  return [
    "orders": plan.orders.map { [String($0.symbol), $0.quantity.description, $0.amount.description] },
    "total": plan.total.description, "cash_left": plan.cashLeft.description, "rows": told,
  ]
}
