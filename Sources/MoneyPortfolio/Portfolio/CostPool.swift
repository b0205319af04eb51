import MoneyCore

/// All shares of a symbol as one pool, with one cost basis.
struct CostPool: Sendable {
  /// The quantity in the measure of the plan.
  private(set) var quantity = Decimal.zero
  private(set) var cost = Amounts.zero
  private(set) var fee = Decimal.zero

  mutating func add(_ added: Decimal, _ priced: PricedTrade) throws(MoneyFailure) {
    quantity = try quantity.adding(added)
    cost = try cost.adding(priced.amounts)
    fee = try fee.adding(priced.fee)
  }

  /// Removes a quantity with its share of the cost; the last one removes the entire rest.
  mutating func release(_ part: Decimal) throws(MoneyFailure) -> PricedTrade {
    if part >= quantity {
      defer { self = CostPool() }
      return PricedTrade(amounts: cost, fee: fee)
    }
    let released = PricedTrade(
      amounts: try cost.share(part, of: quantity), fee: fee.isZero ? .zero : try fee.share(part, of: quantity))
    quantity = try quantity.subtracting(part)
    cost = try cost.subtracting(released.amounts)
    fee = try fee.subtracting(released.fee)
    return released
  }

  mutating func set(_ cost: Amounts) { self.cost = cost }
}
