import MoneyCore

// Purchases and sales under a rule that looks ahead: the plan determines the part of a trade that concerns the pool.

extension LotBook {
  mutating func buyIntoPool(_ priced: PricedTrade, _ transaction: Transaction) throws(MoneyFailure) {
    guard let step = plan?.step else { return }
    cost = try cost.adding(priced.amounts)
    try holding.add(try holding.measure(transaction.quantity))
    if !step.pooled.isZero { try pool.add(step.pooled, step.priced) }
  }

  mutating func sellFromPool(
    _ priced: PricedTrade, _ transaction: Transaction, _ row: Int32, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    guard let step = plan?.step else { return }
    var rest = AmountRest(quantity: step.quantity, priced)
    try holding.add(try holding.measure(transaction.quantity).negated)
    for match in step.matches {
      let taken = try rest.take(match.quantity)
      let effect = try effect(of: match.priced.amounts, transaction, row)
      cost = try cost.subtracting(match.priced.amounts)
      let disposal = RawDisposal(
        row: row, lot: match.row, opened: match.day, heldFrom: match.day, quantity: try step.shares(match.quantity),
        rule: match.rule, proceeds: taken.amounts, fee: taken.fee, cost: match.priced.amounts, currencyEffect: effect,
        leftQuantity: try step.shares(pool.quantity), leftCost: pool.cost)
      try note(disposal, listing: &disposals)
    }
    if step.pooled.isZero { return }
    let taken = try rest.take(step.pooled)
    let released = try pool.release(step.pooled)
    cost = try cost.subtracting(released.amounts)
    var disposal = RawDisposal(
      row: row, quantity: try step.shares(step.pooled), rule: .pool, proceeds: taken.amounts, fee: taken.fee,
      cost: released.amounts, currencyEffect: try effect(of: released.amounts, transaction, row))
    if let denied = step.denied {
      let loss = try taken.amounts.subtracting(released.amounts).losses
      disposal.disallowed = denied == step.quantity ? loss : try loss.share(denied, of: step.quantity)
      cost = try cost.adding(disposal.disallowed)
      try pool.add(.zero, PricedTrade(amounts: disposal.disallowed))
    }
    disposal.leftQuantity = try step.shares(pool.quantity)
    disposal.leftCost = pool.cost
    try note(disposal, listing: &disposals)
  }

  /// The lots of which shares are held or owed, by age. A pool is one lot.
  func openLots() throws(MoneyFailure) -> [Lot] {
    guard plan != nil else { return try queue.open() }
    if holding.quantity.isZero, pool.quantity.isZero { return [] }
    return [
      Lot(
        row: -1, day: Day(unchecked: 0), quantity: holding.quantity, cost: pool.cost.own, reported: pool.cost.reported,
        firstQuantity: holding.quantity, firstCost: pool.cost.own, fee: pool.fee)
    ]
  }
}
