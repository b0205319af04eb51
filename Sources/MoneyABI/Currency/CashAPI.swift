import CMoney
import MoneyCore
import MoneyLocale

@_cdecl("money_cash_rule") @implementation
public func money_cash_rule(
  _ currency: UnsafePointer<CChar>?, _ country: UnsafePointer<CChar>?, _ date: Int32,
  _ rule: UnsafeMutablePointer<money_cash_rule_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(rule, "rule", error) { (output: UnsafeMutablePointer<money_cash_rule_t>) throws(MoneyFailure) in
    let found = try Boundary.cashRule(of: try Boundary.code(currency, "currency"), country, date)
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_to_cash_in_country") @implementation
public func money_to_cash_in_country(
  _ amount: UnsafePointer<money_t>?, _ country: UnsafePointer<CChar>?, _ date: Int32,
  _ result: UnsafeMutablePointer<money_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(result, keeping: amount, flags, error) { () throws(MoneyFailure) in
    let amount = try Boundary.money(amount, "amount")
    return try amount.roundedToCash(by: try Boundary.cashRule(of: amount.currency, country, date))
  }
}

extension Boundary {
  fileprivate static func cashRule(
    of currency: CurrencyCode, _ country: UnsafePointer<CChar>?, _ date: Int32
  ) throws(MoneyFailure) -> CashRule {
    let place = country == nil ? nil : try text(country, -1, limit: MoneyLocale.longestName, "country")
    return try CashTable.rule(of: currency, in: place, on: try optionalDay(date), with: nil)
  }

  fileprivate static func write(_ rule: CashRule, to output: UnsafeMutablePointer<money_cash_rule_t>) {
    withUnsafeMutableBytes(of: &output.pointee.currency) { write(rule.currency.bytes, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.country) { write(rule.country, to: $0) }
    output.pointee.rounding = rule.rounding.rawValue
    output.pointee.small_amounts = rule.smallAmounts.rawValue
    output.pointee.since = date(rule.since)
    output.pointee.until = date(rule.until)
    write(rule.step, to: &output.pointee.step)
    write(rule.small, to: &output.pointee.small)
  }
}
