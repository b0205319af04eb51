import MoneyCore

extension LotBook {
  mutating func transferIn(_ transaction: Transaction, _ row: Int32) throws(MoneyFailure) {
    guard let total = transaction.total else { return }
    try pricing.adopt(total.currency)
    let priced = try pricing.priced(transaction, row, deductsFee: false)
    let quantity = try holding.measure(transaction.quantity)
    if let step = plan?.step {
      cost = try cost.adding(priced.amounts)
      try pool.add(step.quantity, priced)
      return try holding.add(quantity)
    }
    let opened = transaction.terms?.opened ?? transaction.day
    // Shares that are owed are returned at the cost of the shares that arrive.
    if holding.quantity.isNegative {
      throw MoneyFailure(.insufficient, transaction.described + ": shares are owed, which only a purchase can settle")
    }
    try add(
      Lot(
        row: row, day: opened, quantity: quantity, cost: priced.amounts.own, reported: priced.amounts.reported,
        firstQuantity: quantity, firstCost: try pricing.ordering(transaction), fee: priced.fee), isPurchase: false)
  }

  /// Removes shares at their cost: a transfer to another account, or options that are exercised.
  mutating func takeOut(
    _ transaction: Transaction, _ row: Int32, lotOf: (ShortText) -> LotKey?
  ) throws(MoneyFailure) -> LotMove? {
    let taken = try holding.measure(transaction.takenQuantity ?? .zero)
    var released = PricedTrade()
    if let step = plan?.step {
      released = try pool.release(step.quantity)
    } else {
      for selection in transaction.lots {
        let (index, part) = try part(selection, of: transaction, lotOf: lotOf)
        try release(part, of: index, to: &released)
      }
      var left = transaction.lots.isEmpty ? taken : .zero
      while !left.isZero, let index = try queue.next(isShort: false) {
        let part = Swift.min(try queue.lot(at: index).quantity, left)
        try release(part, of: index, to: &released)
        left = try left.subtracting(part)
      }
    }
    cost = try cost.subtracting(released.amounts)
    try holding.add(taken.negated)
    if holding.quantity.isZero { queue.clear() }
    guard transaction.action == .exercise else {
      transferred.append((row, released.amounts.reported))
      return nil
    }
    let paid = try pricing.priced(transaction, row, deductsFee: false)
    let basis = try released.amounts.adding(paid.amounts)
    return LotMove(
      lots: [
        Lot(
          row: row, day: transaction.day, quantity: transaction.quantity, cost: basis.own, reported: basis.reported,
          firstQuantity: transaction.quantity, firstCost: basis.own, fee: try released.fee.adding(paid.fee))
      ], unit: 1, currency: currency)
  }

  private mutating func release(
    _ part: Decimal, of index: Int, to sum: inout PricedTrade
  ) throws(MoneyFailure) {
    var left = part
    while !left.isZero {
      let carried = try queue.lot(at: index).carried?.quantity ?? left
      let next = Swift.min(left, carried.isZero ? left : carried)
      let released = try queue.release(next, of: index)
      sum.amounts = try sum.amounts.adding(released.amounts)
      sum.fee = try sum.fee.adding(released.fee)
      left = try left.subtracting(next)
    }
  }

  // MARK: Capital

  /// Deducts an amount received from the cost of all shares; the excess over the cost is a gain.
  mutating func returnCapital(
    _ transaction: Transaction, _ row: Int32, rule: DisposalRule = .returnOfCapital,
    listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    guard let total = transaction.total else { return }
    let received = try pricing.amounts(total, transaction, row)
    var returned = Amounts.zero
    if plan != nil {
      returned = received.limited(to: pool.cost)
      pool.set(try pool.cost.subtracting(returned))
    } else {
      try visit(queue.count, transaction)
      var rest = AmountRest(quantity: holding.quantity, PricedTrade(amounts: received))
      for index in 0..<queue.count {
        let lot = try queue.lot(at: index)
        if lot.quantity.isZero { continue }
        let share = try rest.take(lot.quantity).amounts
        let basis = try lot.basis()
        let part = share.limited(to: basis)
        try queue.set(try basis.subtracting(part), of: index)
        returned = try returned.adding(part)
      }
    }
    if settings.capital == .refuse, returned.own < received.own {
      throw MoneyFailure(
        .insufficient,
        transaction.described + ": amount must be at most the cost of the shares, " + .decimal(returned.own) + ", got "
          + .decimal(received.own))
    }
    let effect = try effect(of: returned, transaction, row)
    cost = try cost.subtracting(returned)
    var disposal = RawDisposal(
      row: row, quantity: Rounded(.zero, isRounded: false), rule: rule, proceeds: received, cost: returned,
      currencyEffect: effect)
    disposal.leftQuantity = try holding.shares(holding.quantity)
    disposal.leftCost = cost
    try note(disposal, listing: &disposals)
  }

