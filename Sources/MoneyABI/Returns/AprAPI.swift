import CMoney
import MoneyCore
import MoneyReturns

@_cdecl("money_credit_flow_init") @implementation
public func money_credit_flow_init(_ flow: UnsafeMutablePointer<money_credit_flow_t>?) {
  Boundary.zero(flow)
  flow?.pointee.struct_size = UInt32(MemoryLayout<money_credit_flow_t>.size)
  flow?.pointee.date = Int32.min
}

@_cdecl("money_apr") @implementation
public func money_apr(
  _ rule: money_apr_rule_t, _ unit: money_period_unit_t, _ unit_count: Int32,
  _ flows: UnsafePointer<money_credit_flow_t>?, _ count: Int, _ digits: Int32, _ rounding: money_rounding_t,
  _ percent: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callApr(rule, digits, rounding, percent, flags, error) { law, digits, rounding throws(MoneyFailure) in
    try Apr.percent(
      law, try Boundary.periodUnit(unit, "unit"), unit_count, try Boundary.creditFlows(flows, count), digits: digits,
      rounding, watch: Boundary.watch)
  }
}

extension Boundary {
  /// Runs a call that computes an annual percentage rate.
  static func callApr(
    _ rule: money_apr_rule_t, _ digits: Int32, _ rounding: money_rounding_t,
    _ percent: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
    _ error: UnsafeMutablePointer<money_error_t>?,
    _ compute: (AprRule, UInt32, Rounding) throws(MoneyFailure) -> Rounded<Decimal>
  ) -> money_status_t {
    call(
      error,
      zeroing: {
        zero(percent)
        zero(flags)
      }
    ) { () throws(MoneyFailure) in
      let output = try required(percent, "percent")
      guard let law = AprRule(rawValue: rule) else { throw notOne(of: "MONEY_APR_", "rule", rule) }
      guard digits >= 0, digits <= Int32(Apr.mostDigits) else {
        throw outOfRange("digits", Int64(digits), 0...Int64(Apr.mostDigits))
      }
      let found = try compute(law, UInt32(digits), try Boundary.rounding(rounding))
      write(found.value, to: output)
      flags?.pointee = found.isRounded ? MONEY_FLAG_ROUNDED : 0
    }
  }

  static func periodUnit(_ value: Int32, _ name: StaticString) throws(MoneyFailure) -> PeriodUnit {
    guard let unit = PeriodUnit(rawValue: value) else { throw notOne(of: "MONEY_PERIOD_", name, value) }
    return unit
  }

  fileprivate static func creditFlows(
    _ flows: UnsafePointer<money_credit_flow_t>?, _ count: Int
  ) throws(MoneyFailure) -> [CreditFlow] {
    var currency = SingleCurrency()
    return try sizedRows(flows, count, atMost: CreditFlow.most, "MONEY_CREDIT_FLOW_INIT", "flows") {
      (row) throws(MoneyFailure) in
      var given = row.loadUnaligned(as: money_credit_flow_t.self)
      guard given.reserved == 0 else { throw reserved("flows") }
      let amount = try money(&given.amount, "flows.amount")
      try currency.take(amount.currency)
      let periods = Int64(given.periods)
      guard let day = try optionalDay(given.date) else { return CreditFlow(amount.amount, at: .periods(periods)) }
      guard periods == 0 else {
        throw MoneyFailure(.argument, "periods of a flow with a date must be 0, got " + .integer(periods))
      }
      return CreditFlow(amount.amount, at: .date(day))
    }
  }
}
