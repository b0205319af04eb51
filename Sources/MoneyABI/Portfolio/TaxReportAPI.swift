import CMoney
import MoneyCore
import MoneyPortfolio

@_cdecl("money_disposal_rule_text") @implementation
public func money_disposal_rule_text(_ rule: Int32) -> UnsafePointer<CChar>? {
  DisposalRule(rawValue: rule).map { Boundary.cString($0.name) }
}

@_cdecl("money_portfolio_pool") @implementation
public func money_portfolio_pool(
  _ portfolio: OpaquePointer?, _ symbol: UnsafePointer<CChar>?, _ date: Int32, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_valuation_options_t>?, _ pool: UnsafeMutablePointer<money_pool_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(pool, "pool", error) { output throws(MoneyFailure) in
    let portfolio = try Boundary.wholePortfolio(portfolio)
    let found = try portfolio.pool(
      of: try Boundary.symbol(symbol), on: try Boundary.optionalDay(date), try Boundary.optionalTable(rates),
      try Boundary.valuationOptions(options), watch: Boundary.watch)
    Boundary.write(found.quantity.value, to: &output.pointee.quantity)
    Boundary.write(found.count, &output.pointee.count_numerator, &output.pointee.count_denominator)
    output.pointee.flags = found.quantity.isRounded ? MONEY_FLAG_ROUNDED : 0
    if let cost = found.cost { Boundary.write(cost, to: &output.pointee.cost) }
    if let cost = found.reportedCost { Boundary.write(cost, to: &output.pointee.reported_cost) }
  }
}

@_cdecl("money_portfolio_tax_report") @implementation
public func money_portfolio_tax_report(
  _ portfolio: OpaquePointer?, _ start: Int32, _ format: Int32, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_valuation_options_t>?,
  _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(text, "text", length, error) { () throws(MoneyFailure) in
    let portfolio = try Boundary.wholePortfolio(portfolio)
    let first = try Boundary.day(start)
    guard let format = TaxReport.Format(rawValue: format) else {
      throw Boundary.notOne(of: "MONEY_TAX_REPORT_", "format", format)
    }
    try Boundary.checkMemory(portfolio.count, of: Boundary.mostOfTaxRow)
    return try portfolio.taxReport(
      from: first, try Boundary.optionalTable(rates), try Boundary.valuationOptions(options), watch: Boundary.watch
    ).text(format)
  }
}

extension Boundary {
  /// The bytes that a disposal needs, with its text.
  fileprivate static var mostOfTaxRow: Int { 4096 }
}
