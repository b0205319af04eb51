/// The removed slots of a list: a bit per slot, and a Fenwick tree of the number of bits per word.
///
/// Slots beyond the last word are not removed, so a list from which nothing is removed needs no memory here.
@usableFromInline
struct Tombstones: Sendable {
  private var words: [UInt64] = []
  /// Node n is the number of removed slots in the words from n & (n + 1) to n.
  private var counts: [Int32] = []
  /// The number of removed slots.
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init() {}

  private static var bits: Int { UInt64.bitWidth }

  /// The bytes that recording a slot of a list of `total` slots needs at once.
  func growth(for total: Int) -> Int {
    let needed = Tombstones.words(for: total)
    if needed <= words.capacity, needed <= counts.capacity { return 0 }
    return 2 &* needed &* (MemoryLayout<UInt64>.stride &+ MemoryLayout<Int32>.stride)
  }

  /// The number of words for the slots of a list that is not empty.
  private static func words(for total: Int) -> Int { (total &- 1) / bits &+ 1 }

  @usableFromInline
  func contains(_ slot: Int) -> Bool {
    let word = slot / Tombstones.bits
    return word < words.count && words[word] & Tombstones.bit(slot) != 0
  }

  /// Records a slot that is not removed yet; the list has `total` slots.
  mutating func insert(_ slot: Int, of total: Int) {
    if words.count < Tombstones.words(for: total) { extend(to: Tombstones.words(for: total)) }
    words[slot / Tombstones.bits] |= Tombstones.bit(slot)
    var node = slot / Tombstones.bits
    while node < counts.count {
      counts[node] &+= 1
      node |= node &+ 1
    }
    count &+= 1
  }

  private mutating func extend(to needed: Int) {
    words.append(contentsOf: repeatElement(0, count: needed &- words.count))
    while counts.count < needed {
      let node = counts.count
      var sum: Int32 = 0
      var child = node &- 1
      while child >= node & (node &+ 1) {
        sum &+= counts[child]
        child = (child & (child &+ 1)) &- 1
      }
      counts.append(sum)
    }
  }

  /// The slot of the element at an index among those that are not removed.
  @usableFromInline
  func slot(at index: Int) -> Int {
    var word = 0
    var rest = index
    var step = 1
    while step &* 2 <= counts.count { step &*= 2 }
    while step > 0 {
      let next = word &+ step
      if next <= counts.count {
        let live = step &* Tombstones.bits &- Int(counts[next &- 1])
        if live <= rest {
          rest &-= live
          word = next
        }
      }
      step /= 2
    }
    if word >= words.count { return word &* Tombstones.bits &+ rest }
    var live = ~words[word]
    while rest > 0 {
      live &= live &- 1
      rest &-= 1
    }
    return word &* Tombstones.bits &+ live.trailingZeroBitCount
  }

  /// The first slot from a given one on that is not removed.
  @inlinable @inline(__always)
  func next(from slot: Int) -> Int {
    if count == 0 { return slot }
    return search(from: slot)
  }

  @usableFromInline
  func search(from slot: Int) -> Int {
    var word = slot / Tombstones.bits
    if word >= words.count { return slot }
    var live = ~words[word] & ~(Tombstones.bit(slot) &- 1)
    while live == 0 {
      word &+= 1
      if word >= words.count { return word &* Tombstones.bits }
      live = ~words[word]
    }
    return word &* Tombstones.bits &+ live.trailingZeroBitCount
  }

  private static func bit(_ slot: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot) }
}
