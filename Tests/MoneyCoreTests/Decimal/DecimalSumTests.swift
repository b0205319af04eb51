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

  private func read(_ text: String) -> DecimalSum? {
    Array(text.utf8).withUnsafeBufferPointer { DecimalSum(plainText: $0) }
  }

  private func sum(_ values: [Decimal]) -> DecimalSum {
    var sum = DecimalSum()
    for value in values { sum.add(value) }
    return sum
  }

  /// The text of a sum is the sum, of any number of digits.
  @Test func itsTextIsExact() throws {
    let largest = decimal("99999999999999999999999999999999999999")
    let finest = decimal("0.00000000000000000000000000000000000001")
    #expect(String(sum([largest, largest, largest]).plainText) == "299999999999999999999999999999999999997")
    #expect(String(sum([largest.negated, largest.negated]).plainText) == "-199999999999999999999999999999999999998")
    let wide = sum([largest, finest]).plainText
    #expect(String(wide) == "99999999999999999999999999999999999999.00000000000000000000000000000000000001")
    #expect(String(sum([decimal("1.50"), decimal("2.5")]).plainText) == "4.00")
    var random = SplitMix64(seed: 1331)
    var wides = 0
    for _ in 0..<600 {
      let values = (0..<random.below(12)).map { _ in random.decimal() }
      let sum = sum(values)
      let text = sum.plainText
      let copy = try #require(text.withUnsafeBufferPointer { DecimalSum(plainText: $0) })
      try #require(copy.isEqual(to: sum) && copy.plainText == text, "\(String(text))")
      if (try? sum.value()) == nil { wides += 1 }
      // Without the other values, the first one is left.
      var rest = copy
      for value in values.dropFirst() { rest.add(value.negated) }
      if let first = values.first { try #require(try rest.value() == first) }
    }
    #expect(wides > 10)
  }

  @Test func otherTextsAreRefused() {
    let wide = "199999999999999999999999999999999999998"
    #expect(read(wide) != nil)
    for text in ["", "-", "1,5", "+" + wide, "0" + wide, wide + "e1", "." + wide, wide + "." + wide, wide + "1.5.5"] {
      #expect(read(text) == nil, "\(text)")
    }
    #expect(read(String(repeating: "9", count: 128)) != nil)
    #expect(read(String(repeating: "9", count: 129)) == nil)
  }
}
