import CMoney
import MoneyCore
import MoneyReturns

@_cdecl("money_annuity_init") @implementation
public func money_annuity_init(_ annuity: UnsafeMutablePointer<money_annuity_t>?) {
  Boundary.zero(annuity)
  annuity?.pointee.struct_size = UInt32(MemoryLayout<money_annuity_t>.size)
  annuity?.pointee.rate_periods = 1
}

@_cdecl("money_annuity_payment") @implementation
public func money_annuity_payment(
  _ annuity: UnsafePointer<money_annuity_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(digits, rounding, result, flags, error) { digits, rounding throws(MoneyFailure) in
    try Boundary.annuity(annuity, ignoring: .payment).levelPayment(digits, rounding)
  }
}

@_cdecl("money_annuity_principal") @implementation
public func money_annuity_principal(
  _ annuity: UnsafePointer<money_annuity_t>?, _ period: Int32, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(digits, rounding, result, flags, error) { digits, rounding throws(MoneyFailure) in
    try Boundary.annuity(annuity, ignoring: .payment).principal(of: period, digits, rounding)
  }
}

@_cdecl("money_annuity_interest") @implementation
public func money_annuity_interest(
  _ annuity: UnsafePointer<money_annuity_t>?, _ period: Int32, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(digits, rounding, result, flags, error) { digits, rounding throws(MoneyFailure) in
    try Boundary.annuity(annuity, ignoring: .payment).interest(of: period, digits, rounding)
  }
}

@_cdecl("money_annuity_periods") @implementation
public func money_annuity_periods(
  _ annuity: UnsafePointer<money_annuity_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(digits, rounding, result, flags, error) { digits, rounding throws(MoneyFailure) in
    try Boundary.annuity(annuity, ignoring: .periods).periodCount(digits, rounding)
  }
}

@_cdecl("money_annuity_rate") @implementation
public func money_annuity_rate(
  _ annuity: UnsafePointer<money_annuity_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(digits, rounding, result, flags, error) { digits, rounding throws(MoneyFailure) in
    try Boundary.annuity(annuity, ignoring: .rate).onlyRate(digits, rounding, watch: Boundary.watch)
  }
}

@_cdecl("money_annuity_future_value") @implementation
public func money_annuity_future_value(
  _ annuity: UnsafePointer<money_annuity_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(digits, rounding, result, flags, error) { digits, rounding throws(MoneyFailure) in
    try Boundary.annuity(annuity, ignoring: .futureValue).futureValue(digits, rounding)
  }
}

@_cdecl("money_annuity_present_value") @implementation
public func money_annuity_present_value(
  _ annuity: UnsafePointer<money_annuity_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(digits, rounding, result, flags, error) { digits, rounding throws(MoneyFailure) in
    try Boundary.annuity(annuity, ignoring: .presentValue).presentValue(digits, rounding)
  }
}

@_cdecl("money_npv") @implementation
public func money_npv(
  _ rate: UnsafePointer<money_decimal_t>?, _ amounts: UnsafePointer<money_decimal_t>?, _ count: Int,
  _ digits: Int32, _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_decimal_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(
    digits, rounding, result, flags, error,
    zeroing: { Boundary.zero(result, keeping: amounts, count: count, and: rate) }
  ) { digits, rounding throws(MoneyFailure) in
    let rate = try PeriodRate(try Boundary.decimal(rate, "rate"))
    return try Boundary.periodicFlows(amounts, count).presentValue(
      at: rate, digits, rounding, watch: Boundary.watch)
  }
}

@_cdecl("money_mirr") @implementation
public func money_mirr(
  _ amounts: UnsafePointer<money_decimal_t>?, _ count: Int, _ finance: UnsafePointer<money_decimal_t>?,
  _ reinvest: UnsafePointer<money_decimal_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(
    digits, rounding, result, flags, error,
    zeroing: { Boundary.zero(result, keeping: amounts, count: count, and: finance, reinvest) }
  ) { digits, rounding throws(MoneyFailure) in
    let finance = try PeriodRate(try Boundary.decimal(finance, "finance"), name: "finance")
    let reinvest = try PeriodRate(try Boundary.decimal(reinvest, "reinvest"), name: "reinvest")
    return try Boundary.periodicFlows(amounts, count).modifiedRate(
      finance: finance, reinvest: reinvest, digits, rounding, watch: Boundary.watch)
  }
}

extension Boundary {
  /// Runs a call that computes a number with a number of digits or 34 significant ones, and whose result is no input.
  fileprivate static func callRounded(
    _ digits: Int32, _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_decimal_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ compute: (ResultDigits, Rounding) throws(MoneyFailure) -> Rounded<Decimal>
  ) -> money_status_t {
    callRounded(digits, rounding, result, flags, error, zeroing: { zero(result) }, compute)
  }

  /// Runs such a call, whose result may be an input, which `zeroResult` keeps on failure.
  fileprivate static func callRounded(
    _ digits: Int32, _ rounding: money_rounding_t, _ result: UnsafeMutablePointer<money_decimal_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?,
    zeroing zeroResult: () -> Void, _ compute: (ResultDigits, Rounding) throws(MoneyFailure) -> Rounded<Decimal>
  ) -> money_status_t {
    call(
      error,
      zeroing: {
        zeroResult()
        zero(flags)
      }
    ) { () throws(MoneyFailure) in
      let output = try required(result, "result")
      let count: ResultDigits =
        digits == MONEY_DIGITS_SIGNIFICANT ? .significant : .fraction(try digitCount(digits))
      let found = try compute(count, try Boundary.rounding(rounding))
      write(found.value, to: output)
      flags?.pointee = found.isRounded ? MONEY_FLAG_ROUNDED : 0
    }
  }

  /// A number of an annuity that is to be computed.
  fileprivate enum AnnuityField {
    case payment, periods, rate, presentValue, futureValue
  }

  fileprivate static func annuity(
    _ pointer: UnsafePointer<money_annuity_t>?, ignoring field: AnnuityField
  ) throws(MoneyFailure) -> Annuity {
    var given = try sized(pointer, "MONEY_ANNUITY_INIT", "annuity")
    guard let time = PaymentTime(rawValue: given.time) else {
      throw notOne(of: "MONEY_PAYMENT_", "annuity.time", given.time)
    }
    guard given.rate_periods >= 1 else {
      throw tooSmall("annuity.rate_periods", Int64(given.rate_periods), least: 1)
    }
    // A field that is ignored must still be a decimal.
    let rate = try decimal(&given.rate, "annuity.rate")
    let payment = try decimal(&given.payment, "annuity.payment")
    let presentValue = try decimal(&given.present_value, "annuity.present_value")
    let futureValue = try decimal(&given.future_value, "annuity.future_value")
    return Annuity(
      rate: try PeriodRate(field == .rate ? .zero : rate, over: given.rate_periods),
      periods: field == .periods ? 1 : given.periods, payment: field == .payment ? .zero : payment,
      presentValue: field == .presentValue ? .zero : presentValue,
      futureValue: field == .futureValue ? .zero : futureValue,
      time: time)
  }

  fileprivate static func periodicFlows(
    _ amounts: UnsafePointer<money_decimal_t>?, _ count: Int
  ) throws(MoneyFailure) -> PeriodicFlows {
    guard count >= 0, count <= PeriodicFlows.most else { throw tooMany("amounts", count, atMost: PeriodicFlows.most) }
    try checkMemory(count, of: mostOfElement)
    var found: [Decimal] = []
    try forEach(amounts, count, "amounts") { (amount: Decimal) throws(MoneyFailure) in found.append(amount) }
    return PeriodicFlows(found)
  }
}
