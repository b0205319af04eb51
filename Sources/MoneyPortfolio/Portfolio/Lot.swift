import MoneyCore

/// The part of a purchase that is still held. A quantity below 0 is the part of a sale of shares that were not held.
///
/// Quantity and cost shrink together: a disposal removes its share of the lot's cost, rounded half-even to the cost's
/// own digits. The last disposal removes the entire rest, so the parts add up to the amount paid.
///
///     // 3 shares for 100.00, sold one by one: 33.33, 33.34 and 33.33
///
/// The cost is kept in both currencies, because the rate of the purchase is part of the basis.
struct Lot: Sendable {
  /// The row of the transaction that made the lot.
  var row: Int32
  let day: Day
  /// The number of splits, since the queue last had no lot or settled all, that the quantities have had.
  var splits: Int32 = 0
  /// The quantity in the holding's measure.
  var quantity: Decimal
  /// The cost basis of the quantity, in the security's currency and in the reporting currency.
  var cost: Decimal
  var reported: Decimal
  /// The quantity and amount of the entire trade, which determine the dearer of two lots.
  var firstQuantity: Decimal
  var firstCost: Decimal
  /// The part of the cost that is a fee, in the security's currency.
  var fee = Decimal.zero
  /// The disallowed losses that were added to a part of the lot, and are not in its cost.
  var carried: CarriedLoss?

  /// The cost basis of the quantity, with the losses that were added to it.
  func basis() throws(MoneyFailure) -> Amounts {
    let cost = Amounts(own: cost, reported: reported)
    guard let carried else { return cost }
    return try cost.adding(carried.amounts)
  }

  /// True if a share of this lot cost more than a share of the other.
  func isDearer(than other: Lot) -> Bool {
    if isBelowZero != other.isBelowZero { return other.isBelowZero }
    let order = Decimal.productOrder(firstCost, other.firstQuantity, to: other.firstCost, firstQuantity)
    return isBelowZero ? order < 0 : order > 0
  }

  /// True if the fee of a short sale was more than the amount received.
  private var isBelowZero: Bool { !firstCost.isZero && firstCost.isNegative != firstQuantity.isNegative }
}

extension Decimal {
  /// Compares |a × b| with |c × d|: -1, 0 or 1.
  static func productOrder(_ a: Decimal, _ b: Decimal, to c: Decimal, _ d: Decimal) -> Int32 {
    let shift = Int(a.scale) + Int(b.scale) - Int(c.scale) - Int(d.scale)
    if shift == 0 {
      let left = a.magnitude.multipliedFullWidth(by: b.magnitude)
      let right = c.magnitude.multipliedFullWidth(by: d.magnitude)
      if left.high != right.high { return left.high < right.high ? -1 : 1 }
      return left.low < right.low ? -1 : left.low == right.low ? 0 : 1
    }
    let left = (BigUnsigned(a.magnitude) * BigUnsigned(b.magnitude)).multiplied(byPowerOfTen: max(0, 0 - shift))
    let right = (BigUnsigned(c.magnitude) * BigUnsigned(d.magnitude)).multiplied(byPowerOfTen: max(0, shift))
    return left < right ? -1 : left == right ? 0 : 1
  }
}
