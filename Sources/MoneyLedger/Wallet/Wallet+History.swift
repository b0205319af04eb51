import MoneyCore

// A change with an instant keeps the former entry, so a wallet can be read as it was known at any instant. The instants
// never descend; therefore the changes after an instant are the last ones, and are undone to find that state.

extension Wallet {
  /// Replaces the content of an entry, which keeps its id. The history keeps the former content.
  @_optimize(size)
  public mutating func amend(
    _ id: UInt64, to amount: Money, note: WalletNote, at instant: Int64, reason: [UInt8]
  ) throws(MoneyFailure) {
    let slot = try entrySlot(id)
    try checkChange(at: instant, reason)
    let former = entryList[slot: slot]
    guard amount.currency == former.amount.currency else {
      throw MoneyFailure(
        .currencyMismatch,
        "currency of an amendment must be the entry's " + .code(former.amount.currency) + ", got " + .money(amount)
          + "; void the entry instead")
    }
    try note.check(for: CollectionOfOne(amount))
    if let external = note.externalID, external != former.note.externalID, let known = externals.find(external) {
      throw known.entry.conflict
    }
    let index = balanceIndex(of: amount.currency)
    var exact = DecimalSum()
    exact.add(balances[index].balance.sum)
    exact.add(former.amount.amount.negated)
    exact.add(amount.amount)
    let sum = try exact.value().normalized(atLeast: 0)
    try checkCover(Money(sum, amount.currency), held: balances[index].balance.held, isStrict: false)
    let entry = WalletEntry(id: id, amount: amount, note: note)
    unregister(former, at: index)
    balances[index].balance.sum = sum
    register(entry, at: index)
    entryList[slot: slot] = entry
    keep(
      WalletChange(.amended, id: id, former: former, entry: entry, at: instant, reason: reason, next: next))
  }

  /// Removes an entry. Unlike after `remove`, the history keeps it.
  @_optimize(size)
  public mutating func void(_ id: UInt64, at instant: Int64, reason: [UInt8]) throws(MoneyFailure) {
    _ = try entrySlot(id)
    try checkChange(at: instant, reason)
    let former = try take(id)
    keep(WalletChange(.voided, id: id, former: former, at: instant, reason: reason, next: next))
  }

  /// Records that the wallet is in this state at an instant: later entries were not known then.
  @_optimize(size)
  public mutating func checkpoint(at instant: Int64, reason: [UInt8]) throws(MoneyFailure) {
    try checkChange(at: instant, reason)
    keep(WalletChange(.checkpoint, id: 0, at: instant, reason: reason, next: next))
  }

  /// The bytes that a change of the history may need at once, in addition to `growth`.
  public var changeGrowth: Int { removalGrowth &+ externals.growth &+ changes.growth }

  private func checkChange(at instant: Int64, _ reason: [UInt8]) throws(MoneyFailure) {
    try OneLine.check(reason, "reason", atMost: WalletNote.longestLabel)
    if let last = changes.last, instant < last.instant {
      throw MoneyFailure(
        .argument,
        "instant of a change must not be before the last change at " + .instant(last.instant) + ", got "
          + .instant(instant))
    }
  }

  private mutating func keep(_ change: WalletChange) {
    changes.append(change)
    record(.changed(change))
  }

  /// Repeats a change that a journal records.
  @_optimize(size)
  mutating func replay(_ change: WalletChange) throws(MoneyFailure) {
    do throws(MoneyFailure) {
      switch change.kind {
      case .amended:
        guard let entry = change.entry else {
          throw MoneyFailure(.document, "amendment of entry " + .id(change.id) + " must contain the entry")
        }
        try amend(entry.id, to: entry.amount, note: entry.note, at: change.instant, reason: change.reason)
      case .voided: try void(change.id, at: change.instant, reason: change.reason)
      case .checkpoint: try checkpoint(at: change.instant, reason: change.reason)
      }
    } catch {
      let isInvalid = error.status == .argument || error.status == .currencyMismatch
      throw isInvalid ? MoneyFailure(.document, error.message) : error
    }
  }
}

// MARK: - Knowledge

