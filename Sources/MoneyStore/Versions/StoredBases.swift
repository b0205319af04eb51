import CSQLite
import MoneyCore

/// The stored states on which a program's object is based: those that it was loaded from or saved to.
///
///     let bases = StoredBases()
///     var wallet = try store.loadWallet(name, bases)
///     // … another process changes the stored wallet …
///     try store.save(wallet, as: name, bases)  // throws `conflict`
///
/// An object tracks the stored object that it was loaded from, and the last ones of other names or files that it was
/// saved to. Saving does not change the object, so two threads may save it to two stores at once. A lock therefore
/// guards the tracked states.
public final class StoredBases {
  @exclusivity(unchecked) private var bases: [StoredBase] = []
  /// True if a base was dropped: the version of an object that is not in `bases` may then be one that was saved.
  @exclusivity(unchecked) private var isIncomplete = false
  @exclusivity(unchecked) private var lock: Int32 = 0

  /// The limit on the states of one object, so that repeated saving needs no more memory.
  static var most: Int { 16 }

  public init() {}

  /// The state of a stored object on which the object is based; nil if it was never loaded from it or saved to it.
  func state(of target: StoredTarget) -> StoredState? {
    locked { bases.first { $0.target == target }?.state }
  }

  /// True if the object may have been saved to the target, and the version is no longer known.
  func hasDropped(_ target: StoredTarget) -> Bool {
    locked { isIncomplete && !bases.contains { $0.target == target } }
  }

  /// Notes that the object was loaded from a stored object.
  func load(_ state: StoredState, from target: StoredTarget) {
    locked { replace(with: StoredBase(target: target, known: state)) }
  }

  /// Notes that the object was saved to a stored object.
  ///
  /// - Parameter transaction: the transaction that has to be committed before the object is saved; nil if it is saved.
  func save(_ state: StoredState, to target: StoredTarget, in transaction: StoreTransaction?) {
    locked {
      let base = bases.first { $0.target == target } ?? StoredBase(target: target, known: nil)
      replace(with: base.saved(state, in: transaction))
    }
  }

  private func replace(with base: StoredBase) {
    if let index = bases.firstIndex(where: { $0.target == base.target }) {
      bases[index] = base
      return
    }
    // The first stays: it is the state that the object was loaded from, if any.
    if bases.count >= StoredBases.most {
      bases.remove(at: 1)
      isIncomplete = true
    }
    bases.append(base)
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    money_spin_lock(&lock)
    defer { money_spin_unlock(&lock) }
    return body()
  }
}

/// An object in a file, by name.
struct StoredTarget: Equatable {
  let store: StoredVersion
  let kind: StoredKind
  let name: [UInt8]
}

/// A state of a stored object.
struct StoredState {
  let version: StoredVersion
  /// The number of changes in the history of the object; 0 for an object without a history.
  let progress: Int
}

/// The state of one stored object on which a program's object is based.
struct StoredBase {
  let target: StoredTarget
  /// The state that is valid independently of an open transaction, or nil.
  private let known: StoredState?
  /// The state that was saved in a transaction. It counts unless the transaction was undone.
  private let pending: (state: StoredState, transaction: StoreTransaction)?

  init(target: StoredTarget, known: StoredState?) {
    self.init(target: target, known: known, pending: nil)
  }

  private init(
    target: StoredTarget, known: StoredState?, pending: (state: StoredState, transaction: StoreTransaction)?
  ) {
    self.target = target
    self.known = known
    self.pending = pending
  }

  var state: StoredState? {
    guard let pending, pending.transaction.outcome != .undone else { return known }
    return pending.state
  }

  func saved(_ state: StoredState, in transaction: StoreTransaction?) -> StoredBase {
    guard let transaction else { return StoredBase(target: target, known: state) }
    // A second save in the same transaction is undone together with the first.
    let isSame = pending.map { $0.transaction === transaction } ?? false
    return StoredBase(target: target, known: isSame ? known : self.state, pending: (state, transaction))
  }
}
