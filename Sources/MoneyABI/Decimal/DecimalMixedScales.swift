import CMoney
import MoneyCore

// Sums, differences and comparisons of decimals that are not short decimals of one scale, as for amounts
// (MoneyMixedScales.swift).

extension Boundary {
  @_optimize(speed) @inline(never)
  static func add(
    _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?,
    _ result: UnsafeMutablePointer<money_decimal_t>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let (a, b, result) = given(a, b, result), let sum = words(a).alignedSum(words(b)) {
      Inlined.write(sum, to: result)
      return MONEY_OK
    }
    return addAny(a, b, result, error)
  }

  @inline(never)
  private static func addAny(
    _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?,
    _ result: UnsafeMutablePointer<money_decimal_t>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callDecimal(result, keeping: a, and: b, error) { () throws(MoneyFailure) in
      try decimal(a, "a").adding(try decimal(b, "b"))
    }
  }

  @_optimize(speed) @inline(never)
  static func subtract(
    _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?,
    _ result: UnsafeMutablePointer<money_decimal_t>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let (a, b, result) = given(a, b, result), let difference = words(a).alignedDifference(words(b)) {
      Inlined.write(difference, to: result)
      return MONEY_OK
    }
    return subtractAny(a, b, result, error)
  }

  @inline(never)
  private static func subtractAny(
    _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?,
    _ result: UnsafeMutablePointer<money_decimal_t>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callDecimal(result, keeping: a, and: b, error) { () throws(MoneyFailure) in
      try decimal(a, "a").subtracting(try decimal(b, "b"))
    }
  }

  @_optimize(speed) @inline(never)
  static func compare(
    _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?, _ order: UnsafeMutablePointer<Int32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let (a, b, order) = given(a, b, order), let found = words(a).alignedOrder(words(b)) {
      order.pointee = found
      return MONEY_OK
    }
    return compareAny(a, b, order, error)
  }

  @inline(never)
  private static func compareAny(
    _ a: UnsafePointer<money_decimal_t>?, _ b: UnsafePointer<money_decimal_t>?, _ order: UnsafeMutablePointer<Int32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callValue(order, "order", error) { () throws(MoneyFailure) in
      try decimal(a, "a").order(to: try decimal(b, "b"))
    }
  }
}
