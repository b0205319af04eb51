import CMoney
import MoneyCore

@_cdecl("money_redenomination") @implementation
public func money_redenomination(
  _ code: UnsafePointer<CChar>?, _ from: Int32, _ to: Int32, _ factor: UnsafeMutablePointer<money_ratio_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRatio(factor, "factor", error) { () throws(MoneyFailure) in
    let code = try Boundary.code(code, "code")
    try CurrencyRegistry.check(code, in: nil)
    return Redenominations.factor(of: code, from: try Boundary.day(from), to: try Boundary.day(to))
  }
}
