/// An open-addressing index from hashes to positions in an array kept elsewhere. Unlike `Dictionary` it has no random
/// seed, so that it is the same on every platform and in every process.
package struct HashIndex: Sendable {
  private var slots: [Int32]
  private var count = 0

  package init(capacity: Int) {
    slots = [Int32](repeating: -1, count: HashIndex.room(for: capacity))
  }

  /// At most half of the slots are taken.
  private static func room(for capacity: Int) -> Int {
    var room = 8
    while room < capacity &* 2 { room &*= 2 }
    return room
  }

  /// The position whose element has this hash and is the one looked for.
  @inline(__always)
  package func find(_ hash: UInt64, where isMatch: (Int) -> Bool) -> Int? {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let position = Int(slots[slot])
      if isMatch(position) { return position }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// Adds a position that is not there yet. `hashAt` tells the hash of each position, for when the index grows.
  package mutating func insert(_ position: Int, hash: UInt64, hashAt: (Int) -> UInt64) {
    if (count &+ 1) &* 2 > slots.count {
      let positions = slots.filter { $0 >= 0 }
      slots = [Int32](repeating: -1, count: slots.count &* 2)
      for old in positions { place(old, hash: hashAt(Int(old))) }
    }
    place(Int32(truncatingIfNeeded: position), hash: hash)
    count &+= 1
  }

  /// Removes a position that is there; what `hashAt` tells of the others still holds.
  package mutating func remove(_ position: Int, hash: UInt64, hashAt: (Int) -> UInt64) {
    let mask = slots.count &- 1
    var hole = Int(truncatingIfNeeded: hash) & mask
    while slots[hole] != Int32(truncatingIfNeeded: position) {
      if slots[hole] < 0 { return }
      hole = (hole &+ 1) & mask
    }
    // What stands behind moves up, unless it would come to stand before its own place.
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

  /// The same, of a list in which those behind move up.
  mutating func removeAndMoveUp(_ position: Int, hash: UInt64, hashAt: (Int) -> UInt64) {
    remove(position, hash: hash, hashAt: hashAt)
    let removed = Int32(truncatingIfNeeded: position)
    for slot in slots.indices { slots[slot] &-= slots[slot] > removed ? 1 : 0 }
  }

  private mutating func place(_ position: Int32, hash: UInt64) {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
    slots[slot] = position
  }
}
