/// An amount divided in proportion to weights. The shares and the remainder always sum to the amount.
///
///     // 10.00 EUR by 1 : 1 : 1 is 3.34, 3.33 and 3.33, remainder 0
///
/// Every share is rounded down to a whole number of units first, and the method hands out the units that are left over.
/// Rounding each share by itself would not do: three thirds of 10.00 would be 9.99.
public struct Allocation: Sendable {
  public let shares: [Money]
  /// 0, unless the method keeps the remainder separate, or the amount is not a multiple of the step.
  public let remainder: Money

  public static var mostShares: Int { 1_048_576 }

  /// - Parameters:
  ///   - weights: must not be negative or all 0.
  ///   - digits: the number of fraction digits of every share. `.currency` is raised to the amount's own scale if that
  ///   is
  ///     finer.
  ///   - step: if set, every share is a multiple of it, and `digits` has no effect. The method distributes complete
  ///   steps,
  ///     and a rest of less than a step stays in the remainder. `10.02` by 3 equal weights in steps of `0.05` is
  ///     `3.35`,
  ///     `3.35` and `3.30`, remainder `0.02`.
  public init(
    of amount: Money, by weights: [Decimal], method: AllocationMethod, digits: Digits, step: Decimal? = nil,
    in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let weights = try Allocation.aligned(weights)
    let whole =
      if let step { try Allocation.steps(of: amount, step) } else {
        try Allocation.units(of: amount, digits: digits, in: registry)
      }
    var units = Allocation.flooredShares(of: whole.count, by: weights)
    switch method {
    case .largestRemainder: units.handOutByRemainder()
    case .floorToFirst: units.handOut(in: 0..<weights.count, by: weights)
    case .floorToLast: units.handOut(in: (0..<weights.count).reversed(), by: weights)
    case .separateRemainder: break
    }
    func money(_ count: UInt128) -> Money {
      // The product fits: it is a part of a whole number of units that fits.
      let positive = Int128(truncatingIfNeeded: count &* whole.unit.magnitude)
      return Money(
        Decimal(unchecked: amount.amount.isNegative ? 0 &- positive : positive, scale: whole.unit.scale),
        amount.currency)
    }
    shares = units.shares.map(money)
    let left = money(units.left)
    remainder = if let rest = whole.rest { try left.adding(rest) } else { left }
  }

  /// Divides an amount into `count` shares that are as equal as possible.
  public init(
    of amount: Money, into count: Int, method: AllocationMethod, digits: Digits, step: Decimal? = nil,
    in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let one = Decimal(unchecked: 1, scale: 0)
    try self.init(
      of: amount, by: [Decimal](repeating: one, count: count), method: method, digits: digits, step: step,
      in: registry)
  }

  /// An amount's magnitude as a number of units, with the rest that is less than a unit.
  private struct Whole {
    let count: UInt128
    /// The value of one unit. All units together fit 38 digits at its scale.
    let unit: Decimal
    /// The rest of less than a unit, with the amount's sign; nil if an amount that is not a whole number of units is
    /// refused.
    let rest: Money?
  }

  /// The amount in the shares' smallest unit.
  private static func units(
    of amount: Money, digits: Digits, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Whole {
    let count: UInt32
    switch digits {
    case .count(let given): count = given
    case .currency:
      let own = (try? CurrencyRegistry.digits(amount.currency, on: nil, in: registry)) ?? nil
      count = max(own ?? 0, amount.amount.scale)
    }
    let unit = Decimal(unchecked: 1, scale: count)
    do {
      let whole = try amount.amount.quantized(digits: count, rounding: .unnecessary).value
      return Whole(count: whole.magnitude, unit: unit, rest: nil)
    } catch {
      guard error.status == .inexact else { throw error }
      throw MoneyFailure(.inexact, "amount must be a multiple of " + .decimal(unit) + ", got " + amount.message)
    }
  }

  private static func steps(of amount: Money, _ step: Decimal) throws(MoneyFailure) -> Whole {
    if step.isNegative || step.isZero { throw .notAStep(step) }
    let (steps, rest) = try amount.amount.dividedWithRemainder(by: step, digits: 0, rounding: .down)
    let (whole, overflow) = steps.magnitude.multipliedReportingOverflow(by: step.magnitude)
    guard !overflow, whole < Decimal.limit else { throw .overflow("sum of the shares") }
    return Whole(count: steps.magnitude, unit: step, rest: Money(rest, amount.currency))
  }
}
