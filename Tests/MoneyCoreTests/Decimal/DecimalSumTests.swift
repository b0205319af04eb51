import Testing

@testable import MoneyCore

struct DecimalSumTests {
  /// The exact sum at the finest scale, in any order.
  @Test func isExactInAnyOrder() throws {
    var random = SplitMix64(seed: 1330)
    var overflows = 0
    for _ in 0..<600 {
      let isWide = random.flip()
      let values = (0..<random.below(12)).map { _ in isWide ? random.decimal() : random.plainDecimal() }
      let exact = values.reduce(Fraction.zero) { $0 + Fraction($1) }
      let scale = Int(values.map(\.scale).max() ?? 0)
      let sum = Result { () throws(MoneyFailure) in try DecimalSum.of(values) }
      let other = Result { () throws(MoneyFailure) in try DecimalSum.of(random.shuffled(values)) }
      try #require(ExactDecimal.allows(sum, of: exact, scale: scale), "\(values.map { String($0) }): \(sum)")
      try #require(ExactDecimal.allows(other, of: exact, scale: scale), "\(values.map { String($0) }): \(other)")
      if (try? sum.get()) == nil { overflows += 1 }
    }
    #expect(overflows > 10)
  }

  @Test func onlyTheSumHasToFit() throws {
    let largest = decimal("99999999999999999999999999999999999999")
    let values = [largest, largest, largest, decimal("0.5"), largest.negated, largest.negated, largest.negated]
    #expect(String(try DecimalSum.of(values)) == "0.5")
    let back = decimal("-99999999999999999999999999999999999999.0")
    #expect(String(try DecimalSum.of([largest, largest, back])) == String(largest))
    expectFailure(.overflow, saying: "sum exceeds 38 digits") { try DecimalSum.of([largest, largest]) }
    #expect(String(try DecimalSum.of([])) == "0")
    #expect(String(try DecimalSum.of([decimal("1.50"), decimal("-1.5")])) == "0.00")
  }
}
