import MoneyCore

extension Wallet {
  /// Holds an amount, which cannot be spent until the hold is committed or released; returns the hold's id. A hold with
  /// the external id of one that the wallet contains is not made again.
  @_optimize(size) public mutating func hold(_ amount: Money, note: WalletNote) throws(MoneyFailure) -> UInt64 {
    guard !amount.amount.isNegative, !amount.amount.isZero else {
      throw MoneyFailure(.argument, "amount to hold must be positive, got " + .money(amount))
    }
    if let details = note.details {
      if let cost = details.cost {
        throw MoneyFailure(.argument, "cost must belong to an entry, not to a hold, got " + .money(cost))
      }
      if let known = try repeated(amount, note, isHold: true) { return known.id }
    }
    guard next < Wallet.limit else { throw MoneyFailure(.limit, "wallet ids are exhausted") }
    let balance = balance(of: amount.currency)
    let held = try balance.held.adding(amount.amount)
    try checkCover(Money(balance.sum, amount.currency), held: held, isStrict: true)
    let hold = WalletEntry(id: next, amount: amount, note: note)
    next += 1
    let index = balanceIndex(of: amount.currency)
    balances[index].balance.held = held
    register(hold: hold, at: index)
    holdList.append(hold)
    record(.held(hold))
    return hold.id
  }

  /// Settles a hold: an entry with its negated amount replaces it. If an amount is given, the entry has that amount, and
  /// the rest of the hold can be spent again. Returns the entry's id.
  @_optimize(size) public mutating func commit(_ id: UInt64, amount: Money? = nil) throws(MoneyFailure) -> UInt64 {
    guard next < Wallet.limit else { throw MoneyFailure(.limit, "wallet ids are exhausted") }
    let slot = try holdSlot(id)
    let hold = holdList[slot: slot]
    if let amount { try hold.checkPart(amount) }
    let held = try balance(of: hold.amount.currency).held.subtracting(hold.amount.amount)
    let spent = WalletEntry(id: next, amount: (amount ?? hold.amount).negated, note: hold.note)
    // The sum covers the held amounts, so it does not become negative.
    _ = try balance(of: hold.amount.currency).sum.adding(spent.amount.amount)
    end(hold, held: held)
    next += 1
    holdList.remove(slot: slot)
    append(spent)
    record(.committed(id, spent))
    return spent.id
  }

  /// Releases a hold: its amount can be spent again.
  @_optimize(size) public mutating func release(_ id: UInt64) throws(MoneyFailure) {
    let slot = try holdSlot(id)
    let hold = holdList[slot: slot]
    let held = try balance(of: hold.amount.currency).held.subtracting(hold.amount.amount)
    end(hold, held: held)
    holdList.remove(slot: slot)
    record(.released(id))
  }

  /// Records the day and the external id of a new hold, whose balance is at an index.
  mutating func register(hold: WalletEntry, at index: Int) {
    if let day = hold.note.effectiveDay { addToDays(hold.amount.amount, on: day, at: index, isHold: true) }
    externals.insert(hold, isHold: true)
  }

  /// Removes a hold from its balance, of which `held` stays held.
  private mutating func end(_ hold: WalletEntry, held: Decimal) {
    let index = balanceIndex(of: hold.amount.currency)
    balances[index].balance.held = held
    // The sum of positive amounts is 0 only without holds.
    if held.isZero {
      balances[index].balance.heldDays = DaySums()
    } else if let day = hold.note.effectiveDay {
      addToDays(hold.amount.amount.negated, on: day, at: index, isHold: true)
    }
    externals.remove(hold.note)
  }

  @_optimize(size) func holdSlot(_ id: UInt64) throws(MoneyFailure) -> Int {
    guard let slot = holdList.slot(of: id) else {
      throw MoneyFailure(.notFound, "unknown hold id " + .id(id) + " in the wallet")
    }
    return slot
  }
}
