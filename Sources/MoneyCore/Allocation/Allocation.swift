/// An amount divided in proportion to weights: the shares, and what is left of it, sum to the amount.
public struct Allocation: Sendable {
  public let shares: [Money]
  /// 0, unless the method keeps it apart.
  public let remainder: Money

  public static var mostShares: Int { 1_048_576 }

  /// - Parameters:
  ///   - weights: none negative, not all 0.
  ///   - digits: of every share; the currency's minor units are widened to the amount's own scale.
  public init(
    of amount: Money, by weights: [Decimal], method: AllocationMethod, digits: Digits,
    in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let weights = try Allocation.aligned(weights)
    let whole = try Allocation.units(of: amount, digits: digits, in: registry)
    var units = Allocation.flooredShares(of: whole.magnitude, by: weights)
    let isNegative = whole.isNegative
    let scale = whole.scale
    switch method {
    case .largestRemainder: units.handOutByRemainder()
    case .floorToFirst: units.handOut(in: Array(weights.parts.indices), by: weights)
    case .floorToLast: units.handOut(in: weights.parts.indices.reversed(), by: weights)
    case .separateRemainder: break
    }
    func money(_ magnitude: UInt128) -> Money {
      // A part of a magnitude that fits.
      let positive = Int128(truncatingIfNeeded: magnitude)
      return Money(
        Decimal(unchecked: isNegative ? 0 &- positive : positive, scale: scale), amount.currency)
    }
    shares = units.shares.map(money)
    remainder = money(units.left)
  }

  /// As equal shares as can be.
  public init(
    of amount: Money, into count: Int, method: AllocationMethod, digits: Digits,
    in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let one = Decimal(unchecked: 1, scale: 0)
    try self.init(
      of: amount, by: [Decimal](repeating: one, count: count), method: method, digits: digits,
      in: registry)
  }

  /// The amount as a whole number of the shares' smallest unit.
  private static func units(
    of amount: Money, digits: Digits, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Decimal {
    let count: UInt32
    switch digits {
    case .count(let given): count = given
    case .currency:
      let own = (try? CurrencyRegistry.digits(amount.currency, on: nil, in: registry)) ?? nil
      count = max(own ?? 0, amount.amount.scale)
    }
    do {
      return try amount.amount.quantized(digits: count, rounding: .unnecessary).value
    } catch {
      guard error.status == .inexact else { throw error }
      let unit = Decimal(unchecked: 1, scale: count)
      throw MoneyFailure(.inexact, amount.message + " is not a multiple of " + .decimal(unit))
    }
  }
}