  /// Disposes of all shares for an amount.
  mutating func close(
    _ priced: PricedTrade, _ rule: DisposalRule, _ transaction: Transaction, _ row: Int32,
    listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) {
    if plan != nil {
      let released = try pool.release(pool.quantity)
      cost = try cost.subtracting(released.amounts)
      var disposal = RawDisposal(
        row: row, quantity: try holding.shares(holding.quantity), rule: rule, proceeds: priced.amounts,
        cost: released.amounts, currencyEffect: try effect(of: released.amounts, transaction, row))
      disposal.leftCost = cost
      try holding.add(holding.quantity.negated)
      return try note(disposal, listing: &disposals)
    }
    var rest = AmountRest(quantity: holding.quantity, priced)
    var sold: [SoldAtLoss] = []
    let closing = Closing(transaction: transaction, row: row, rule: rule, isSale: true)
    while !rest.quantity.isZero, let index = try queue.next(isShort: false) {
      let part = Swift.min(try queue.lot(at: index).quantity, rest.quantity)
      try dispose(part, of: index, &rest, closing, &sold, listing: &disposals)
    }
    queue.clear()
  }

  /// Counts lots that an action changes, and throws above the limit, because every action can change all lots.
  private mutating func visit(_ count: Int, _ transaction: Transaction) throws(MoneyFailure) {
    visited &+= count
    guard visited <= LotBook.mostVisited else {
      throw MoneyFailure(
        .limit,
        transaction.described + ": number of lots that actions change must be at most "
          + .number(LotBook.mostVisited))
    }
  }

  // MARK: Exchanges

  /// Moves a share of the cost of all shares to those of another symbol, which keep the days of the lots.
  mutating func spinOff(
    _ transaction: Transaction, _ row: Int32, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) -> LotMove? {
    let share = transaction.terms?.costShare ?? .nothing
    let moved = try move(share, transaction, row)
    if transaction.total != nil { try returnCapital(transaction, row, rule: .returnOfCapital, listing: &disposals) }
    return moved
  }

  /// Replaces all shares with those of another symbol, with cash, or with both.
  mutating func merge(
    _ transaction: Transaction, _ row: Int32, listing disposals: inout [RawDisposal]?
  ) throws(MoneyFailure) -> LotMove? {
    var cash = PricedTrade()
    if let total = transaction.total { cash.amounts = try pricing.amounts(total, transaction, row) }
    if transaction.into.isEmpty {
      try close(cash, .merger, transaction, row, listing: &disposals)
      return nil
    }
    if let share = transaction.terms?.costShare {
      // The rest of the cost belongs to the cash.
      let moved = try move(share, transaction, row)
      try close(cash, .merger, transaction, row, listing: &disposals)
      return moved
    }
    if transaction.total != nil { try returnCapital(transaction, row, rule: .merger, listing: &disposals) }
    let moved = try move(.all, transaction, row)
    try holding.add(holding.quantity.negated)
    queue.clear()
    if plan != nil { pool = CostPool() }
    return moved
  }

  private mutating func move(
    _ share: CostShare, _ transaction: Transaction, _ row: Int32
  ) throws(MoneyFailure) -> LotMove {
    var target = holding
    let factor = try target.split(try transaction.shareRatio())
    var lots: [Lot] = []
    if plan != nil {
      let fee = try share.of(pool.fee)
      let part = try pool.cost.share(share)
      pool.set(try pool.cost.subtracting(part))
      cost = try cost.subtracting(part)
      lots.append(
        Lot(
          row: row, day: transaction.day, quantity: target.quantity, cost: part.own, reported: part.reported,
          firstQuantity: target.quantity, firstCost: part.own, fee: fee))
      return LotMove(lots: lots, unit: target.unit, currency: currency)
    }
    try visit(queue.count, transaction)
    for index in 0..<queue.count {
      let lot = try queue.lot(at: index)
      if lot.quantity.isZero { continue }
      let basis = try lot.basis()
      let part = try basis.share(share)
      try queue.set(try basis.subtracting(part), of: index)
      cost = try cost.subtracting(part)
      let fee = try queue.takeFee(share, of: index)
      let quantity = try lot.quantity.multiplied(by: factor)
      let age = Day(number: lot.day.number &- (lot.carried?.days ?? 0)) ?? lot.day
      lots.append(
        Lot(
          row: lot.row, day: age, quantity: quantity, cost: part.own, reported: part.reported,
          firstQuantity: quantity, firstCost: part.own, fee: fee))
    }
    return LotMove(lots: lots, unit: target.unit, currency: currency)
  }

  /// Receives the lots that a transaction moves from another symbol.
  mutating func receive(_ move: LotMove, _ transaction: Transaction, _ row: Int32) throws(MoneyFailure) {
    if let currency = move.currency { try pricing.adopt(currency) }
    let factors = try holding.admit(move.unit)
    try split(by: factors.own)
    isUsed = true
    for var lot in move.lots {
      lot.quantity = try lot.quantity.multiplied(by: factors.other)
      lot.firstQuantity = lot.quantity
      if let step = plan?.step {
        try pool.add(
          step.quantity,
          PricedTrade(amounts: Amounts(own: lot.cost, reported: lot.reported), fee: lot.fee))
        cost = try cost.adding(try lot.basis())
        try holding.add(lot.quantity)
      } else {
        try add(lot, isPurchase: false)
      }
    }
    plan?.advance()
  }

  /// Notes that amounts of another symbol's lots lack a rate.
  mutating func adoptMissingRate(of other: LotBook) {
    if let row = other.unconverted { pricing.note(unconverted: row) }
  }
}