extension Wallet {
  /// The wallet as it was known at an instant, without holds: as the last change at that instant left it or,
  /// without one, as the first later change found it.
  ///
  /// Entries that were removed by `remove` are as if they had never been there, at any instant.
  @_optimize(size)
  public func known(at instant: Int64) throws(MoneyFailure) -> Wallet {
    let first = changes.lowerBound(in: 0..<changes.count) { $0.instant <= instant }
    var next = first < changes.count ? changes[first].next : next
    // Entries that were added after a change were not known at its instant.
    if first > 0, changes[first &- 1].instant == instant { next = changes[first &- 1].next }
    let state = WalletState(
      entries: entries(before: first, below: next), holds: [], next: next, revision: revision,
      changes: Array(changes[..<first]))
    do throws(MoneyFailure) { return try Wallet(restoring: state) } catch {
      // The position is that of an entry of the state, which the caller does not see.
      throw error.unplaced
    }
  }

  /// The entries before the change at a position, with ids below `next`.
  private func entries(before first: Int, below next: UInt64) -> [WalletEntry] {
    var formers = Wallet.formers(of: changes[first...], below: next)[...]
    if formers.isEmpty, next == self.next { return entries }
    var known: [WalletEntry] = []
    for entry in entryList where entry.id < next {
      while let former = formers.first, former.entry.id < entry.id {
        if former.isVoided { known.append(former.entry) }
        formers.removeFirst()
      }
      if let former = formers.first, former.entry.id == entry.id {
        known.append(former.entry)
        formers.removeFirst()
      } else {
        known.append(entry)
      }
    }
    for former in formers where former.isVoided { known.append(former.entry) }
    return known
  }

  /// The entries before some changes, by id; an entry that was voided in the meantime is marked.
  private static func formers(
    of changes: ArraySlice<WalletChange>, below next: UInt64
  ) -> [(entry: WalletEntry, isVoided: Bool)] {
    var formers: [(entry: WalletEntry, isVoided: Bool)] = []
    // Of the changes of one entry, the first contains the entry before all of them, and only the last can void it.
    for change in changes.filter({ $0.former != nil && $0.id < next }).ordered(by: { $0.id < $1.id }) {
      guard let former = change.former else { continue }
      if formers.last?.entry.id == change.id {
        formers[formers.count &- 1].isVoided = change.kind == .voided
      } else {
        formers.append((former, change.kind == .voided))
      }
    }
    return formers
  }
}

// MARK: - Restoring

extension Wallet {
  /// Restores the history of a wallet whose entries are restored. The position of a failure is the index of the change.
  @_optimize(size)
  mutating func restore(_ history: [WalletChange]) throws(MoneyFailure) {
    var (instant, last) = (Int64.min, UInt64(1))
    for (index, change) in history.enumerated() {
      let isOfEntry = change.kind != .checkpoint
      do throws(MoneyFailure) {
        try OneLine.check(change.reason, "reason", atMost: WalletNote.longestLabel)
        guard change.instant >= instant else {
          throw MoneyFailure(.document, "instants of changes must ascend, got " + .instant(change.instant))
        }
        guard change.next >= last, change.next <= next, change.id < change.next, (change.id > 0) == isOfEntry,
          change.former?.id == (isOfEntry ? change.id : nil)
        else {
          throw MoneyFailure(.document, "id of a change must be that of an earlier entry, got " + .id(change.id))
        }
      } catch { throw error.placed(at: index) }
      (instant, last) = (change.instant, change.next)
    }
    let order = history.indices.filter { history[$0].former != nil }.ordered { history[$0].id < history[$1].id }
    for (position, index) in order.enumerated() {
      let following = position &+ 1 < order.count ? history[order[position &+ 1]] : nil
      let after = following?.id == history[index].id ? following?.former : present(history[index].id)
      do throws(MoneyFailure) { try Wallet.check(history[index], before: after) } catch {
        throw error.placed(at: index)
      }
    }
    changes = history
  }

  private func present(_ id: UInt64) -> WalletEntry? { entryList.slot(of: id).map { entryList[slot: $0] } }

  /// Throws unless an entry can be the next version after a change; nil if the wallet does not contain it any more.
  private static func check(_ change: WalletChange, before after: WalletEntry?) throws(MoneyFailure) {
    guard let after else { return }
    if change.kind == .voided {
      throw MoneyFailure(.document, "voided entry must not be in the wallet, got id " + .id(change.id))
    }
    if let former = change.former, former.amount.currency != after.amount.currency {
      throw MoneyFailure(
        .document,
        "amended entry must keep its currency, got " + .money(former.amount) + " and " + .money(after.amount))
    }
  }
}
