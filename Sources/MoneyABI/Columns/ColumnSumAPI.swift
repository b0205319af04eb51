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
    let sum = try ColumnSum(source, of: codes, in: given.registry) { words, count in
      var excess: UInt64 = 0
      let sum = money_vectors_sum(words, count, &excess)
      return (sum, excess)
    }
    let slices = ColumnSlices.cut(source.length, threads: given.threads, [])
    let totals = UnsafeMutablePointer<ColumnTotal>.allocate(capacity: slices.count * count)
    let outcomes = UnsafeMutablePointer<ColumnOutcome>.allocate(capacity: slices.count)
    defer {
      totals.deallocate()
      outcomes.deallocate()
    }
    totals.initialize(repeating: ColumnTotal(), count: slices.count * count)
    outcomes.initialize(repeating: ColumnOutcome(), count: slices.count)
    let width = count
    try ColumnSlices.run(slices) { slice, rows in
      outcomes[slice].add(sum.run(rows, into: totals + slice * width))
      return outcomes[slice].failedCount == 0
    }
    var whole = ColumnOutcome()
    for index in slices.indices { whole.add(outcomes[index]) }
    if whole.failedCount > 0 { throw sum.failure(whole) }
    var decimals: [Decimal] = []
    for code in 0..<count {
      var total = ColumnTotal()
      for slice in slices.indices { total.add(totals[slice * count + code]) }
      decimals.append(try sum.sum(code, total))
    }
    for code in 0..<count { Boundary.write(decimals[code], to: output + code) }
    Boundary.write(whole, scale: source.scale, to: report)
  }
}
