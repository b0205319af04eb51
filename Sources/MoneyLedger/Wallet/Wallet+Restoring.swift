import MoneyCore

extension Wallet {
  /// Makes a wallet in a state that a wallet once had. The position of a failure is the index of the wrong entry; holds
  /// are counted after the entries, and changes after the holds.
  @_optimize(size) public init(restoring state: WalletState) throws(MoneyFailure) {
    try self.init(checking: state)
    journal = [.restored(state)]
  }

  private init(checking state: WalletState) throws(MoneyFailure) {
    guard state.next >= 1, state.next <= Wallet.limit else {
      throw MoneyFailure(.document, "next id must be 1 to 2^63 - 1, got " + .id(state.next))
    }
    guard state.revision <= Wallet.limit else {
      throw MoneyFailure(.document, "revision must be at most 2^63 - 1, got " + .id(state.revision))
    }
    next = state.next
    revision = state.revision
    try restore(state.entries)
    for (index, hold) in state.holds.enumerated() {
      do throws(MoneyFailure) { try restore(hold) } catch { throw error.placed(at: state.entries.count + index) }
    }
    do throws(MoneyFailure) {
      let held = try exactSums(of: state.holds) { _ in true }
      for (position, sum) in held { balances[position].balance.held = sum }
    } catch { throw error.placed(at: state.entries.count + (error.position ?? 0)) }
    for (index, hold) in state.holds.enumerated() {
      let now = covered(position(of: hold.amount.currency))
      let sum = Money(now.sum, hold.amount.currency)
      do throws(MoneyFailure) { try checkCover(sum, held: now.held, isStrict: true) } catch {
        throw error.placed(at: state.entries.count + index)
      }
    }
    if state.changes.isEmpty { return }
    do throws(MoneyFailure) { try restore(state.changes) } catch {
      throw error.placed(at: state.entries.count + state.holds.count + (error.position ?? 0))
    }
  }

  /// Restores all entries. Entries between them may have been removed. So a sum may overflow during the addition
  /// although the final sum does not.
  private mutating func restore(_ entries: [WalletEntry]) throws(MoneyFailure) {
    var isWide: [Bool] = []
    var last: UInt64 = 0
    for (index, entry) in entries.enumerated() {
      guard entry.id > last, entry.id < next else { throw Wallet.outOfOrder(entry.id).placed(at: index) }
      last = entry.id
      let position = balanceIndex(of: entry.amount.currency)
      if position == isWide.count { isWide.append(false) }
      if let sum = try? balances[position].balance.sum.adding(entry.amount.amount) {
        balances[position].balance.sum = sum
      } else {
        isWide[position] = true
      }
      balances[position].balance.ids.append(entry.id)
      if externals.contains(entry.note) { throw Wallet.duplicated(entry).placed(at: index) }
      register(entry, at: position)
    }
    entryList = TombstoneList(entries)
    guard isWide.contains(true) else { return }
    let sums = try exactSums(of: entries) { isWide[$0] }
    for (position, sum) in sums { balances[position].balance.sum = sum }
  }

  @_optimize(size) private mutating func restore(_ hold: WalletEntry) throws(MoneyFailure) {
    guard hold.id > holdList.last?.id ?? 0, hold.id < next, entryList.slot(of: hold.id) == nil else {
      throw Wallet.outOfOrder(hold.id)
    }
    guard !hold.amount.amount.isNegative, !hold.amount.amount.isZero else {
      throw MoneyFailure(.document, "amount of a hold must be positive, got " + .money(hold.amount))
    }
    if externals.contains(hold.note) { throw Wallet.duplicated(hold) }
    register(hold: hold, at: balanceIndex(of: hold.amount.currency))
    holdList.append(hold)
  }

  @_optimize(size) private static func duplicated(_ entry: WalletEntry) -> MoneyFailure {
    MoneyFailure(.document, "external id " + .quoted(entry.note.externalID ?? []) + " must belong to one entry")
  }

  /// The exact sums of the currencies in which entries have amounts, for each whose balance is at a wanted position. A
  /// failure is placed at the last entry of the currency.
  @_optimize(size) private mutating func exactSums(
    of entries: [WalletEntry], where isWanted: (Int) -> Bool
  ) throws(MoneyFailure) -> [(position: Int, sum: Decimal)] {
    var sums: [DecimalSum] = []
    var last: [Int] = []
    for (index, entry) in entries.enumerated() {
      let position = balanceIndex(of: entry.amount.currency)
      while position >= sums.count {
        sums.append(DecimalSum())
        last.append(-1)
      }
      sums[position].add(entry.amount.amount)
      last[position] = index
    }
    var found: [(position: Int, sum: Decimal)] = []
    for position in sums.indices where last[position] >= 0 && isWanted(position) {
      do throws(MoneyFailure) {
        found.append((position, try sums[position].value().normalized(atLeast: 0)))
      } catch { throw error.placed(at: last[position]) }
    }
    return found
  }

  @_optimize(size) private static func outOfOrder(_ id: UInt64) -> MoneyFailure {
    MoneyFailure(.document, "ids must ascend below the next id, got " + .id(id))
  }

  /// Repeats a change that a journal records.
  public mutating func replay(_ record: WalletRecord) throws(MoneyFailure) {
    switch record {
    case .restored(let state):
      guard journal.isEmpty, revision == 0 else {
        throw MoneyFailure(.document, "journal must restore a state only at its start")
      }
      self = try Wallet(restoring: state)
    case .posted(let entries):
      if entries.isEmpty { throw MoneyFailure(.document, "number of entries of a post must be at least 1, got 0") }
      for (index, entry) in entries.enumerated() { try expect(entry.id, after: UInt64(index)) }
      try post(entries.map { (amount: $0.amount, note: $0.note) }, isCovered: false)
    case .removed(let id):
      try remove(id)
    case .held(let entry):
      try expect(entry.id)
      _ = try hold(entry.amount, note: entry.note)
    case .committed(let hold, let entry):
      try expect(entry.id)
      let held = holdList[slot: try holdSlot(hold)]
      guard entry.note == held.note, (try? held.checkPart(entry.amount.negated)) != nil else {
        throw MoneyFailure(.document, "entry of a commit must match the hold, got " + .money(entry.amount))
      }
      _ = try commit(hold, amount: entry.amount.negated)
    case .released(let hold):
      try release(hold)
    case .changed(let change):
      try replay(change)
    }
  }

  private func expect(_ id: UInt64, after given: UInt64 = 0) throws(MoneyFailure) {
    if id != next &+ given { throw Wallet.outOfOrder(id) }
  }
}
