import Testing

@testable import MoneyCore

struct DecimalCoefficientTests {
  private func read(_ text: String, _ scale: UInt32) throws(MoneyFailure) -> Decimal {
    try reading(text) { (text) throws(MoneyFailure) in try Decimal(coefficientText: text, scale: scale) }
  }

  /// All bits come in and go out, as words and as text.
  @Test func comesBackFromWordsAndText() throws {
    var random = SplitMix64(seed: 1320)
    for _ in 0..<1000 {
      let value = random.decimal()
      let low = UInt64(truncatingIfNeeded: value.coefficient)
      let high = Int64(truncatingIfNeeded: value.coefficient >> 64)
      let fromWords = try #require(Decimal(low: low, high: high, scale: value.scale))
      try #require(fromWords.coefficient == value.coefficient && fromWords.scale == value.scale)
      let text = String(decoding: value.coefficientText, as: UTF8.self)
      try #require(text == String(value.coefficient))
      let fromText = try read(text, value.scale)
      try #require(fromText.coefficient == value.coefficient && fromText.scale == value.scale)
    }
  }

  @Test func refusesWhatIsOutOfRange() {
    let limit = Decimal.limit
    func words(_ value: Int128, _ scale: UInt32) -> Decimal? {
      Decimal(low: UInt64(truncatingIfNeeded: value), high: Int64(truncatingIfNeeded: value >> 64), scale: scale)
    }
    #expect(words(Int128(limit) - 1, 38) != nil && words(1 - Int128(limit), 0) != nil)
    #expect(words(Int128(limit), 0) == nil && words(-Int128(limit), 0) == nil)
    #expect(words(.min, 0) == nil && words(.max, 0) == nil && words(0, 39) == nil)
  }

  @Test func readsIntegersAlone() throws {
    #expect(String(try read("-1050", 2)) == "-10.50")
    #expect(String(try read("+7", 0)) == "7")
    #expect(String(try read("000000000000000000000000000000000000000000000007", 1)) == "0.7")
    expectFailure(.syntax, at: 1, saying: "expected an integer, got \"1.5\"") { try read("1.5", 0) }
    expectFailure(.syntax, at: 1) { try read("1.0", 0) }
    expectFailure(.syntax, at: 2) { try read("12 ", 0) }
    expectFailure(.syntax, at: 0) { try read("", 0) }
    expectFailure(.syntax, at: 1) { try read("-", 0) }
    expectFailure(.overflow, at: 0) { try read("100000000000000000000000000000000000000", 0) }
    expectFailure(.argument, saying: "scale must be 0 to 38, got 39") { try read("1", 39) }
  }
}
