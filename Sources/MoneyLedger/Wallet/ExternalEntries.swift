import MoneyCore

/// The entries and holds of a wallet with an external id, by that id. Without any, they need no memory.
struct ExternalEntries: Sendable {
  struct Element: Keyed {
    let entry: WalletEntry
    let isHold: Bool

    var key: BytesKey { BytesKey(entry.note.externalID ?? []) }
  }

  /// The list, once there is an entry with an external id. A wallet is copied for each of its calls, and an array of one
  /// list is one reference.
  private var lists: [KeyedList<Element>] = []

  var growth: Int { lists.first?.growth ?? 0 }
  var removalGrowth: Int { lists.first?.removalGrowth ?? 0 }

  func find(_ id: [UInt8]) -> Element? {
    guard let list = lists.first, let slot = list.slot(of: BytesKey(id)) else { return nil }
    return list[slot: slot]
  }

  func contains(_ note: WalletNote) -> Bool { note.externalID.map { find($0) != nil } ?? false }

  /// Adds an entry or a hold with an external id, which must be new; ignores others.
  mutating func insert(_ entry: WalletEntry, isHold: Bool) {
    if entry.note.externalID == nil { return }
    if lists.isEmpty { lists.append(KeyedList()) }
    lists[0].append(Element(entry: entry, isHold: isHold))
  }

  /// Removes the entry or the hold of a note with an external id; ignores others.
  mutating func remove(_ note: WalletNote) {
    guard let id = note.externalID, let slot = lists.first?.slot(of: BytesKey(id)) else { return }
    lists[0].remove(slot: slot)
  }
}
