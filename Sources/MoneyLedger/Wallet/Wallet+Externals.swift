import MoneyCore

// An external id belongs to at most one entry or hold of a wallet, so a program can repeat a call without adding an
// entry twice. The end of a hold passes its id on to the entry, or frees it; so does the removal of an entry.

extension Wallet {
  /// The entry or the hold of an external id; nil if no entry or hold has it.
  public func entry(external id: [UInt8]) -> WalletEntry? { externals.find(id)?.entry }

  /// The entry or the hold that a new one of a note with details would repeat; nil if the note's external id is free.
  /// Throws if the id belongs to an entry with other content, or if the note does not fit the amount.
  ///
  /// - Parameter isTransfer: true if the known entry may record the day and the cost of a transferred lot.
  @_optimize(size)
  func repeated(
    _ amount: Money, _ note: WalletNote, isHold: Bool, isTransfer: Bool = false
  ) throws(MoneyFailure) -> WalletEntry? {
    try note.check(for: CollectionOfOne(amount))
    guard let id = note.externalID, let known = externals.find(id) else { return nil }
    let isCarried = isTransfer && known.entry.note.isCarried(from: note)
    try known.entry.checkRepetition(
      by: amount, isCarried ? known.entry.note : note, isSameKind: known.isHold == isHold)
    return known.entry
  }

  /// Throws if entries that are added together share an external id with another, or details that do not fit.
  func checkExternals(of amounts: [(amount: Money, note: WalletNote)]) throws(MoneyFailure) {
    var new = ExternalEntries()
    for (amount, note) in amounts where note.details != nil {
      try note.check(for: CollectionOfOne(amount))
      guard let id = note.externalID else { continue }
      if let known = externals.find(id) ?? new.find(id) { throw known.entry.conflict }
      new.insert(WalletEntry(id: 0, amount: amount, note: note), isHold: false)
    }
  }

  /// The entries of a transfer that was made before with the same external id, one in each wallet; nil if the id is free
  /// in all. Throws if the id belongs to other entries.
  @_optimize(size)
  static func repeated<Keeper: WalletKeeper>(
    _ postings: [[Money]], among keepers: [Keeper], note: WalletNote
  ) throws(MoneyFailure) -> [[WalletEntry]]? {
    guard note.details != nil else { return nil }
    for amounts in postings { try note.check(for: amounts) }
    var entries: [[WalletEntry]] = []
    var (known, free) = (0, 0)
    for (keeper, amounts) in zip(keepers, postings) {
      guard let amount = amounts.first else {
        entries.append([])
        continue
      }
      if let entry = try keeper.wallet.repeated(amount, note, isHold: false, isTransfer: true) {
        known += 1
        entries.append([entry])
      } else {
        free += 1
      }
    }
    if known == 0 { return nil }
    guard free == 0 else {
      throw MoneyFailure(
        .conflict, "external id " + .quoted(note.externalID ?? []) + " belongs to an entry of one of the wallets")
    }
    return entries
  }
}

extension WalletEntry {
  /// Throws unless a new entry would have the same content as this one. 10.5 EUR is the same amount as 10.50 EUR.
  public func checkRepetition(
    by amount: Money, _ note: WalletNote, isSameKind: Bool = true
  ) throws(MoneyFailure) {
    guard isSameKind, self.amount == amount, self.note == note else { throw conflict }
  }

  var conflict: MoneyFailure {
    MoneyFailure(
      .conflict,
      "external id " + .quoted(note.externalID ?? []) + " belongs to another entry, of " + .money(amount))
  }
}
