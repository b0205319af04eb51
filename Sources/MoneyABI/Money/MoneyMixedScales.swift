import CMoney
import MoneyCore

// Sums, differences and comparisons of amounts that are not short amounts of one scale: first those of two scales, then
// all others. They are not inlined, so that the path for one scale stays short.

extension Boundary {
  @_optimize(speed) @inline(never)
  static func add(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let (a, b, result) = given(a, b, result) {
      let words = words(a)
      if let sum = words.alignedSum(Boundary.words(b)) {
        write(sum, head: words.head, to: result)
        return MONEY_OK
      }
    }
    return addAny(a, b, result, error)
  }

  @inline(never)
  private static func addAny(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callMoney(result, keeping: a, and: b, error) { () throws(MoneyFailure) in
      try money(a, "a").adding(try money(b, "b"))
    }
  }

  @_optimize(speed) @inline(never)
  static func subtract(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let (a, b, result) = given(a, b, result) {
      let words = words(a)
      if let difference = words.alignedDifference(Boundary.words(b)) {
        write(difference, head: words.head, to: result)
        return MONEY_OK
      }
    }
    return subtractAny(a, b, result, error)
  }

  @inline(never)
  private static func subtractAny(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ result: UnsafeMutablePointer<money_t>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callMoney(result, keeping: a, and: b, error) { () throws(MoneyFailure) in
      try money(a, "a").subtracting(try money(b, "b"))
    }
  }

  @_optimize(speed) @inline(never)
  static func compare(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ order: UnsafeMutablePointer<Int32>?,
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
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ order: UnsafeMutablePointer<Int32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callValue(order, "order", error) { () throws(MoneyFailure) in
      try money(a, "a").order(to: try money(b, "b"))
    }
  }

  @_optimize(speed) @inline(never)
  static func equal(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ equal: UnsafeMutablePointer<Int32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    if let (a, b, equal) = given(a, b, equal), let isEqual = words(a).isEqual(words(b)) {
      equal.pointee = isEqual ? 1 : 0
      return MONEY_OK
    }
    return equalAny(a, b, equal, error)
  }

  @_optimize(speed) @inline(never)
  private static func equalAny(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ equal: UnsafeMutablePointer<Int32>?,
    _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    @inline(always) func computed() throws(MoneyFailure) -> Int32 {
      try Inlined.money(a, "a") == (try Inlined.money(b, "b")) ? 1 : 0
    }
    return Inlined.callValue(equal, "equal", error, computed)
  }
}
