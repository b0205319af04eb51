import MoneyCore

/// The entries and holds of a wallet that have an external id, by that id. Without any, they need no memory.
struct ExternalEntries: Sendable {
  struct Element: Keyed {
    let entry: WalletEntry
    let isHold: Bool

    var key: BytesKey { BytesKey(entry.note.externalID ?? []) }
  }

  private var list: KeyedList<Element>?

  var growth: Int { list?.growth ?? 0 }
  var removalGrowth: Int { list?.removalGrowth ?? 0 }

  func find(_ id: [UInt8]) -> Element? {
    guard let list, let slot = list.slot(of: BytesKey(id)) else { return nil }
    return list[slot: slot]
  }

  func contains(_ note: WalletNote) -> Bool { note.externalID.map { find($0) != nil } ?? false }

  /// Adds an entry or a hold, if it has an external id, which must be new.
  mutating func insert(_ entry: WalletEntry, isHold: Bool) {
    if entry.note.externalID == nil { return }
    if list == nil { list = KeyedList() }
    list?.append(Element(entry: entry, isHold: isHold))
  }

  /// Removes the entry or the hold of a note, if it has an external id.
  mutating func remove(_ note: WalletNote) {
    guard let id = note.externalID, let slot = list?.slot(of: BytesKey(id)) else { return }
    list?.remove(slot: slot)
  }
}
