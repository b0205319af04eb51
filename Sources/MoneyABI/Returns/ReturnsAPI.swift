import CMoney
import MoneyCore
import MoneyPortfolio
import MoneyReturns

@_cdecl("money_cash_flow_init") @implementation
public func money_cash_flow_init(_ flow: UnsafeMutablePointer<money_cash_flow_t>?) {
  Boundary.zero(flow)
  flow?.pointee.struct_size = UInt32(MemoryLayout<money_cash_flow_t>.size)
  flow?.pointee.date = Int32.min
}

@_cdecl("money_value_point_init") @implementation
public func money_value_point_init(_ point: UnsafeMutablePointer<money_value_point_t>?) {
  Boundary.zero(point)
  point?.pointee.struct_size = UInt32(MemoryLayout<money_value_point_t>.size)
  point?.pointee.date = Int32.min
}

@_cdecl("money_xirr") @implementation
public func money_xirr(
  _ flows: UnsafePointer<money_cash_flow_t>?, _ count: Int, _ result: UnsafeMutablePointer<money_xirr_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(result, "result", error) { (output: UnsafeMutablePointer<money_xirr_t>) throws(MoneyFailure) in
    try Boundary.write(try Xirr(try Boundary.cashFlows(flows, count)), to: output)
  }
}

@_cdecl("money_portfolio_xirr") @implementation
public func money_portfolio_xirr(
  _ portfolio: OpaquePointer?, _ quotes: UnsafePointer<money_price_quote_t>?, _ count: Int, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_valuation_options_t>?, _ result: UnsafeMutablePointer<money_xirr_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(result, "result", error) { (output: UnsafeMutablePointer<money_xirr_t>) throws(MoneyFailure) in
    let handle = try Boundary.idle(portfolio, of: Portfolio.self)
    try Boundary.checkMemory(handle.value.count, of: Boundary.mostOfEntry)
    let given = try Boundary.quotes(quotes, count)
    let table = try Boundary.optionalTable(rates)
    let options = try Boundary.valuationOptions(options)
    try Boundary.write(try handle.value.xirr(given, table, options, watch: Boundary.watch), to: output)
  }
}

@_cdecl("money_xirr_reason_text") @implementation
public func money_xirr_reason_text(_ reason: Int32) -> UnsafePointer<CChar>? {
  Boundary.cString(XirrReason.text(of: reason))
}

@_cdecl("money_time_weighted_return") @implementation
public func money_time_weighted_return(
  _ points: UnsafePointer<money_value_point_t>?, _ count: Int, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ annualised: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(result)
      Boundary.zero(flags)
      Boundary.zero(annualised)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(result, "result")
    let digits = try Boundary.digitCount(digits)
    let rounding = try Boundary.rounding(rounding)
    let growth = try TimeWeightedReturn(try Boundary.valuePoints(points, count).points, watch: Boundary.watch)
    let rounded = try growth.rounded(digits: digits, rounding)
    if let annualised { annualised.pointee = try growth.annualised() }
    Boundary.write(rounded.value, to: output)
    flags?.pointee = rounded.isRounded ? MONEY_FLAG_ROUNDED : 0
  }
}

extension Boundary {
  /// A series has thousands of flows, so the code that reads one of them is inlined into the loop.
  @_optimize(speed)
  static func cashFlows(
    _ flows: UnsafePointer<money_cash_flow_t>?, _ count: Int
  ) throws(MoneyFailure) -> [CashFlow] {
    var currency = SingleCurrency()
    @inline(always) func flow(_ row: UnsafeRawPointer) throws(MoneyFailure) -> CashFlow {
      let amount = try Inlined.money((row + headSize).assumingMemoryBound(to: money_t.self), "flows.amount")
      try currency.take(amount.currency)
      let day = try Inlined.day(row.loadUnaligned(fromByteOffset: dayOffset, as: Int32.self))
      return CashFlow(day: day, amount: amount.amount)
    }
    return try Inlined.sizedRows(flows, count, atMost: CashFlow.most, "MONEY_CASH_FLOW_INIT", "flows", flow)
  }

  static func valuePoints(
    _ points: UnsafePointer<money_value_point_t>?, _ count: Int
  ) throws(MoneyFailure) -> (points: [ValuePoint], currency: CurrencyCode?) {
    var currency = SingleCurrency()
    var code: CurrencyCode?
    let points = try sizedRows(points, count, atMost: ValuePoint.most, "MONEY_VALUE_POINT_INIT", "points") {
      (row) throws(MoneyFailure) in
      let first = row + headSize
      let value = try money(first.assumingMemoryBound(to: money_t.self), "points.value")
      let flow = try money((first + MemoryLayout<money_t>.size).assumingMemoryBound(to: money_t.self), "points.flow")
      try currency.take(value.currency)
      try currency.take(flow.currency)
      code = value.currency
      return ValuePoint(day: try day(of: row), value: value.amount, flow: flow.amount)
    }
    return (points, code)
  }

  /// The size in bytes of a dated row's head, its size and date. Rows are read field by field, which halves the time.
  private static var headSize: Int { 8 }
  private static var dayOffset: Int { 4 }

  private static func day(of row: UnsafeRawPointer) throws(MoneyFailure) -> Day {
    try day(row.loadUnaligned(fromByteOffset: dayOffset, as: Int32.self))
  }

  /// Writes the rates into a zeroed output.
  static func write(_ xirr: Xirr, to output: UnsafeMutablePointer<money_xirr_t>) throws(MoneyFailure) {
    let room = Int(MONEY_XIRR_RATES_MAX)
    guard xirr.rates.count <= room else {
      throw MoneyFailure(
        .limit, "number of rates must be at most " + .number(room) + ", got " + .number(xirr.rates.count))
    }
    output.pointee.outcome = xirr.outcome.rawValue
    output.pointee.reason = xirr.reason?.rawValue ?? 0
    output.pointee.day_count = MONEY_DAY_COUNT_ACTUAL_365
    output.pointee.is_certain = xirr.isCertain ? 1 : 0
    output.pointee.rate_count = UInt32(truncatingIfNeeded: xirr.rates.count)
    withUnsafeMutableBytes(of: &output.pointee.rates) { field in
      for (index, rate) in xirr.rates.enumerated() {
        field.storeBytes(of: rate, toByteOffset: index * MemoryLayout<Double>.size, as: Double.self)
      }
    }
  }
}
