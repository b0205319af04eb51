import MoneyCore
import MoneyLedger

// One entry is the most frequent change of a stored wallet. It needs the balance of one currency, and no outline.

extension Store {
  /// Adds an entry to a stored wallet, by the rules of `Wallet.post`; returns its id and whether it was there before, nil if
  /// the wallet does not exist.
  ///
  /// - Parameter check: throws if the amount cannot be added to any wallet.
  func post(
    _ amount: Money, _ note: WalletNote, to name: [UInt8], isCovered: Bool,
    check: () throws(MoneyFailure) -> Void = {}
  ) throws(MoneyFailure) -> (id: UInt64, isRepeated: Bool)? {
    guard let (wallet, old) = try storedWallet(name, balanceOf: amount.currency) else { return nil }
    try check()
    try note.check(for: CollectionOfOne(amount))
    if let known = try currentEntry(external: note.externalID, in: wallet.row) {
      try known.entry.checkRepetition(by: amount, note, isSameKind: !known.isHold)
      return (known.entry.id, true)
    }
    let id = wallet.next
    let new = try (old ?? WalletBalance(currency: amount.currency)).adding(amount, id: id, isCovered: isCovered)
    let entries = try entriesStatement(of: wallet.row)
    let entry = WalletEntry(id: id, amount: amount, note: note)
    try write(entry, .there, of: wallet.row, with: entries)
    try days.write([DayChange(.posted, entry, of: wallet.row)])
    try append(StoredRecord(action: .post, id: id, count: 1), to: wallet.row)
    try update(new, of: wallet.row)
    try setCounters(of: wallet.row, next: id &+ 1, revision: wallet.revision &+ 1)
    try renewVersion(of: .wallet, name)
    return (id, false)
  }
}
