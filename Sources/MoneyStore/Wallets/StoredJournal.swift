import MoneyCore
import MoneyLedger

/// The stored entries and the history of a wallet, from which its changes are made again.
struct StoredJournal {
  /// The entries, sorted by id.
  let entries: [StoredEntry]
  /// The changes with an instant, in their order.
  let changes: [WalletChange]

  func records(of stored: [StoredRecord]) throws(MoneyFailure) -> [WalletRecord] {
    let count = stored.filter { $0.action.isOfHistory }.count
    guard count <= changes.count else { throw Statement.damaged("a journal contains a missing change") }
    let start = changes.count &- count
    let past = try rewound(to: start)
    var history = past.changes[start...]
    var records: [WalletRecord] = []
    for (index, record) in stored.enumerated() {
      switch record.action {
      case .restore:
        guard index == 0 else { throw Statement.damaged("a journal must restore a state only at its start") }
        records.append(.restored(past.state(record, changes: Array(changes[..<start]))))
      case .post: try past.addPosts(record, to: &records)
      case .remove: records.append(.removed(record.id))
      case .hold: records.append(.held(try past.entry(record.id)))
      case .commit: records.append(.committed(record.id, try past.entry(record.count)))
      case .release: records.append(.released(record.id))
      case .amend, .void, .checkpoint:
        guard let change = history.popFirst() else { throw Statement.damaged("a journal contains a missing change") }
        let made = StoredRecord(.changed(change))
        guard made.action == record.action, made.id == record.id else {
          throw Statement.damaged("a journal contradicts a change of id " + .id(change.id))
        }
        records.append(.changed(change))
      }
    }
    return records
  }

  /// The journal with the entries before the changes from a position on, and these changes with the entries after them.
  private func rewound(to start: Int) throws(MoneyFailure) -> StoredJournal {
    var (entries, changes) = (entries, changes)
    for index in (start..<changes.count).reversed() {
      let change = changes[index]
      guard let former = change.former else { continue }
      guard let position = StoredEntry.position(of: change.id, among: entries) else { throw absent(change.id) }
      changes[index] = WalletChange(
        change.kind, id: change.id, former: former,
        entry: change.kind == .amended ? entries[position].entry : nil, at: change.instant, reason: change.reason,
        next: change.next)
      entries[position] = StoredEntry(entry: former, state: entries[position].state)
    }
    return StoredJournal(entries: entries, changes: changes)
  }

  /// The state that a record restores.
  private func state(_ record: StoredRecord, changes: [WalletChange]) -> WalletState {
    let there = entries.prefix { $0.entry.id < record.id }
    return WalletState(
      entries: there.filter { !$0.isHold }.map { $0.entry }, holds: there.filter { $0.isHold }.map { $0.entry },
      next: record.id, revision: record.count, changes: changes)
  }

  private func addPosts(_ record: StoredRecord, to records: inout [WalletRecord]) throws(MoneyFailure) {
    let all = UInt64(entries.count)
    guard record.count > 0, record.count <= all, record.times <= all else {
      throw Statement.damaged("a journal posts a missing entry")
    }
    guard var position = StoredEntry.position(of: record.id, among: entries) else { throw absent(record.id) }
    for _ in 0..<record.times {
      var posted: [WalletEntry] = []
      posted.reserveCapacity(Int(record.count))
      for _ in 0..<record.count {
        guard position < entries.count else { throw absent(record.id) }
        posted.append(entries[position].entry)
        position += 1
      }
      records.append(.posted(posted))
    }
  }

  private func entry(_ id: UInt64) throws(MoneyFailure) -> WalletEntry {
    guard let position = StoredEntry.position(of: id, among: entries) else { throw absent(id) }
    return entries[position].entry
  }

  private func absent(_ id: UInt64) -> MoneyFailure {
    Statement.damaged("a journal refers to the missing id " + .id(id))
  }

  /// True if a wallet consists of these entries, each in the same state, and of this history.
  func matches(_ wallet: Wallet) -> Bool {
    let all = StoredEntry.all(of: wallet)
    return all.count == entries.count && wallet.changes.count == changes.count
      && zip(all, entries).allSatisfy { $0.entry.id == $1.entry.id && $0.state == $1.state }
      && zip(wallet.changes, changes).allSatisfy { $0.next == $1.next }
  }
}
