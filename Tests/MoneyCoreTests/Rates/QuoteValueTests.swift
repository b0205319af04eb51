import Testing

@testable import MoneyCore

/// Rates as values: their text, equality and order.
struct QuoteValueTests {
  private func read(_ text: String) throws(MoneyFailure) -> Quote {
    try reading(text) { (text) throws(MoneyFailure) in try Quote(parsing: text) }
  }

  private func pair(_ text: String) throws(MoneyFailure) -> CurrencyPair {
    try reading(text) { (text) throws(MoneyFailure) in try CurrencyPair(parsing: text) }
  }

  @Test func texts() throws {
    #expect(String(try pair("EUR/USD").plainText) == "EUR/USD")
    for text in ["EUR/USD 1.1172", "EUR/USD 1.1172 2020-03-13", "BTC-X/A.1 10/9", "EUR/EUR 1"] {
      #expect(String(try read(text).plainText) == text)
    }
    let quote = try read("EUR/USD 1.10 2020-03-13")
    #expect(quote.rate.numerator == 110 && quote.rate.denominator == 100 && quote.day == day("2020-03-13"))
  }

  @Test func whatWasWrittenIsReadBack() throws {
    var random = SplitMix64(seed: 42)
    for index in 0..<1000 {
      let quote = random.quote()
      let text = String(quote.plainText)
      let back = try read(text)
      try #require(back == quote && back.rate == quote.rate && back.day == quote.day, "seed 42, case \(index): \(text)")
      try #require(try pair(String(quote.pair.plainText)) == quote.pair)
    }
  }

  @Test(arguments: [
    ("", 0), ("EUR/USD", 7), ("EURUSD 1", 6), ("EUR/ 1", 4), ("/USD 1", 0), ("EUR/USD  1", 8), ("EUR/USD x", 8),
    ("EUR/USD 1.5x", 11), ("EUR/USD 1 ", 10), ("EUR/USD 1 2020", 14), ("EUR/USD 1 2020-03-13 ", 20),
    ("EUR/USD/GBP 1", 4), ("EUR/US D 1", 7),
  ])
  func whatIsNoRateSaysWhere(_ text: String, _ position: Int) {
    do throws(MoneyFailure) {
      Issue.record("\(text) is \(String(try read(text).plainText))")
    } catch {
      #expect(error.status == .syntax && error.position == position, "\(text): \(String(error.message)) \(error)")
    }
  }

  @Test func whatCannotBeARate() {
    expectFailure(.invalidRate, at: 8) { try read("EUR/USD 0") }
    expectFailure(.invalidRate, at: 8) { try read("EUR/EUR 2") }
    expectFailure(.date, at: 10) { try read("EUR/USD 1 2020-02-30") }
    expectFailure(.syntax, at: 3) { try pair("EUR") }
    expectFailure(.syntax, at: 4) { try pair("EUR/1") }
  }

  @Test func equalityIsOfValues() throws {
    let quote = try read("EUR/USD 1.10 2020-03-13")
    for text in ["EUR/USD 1.1 2020-03-13", "EUR/USD 11/10 2020-03-13", "EUR/USD 110/100 2020-03-13"] {
      let other = try read(text)
      #expect(other == quote && other.valueHash == quote.valueHash)
    }
    for text in ["EUR/USD 1.10", "EUR/USD 1.10 2020-03-14", "USD/EUR 1.10 2020-03-13", "EUR/USD 1.11 2020-03-13"] {
      #expect(try read(text) != quote)
    }
  }

  /// By codes, then dates, then the value as an exact fraction.
  @Test func theOrderIsTotal() throws {
    var random = SplitMix64(seed: 43)
    for index in 0..<2000 {
      let (left, right) = (random.quote(), random.quote())
      var wanted = left.from == right.from ? 0 : left.from < right.from ? -1 : 1
      if wanted == 0 { wanted = left.to == right.to ? 0 : left.to < right.to ? -1 : 1 }
      let (first, second) = (left.day?.number ?? .min, right.day?.number ?? .min)
      if wanted == 0 { wanted = first == second ? 0 : first < second ? -1 : 1 }
      let (one, other) = (Fraction(left.rate), Fraction(right.rate))
      if wanted == 0 { wanted = one == other ? 0 : one < other ? -1 : 1 }
      let what: Comment = "seed 43, case \(index): \(String(left.plainText)) and \(String(right.plainText))"
      try #require(Int(left.order(to: right)) == wanted && Int(right.order(to: left)) == -wanted, what)
      try #require((left == right) == (wanted == 0) && (left < right) == (wanted < 0), what)
      if wanted == 0 { try #require(left.valueHash == right.valueHash, what) }
    }
  }
}

extension SplitMix64 {
  /// A rate of few currencies, days and ratios, so that now and then two are alike, or of any ratio.
  mutating func quote() -> Quote {
    let codes = ["EUR", "USD", "BTC-X", "A.1"].map { code($0) }
    let from = pick(codes)
    let to = pick(codes)
    let few = [Rate(unchecked: 110, over: 100), Rate(unchecked: 11, over: 10), Rate(unchecked: 1, over: 3)]
    let ratio = from == to ? Rate(unchecked: 1, over: 1) : flip() ? pick(few) : rate()
    let day = flip() ? nil : Day(number: Int32(18_000 + below(3)))
    return Quote(from: from, to: to, rate: ratio, day: day, isRounded: below(4) == 0)
  }
}
