import MoneyCore
import Testing

@testable import MoneyCoreTests
@testable import MoneyJSON

/// The library's own format: a table writes itself, and reads itself back, to the same bytes.
struct OwnDocumentTests {
  /// Writes, reads back and compares: bytes, quotes and all properties of a table.
  private func expectRoundTrip(_ table: RatesTable) throws {
    let text = String(try RatesDocument.write(table))
    let back = try read(text)
    try #require(String(try RatesDocument.write(back)) == text)
    try #require(back.lines == table.lines && roundedLines(back) == roundedLines(table), "\(text)")
    try #require(back.base == table.base && back.source == table.source && back.instant == table.instant)
    try #require(back.codes == table.codes && back.days == table.days && back.quoteCount == table.quoteCount)
  }

  @Test func readsWhatItWrites() throws {
    var random = SplitMix64(seed: 220)
    for _ in 0..<250 { try expectRoundTrip(random.table().table) }
  }

  @Test func isCanonical() throws {
    var rates = RatesBuilder()
    rates.base = code("EUR")
    rates.instant = -5
    try rates.setSource(Array("a \"bank\" – é".utf8))
    for (line, isRounded) in [
      ("USD JPY 7/3 2024-03-04", false), ("EUR USD 1.10 2024-03-04", true), ("EUR GBP 0.85 2024-03-01", false),
    ] {
      let one = try quote(line)
      try rates.add(Quote(from: one.from, to: one.to, rate: one.rate, day: one.day, isRounded: isRounded))
    }
    let text = String(try RatesDocument.write(rates.build()))
    #expect(
      text
        == #"{"base":"EUR","format":"libmoney.rates","history":{"2024-03-01":{"EUR":{"GBP":"0.85"}},"2024-03-04":{"EUR":{"USD":"1.10"},"USD":{"JPY":"7/3"}}},"instant":-5,"rounded":[{"date":"2024-03-04","from":"EUR","to":"USD"}],"source":"a \"bank\" – é","version":1}"#
    )
    try expectRoundTrip(rates.build())
    // The order they came in does not matter.
    var random = SplitMix64(seed: 221)
    for _ in 0..<5 {
      var other = RatesBuilder()
      (other.base, other.instant) = (rates.base, rates.instant)
      try other.setSource(rates.source)
      for quote in random.shuffled(rates.quotes.elements) { try other.add(quote) }
      #expect(String(try RatesDocument.write(other.build())) == text)
    }
  }

  @Test func writesUndatedAndEmptyTables() throws {
    let undated = try builder(["EUR USD 1.1", "USD EUR 10/11"]).build()
    #expect(
      String(try RatesDocument.write(undated))
        == #"{"format":"libmoney.rates","rates":{"EUR":{"USD":"1.1"},"USD":{"EUR":"10/11"}},"version":1}"#)
    try expectRoundTrip(undated)
    #expect(String(try RatesDocument.write(RatesBuilder().build())) == #"{"format":"libmoney.rates","version":1}"#)
    try expectRoundTrip(RatesBuilder().build())
    try expectRoundTrip(try builder([], base: "EUR").build())
  }

  /// Numerators past 10^19, which only ratios have, and rates of every length.
  @Test(arguments: [
    "18446744073709551615/1", "12345678901234567891/1000", "18446744073709551615/7", "18446744073709551610/10",
    "1/10000000000000000000",
  ])
  func readsLongRatios(_ rate: String) throws {
    try expectRoundTrip(try builder(["EUR USD \(rate)"]).build())
  }

  @Test func keepsDocumentsOfAllKinds() throws {
    for name in ["currencylayer-live.json"] {
      try expectRoundTrip(try read(try ProjectFiles.text("Tests/Data/\(name)")))
    }
    let csv = try ProjectFiles.text("share/ecb/eurofxref-hist.csv").split(separator: "\n").prefix(120).joined(
      separator: "\n")
    try expectRoundTrip(try reading(csv) { (text) throws(MoneyFailure) in try ECBReader.read(text) })
    try expectRoundTrip(try read(#"{"base":"EUR","rates":{"AAA":1.00000000000000000051,"BBB":0.1e-15}}"#))
  }

  /// A table that was written and read converts as the one it was.
  @Test func convertsAsBefore() throws {
    var random = SplitMix64(seed: 222)
    for _ in 0..<60 {
      let made = random.table()
      let back = try read(String(try RatesDocument.write(made.table)))
      for _ in 0..<6 {
        let amount = Money(random.plainDecimal(), random.pick(made.codes))
        let (target, options) = (random.pick(made.codes), random.options(for: made.table))
        let one = try? RatesTable.explain(amount, to: target, with: made.table, options, in: nil)
        let other = try? RatesTable.explain(amount, to: target, with: back, options, in: nil)
        try #require(one?.money == other?.money && one?.flags == other?.flags && one?.day == other?.day)
      }
    }
  }

  @Test(
    arguments: [
      (#"{"format":"libmoney.rates"}"#, .document), (#"{"format":"libmoney.rates","version":"1"}"#, .document),
      (#"{"format":"libmoney.rates","version":0}"#, .document), (#"{"format":"libmoney.rates","version":2}"#, .version),
      (#"{"format":"libmoney.rates","version":99999999999}"#, .version),
      (#"{"format":"other","version":1}"#, .document),
      (#"{"format":7,"version":1}"#, .document), (#"{"format":"libmoney.rates","version":1,"base":"E R"}"#, .syntax),
      (#"{"format":"libmoney.rates","version":1,"base":null}"#, .document),
      (#"{"format":"libmoney.rates","version":1,"source":7}"#, .document),
      (#"{"format":"libmoney.rates","version":1,"source":"a\nb"}"#, .syntax),
      (#"{"format":"libmoney.rates","version":1,"instant":"x"}"#, .document),
      (#"{"format":"libmoney.rates","version":1,"rates":[]}"#, .document),
      (#"{"format":"libmoney.rates","version":1,"rates":{"EUR":1}}"#, .document),
      (#"{"format":"libmoney.rates","version":1,"rates":{"EUR":{"USD":1.1}}}"#, .document),
      (#"{"format":"libmoney.rates","version":1,"rates":{"EUR":{"USD":"x"}}}"#, .syntax),
      (#"{"format":"libmoney.rates","version":1,"rates":{"EUR":{"USD":"0"}}}"#, .invalidRate),
      (#"{"format":"libmoney.rates","version":1,"rates":{"EUR":{"USD":"1e3"}}}"#, .syntax),
      (#"{"format":"libmoney.rates","version":1,"rates":{"EUR":{"EUR":"2"}}}"#, .invalidRate),
      (#"{"format":"libmoney.rates","version":1,"rates":{"E R":{"USD":"1"}}}"#, .syntax),
      (#"{"format":"libmoney.rates","version":1,"history":[]}"#, .document),
      (#"{"format":"libmoney.rates","version":1,"history":{"2024-02-30":{}}}"#, .date),
      (#"{"format":"libmoney.rates","version":1,"history":{"today":{}}}"#, .syntax),
      (
        #"{"format":"libmoney.rates","version":1,"rates":{"EUR":{"USD":"1"}},"history":{"2024-03-01":{"EUR":{"USD":"1"}}}}"#,
        .document
      ),
      (#"{"format":"libmoney.rates","version":1,"rounded":{}}"#, .document),
      (#"{"format":"libmoney.rates","version":1,"rounded":[{"from":"EUR"}]}"#, .document),
    ] as [(String, MoneyStatus)])
  func refusesWhatItDidNotWrite(_ text: String, _ status: MoneyStatus) throws {
    expectFailure(status) { try read(text) }
  }
}
