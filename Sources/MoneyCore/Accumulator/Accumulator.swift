/// A sum of amounts of one currency, which aggregates of databases keep: it can be merged, stored as bytes, and moved
/// along the rows of a window.
///
/// The scale of the total is the finest one among the amounts. The accumulator counts the amounts of that scale, so
/// that subtracting the last of them is detected: the scale would shrink to one that is not recorded.
public struct Accumulator: Sendable {
  /// The sum at `scale`.
  public private(set) var sum = WideSum.zero
  public private(set) var count: UInt64 = 0
  /// The number of amounts with the finest scale.
  public private(set) var finestCount: UInt64 = 0
  public private(set) var scale: UInt32 = 0
  /// Nil before the first amount.
  public private(set) var currency: CurrencyCode?

  public init() {}

  /// Nil if the parts contradict each other.
  public init?(_ sum: WideSum, count: UInt64, finestCount: UInt64, scale: UInt32, _ currency: CurrencyCode) {
    guard finestCount >= 1, finestCount <= count, scale <= Decimal.maximumScale else { return nil }
    self.sum = sum
    self.count = count
    self.finestCount = finestCount
    self.scale = scale
    self.currency = currency
  }

  public mutating func add(_ money: Money) throws(MoneyFailure) {
    if let currency, currency != money.currency { throw .notAccumulated(money.currency, in: currency) }
    guard add(money.amount) else { throw .overflow("sum") }
    currency = money.currency
  }

  /// Adds an amount in the same currency; returns whether the result fits. Otherwise nothing has changed.
  private mutating func add(_ amount: Decimal) -> Bool {
    let (next, overflows) = count.addingReportingOverflow(1)
    if overflows { return false }
    var changed = sum
    if amount.scale > scale {
      guard let finer = sum.shifted(left: amount.scale &- scale) else { return false }
      changed = finer
    }
    let isCoarse = amount.scale < scale
    let part = isCoarse ? WideSum(amount.coefficient, left: scale &- amount.scale) : WideSum(amount.coefficient)
    guard changed.add(part) else { return false }
    sum = changed
    if !isCoarse { finestCount = amount.scale == scale ? finestCount &+ 1 : 1 }
    scale = max(scale, amount.scale)
    count = next
    return true
  }

  /// Adds the amounts of another accumulator.
  public mutating func merge(_ other: Accumulator) throws(MoneyFailure) {
    guard let code = other.currency else { return }
    guard let currency else {
      self = other
      return
    }
    if currency != code { throw .notAccumulated(code, in: currency) }
    let (next, overflows) = count.addingReportingOverflow(other.count)
    let finest = max(scale, other.scale)
    guard !overflows, var changed = sum.shifted(left: finest &- scale),
      let part = other.sum.shifted(left: finest &- other.scale), changed.add(part)
    else { throw .overflow("sum") }
    // Neither count exceeds that of all amounts, so their sum fits.
    finestCount = (scale == finest ? finestCount : 0) &+ (other.scale == finest ? other.finestCount : 0)
    (sum, count, scale) = (changed, next, finest)
  }

  /// Removes an amount that was added, and returns true; returns false, and changes nothing, if the scale might shrink.
  /// The sum of the other amounts must then be computed again.
  public mutating func subtract(_ money: Money) throws(MoneyFailure) -> Bool {
    guard let currency else { throw .neverAdded(money) }
    if currency != money.currency { throw .notAccumulated(money.currency, in: currency) }
    let isFinest = money.amount.scale == scale
    if money.amount.scale > scale || (!isFinest && finestCount == count) { throw .neverAdded(money) }
    let part =
      isFinest
      ? WideSum(0 &- money.amount.coefficient)
      : WideSum(0 &- money.amount.coefficient, left: scale &- money.amount.scale)
    var changed = sum
    guard changed.add(part) else { throw .overflow("sum") }
    if count == 1 {
      guard changed == .zero else { throw .neverAdded(money) }
      self = Accumulator()
      return true
    }
    if isFinest, finestCount == 1 { return false }
    sum = changed
    count &-= 1
    if isFinest { finestCount &-= 1 }
    return true
  }

  /// The sum at the finest scale of the amounts; trailing zeros are dropped if 38 digits would not hold them.
  public func total() throws(MoneyFailure) -> Money {
    guard let currency else { throw MoneyFailure(.notFound, "accumulator contains no amounts") }
    if let short = sum.short, let value = Decimal(coefficient: short, scale: scale) { return Money(value, currency) }
    guard let value = Decimal(isNegative: sum.isNegative, fitting: sum.magnitude, scale: Int(scale)) else {
      throw .overflow("sum")
    }
    return Money(value, currency)
  }
}

extension MoneyFailure {
  @inline(never)
  static func notAccumulated(_ code: CurrencyCode, in currency: CurrencyCode) -> MoneyFailure {
    MoneyFailure(.currencyMismatch, Message.code(code) + " cannot be added to " + .code(currency))
  }

  @inline(never)
  fileprivate static func neverAdded(_ money: Money) -> MoneyFailure {
    MoneyFailure(.state, "amount must be one that was added, got " + .money(money))
  }
}
