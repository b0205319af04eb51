/// An open-addressing index from keys to positions in an array that the caller keeps. Unlike `Dictionary` it has no
/// random seed, so it is the same on every platform and in every process.
///
///     index.insert(codes.count - 1) { codes[$0] }  // the code is in the array already
///     let position = index.find(euro) { codes[$0] }
///
/// Keys must be unique. No choice of keys makes the index slow: if a run of occupied slots is longer than chance
/// explains, the index becomes a `KeyOrder`.
package struct HashIndex: Sendable {
  /// A slot is a position with the lower half of its key's hash above it, or free. Other keys' elements are therefore not
  /// read when a key is looked for, and no element when the slots are doubled.
  @usableFromInline private(set) var slots: [UInt64]
  private var count = 0
  /// The sorted positions, used if hashes do not distinguish the keys; all slots are free then.
  @usableFromInline private(set) var order: KeyOrder?

  @inlinable static var free: UInt64 { .max }
  /// The limit on a run of occupied slots. With a million keys of random hashes, and half of the slots occupied, the
  /// longest run is 80.
  private static var longestRun: Int { 512 }

  package init(capacity: Int) {
    slots = [UInt64](repeating: HashIndex.free, count: HashIndex.room(for: capacity))
  }

  /// The number of slots for a capacity, chosen so that at most half of them are occupied.
  private static func room(for capacity: Int) -> Int {
    var room = 8
    while room < capacity &* 2 { room &*= 2 }
    return room
  }

  @inlinable @inline(__always)
  static func position(_ slot: UInt64) -> Int { Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) }

  /// The home slot of a key; the mask must be within 32 bits.
  @inline(__always)
  private static func home(_ slot: UInt64, _ mask: Int) -> Int { Int(truncatingIfNeeded: slot >> 32) & mask }

  /// The position of a key; nil if it is not there.
  @inlinable @inline(__always)
  package func find<Key: IndexKey>(_ key: Key, keyAt: (Int) -> Key) -> Int? {
    let hash = key.hash
    let mask = slots.count &- 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place] != HashIndex.free {
      if (slots[place] ^ hash << 32) >> 32 == 0 {
        let position = HashIndex.position(slots[place])
        if keyAt(position) == key { return position }
      }
      place = (place &+ 1) & mask
    }
    return order == nil ? nil : findInOrder(key, keyAt: keyAt)
  }

  @inline(never) @usableFromInline
  func findInOrder<Key: IndexKey>(_ key: Key, keyAt: (Int) -> Key) -> Int? {
    guard let position = order?.first(notBefore: { keyAt($0) < key }) else { return nil }
    return keyAt(position) == key ? position : nil
  }

  /// The bytes of an index of a capacity.
  static func size(for capacity: Int) -> Int { room(for: capacity) &* MemoryLayout<UInt64>.stride }

  /// The bytes that the next insertion needs at once.
  package var growth: Int { (count &+ 1) &* 2 > slots.count ? 2 &* slots.count &* MemoryLayout<UInt64>.stride : 0 }

  /// Adds a position whose key is not there yet. `keyAt` returns the key of each position, including the new one.
  package mutating func insert<Key: IndexKey>(_ position: Int, keyAt: (Int) -> Key) {
    insert(position, keyAt(position).hash) { keyAt($0) < keyAt($1) }
  }

  /// Removes a position, if it is there. `keyAt` must still return the keys of all positions, including this one.
  package mutating func remove<Key: IndexKey>(_ position: Int, keyAt: (Int) -> Key) {
    remove(position, keyAt(position).hash) { keyAt($0) < keyAt($1) }
  }

  // The work of both is the same for all types of keys, so a program contains it once. The closure is called when hashes
  // do not distinguish the keys.

  @inline(never)
  private mutating func insert(_ position: Int, _ hash: UInt64, isBefore: (Int, Int) -> Bool) {
    if order != nil {
      order?.insert(position, isBefore: isBefore)
      return
    }
    if (count &+ 1) &* 2 > slots.count { double() }
    let place = place(UInt64(UInt32(truncatingIfNeeded: position)) | hash << 32)
    count &+= 1
    if isRunTooLong(around: place) { arrange(isBefore) }
  }

  private mutating func double() {
    let old = slots
    slots = [UInt64](repeating: HashIndex.free, count: old.count &* 2)
    for slot in old where slot != HashIndex.free { place(slot) }
  }

  @inline(never)
  private mutating func remove(_ position: Int, _ hash: UInt64, isBefore: (Int, Int) -> Bool) {
    if order != nil {
      order?.remove(position, isBefore: isBefore)
      return
    }
    let mask = slots.count &- 1
    var hole = Int(truncatingIfNeeded: hash) & mask
    while HashIndex.position(slots[hole]) != position {
      if slots[hole] == HashIndex.free { return }
      hole = (hole &+ 1) & mask
    }
    // An element in a slot after the hole moves up, unless it would then precede its home slot.
    var place = (hole &+ 1) & mask
    while slots[place] != HashIndex.free {
      if (place &- HashIndex.home(slots[place], mask)) & mask >= (place &- hole) & mask {
        slots[hole] = slots[place]
        hole = place
      }
      place = (place &+ 1) & mask
    }
    slots[hole] = HashIndex.free
    count &-= 1
  }

  @discardableResult
  private mutating func place(_ slot: UInt64) -> Int {
    let mask = slots.count &- 1
    var place = HashIndex.home(slot, mask)
    while slots[place] != HashIndex.free { place = (place &+ 1) & mask }
    slots[place] = slot
    return place
  }

  /// True if the run of occupied slots around a slot is longer than chance explains. Finding, adding or removing a key
  /// only visits the slots of one run, so no operation ever visits more.
  private func isRunTooLong(around place: Int) -> Bool {
    let mask = slots.count &- 1
    var length = 1
    var next = (place &+ 1) & mask
    while slots[next] != HashIndex.free, length <= HashIndex.longestRun {
      length &+= 1
      next = (next &+ 1) & mask
    }
    next = (place &- 1) & mask
    while slots[next] != HashIndex.free, length <= HashIndex.longestRun {
      length &+= 1
      next = (next &- 1) & mask
    }
    return length > HashIndex.longestRun
  }

  /// Replaces the slots with a `KeyOrder`, for all later operations.
  private mutating func arrange(_ isBefore: (Int, Int) -> Bool) {
    let positions = slots.filter { $0 != HashIndex.free }.map { Int32(truncatingIfNeeded: HashIndex.position($0)) }
    order = KeyOrder(positions, isBefore: isBefore)
    slots = [UInt64](repeating: HashIndex.free, count: 8)
    count = 0
  }
}
