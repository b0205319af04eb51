import CSQLite
import MoneyCore

/// The states of stored objects on which an object of the program stands: those that it was loaded from or saved to.
///
///     let bases = StoredBases()
///     var wallet = try store.loadWallet(name, bases)
///     // … another process changes the stored wallet …
///     try store.save(wallet, as: name, bases)  // throws `conflict`
///
/// An object remembers the stored object that it was loaded from, and the last ones of other names or files that it was
/// saved to. Saving does not change the object, so two threads may save it to two stores at once. That is why a lock
/// guards what is remembered.
public final class StoredBases {
  @exclusivity(unchecked) private var bases: [StoredBase] = []
  /// True if a base was dropped: the version of an object that is not in `bases` may then be one that was saved.
  @exclusivity(unchecked) private var isIncomplete = false
  @exclusivity(unchecked) private var lock: Int32 = 0

  /// The limit on what one object remembers, so that an object that is saved again and again takes no more memory.
  static var most: Int { 16 }

  public init() {}

  /// The version of a stored object on which the object stands; nil if it was never loaded from it nor saved to it.
  func version(of target: StoredTarget) -> StoredVersion? {
    locked { bases.first { $0.target == target }?.version }
  }

  /// True if the object may have been saved to the target, and the version is no longer known.
  func hasDropped(_ target: StoredTarget) -> Bool {
    locked { isIncomplete && !bases.contains { $0.target == target } }
  }

  /// Notes that the object was loaded from a stored object.
  func load(_ version: StoredVersion, from target: StoredTarget) {
    locked { replace(with: StoredBase(target: target, known: version)) }
  }

  /// Notes that the object was saved to a stored object.
  ///
  /// - Parameter transaction: the transaction that has to be committed before the object is saved; nil if it is saved.
  func save(_ version: StoredVersion, to target: StoredTarget, in transaction: StoreTransaction?) {
    locked {
      let base = bases.first { $0.target == target } ?? StoredBase(target: target, known: nil)
      replace(with: base.saved(version, in: transaction))
    }
  }

  private func replace(with base: StoredBase) {
    if let index = bases.firstIndex(where: { $0.target == base.target }) {
      bases[index] = base
      return
    }
    // The first stays: it is what the object was loaded from, if it was loaded.
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

/// The state of one stored object on which an object of the program stands.
struct StoredBase {
  let target: StoredTarget
  /// The version that stands whatever becomes of an open transaction; nil if there is none.
  private let known: StoredVersion?
  /// The version that was saved in a transaction. It counts unless the transaction was undone.
  private let pending: (version: StoredVersion, transaction: StoreTransaction)?

  init(target: StoredTarget, known: StoredVersion?) {
    self.init(target: target, known: known, pending: nil)
  }

  private init(
    target: StoredTarget, known: StoredVersion?, pending: (version: StoredVersion, transaction: StoreTransaction)?
  ) {
    self.target = target
    self.known = known
    self.pending = pending
  }

  var version: StoredVersion? {
    guard let pending, pending.transaction.outcome != .undone else { return known }
    return pending.version
  }

  func saved(_ version: StoredVersion, in transaction: StoreTransaction?) -> StoredBase {
    guard let transaction else { return StoredBase(target: target, known: version) }
    // A second save in the same transaction is undone together with the first.
    let isSame = pending.map { $0.transaction === transaction } ?? false
    return StoredBase(target: target, known: isSame ? known : self.version, pending: (version, transaction))
  }
}
