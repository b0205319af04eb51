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

  @Test func isEmptyAtFirst() {
    #expect(HashIndex(capacity: 0).find(0) { _ in true } == nil)
  }
}
