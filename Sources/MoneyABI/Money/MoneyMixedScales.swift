import CMoney
import MoneyCore

// Sums, differences and comparisons of amounts that are not short amounts of one scale: first those of two scales, then
// all others. They are not inlined, so that the path for one scale stays short.

extension Boundary {
  /// True if a call with two amounts fails only because of their currencies, and the caller wants no text. The call then
  /// ends without a failure of the engine, whose text is a hundred times slower than the comparison.
  @_optimize(speed) @inline(never)
  static func isSilentMismatch(
    _ a: UnsafePointer<money_t>?, _ b: UnsafePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> Bool {
    guard error == nil, let a, let b else { return false }
    return words(a).isOfOtherCurrency(than: words(b))
  }

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
    if result != nil, isSilentMismatch(a, b, error) {
      zero(result, keeping: a, and: b)
      return MONEY_ERR_CURRENCY_MISMATCH
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
    if result != nil, isSilentMismatch(a, b, error) {
      zero(result, keeping: a, and: b)
      return MONEY_ERR_CURRENCY_MISMATCH
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
    if let order, isSilentMismatch(a, b, error) {
      order.pointee = 0
      return MONEY_ERR_CURRENCY_MISMATCH
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
