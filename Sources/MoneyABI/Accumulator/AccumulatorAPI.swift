import CMoney
import MoneyCore

@_optimize(speed) @_cdecl("money_accumulator_add") @implementation
public func money_accumulator_add(
  _ accumulator: UnsafePointer<money_accumulator_t>?, _ amount: UnsafePointer<money_t>?,
  _ result: UnsafeMutablePointer<money_accumulator_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callAccumulator(result, keeping: accumulator, error) { () throws(MoneyFailure) in
    var sum = try Boundary.accumulator(accumulator, "accumulator")
    try sum.add(try Boundary.money(amount, "amount"))
    return sum
  }
}

@_cdecl("money_accumulator_merge") @implementation
public func money_accumulator_merge(
  _ a: UnsafePointer<money_accumulator_t>?, _ b: UnsafePointer<money_accumulator_t>?,
  _ result: UnsafeMutablePointer<money_accumulator_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callAccumulator(result, keeping: a, and: b, error) { () throws(MoneyFailure) in
    var sum = try Boundary.accumulator(a, "a")
    try sum.merge(try Boundary.accumulator(b, "b"))
    return sum
  }
}

@_cdecl("money_accumulator_subtract") @implementation
public func money_accumulator_subtract(
  _ accumulator: UnsafePointer<money_accumulator_t>?, _ amount: UnsafePointer<money_t>?,
  _ result: UnsafeMutablePointer<money_accumulator_t>?, _ is_stale: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  let status = Boundary.callAccumulator(result, keeping: accumulator, error) { () throws(MoneyFailure) in
    let stale = try Boundary.required(is_stale, "is_stale")
    var sum = try Boundary.accumulator(accumulator, "accumulator")
    stale.pointee = try sum.subtract(try Boundary.money(amount, "amount")) ? 0 : 1
    return sum
  }
  if status != MONEY_OK { Boundary.zero(is_stale) }
  return status
}

@_cdecl("money_accumulator_total") @implementation
public func money_accumulator_total(
  _ accumulator: UnsafePointer<money_accumulator_t>?, _ total: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(total) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(total, "total")
    Boundary.write(try Boundary.accumulator(accumulator, "accumulator").total(), to: output)
  }
}

@_cdecl("money_accumulator_to_bytes") @implementation
public func money_accumulator_to_bytes(
  _ accumulator: UnsafePointer<money_accumulator_t>?, _ bytes: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callShortBytes(bytes, capacity, length, longest: AccumulatorBytes.size, error) {
    (room) throws(MoneyFailure) in
    AccumulatorBytes.write(try Boundary.accumulator(accumulator, "accumulator"), to: room)
  }
}

@_cdecl("money_accumulator_from_bytes") @implementation
public func money_accumulator_from_bytes(
  _ bytes: UnsafePointer<CChar>?, _ length: Int, _ result: UnsafeMutablePointer<money_accumulator_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callAccumulator(result, keeping: nil, error) { () throws(MoneyFailure) in
    try AccumulatorBytes.read(try Boundary.bytes(bytes, length, limit: AccumulatorBytes.size, "bytes"))
  }
}

@_cdecl("money_column_accumulate") @implementation
public func money_column_accumulate(
  _ before: UnsafePointer<money_accumulator_t>?, _ count: Int, _ amounts: UnsafePointer<money_column_t>?,
  _ currencies: UnsafePointer<money_column_currencies_t>?, _ groups: UnsafePointer<money_column_t>?,
  _ options: UnsafePointer<money_column_options_t>?, _ after: UnsafeMutablePointer<money_accumulator_t>?,
  _ report: UnsafeMutablePointer<money_column_report_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      // Of an array whose count is refused, only the first element is known to be there.
      let known = count >= 0 && count <= Int(MONEY_AMOUNTS_MAX) ? count : 1
      if before.map({ UnsafeRawPointer($0) != UnsafeRawPointer(after) }) ?? true { Boundary.zero(after, count: known) }
      Boundary.zero(report)
    }
  ) { () throws(MoneyFailure) in
    guard count >= 0, count <= Int(MONEY_AMOUNTS_MAX) else {
      throw Boundary.tooMany("accumulators", count, atMost: Int(MONEY_AMOUNTS_MAX))
    }
    let output = try Boundary.required(after, "after")
    guard let before else { throw Boundary.null("before") }
    let source = try Boundary.column(amounts, .amount, "amounts")
    let codes = try Boundary.currencies(currencies, length: source.length, "currencies")
    var indices: Column?
    if groups != nil {
      let column = try Boundary.column(groups, .index, "groups")
      try Boundary.checkLength(column, source.length, "groups")
      indices = column
    }
    let given = try ColumnOptions(options)
    try Boundary.checkMemory(count, of: Boundary.mostOfElement)
    var sums: [Accumulator] = []
    sums.reserveCapacity(count)
    for index in 0..<count { sums.append(try Boundary.accumulator(before + index, "before")) }
    let accumulation = ColumnAccumulation(source, of: codes, by: indices, in: given.registry)
    let nulls = try accumulation.run(into: &sums, watch: Boundary.watch)
    for index in 0..<count { Boundary.write(sums[index], to: output + index) }
    var outcome = ColumnOutcome()
    outcome.nullCount = nulls
    Boundary.write(outcome, scale: source.scale, to: report)
  }
}
