import MoneyPortfolio
import CMoney
import MoneyCore
import MoneyJSON

@_cdecl("money_portfolio_to_json") @implementation
public func money_portfolio_to_json(
  _ portfolio: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try PortfolioDocument.write(try Boundary.wholePortfolio(portfolio))
  }
}

@_cdecl("money_portfolio_from_json") @implementation
public func money_portfolio_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ registry: OpaquePointer?,
  _ portfolio: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(portfolio, "portfolio", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json")
    return Boundary.pointer(
      to: WatchedHandle(try PortfolioDocument.read(text, registry: Boundary.registry(registry))))
  }
}
