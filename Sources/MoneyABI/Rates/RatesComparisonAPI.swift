import CMoney
import MoneyCore

@_cdecl("money_rates_compare") @implementation
public func money_rates_compare(
  _ rates: OpaquePointer?, _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?,
  _ target: UnsafePointer<CChar>?, _ options: UnsafePointer<money_convert_options_t>?,
  _ order: UnsafeMutablePointer<Int32>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(order)
      Boundary.zero(flags)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(order, "order")
    let (first, second) = (try Boundary.money(a, "a"), try Boundary.money(b, "b"))
    let code = try Boundary.code(target, "target")
    let given = try ConvertOptions(options)
    let found = try RatesTable.order(
      first, second, in: code, with: try Boundary.optionalTable(rates), given.options)
    output.pointee = found.order
    flags?.pointee = found.flags.rawValue
  }
}

@_cdecl("money_rates_sort") @implementation
public func money_rates_sort(
  _ rates: OpaquePointer?, _ amounts: UnsafePointer<money_t>?, _ count: Int, _ target: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_convert_options_t>?, _ indices: UnsafeMutablePointer<Int>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  let room = count >= 0 && count <= Int(MONEY_AMOUNTS_MAX) ? count : 0
  return Boundary.call(
    error,
    zeroing: {
      Boundary.zero(indices, count: room)
      Boundary.zero(flags)
    }
  ) { () throws(MoneyFailure) in
    let moneys = try Boundary.amounts(amounts, count, "amounts")
    if count > 0 { _ = try Boundary.required(indices, "indices") }
    let code = try Boundary.code(target, "target")
    let given = try ConvertOptions(options)
    let sorted = try RatesTable.sortedIndices(
      of: moneys, in: code, with: try Boundary.optionalTable(rates), given.options)
    if let indices {
      for position in sorted.indices.indices { indices[position] = sorted.indices[position] }
    }
    flags?.pointee = sorted.flags.rawValue
  }
}

@_cdecl("money_rates_minimum") @implementation
public func money_rates_minimum(
  _ rates: OpaquePointer?, _ amounts: UnsafePointer<money_t>?, _ count: Int, _ target: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_convert_options_t>?, _ result: UnsafeMutablePointer<money_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callExtreme(.minimum, rates, amounts, count, target, options, result, flags, error)
}

@_cdecl("money_rates_maximum") @implementation
public func money_rates_maximum(
  _ rates: OpaquePointer?, _ amounts: UnsafePointer<money_t>?, _ count: Int, _ target: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_convert_options_t>?, _ result: UnsafeMutablePointer<money_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callExtreme(.maximum, rates, amounts, count, target, options, result, flags, error)
}

@_cdecl("money_rates_sum") @implementation
public func money_rates_sum(
  _ rates: OpaquePointer?, _ amounts: UnsafePointer<money_t>?, _ count: Int, _ target: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_convert_options_t>?, _ result: UnsafeMutablePointer<money_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callAmounts(rates, amounts, count, target, options, result, flags, error) {
    (moneys, code, table, given) throws(MoneyFailure) in
    let sum = try RatesTable.sum(of: moneys, in: code, with: table, given.options, registry: given.registry)
    return (sum.money, sum.flags)
  }
}

extension Boundary {
  fileprivate static func callExtreme(
    _ side: DecimalExtreme.Side, _ rates: OpaquePointer?, _ amounts: UnsafePointer<money_t>?, _ count: Int,
    _ target: UnsafePointer<CChar>?, _ options: UnsafePointer<money_convert_options_t>?,
    _ result: UnsafeMutablePointer<money_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callAmounts(rates, amounts, count, target, options, result, flags, error) {
      (moneys, code, table, given) throws(MoneyFailure) in
      let found = try RatesTable.extreme(side, of: moneys, in: code, with: table, given.options)
      return (moneys[found.index], found.flags)
    }
  }

  /// Runs a call whose output is one amount, made of many, with its flags.
  fileprivate static func callAmounts(
    _ rates: OpaquePointer?, _ amounts: UnsafePointer<money_t>?, _ count: Int, _ target: UnsafePointer<CChar>?,
    _ options: UnsafePointer<money_convert_options_t>?, _ result: UnsafeMutablePointer<money_t>?,
    _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ body: ([Money], CurrencyCode, RatesTable?, ConvertOptions) throws(MoneyFailure) -> (Money, ConversionFlags)
  ) -> money_status_t {
    call(
      error,
      zeroing: {
        zero(result, keeping: amounts, count: count)
        zero(flags)
      }
    ) { () throws(MoneyFailure) in
      let output = try required(result, "result")
      let moneys = try Boundary.amounts(amounts, count, "amounts")
      let code = try Boundary.code(target, "target")
      let (money, found) = try body(moneys, code, try optionalTable(rates), try ConvertOptions(options))
      write(money, to: output)
      flags?.pointee = found.rawValue
    }
  }
}
