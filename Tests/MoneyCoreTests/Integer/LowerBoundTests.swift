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
}
