import Testing

@testable import MoneyCore

struct LowerBoundTests {
  @Test func agreesWithAScan() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<400 {
      let values = (0..<random.below(20)).map { _ in random.below(12) }.sorted()
      let low = random.below(values.count + 1)
      let range = low..<low + random.below(values.count - low + 1)
      for wanted in -1...12 {
        let scanned = range.first { values[$0] >= wanted } ?? range.upperBound
        try #require(values.lowerBound(in: range) { $0 < wanted } == scanned, "\(wanted) in \(values)[\(range)]")
      }
    }
  }

  @Test func findsEachElementOfASortedArray() throws {
    for count in 0...33 {
      let values = (0..<count).map { $0 * 2 }
      for wanted in -1...count * 2 {
        let index = values.sortedIndex(of: wanted)
        try #require(index == (wanted >= 0 && wanted % 2 == 0 && wanted / 2 < count ? wanted / 2 : nil))
      }
    }
  }

  /// Ids one after the other, evenly spaced, with gaps, in two groups far apart, and doubling.
  private static let spacings: [@Sendable (UInt64, inout SplitMix64) -> UInt64] = [
    { id, _ in id + 1 }, { id, _ in id + 5 }, { id, random in id + 1 + UInt64(random.below(40)) },
    { id, random in id + (random.below(50) == 0 ? 1 << 50 : 1) }, { id, _ in id < 1 << 61 ? id * 2 + 1 : id + 1 },
  ]

  @Test func findsIDsWithAnySpacing() throws {
    var random = SplitMix64(seed: 8)
    for spacing in Self.spacings {
      for count in [0, 1, 2, 3, 7, 64, 300] {
        var ids: [UInt64] = []
        while ids.count < count { ids.append(spacing(ids.last ?? 10, &random)) }
        for wanted in ids.flatMap({ [$0 - 1, $0, $0 + 1] }) + [0, .max] {
          let scanned = ids.firstIndex { $0 >= wanted } ?? count
          try #require(ids.lowerBound(of: wanted) { $0 } == scanned, "\(wanted) in \(ids)")
        }
      }
    }
  }

  /// An id is found in few steps: at once if the ids are evenly spaced, and otherwise in twice the logarithm.
  @Test func readsFewIDs() {
    var read = 0
    let even = (0..<100_000).map { UInt64($0) * 3 + 7 }
    for id in even.prefix(1000) {
      _ = even.lowerBound(of: id) {
        read += 1; return $0
      }
    }
    #expect(read <= 1000 * 6)
    read = 0
    let doubling = (0..<60).map { UInt64(1) << UInt64($0) } + (0..<100_000).map { UInt64(1) << 62 + UInt64($0) }
    for id in doubling.prefix(1000) {
      _ = doubling.lowerBound(of: id) {
        read += 1; return $0
      }
    }
    #expect(read <= 1000 * 40)
  }
}
