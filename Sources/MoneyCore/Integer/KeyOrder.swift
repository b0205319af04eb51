/// Positions in an array that the caller keeps, in the order of their keys. A `HashIndex` becomes a `KeyOrder` if too
/// many keys collide.
///
/// The positions are in sorted blocks of at most `most`. Each operation therefore takes one search and moves elements
/// within one block, for any keys.
@usableFromInline
struct KeyOrder: Sendable {
  /// No block is empty.
  private var blocks: [[Int32]] = []

  private static var most: Int { 512 }

  init<Key: IndexKey>(_ positions: [Int32], keyAt: (Int) -> Key) {
    let sorted = positions.ordered { keyAt(Int($0)) < keyAt(Int($1)) }
    var start = 0
    while start < sorted.count {
      let end = min(start &+ KeyOrder.most / 2, sorted.count)
      blocks.append(Array(sorted[start..<end]))
      start = end
    }
  }

  func find<Key: IndexKey>(_ key: Key, keyAt: (Int) -> Key) -> Int? {
    let (block, offset) = place(of: key, keyAt: keyAt)
    guard block < blocks.count else { return nil }
    let position = Int(blocks[block][offset])
    return keyAt(position) == key ? position : nil
  }

  /// Adds a position whose key is not there yet.
  mutating func insert<Key: IndexKey>(_ position: Int, keyAt: (Int) -> Key) {
    let new = Int32(truncatingIfNeeded: position)
    var (block, offset) = place(of: keyAt(position), keyAt: keyAt)
    if block == blocks.count {
      if blocks.isEmpty {
        blocks.append([new])
        return
      }
      block &-= 1
      offset = blocks[block].count
    }
    blocks[block].insert(new, at: offset)
    guard blocks[block].count > KeyOrder.most else { return }
    let half = blocks[block].count / 2
    blocks.insert(Array(blocks[block][half...]), at: block &+ 1)
    blocks[block].removeLast(blocks[block].count &- half)
  }

  /// Removes a position, if it is there.
  mutating func remove<Key: IndexKey>(_ position: Int, keyAt: (Int) -> Key) {
    let (block, offset) = place(of: keyAt(position), keyAt: keyAt)
    guard block < blocks.count, blocks[block][offset] == Int32(truncatingIfNeeded: position) else { return }
    blocks[block].remove(at: offset)
    if blocks[block].isEmpty { blocks.remove(at: block) }
  }

  /// The block and the offset of the first position whose key is not before `key`, or the number of blocks.
  private func place<Key: IndexKey>(of key: Key, keyAt: (Int) -> Key) -> (block: Int, offset: Int) {
    let block = blocks.lowerBound(in: 0..<blocks.count) { positions in
      positions.last.map { keyAt(Int($0)) < key } ?? true
    }
    guard block < blocks.count else { return (block, 0) }
    let positions = blocks[block]
    return (block, positions.lowerBound(in: 0..<positions.count) { keyAt(Int($0)) < key })
  }
}
