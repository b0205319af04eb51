import MoneyCore
import MoneyLedger

/// A line of a stored journal: an action, the id that it concerns, and the number of times that it was repeated.
struct StoredRecord {
  enum Action: CaseIterable {
    case restore
    case post
    case remove
    case hold
    case commit
    case release

    var name: StaticString {
      switch self {
      case .restore: "restore"
      case .post: "post"
      case .remove: "remove"
      case .hold: "hold"
      case .commit: "commit"
      case .release: "release"
      }
    }

    init?(_ name: UnsafeBufferPointer<UInt8>) {
      for action in Action.allCases where name.elementsEqual(UTF8Bytes(action.name)) {
        self = action
        return
      }
      return nil
    }
  }

  let action: Action
  /// The first id that was posted, or the id that was removed, held, committed or released. For a restored state, it is
  /// the next id of that state.
  let id: UInt64
  /// The number of entries posted at a time. For a commit, it is the id of the new entry, and for a restored state its
  /// revision; otherwise 0.
  let count: UInt64
  /// The number of posts in this row: posts of one entry each that follow each other share one.
  var times: UInt64 = 1

  init(action: Action, id: UInt64, count: UInt64, times: UInt64 = 1) {
    self.action = action
    self.id = id
    self.count = count
    self.times = times
  }

  init(_ record: WalletRecord) {
    switch record {
    case .restored(let state): self.init(action: .restore, id: state.next, count: state.revision)
    case .posted(let entries):
      self.init(action: .post, id: entries.first?.id ?? 0, count: UInt64(entries.count))
    case .removed(let id): self.init(action: .remove, id: id, count: 0)
    case .held(let hold): self.init(action: .hold, id: hold.id, count: 0)
    case .committed(let hold, let entry): self.init(action: .commit, id: hold, count: entry.id)
    case .released(let hold): self.init(action: .release, id: hold, count: 0)
    }
  }

  var isSinglePost: Bool { action == .post && count == 1 }

  /// True if posts of one entry each can share this row with those of another: their ids follow without a gap.
  func isContinued(by next: StoredRecord) -> Bool {
    isSinglePost && next.isSinglePost && id &+ times == next.id
  }

  static func all(of journal: ArraySlice<WalletRecord>) -> [StoredRecord] {
    var records: [StoredRecord] = []
    for record in journal {
      let next = StoredRecord(record)
      if let last = records.last, last.isContinued(by: next) {
        records[records.count - 1].times += 1
      } else {
        records.append(next)
      }
    }
    return records
  }
}

/// The stored entries of a wallet, from which its changes are made again.
struct StoredJournal {
  /// The entries, sorted by id.
  let entries: [StoredEntry]

  func records(of stored: [StoredRecord]) throws(MoneyFailure) -> [WalletRecord] {
    var records: [WalletRecord] = []
    for (index, record) in stored.enumerated() {
      switch record.action {
      case .restore:
        guard index == 0 else { throw Statement.damaged("a journal must restore a state only at its start") }
        let there = entries.prefix { $0.entry.id < record.id }
        records.append(
          .restored(
            WalletState(
              entries: there.filter { !$0.isHold }.map { $0.entry }, holds: there.filter { $0.isHold }.map { $0.entry },
              next: record.id, revision: record.count)))
      case .post:
        try addPosts(record, to: &records)
      case .remove: records.append(.removed(record.id))
      case .hold: records.append(.held(try entry(record.id)))
      case .commit: records.append(.committed(record.id, try entry(record.count)))
      case .release: records.append(.released(record.id))
      }
    }
    return records
  }

  private func addPosts(_ record: StoredRecord, to records: inout [WalletRecord]) throws(MoneyFailure) {
    let all = UInt64(entries.count)
    guard record.count > 0, record.count <= all, record.times <= all else {
      throw Statement.damaged("a journal posts a missing entry")
    }
    guard var position = position(of: record.id) else { throw absent(record.id) }
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

  private func position(of id: UInt64) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].entry.id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].entry.id == id ? low : nil
  }

  private func entry(_ id: UInt64) throws(MoneyFailure) -> WalletEntry {
    guard let position = position(of: id) else { throw absent(id) }
    return entries[position].entry
  }

  private func absent(_ id: UInt64) -> MoneyFailure {
    Statement.damaged("a journal refers to the missing id " + .id(id))
  }
}
