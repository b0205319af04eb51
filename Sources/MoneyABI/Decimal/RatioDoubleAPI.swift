import CMoney
import MoneyCore

// Apart from rates of return, this is the one export with a double.

@_cdecl("money_ratio_to_double") @implementation
public func money_ratio_to_double(
  _ ratio: UnsafePointer<money_ratio_t>?, _ result: UnsafeMutablePointer<Double>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(result, "result", error) { () throws(MoneyFailure) in
    try Boundary.ratio(ratio, "ratio").double()
  }
}
