/// Positions in an array that the caller keeps, in the order of their keys. A `HashIndex` becomes a `KeyOrder` if too
/// many keys collide.
///
/// The positions are in sorted blocks of at most `most`. Each operation therefore takes one search and moves elements
/// within one block, for any keys. Positions are compared by closures, so a program contains one copy of this rare code
/// rather than one per type of key.
@usableFromInline
struct KeyOrder: Sendable {
  /// No block is empty.
  private var blocks: [[Int32]] = []

  private static var most: Int { 512 }

  init(_ positions: [Int32], isBefore: (Int, Int) -> Bool) {
    let sorted = positions.ordered { isBefore(Int($0), Int($1)) }
    var start = 0
    while start < sorted.count {
      let end = min(start &+ KeyOrder.most / 2, sorted.count)
      blocks.append(Array(sorted[start..<end]))
      start = end
    }
  }

  /// The first position whose key is not `isBefore`; nil if all keys are.
  @inline(never)
  func first(notBefore isBefore: (Int) -> Bool) -> Int? {
    let (block, offset) = place(isBefore)
    return block < blocks.count ? Int(blocks[block][offset]) : nil
  }

  /// Adds a position whose key is not there yet.
  @inline(never)
  mutating func insert(_ position: Int, isBefore: (Int, Int) -> Bool) {
    let new = Int32(truncatingIfNeeded: position)
    var (block, offset) = place { isBefore($0, position) }
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
  @inline(never)
  mutating func remove(_ position: Int, isBefore: (Int, Int) -> Bool) {
    let (block, offset) = place { isBefore($0, position) }
    guard block < blocks.count, blocks[block][offset] == Int32(truncatingIfNeeded: position) else { return }
    blocks[block].remove(at: offset)
    if blocks[block].isEmpty { blocks.remove(at: block) }
  }

  /// The block and the offset of the first position whose key is not `isBefore`, or the number of blocks.
  @inline(never)
  private func place(_ isBefore: (Int) -> Bool) -> (block: Int, offset: Int) {
    let block = blocks.lowerBound(in: 0..<blocks.count) { positions in
      positions.last.map { isBefore(Int($0)) } ?? true
    }
    guard block < blocks.count else { return (block, 0) }
    let positions = blocks[block]
    return (block, positions.lowerBound(in: 0..<positions.count) { isBefore(Int($0)) })
  }
}
