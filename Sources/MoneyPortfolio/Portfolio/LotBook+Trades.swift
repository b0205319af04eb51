import MoneyCore

extension LotBook {
  mutating func trade(
    _ transaction: Transaction, row: Int32, lotOf: (ShortText) -> LotKey?, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    guard let total = transaction.total else { return }
    try pricing.adopt(total.currency)
    let isSale = transaction.action == .sell
    let priced = try pricing.priced(transaction, row, deductsFee: isSale)
    if plan != nil {
      if isSale {
        return try sellFromPool(priced, transaction, row, listing: &disposals)
      } else {
        return try buyIntoPool(priced, transaction)
      }
    }
    var rest = AmountRest(quantity: try holding.measure(transaction.quantity), priced)
    var sold: [SoldAtLoss] = []
    let closing = Closing(
      transaction: transaction, row: row, rule: DisposalRule.of(settings.method), isSale: isSale)
    for selection in transaction.lots {
      let (index, part) = try part(selection, of: transaction, lotOf: lotOf)
      var selected = closing
      selected.rule = .specific
      try dispose(part, of: index, &rest, selected, &sold, listing: &disposals)
    }
    while !rest.quantity.isZero, let index = try queue.next(isShort: !isSale) {
      let held = try queue.lot(at: index).quantity.absolute
      try dispose(Swift.min(held, rest.quantity), of: index, &rest, closing, &sold, listing: &disposals)
    }
    if !sold.isEmpty { try disallow(sold, transaction, row, listing: &disposals) }
    // No lot is open, so the next trade starts anew.
    if holding.quantity.isZero { queue.clear() }
    if !rest.quantity.isZero { try open(rest, transaction, row, listing: &disposals) }
  }

  /// Throws unless the lots that a sale names contain the quantities sold.
  func checkSelections(_ sale: Transaction, lotOf: (ShortText) -> LotKey?) throws(MoneyFailure) {
    for selection in sale.lots { _ = try part(selection, of: sale, lotOf: lotOf) }
  }

  /// Finds the lot that a sale names, and the quantity that the sale removes from it.
  func part(
    _ selection: LotSelection, of sale: Transaction, lotOf: (ShortText) -> LotKey?
  ) throws(MoneyFailure) -> (index: Int, quantity: Decimal) {
    guard let purchase = lotOf(selection.id) else {
      throw MoneyFailure(.notFound, sale.described + ": unknown lot " + .quoted(selection.id.bytes))
    }
    let quantity = try holding.measure(selection.quantity)
    var left = Decimal.zero
    if let index = queue.index(of: purchase) {
      let held = try queue.lot(at: index).quantity
      if quantity <= held { return (index, quantity) }
      left = try holding.shares(held).value
    }
    throw MoneyFailure(
      .insufficient,
      sale.described + ": quantity of lot " + .text(selection.id) + " must be at most "
        + .decimal(left.isNegative ? .zero : left) + ", got " + .decimal(selection.quantity))
  }

  /// A transaction that closes lots.
  struct Closing {
    let transaction: Transaction
    let row: Int32
    var rule: DisposalRule
    let isSale: Bool
  }

  /// Disposes of a part of a lot. Shares that carry a loss are a disposal of their own, because they are older.
  mutating func dispose(
    _ part: Decimal, of index: Int, _ rest: inout AmountRest, _ closing: Closing, _ sold: inout [SoldAtLoss],
    listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    var left = part
    while !left.isZero {
      let carried = try queue.lot(at: index).carried?.quantity ?? left
      let next = Swift.min(left, carried)
      try disposeAlike(next, of: index, &rest, closing, &sold, listing: &disposals)
      left = try left.subtracting(next)
    }
  }

  private mutating func disposeAlike(
    _ part: Decimal, of index: Int, _ rest: inout AmountRest, _ closing: Closing, _ sold: inout [SoldAtLoss],
    listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    let taken = try rest.take(part)
    let proceeds = closing.isSale ? taken.amounts : taken.amounts.negated
    let lot = try queue.lot(at: index)
    let released = try queue.release(part, of: index)
    let effect = try effect(of: released.amounts, closing.transaction, closing.row)
    cost = try cost.subtracting(released.amounts)
    try holding.add(closing.isSale ? part.negated : part)
    let isPool = settings.method.isPooled
    var disposal = RawDisposal(
      row: closing.row, lot: isPool ? -1 : lot.row, opened: isPool ? nil : lot.day,
      quantity: try holding.shares(part), rule: closing.rule, proceeds: proceeds,
      fee: closing.isSale ? taken.fee : taken.fee.negated, cost: released.amounts, currencyEffect: effect)
    disposal.heldFrom = isPool ? nil : Day(number: lot.day.number &- released.carriedDays) ?? lot.day
    disposal.leftQuantity = try holding.shares(holding.quantity)
    disposal.leftCost = cost
    if rule.losses == .replaced, closing.isSale, closing.transaction.action == .sell {
      let loss = try proceeds.subtracting(released.amounts).losses
      if !loss.isZero {
        let from = disposal.heldFrom ?? lot.day
        sold.append(
          SoldAtLoss(
            quantity: part, loss: loss, lot: index, days: closing.transaction.day.number &- from.number,
            disposal: disposals?.count ?? -1))
      }
    }
    try note(disposal, listing: &disposals)
  }

  /// Makes a lot of a trade's rest, or notes the rest as oversold.
  private mutating func open(
    _ given: AmountRest, _ transaction: Transaction, _ row: Int32, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    var rest = given
    var quantity = rest.quantity
    let total = try rest.take(quantity)
    var (amounts, fee) = (total.amounts, total.fee)
    if transaction.action == .sell {
      guard settings.shortSales != .record else {
        oversold = try oversold.adding(quantity)
        disposals?.append(
          RawDisposal(
            row: row, quantity: try holding.shares(quantity), rule: .oversold, proceeds: amounts, fee: fee,
            leftQuantity: try holding.shares(holding.quantity), leftCost: cost))
        return
      }
      (quantity, amounts, fee) = (quantity.negated, amounts.negated, fee.negated)
    }
    try add(
      Lot(
        row: row, day: transaction.day, quantity: quantity, cost: amounts.own, reported: amounts.reported,
        firstQuantity: try holding.measure(transaction.quantity), firstCost: try pricing.ordering(transaction),
        fee: fee), isPurchase: transaction.action == .buy)
    if transaction.action == .buy, rule.losses == .replaced {
      try takeOverLosses(transaction, row, listing: &disposals)
    }
  }

  /// Adds a lot to the holding.
  mutating func add(_ lot: Lot, isPurchase: Bool) throws(MoneyFailure) {
    try queue.add(lot, isPurchase: isPurchase)
    cost = try cost.adding(try lot.basis())
    try holding.add(lot.quantity)
  }
}
