import Testing

@testable import MoneyCore

struct HashIndexTests {
  /// A number whose hash a test chooses.
  private struct Key: IndexKey {
    let number: Int
    let hash: UInt64

    static func == (left: Key, right: Key) -> Bool { left.number == right.number }
    static func < (left: Key, right: Key) -> Bool { left.number < right.number }
  }

  /// Hashes that are all the same, few, different in their high bits alone, random, and next to each other.
  private static let kinds: [@Sendable (Int) -> UInt64] = [
    { _ in 42 }, { UInt64($0 % 3) }, { UInt64($0) << 40 }, { Mixer.mixed(UInt64($0)) }, { UInt64.max - UInt64($0 % 2) },
    { UInt64($0) },
  ]

  /// More than fit into neighbouring slots of a hash table, and few.
  private static let counts = [150, 1300]

  private func keys(_ hash: (Int) -> UInt64, _ count: Int) -> [Key] {
    (0..<count).map { Key(number: $0, hash: hash($0)) }
  }

  @Test(arguments: [0, 1, 7, 100], counts) func findsWhatWasInsertedAndNothingElse(capacity: Int, count: Int) {
    for hash in Self.kinds {
      let keys = keys(hash, count + 1)
      var index = HashIndex(capacity: capacity)
      for position in 0..<count {
        #expect(index.find(keys[position]) { keys[$0] } == nil)
        index.insert(position) { keys[$0] }
      }
      for position in 0..<count { #expect(index.find(keys[position]) { keys[$0] } == position) }
      #expect(index.find(keys[count]) { keys[$0] } == nil)
    }
  }

  @Test(arguments: counts) func findsWhatIsLeftAfterRemovals(count: Int) {
    var random = SplitMix64(seed: 5)
    for hash in Self.kinds {
      let keys = keys(hash, count)
      var index = HashIndex(capacity: count)
      var there: [Int] = []
      for position in 0..<count {
        index.insert(position) { keys[$0] }
        there.append(position)
        if position % 3 == 1 {
          let removed = there.remove(at: random.below(there.count))
          index.remove(removed) { keys[$0] }
          #expect(index.find(keys[removed]) { keys[$0] } == nil)
          index.remove(removed) { keys[$0] }
        }
      }
      let left = Set(there)
      for position in 0..<count {
        #expect(index.find(keys[position]) { keys[$0] } == (left.contains(position) ? position : nil))
      }
      for position in there { index.remove(position) { keys[$0] } }
      #expect(keys.allSatisfy { key in index.find(key) { keys[$0] } == nil })
      index.insert(0) { keys[$0] }
      #expect(index.find(keys[0]) { keys[$0] } == 0)
    }
  }

  @Test func isEmptyAtFirst() {
    #expect(HashIndex(capacity: 0).find(Key(number: 0, hash: 0)) { Key(number: $0, hash: 0) } == nil)
  }

  /// Keys of one hash: twice as many need little more than twice as many comparisons, not four times.
  @Test func collidingKeysAreNotCompared() {
    struct Counted: IndexKey {
      nonisolated(unsafe) static var comparisons = 0
      let number: Int
      var hash: UInt64 { 7 }
      static func == (left: Counted, right: Counted) -> Bool {
        comparisons += 1
        return left.number == right.number
      }
      static func < (left: Counted, right: Counted) -> Bool {
        comparisons += 1
        return left.number < right.number
      }
    }
    func comparisons(_ count: Int) -> Int {
      Counted.comparisons = 0
      var index = HashIndex(capacity: 0)
      for position in 0..<count where index.find(Counted(number: position), keyAt: Counted.init) == nil {
        index.insert(position, keyAt: Counted.init)
      }
      return Counted.comparisons
    }
    let (few, many) = (comparisons(20_000), comparisons(40_000))
    #expect(many < few * 5 / 2 && many < 40_000 * 64)
  }
}
