import CMoney
import MoneyCore

@_cdecl("money_column_options_init") @implementation
public func money_column_options_init(_ options: UnsafeMutablePointer<money_column_options_t>?) {
  options?.pointee = Boundary.columnDefaults
}

@_cdecl("money_column_convert") @implementation
public func money_column_convert(
  _ rates: OpaquePointer?, _ amounts: UnsafePointer<money_column_t>?,
  _ currencies: UnsafePointer<money_column_currencies_t>?, _ dates: UnsafePointer<money_column_t>?,
  _ target: UnsafePointer<CChar>?, _ options: UnsafePointer<money_column_options_t>?,
  _ result: UnsafePointer<money_column_t>?, _ statuses: UnsafeMutablePointer<money_status_t>?,
  _ report: UnsafeMutablePointer<money_column_report_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  let inputs = ColumnInputs(amounts, dates, of: currencies)
  return Boundary.callColumns(inputs, statuses, report, error) { (results: inout ColumnResults) throws(MoneyFailure) in
    let source = try Boundary.column(amounts, .amount, "amounts")
    let output = try Boundary.result(result, .amount, "result", length: source.length)
    results.add(output)
    let codes = try Boundary.currencies(currencies, length: source.length, "currencies")
    var days: Column?
    if dates != nil {
      let column = try Boundary.column(dates, .date, "dates")
      try Boundary.checkLength(column, source.length, "dates")
      days = column
    }
    let code = try Boundary.code(target, "target")
    let given = try ColumnOptions(options)
    try Boundary.checkBitmap(output, (source, codes.indices, days, nil))
    let table = try Boundary.optionalTable(rates)
    let scaling = try ColumnScaling(
      converting: source, of: codes, on: days, to: code, with: table, given.conversion, in: given.registry,
      into: output, statuses: statuses, watch: Boundary.watch, machine: Boundary.ratesMachine)
    try Boundary.run(scaling, source.length, given.threads, &results, statuses, report)
  }
}

@_cdecl("money_column_quantize") @implementation
public func money_column_quantize(
  _ amounts: UnsafePointer<money_column_t>?, _ currencies: UnsafePointer<money_column_currencies_t>?,
  _ options: UnsafePointer<money_column_options_t>?, _ result: UnsafePointer<money_column_t>?,
  _ statuses: UnsafeMutablePointer<money_status_t>?, _ report: UnsafeMutablePointer<money_column_report_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  let inputs = ColumnInputs(amounts, of: currencies)
  return Boundary.callColumns(inputs, statuses, report, error) { (results: inout ColumnResults) throws(MoneyFailure) in
    let source = try Boundary.column(amounts, .amount, "amounts")
    let output = try Boundary.result(result, .amount, "result", length: source.length)
    results.add(output)
    let codes = try Boundary.optionalCurrencies(currencies, length: source.length, "currencies")
    let given = try ColumnOptions(options)
    try Boundary.checkBitmap(output, (source, codes?.indices, nil, nil))
    let scaling = try ColumnScaling(
      rounding: source, of: codes, digits: given.conversion.digits, given.conversion.rounding, in: given.registry,
      into: output, statuses: statuses)
    try Boundary.run(scaling, source.length, given.threads, &results, statuses, report)
  }
}

@_cdecl("money_column_compare") @implementation
public func money_column_compare(
  _ a: UnsafePointer<money_column_t>?, _ a_currencies: UnsafePointer<money_column_currencies_t>?,
  _ b: UnsafePointer<money_column_t>?, _ b_currencies: UnsafePointer<money_column_currencies_t>?,
  _ options: UnsafePointer<money_column_options_t>?, _ orders: UnsafePointer<money_column_t>?,
  _ statuses: UnsafeMutablePointer<money_status_t>?, _ report: UnsafeMutablePointer<money_column_report_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  let inputs = ColumnInputs(a, b, of: a_currencies, b_currencies)
  return Boundary.callColumns(inputs, statuses, report, error) { (results: inout ColumnResults) throws(MoneyFailure) in
    let left = try Boundary.column(a, .amount, "a")
    let output = try Boundary.result(orders, .order, "orders", length: left.length)
    results.add(output)
    let right = try Boundary.column(b, .amount, "b")
    try Boundary.checkLength(right, left.length, "b")
    let leftCodes = try Boundary.optionalCurrencies(a_currencies, length: left.length, "a_currencies")
    let rightCodes = try Boundary.optionalCurrencies(b_currencies, length: left.length, "b_currencies")
    let given = try ColumnOptions(options)
    try Boundary.checkBitmap(output, (left, right, leftCodes?.indices, rightCodes?.indices))
    let comparison = try ColumnComparison(
      left, of: leftCodes, with: right, of: rightCodes, in: given.registry, into: output, statuses: statuses)
    try results.keepInputs(isStrict: statuses == nil)
    let outcome = try ColumnSlices.outcome(
      left.length, threads: given.threads, results.columns, goesOnAfterFailure: statuses != nil
    ) { comparison.run($1) }
    if outcome.failedCount > 0, statuses == nil { throw comparison.failure(outcome) }
    Boundary.write(outcome, scale: 0, to: report)
  }
}

@_cdecl("money_column_allocate") @implementation
public func money_column_allocate(
  _ amounts: UnsafePointer<money_column_t>?, _ weights: UnsafePointer<money_decimal_t>?, _ count: Int,
  _ options: UnsafePointer<money_column_options_t>?, _ shares: UnsafePointer<money_column_t>?,
  _ remainder: UnsafePointer<money_column_t>?, _ statuses: UnsafeMutablePointer<money_status_t>?,
  _ report: UnsafeMutablePointer<money_column_report_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  let inputs = ColumnInputs(amounts)
  return Boundary.callColumns(inputs, statuses, report, error) { (results: inout ColumnResults) throws(MoneyFailure) in
    guard count >= 0, count <= Allocation.mostShares else {
      throw Boundary.tooMany("shares", count, atMost: Allocation.mostShares)
    }
    let source = try Boundary.column(amounts, .amount, "amounts")
    guard count > 0 else { throw .noWeights() }
    guard let weights else { throw Boundary.null("weights") }
    guard let shares else { throw Boundary.null("shares") }
    var outputs: [Column] = []
    outputs.reserveCapacity(count + 1)
    for index in 0..<count {
      outputs.append(try Boundary.result(shares + index, .amount, "shares", length: source.length))
    }
    var rest: Column?
    if remainder != nil {
      let column = try Boundary.result(remainder, .amount, "remainder", length: source.length)
      rest = column
    }
    for column in outputs + (rest.map { [$0] } ?? []) { results.add(column) }
    var parts: [Decimal] = []
    parts.reserveCapacity(count)
    for index in 0..<count { parts.append(try Boundary.decimal(weights + index, "weights")) }
    let given = try ColumnOptions(options)
    if given.method == .separateRemainder, rest == nil { throw Boundary.null("remainder") }
    for output in results.columns { try Boundary.checkBitmap(output, (source, nil, nil, nil)) }
    let allocation = try ColumnAllocation(
      source, by: parts, method: given.method, digits: given.conversion.digits, into: outputs, remainder: rest,
      statuses: statuses)
    try results.keepInputs(isStrict: statuses == nil)
    let outcome = try ColumnSlices.outcome(
      source.length, threads: given.threads, results.columns, goesOnAfterFailure: statuses != nil, cells: count
    ) { allocation.run($1) }
    if outcome.failedCount > 0, statuses == nil { throw allocation.failure(outcome) }
    Boundary.write(outcome, scale: allocation.digits, to: report)
  }
}
