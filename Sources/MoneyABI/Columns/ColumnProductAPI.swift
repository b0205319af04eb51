import CMoney
import MoneyCore

@_cdecl("money_column_multiply") @implementation
public func money_column_multiply(
  _ amounts: UnsafePointer<money_column_t>?, _ currencies: UnsafePointer<money_column_currencies_t>?,
  _ factors: UnsafePointer<money_column_t>?, _ options: UnsafePointer<money_column_options_t>?,
  _ result: UnsafePointer<money_column_t>?, _ statuses: UnsafeMutablePointer<money_status_t>?,
  _ report: UnsafeMutablePointer<money_column_report_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  let inputs = ColumnInputs(amounts, factors, of: currencies)
  return Boundary.callColumns(inputs, statuses, report, error) { (results: inout ColumnResults) throws(MoneyFailure) in
    let source = try Boundary.column(amounts, .amount, "amounts")
    let output = try Boundary.result(result, .amount, "result", length: source.length)
    results.add(output)
    let times = try Boundary.column(factors, .amount, "factors")
    try Boundary.checkLength(times, source.length, "factors")
    let codes = try Boundary.optionalCurrencies(currencies, length: source.length, "currencies")
    let given = try ColumnOptions(options)
    try Boundary.checkBitmap(output, (source, codes?.indices, times, nil))
    let digits = given.conversion.digits
    if let factor = ColumnProduct.commonFactor(times) {
      let scaling = try ColumnScaling(
        rounding: source, of: codes, times: factor, digits: digits, given.conversion.rounding, in: given.registry,
        into: output, statuses: statuses)
      try Boundary.run(scaling, source.length, given.threads, &results, statuses, report)
      return
    }
    let product = try ColumnProduct(
      of: source, codes, with: times, digits: digits, given.conversion.rounding, in: given.registry, into: output,
      statuses: statuses)
    try results.keepInputs(isStrict: statuses == nil)
    let outcome = try ColumnSlices.outcome(
      source.length, threads: given.threads, results.columns, goesOnAfterFailure: statuses != nil
    ) { product.run($1) }
    if outcome.failedCount > 0, statuses == nil { throw product.failure(outcome) }
    Boundary.write(outcome, scale: product.resultScale, to: report)
  }
}
