import CMoney
import MoneyCore
import MoneyPortfolio

@_cdecl("money_portfolio_from_csv") @implementation
public func money_portfolio_from_csv(
  _ csv: UnsafePointer<CChar>?, _ length: Int, _ currency: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_portfolio_options_t>?, _ portfolio: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(portfolio, "portfolio", error) { () throws(MoneyFailure) in
    let settings = try Boundary.settings(try Boundary.code(currency, "currency"), options)
    let text = try Boundary.document(csv, length, "csv", times: 28)
    return Boundary.pointer(to: WatchedHandle(try PortfolioCSV.read(text, settings, watch: Boundary.watch)))
  }
}

@_cdecl("money_portfolio_to_csv") @implementation
public func money_portfolio_to_csv(
  _ portfolio: OpaquePointer?, _ csv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(csv, "csv", length, error) { () throws(MoneyFailure) in
    let portfolio = try Boundary.wholePortfolio(portfolio)
    try Boundary.checkMemory(portfolio.mostText)
    return try PortfolioCSV.write(portfolio, watch: Boundary.watch)
  }
}

@_cdecl("money_portfolio_to_beancount") @implementation
public func money_portfolio_to_beancount(
  _ portfolio: OpaquePointer?, _ journal: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(journal, "journal", length, error) { () throws(MoneyFailure) in
    try PortfolioBeancount.write(try Boundary.wholePortfolio(portfolio), watch: Boundary.watch)
  }
}

@_cdecl("money_portfolio_to_ledger") @implementation
public func money_portfolio_to_ledger(
  _ portfolio: OpaquePointer?, _ journal: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(journal, "journal", length, error) { () throws(MoneyFailure) in
    try PortfolioLedger.write(try Boundary.wholePortfolio(portfolio), watch: Boundary.watch)
  }
}
