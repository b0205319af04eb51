import CMachine
import CMoney
import MoneyCore

@_cdecl("money_column_sum") @implementation
public func money_column_sum(
  _ amounts: UnsafePointer<money_column_t>?, _ currencies: UnsafePointer<money_column_currencies_t>?,
  _ options: UnsafePointer<money_column_options_t>?, _ sums: UnsafeMutablePointer<money_decimal_t>?,
  _ report: UnsafeMutablePointer<money_column_report_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  // The caller's array has room for at least one sum.
  var count = 1
  return Boundary.call(
    error,
    zeroing: {
      Boundary.zero(sums, count: count)
      Boundary.zero(report)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(sums, "sums")
    let source = try Boundary.column(amounts, .amount, "amounts")
    let codes = try Boundary.optionalCurrencies(currencies, length: source.length, "currencies")
    count = codes?.count ?? 1
    let given = try ColumnOptions(options)
    let sum = try ColumnSum(source, of: codes, in: given.registry) { words, others, count in
      var excess: UInt64 = 0
      let sum = money_vectors_sum(words, others, count, &excess)
      return (sum, excess)
    }
    let slices = ColumnSlices.count(source.length, threads: given.threads)
    let width = count
    let totals = UnsafeMutablePointer<ColumnTotal>.allocate(capacity: slices * width)
    defer { totals.deallocate() }
    totals.initialize(repeating: ColumnTotal(), count: slices * width)
    let whole = try ColumnSlices.outcome(source.length, threads: given.threads, [], goesOnAfterFailure: false) {
      sum.run($1, into: totals + $0 * width)
    }
    if whole.failedCount > 0 { throw sum.failure(whole) }
    for code in 0..<width {
      for slice in 1..<slices { totals[code].add(totals[slice * width + code]) }
      _ = try sum.sum(code, totals[code])
    }
    // No sum is written before all of them are known to fit.
    for code in 0..<width { Boundary.write(try sum.sum(code, totals[code]), to: output + code) }
    Boundary.write(whole, scale: source.scale, to: report)
  }
}
