import Testing

@testable import MoneyCore

struct StableSortTests {
  /// Below, at and above the length of a run that is sorted by insertion, and of runs that are merged.
  private static let counts = [0, 1, 2, 11, 12, 13, 24, 25, 100, 1000]

  /// Numbers below a bound, so that many are equal if it is small.
  private func numbers(_ count: Int, below bound: UInt64, seed: UInt64) -> [UInt64] {
    (0..<UInt64(count)).map { Mixer.mixed($0 &+ seed &* 7919) % bound }
  }

  @Test(arguments: counts, [1, 2, 10, 1 << 40] as [UInt64]) func agreesWithTheStandardLibrary(count: Int, bound: UInt64)
  {
    for seed in 0..<8 as Range<UInt64> {
      let numbers = numbers(count, below: bound, seed: seed)
      #expect(numbers.ordered() == numbers.sorted())
      #expect(numbers.ordered { $0 > $1 } == numbers.sorted { $0 > $1 })
    }
  }

  @Test(arguments: counts) func equalElementsKeepTheirOrder(count: Int) {
    let numbers = numbers(count, below: 3, seed: 1)
    let positions = StableSort.positions(count) { numbers[$0] < numbers[$1] }
    #expect(positions.sorted() == (0..<Int32(count)).map { $0 })
    for (left, right) in zip(positions, positions.dropFirst()) {
      let (first, second) = (numbers[Int(left)], numbers[Int(right)])
      #expect(first < second || (first == second && left < right))
    }
  }

  @Test func aSortedListTakesAComparisonAnElementAndARandomOneFewEnough() {
    var comparisons = 0
    let sorted = Array(0..<100_000)
    _ = StableSort.positions(sorted.count) {
      comparisons += 1
      return sorted[$0] < sorted[$1]
    }
    #expect(comparisons < 110_000)
    comparisons = 0
    let random = numbers(100_000, below: .max, seed: 3)
    _ = StableSort.positions(random.count) {
      comparisons += 1
      return random[$0] < random[$1]
    }
    // n log2 n is 1.66 million.
    #expect(comparisons < 1_900_000)
  }
}
