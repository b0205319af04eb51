import Testing

@testable import MoneyCore

struct HashIndexTests {
  /// What the index is told to be hashes: all the same, few different, all different in their high bits alone, random.
  private static let kinds: [@Sendable (Int) -> UInt64] = [
    { _ in 42 }, { UInt64($0 % 3) }, { UInt64($0) << 40 }, { Mixer.mixed(UInt64($0)) }, { UInt64.max - UInt64($0 % 2) },
  ]

  @Test(arguments: [0, 1, 7, 100]) func findsWhatWasInsertedAndNothingElse(capacity: Int) {
    for hash in Self.kinds {
      var index = HashIndex(capacity: capacity)
      for position in 0..<150 {
        #expect(index.find(hash(position)) { $0 == position } == nil)
        index.insert(position, hash: hash(position), hashAt: hash)
      }
      for position in 0..<150 {
        #expect(index.find(hash(position)) { $0 == position } == position)
      }
      #expect(index.find(hash(7)) { _ in false } == nil)
      #expect(index.find(hash(150)) { $0 >= 150 } == nil)
    }
  }

  @Test func keepsTheFirstOfEquals() {
    var index = HashIndex(capacity: 2)
    index.insert(3, hash: 9) { _ in 9 }
    index.insert(1, hash: 9) { _ in 9 }
    #expect(index.find(9) { _ in true } == 3)
  }

  @Test func findsWhatIsLeftAfterRemovals() {
    var random = SplitMix64(seed: 5)
    for hash in Self.kinds {
      var index = HashIndex(capacity: 400)
      var there: [Int] = []
      for position in 0..<400 {
        index.insert(position, hash: hash(position), hashAt: hash)
        there.append(position)
        if position % 3 != 0 {
          let removed = there.remove(at: random.below(there.count))
          index.remove(removed, hash: hash(removed), hashAt: hash)
          #expect(index.find(hash(removed)) { $0 == removed } == nil)
          index.remove(removed, hash: hash(removed), hashAt: hash)
        }
      }
      for position in 0..<400 {
        #expect((index.find(hash(position)) { $0 == position } != nil) == there.contains(position))
      }
      // Of equals the first stays the first.
      #expect(index.find(hash(there[0])) { hash($0) == hash(there[0]) } == there.first { hash($0) == hash(there[0]) })
    }
  }

  @Test func followsAListThatMovesUp() {
    var random = SplitMix64(seed: 6)
    for hash in Self.kinds {
      var list = Array(0..<200)
      var index = HashIndex(capacity: 0)
      for position in list.indices { index.insert(position, hash: hash(list[position])) { hash(list[$0]) } }
      while !list.isEmpty {
        let position = random.below(list.count)
        let removed = list[position]
        index.removeAndMoveUp(position, hash: hash(removed)) { hash(list[$0]) }
        list.remove(at: position)
        #expect(index.find(hash(removed)) { list[$0] == removed } == nil)
        for (place, element) in list.enumerated() {
          let found = index.find(hash(element)) { list[$0] == element }
          if found != place { Issue.record("\(element) is not at \(place)") }
        }
      }
    }
  }

  @Test func isEmptyAtFirst() {
    #expect(HashIndex(capacity: 0).find(0) { _ in true } == nil)
  }
}
