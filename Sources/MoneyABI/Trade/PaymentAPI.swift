import CMoney
import MoneyCore
import MoneyTrade

@_cdecl("money_payment_provider_name") @implementation
public func money_payment_provider_name(_ provider: Int32) -> UnsafePointer<CChar>? {
  guard let known = PaymentProvider(rawValue: provider) else { return nil }
  return Boundary.cString(known.name)
}

@_cdecl("money_payment_digits") @implementation
public func money_payment_digits(
  _ currency: UnsafePointer<CChar>?, _ provider: Int32, _ registry: OpaquePointer?,
  _ digits: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(digits, "digits", error) { () throws(MoneyFailure) in
    let code = try Boundary.code(currency, "currency")
    let provider = try Boundary.provider(provider)
    let own = Boundary.registry(registry)
    let digits = try provider.digits(of: provider.code(code, in: own), in: own)
    return Int32(truncatingIfNeeded: digits)
  }
}

@_cdecl("money_payment_to_minor") @implementation
public func money_payment_to_minor(
  _ amount: UnsafePointer<money_t>?, _ provider: Int32, _ registry: OpaquePointer?,
  _ minor: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(minor, "minor", error) { () throws(MoneyFailure) in
    let money = try Boundary.money(amount, "amount")
    return try money.minorUnits(of: Boundary.provider(provider), in: Boundary.registry(registry))
  }
}

@_cdecl("money_payment_from_minor") @implementation
public func money_payment_from_minor(
  _ minor: Int64, _ currency: UnsafePointer<CChar>?, _ provider: Int32, _ registry: OpaquePointer?,
  _ result: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    let code = try Boundary.code(currency, "currency")
    let provider = try Boundary.provider(provider)
    let own = Boundary.registry(registry)
    return try Money(minor: minor, provider.code(code, in: own), of: provider, in: own)
  }
}

@_cdecl("money_payment_check_iso20022") @implementation
public func money_payment_check_iso20022(
  _ amount: UnsafePointer<money_t>?, _ date: Int32, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    try Boundary.money(amount, "amount").checkISO20022(on: Boundary.optionalDay(date))
  }
}

@_cdecl("money_payment_to_units") @implementation
public func money_payment_to_units(
  _ amount: UnsafePointer<money_t>?, _ units: UnsafeMutablePointer<Int64>?, _ nanos: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(units); Boundary.zero(nanos)
    }
  ) { () throws(MoneyFailure) in
    let unitsOutput = try Boundary.required(units, "units")
    let nanosOutput = try Boundary.required(nanos, "nanos")
    let parts = try Boundary.money(amount, "amount").unitsAndNanos()
    unitsOutput.pointee = parts.units
    nanosOutput.pointee = parts.nanos
  }
}

@_cdecl("money_payment_from_units") @implementation
public func money_payment_from_units(
  _ units: Int64, _ nanos: Int32, _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ result: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    let code = try Boundary.code(currency, "currency")
    return try Money(units: units, nanos: nanos, code, in: Boundary.registry(registry))
  }
}

extension Boundary {
  static func provider(_ value: Int32) throws(MoneyFailure) -> PaymentProvider {
    guard let known = PaymentProvider(rawValue: value) else {
      throw notOne(of: "MONEY_PAYMENT_", "provider", value)
    }
    return known
  }
}
