import MoneyCore

// Losses of shares that purchases replace: the purchases of the days before a sale that are still held, oldest first,
// and then those of the days after it.

extension LotBook {
  /// Moves the losses of a sale to earlier purchases, and keeps the rest for later ones.
  mutating func disallow(
    _ sold: [SoldAtLoss], _ sale: Transaction, _ row: Int32, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    let first = Day(number: sale.day.number &- rule.lossDays) ?? sale.day
    // The rest of a lot that the sale reduces does not replace its own shares.
    let reduced = sold.map { $0.lot }.ordered()
    var from = 0
    for part in sold {
      var loss = AmountRest(quantity: part.quantity, PricedTrade(amounts: part.loss))
      while !loss.quantity.isZero, let index = try queue.replacement(from: from, since: first) {
        from = index
        if reduced.sortedIndex(of: index) != nil {
          from += 1
          continue
        }
        let replaced = Swift.min(try queue.replaceable(index), loss.quantity)
        let moved = try loss.take(replaced).amounts
        try carry(moved, replaced, to: index, days: part.days, part.disposal, listing: &disposals)
      }
      if loss.quantity.isZero { continue }
      let quantity = loss.quantity
      let kept = try loss.take(quantity).amounts
      try losses.add(
        Lot(
          row: Int32(clamping: part.disposal), day: sale.day, quantity: quantity, cost: kept.own,
          reported: kept.reported, firstQuantity: quantity, firstCost: kept.own,
          carried: CarriedLoss(quantity: .zero, amounts: .zero, days: part.days)))
    }
  }

  /// Moves the losses of earlier sales to the purchase that was added last.
  mutating func takeOverLosses(
    _ purchase: Transaction, _ row: Int32, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    let index = queue.count - 1
    while let next = try losses.next(isShort: false) {
      let lost = try losses.lot(at: next)
      let age = purchase.day.number &- lost.day.number
      if age > rule.lossDays {
        _ = try losses.release(lost.quantity, of: next)
        continue
      }
      let replaced = Swift.min(try queue.replaceable(index), lost.quantity)
      if replaced.isZero { return }
      let moved = try losses.release(replaced, of: next).amounts
      try carry(moved, replaced, to: index, days: lost.carried?.days ?? 0, Int(lost.row), listing: &disposals)
    }
  }

  private mutating func carry(
    _ loss: Amounts, _ quantity: Decimal, to index: Int, days: Int32, _ disposal: Int,
    listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    try queue.carry(loss, to: quantity, of: index, days: days)
    cost = try cost.adding(loss)
    disposed.cost = try disposed.cost.subtracting(loss)
    // The list is changed in place: a copy of it for each purchase would lead to quadratic time.
    guard let count = disposals?.count, disposal >= 0, disposal < count else { return }
    let row = try queue.lot(at: index).row
    let sum = try disposals?[disposal].disallowed.adding(loss)
    disposals?[disposal].disallowed = sum ?? loss
    if disposals?[disposal].carriedTo == -1 { disposals?[disposal].carriedTo = row }
  }
}
