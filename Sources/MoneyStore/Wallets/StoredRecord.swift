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
    case amend
    case void
    case checkpoint

    var name: StaticString {
      switch self {
      case .restore: "restore"
      case .post: "post"
      case .remove: "remove"
      case .hold: "hold"
      case .commit: "commit"
      case .release: "release"
      case .amend: WalletChange.Kind.amended.name
      case .void: WalletChange.Kind.voided.name
      case .checkpoint: WalletChange.Kind.checkpoint.name
      }
    }

    init?(_ name: UnsafeBufferPointer<UInt8>) {
      for action in Action.allCases where name.elementsEqual(UTF8Bytes(action.name)) {
        self = action
        return
      }
      return nil
    }

    /// True if the history of the wallet contains the change.
    var isOfHistory: Bool { self == .amend || self == .void || self == .checkpoint }
  }

  let action: Action
  /// The first id that was posted, or the id that was removed, held, committed, released, amended or voided; 0 for a
  /// checkpoint. For a restored state, it is the next id of that state.
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
    case .changed(let change):
      let action: Action =
        switch change.kind {
        case .amended: .amend
        case .voided: .void
        case .checkpoint: .checkpoint
        }
      self.init(action: action, id: change.id, count: 0)
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
