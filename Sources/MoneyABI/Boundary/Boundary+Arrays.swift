import CMoney
import MoneyCore

// Reading of arrays whose values are added up, compared or sorted.

extension Boundary {
  /// Checks a count and its array, which may be null if the count is 0.
  private static func check<Value>(
    _ array: UnsafePointer<Value>?, _ count: Int, _ name: StaticString
  ) throws(MoneyFailure) {
    // A count that is below 0 here is a huge one to the caller.
    guard count >= 0, count <= Int(MONEY_AMOUNTS_MAX) else {
      throw tooMany(name, count, atMost: Int(MONEY_AMOUNTS_MAX))
    }
    if array == nil, count > 0 { throw null(name) }
  }

  static func forEach(
    _ array: UnsafePointer<money_decimal_t>?, _ count: Int, _ name: StaticString,
    _ body: (Decimal) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    try check(array, count, name)
    guard let array else { return }
    for index in 0..<count { try body(try decimal(array + index, name)) }
  }

  static func forEach(
    _ array: UnsafePointer<money_t>?, _ count: Int, _ name: StaticString, _ body: (Money) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    try check(array, count, name)
    guard let array else { return }
    for index in 0..<count { try body(try money(array + index, name)) }
  }

  static func amounts(
    _ array: UnsafePointer<money_t>?, _ count: Int, _ name: StaticString
  ) throws(MoneyFailure) -> [Money] {
    try check(array, count, name)
    try checkMemory(count, of: mostOfElement)
    var amounts: [Money] = []
    amounts.reserveCapacity(count)
    if let array {
      for index in 0..<count { amounts.append(try money(array + index, name)) }
    }
    return amounts
  }
}
