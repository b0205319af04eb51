/// An open-addressing index from keys to positions in an array that the caller keeps. Unlike `Dictionary` it has no
/// random seed, so it is the same on every platform and in every process.
///
///     index.insert(codes.count - 1) { codes[$0] }  // the code is in the array already
///     let position = index.find(euro) { codes[$0] }
///
/// Keys must be unique. No choice of keys makes the index slow: if a run of occupied slots is longer than chance
/// explains, the index becomes a `KeyOrder`.
package struct HashIndex: Sendable {
  private var slots: [Int32]
  private var count = 0
  /// The sorted positions, used if hashes do not distinguish the keys; all slots are free then.
  private var order: KeyOrder?

  /// The limit on a run of occupied slots. With a million keys of random hashes, and half of the slots occupied, the
  /// longest run is 80.
  private static var longestRun: Int { 512 }

  package init(capacity: Int) {
    slots = [Int32](repeating: -1, count: HashIndex.room(for: capacity))
  }

  /// The number of slots for a capacity, chosen so that at most half of them are occupied.
  private static func room(for capacity: Int) -> Int {
    var room = 8
    while room < capacity &* 2 { room &*= 2 }
    return room
  }

  /// The position of a key; nil if it is not there.
  @inline(__always)
  package func find<Key: IndexKey>(_ key: Key, keyAt: (Int) -> Key) -> Int? {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: key.hash) & mask
    while slots[slot] >= 0 {
      let position = Int(slots[slot])
      if keyAt(position) == key { return position }
      slot = (slot &+ 1) & mask
    }
    return order == nil ? nil : findInOrder(key, keyAt: keyAt)
  }

  @inline(never)
  private func findInOrder<Key: IndexKey>(_ key: Key, keyAt: (Int) -> Key) -> Int? {
    guard let position = order?.first(notBefore: { keyAt($0) < key }) else { return nil }
    return keyAt(position) == key ? position : nil
  }

  /// The bytes of an index of a capacity.
  static func size(for capacity: Int) -> Int { room(for: capacity) &* MemoryLayout<Int32>.stride }

  /// The bytes that the next insertion needs at once.
  package var growth: Int { (count &+ 1) &* 2 > slots.count ? 3 &* slots.count &* MemoryLayout<Int32>.stride : 0 }

  /// Adds a position whose key is not there yet. `keyAt` returns the key of each position, including the new one.
  package mutating func insert<Key: IndexKey>(_ position: Int, keyAt: (Int) -> Key) {
    insert(position, keyAt(position).hash, hashAt: { keyAt($0).hash }, isBefore: { keyAt($0) < keyAt($1) })
  }

  /// Removes a position, if it is there. `keyAt` must still return the keys of all positions, including this one.
  package mutating func remove<Key: IndexKey>(_ position: Int, keyAt: (Int) -> Key) {
    remove(position, keyAt(position).hash, hashAt: { keyAt($0).hash }, isBefore: { keyAt($0) < keyAt($1) })
  }

  // The work of both is the same for all types of keys, so a program contains it once. The closures are called when the
  // index grows, when a run has a gap, and when hashes do not distinguish the keys.

  @inline(never)
  private mutating func insert(
    _ position: Int, _ hash: UInt64, hashAt: (Int) -> UInt64, isBefore: (Int, Int) -> Bool
  ) {
    if order != nil {
      order?.insert(position, isBefore: isBefore)
      return
    }
    if (count &+ 1) &* 2 > slots.count {
      let positions = slots.filter { $0 >= 0 }
      slots = [Int32](repeating: -1, count: slots.count &* 2)
      for old in positions { place(old, hash: hashAt(Int(old))) }
    }
    let slot = place(Int32(truncatingIfNeeded: position), hash: hash)
    count &+= 1
    if isRunTooLong(around: slot) { arrange(isBefore) }
  }

  @inline(never)
  private mutating func remove(
    _ position: Int, _ hash: UInt64, hashAt: (Int) -> UInt64, isBefore: (Int, Int) -> Bool
  ) {
    if order != nil {
      order?.remove(position, isBefore: isBefore)
      return
    }
    let mask = slots.count &- 1
    var hole = Int(truncatingIfNeeded: hash) & mask
    while slots[hole] != Int32(truncatingIfNeeded: position) {
      if slots[hole] < 0 { return }
      hole = (hole &+ 1) & mask
    }
    // An element in a slot after the hole moves up, unless it would then precede its home slot.
    var slot = (hole &+ 1) & mask
    while slots[slot] >= 0 {
      let home = Int(truncatingIfNeeded: hashAt(Int(slots[slot]))) & mask
      if (slot &- home) & mask >= (slot &- hole) & mask {
        slots[hole] = slots[slot]
        hole = slot
      }
      slot = (slot &+ 1) & mask
    }
    slots[hole] = -1
    count &-= 1
  }

  @discardableResult
  private mutating func place(_ position: Int32, hash: UInt64) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
    slots[slot] = position
    return slot
  }

  /// True if the run of occupied slots around a slot is longer than chance explains. Finding, adding or removing a key
  /// only visits the slots of one run, so no operation ever visits more.
  private func isRunTooLong(around slot: Int) -> Bool {
    let mask = slots.count &- 1
    var length = 1
    var next = (slot &+ 1) & mask
    while slots[next] >= 0, length <= HashIndex.longestRun {
      length &+= 1
      next = (next &+ 1) & mask
    }
    next = (slot &- 1) & mask
    while slots[next] >= 0, length <= HashIndex.longestRun {
      length &+= 1
      next = (next &- 1) & mask
    }
    return length > HashIndex.longestRun
  }

  /// Replaces the slots with a `KeyOrder`, for all later operations.
  private mutating func arrange(_ isBefore: (Int, Int) -> Bool) {
    order = KeyOrder(slots.filter { $0 >= 0 }, isBefore: isBefore)
    slots = [Int32](repeating: -1, count: 8)
    count = 0
  }
}
