import MoneyCore
import MoneyLedger

/// An entry or a hold that had an id in a wallet, and its current state.
struct StoredEntry {
  enum State: Int64 {
    case there = 0
    case removed = 1
    case held = 2
    /// The entry is a hold that was committed or released.
    case settled = 3

    /// True if the wallet still contains the entry or the hold.
    var isCurrent: Bool { self == .there || self == .held }
  }

  let entry: WalletEntry
  let state: State

  var isHold: Bool { state == .held || state == .settled }

  /// The changes of the sums by day by all entries and holds that a wallet contains.
  static func days(of entries: [StoredEntry], of row: Int64) -> [DayChange] {
    var changes: [DayChange] = []
    changes.reserveCapacity(entries.count)
    for stored in entries where stored.state.isCurrent {
      changes.append(DayChange(stored.isHold ? .held : .posted, stored.entry, of: row))
    }
    return changes
  }

  /// All entries and holds in a wallet's journal, sorted by id.
  static func all(of wallet: Wallet) -> [StoredEntry] {
    var entries: [StoredEntry] = []
    entries.reserveCapacity(wallet.count)
    // Both are sorted by id, and so are the ids in the journal.
    var there = wallet.entryList.makeIterator()
    var held = wallet.holdList.makeIterator()
    var (nextThere, nextHeld) = (there.next(), held.next())
    func add(_ entry: WalletEntry) {
      while let next = nextThere, next.id < entry.id { nextThere = there.next() }
      entries.append(StoredEntry(entry: entry, state: nextThere?.id == entry.id ? .there : .removed))
    }
    func add(hold: WalletEntry) {
      while let next = nextHeld, next.id < hold.id { nextHeld = held.next() }
      entries.append(StoredEntry(entry: hold, state: nextHeld?.id == hold.id ? .held : .settled))
    }
    for record in wallet.journal {
      switch record {
      case .restored(let state):
        var holds = state.holds[...]
        for entry in state.entries {
          while let hold = holds.first, hold.id < entry.id {
            add(hold: hold)
            holds.removeFirst()
          }
          add(entry)
        }
        for hold in holds { add(hold: hold) }
      case .posted(let posted): for entry in posted { add(entry) }
      case .held(let hold): add(hold: hold)
      case .committed(_, let entry): add(entry)
      case .changed(let change):
        // An amended entry is stored with its last content, also if it was removed later.
        guard let entry = change.entry, let position = position(of: entry.id, among: entries) else { continue }
        entries[position] = StoredEntry(entry: entry, state: entries[position].state)
      case .removed, .released: break
      }
    }
    return entries
  }

  /// The position of an id among entries that are sorted by id; nil if it is not there.
  static func position(of id: UInt64, among entries: [StoredEntry]) -> Int? {
    let position = entries.lowerBound(of: id) { $0.entry.id }
    return position < entries.count && entries[position].entry.id == id ? position : nil
  }
}
