import Testing

@testable import MoneyCore

struct RatesBuilderTests {
  @Test func addsAndReplaces() throws {
    var rates = try builder(["EUR USD 1.1 2024-03-01", "EUR GBP 0.85 2024-03-01"])
    try rates.add(try quote("EUR USD 1.2 2024-03-01"))
    try rates.add(try quote("USD EUR 0.8 2024-03-01"))
    try rates.add(try quote("EUR USD 1.3 2024-03-02"))
    #expect(
      rates.quotes.map(\.line) == [
        "EUR USD 1.2 2024-03-01", "EUR GBP 0.85 2024-03-01", "USD EUR 0.8 2024-03-01", "EUR USD 1.3 2024-03-02",
      ])
  }

  @Test func removesADirectionOfADay() throws {
    var rates = try builder(["EUR USD 1.1 2024-03-01", "USD EUR 0.9 2024-03-01", "EUR USD 1.2 2024-03-02"])
    try rates.remove(from: code("EUR"), to: code("USD"), day: day("2024-03-01"))
    #expect(rates.quotes.map(\.line) == ["USD EUR 0.9 2024-03-01", "EUR USD 1.2 2024-03-02"])
    expectFailure(.notFound, saying: "no rate from EUR to USD on 2024-03-01") {
      try rates.remove(from: code("EUR"), to: code("USD"), day: day("2024-03-01"))
    }
    expectFailure(.notFound, saying: "no rate from EUR to USD") {
      try rates.remove(from: code("EUR"), to: code("USD"), day: nil)
    }
    // Still found, replaced and removed after the positions moved.
    try rates.add(try quote("EUR USD 1.5 2024-03-02"))
    try rates.add(try quote("EUR USD 1.1 2024-03-01"))
    #expect(rates.quotes.count == 3)
    for quote in rates.quotes { try rates.remove(from: quote.from, to: quote.to, day: quote.day) }
    #expect(rates.quotes.isEmpty)
    try rates.add(try quote("EUR USD 1.1"))
    #expect(rates.quotes.count == 1)
  }

  /// Behaves like a list of unique keys, for any calls in any order.
  @Test func agreesWithAPlainList() throws {
    var random = SplitMix64(seed: 93)
    for _ in 0..<20 {
      var rates = RatesBuilder()
      var list: [(key: String, line: String)] = []
      for _ in 0..<120 {
        let key = "\(random.pick(["EUR", "USD", "GBP"])) \(random.pick(["JPY", "CHF", "SEK"]))"
        let day = "2024-01-0\(1 + random.below(3))"
        let position = list.firstIndex { $0.key == key + day }
        let parts = key.split(separator: " ").map { code(String($0)) }
        if random.below(3) == 0 {
          let removed: Void? = try? rates.remove(from: parts[0], to: parts[1], day: MoneyCoreTests.day(day))
          try #require((removed != nil) == (position != nil))
          if let position { list.remove(at: position) }
          continue
        }
        let line = "\(key) \(1 + random.below(99)) \(day)"
        try rates.add(try quote(line))
        if let position { list[position].line = line } else { list.append((key + day, line)) }
      }
      try #require(rates.quotes.map(\.line) == list.map(\.line))
      try #require(rates.build().lines == list.map(\.line).sorted(by: tableOrder))
    }
  }

  /// By direction, then by day.
  private func tableOrder(_ left: String, _ right: String) -> Bool {
    func key(_ line: String) -> String {
      let words = line.split(separator: " ")
      return "\(words[0]) \(words[1]) \(words[3])"
    }
    return key(left) < key(right)
  }

  @Test func refusesAnythingButOneForOneCurrency() throws {
    var rates = RatesBuilder()
    try rates.add(try quote("EUR EUR 1"))
    try rates.add(try quote("EUR EUR 7/7 2024-03-01"))
    #expect(rates.quotes.isEmpty)
    expectFailure(.invalidRate, saying: "rate from EUR to itself must be 1, got 1.01") {
      try rates.add(try quote("EUR EUR 1.01"))
    }
  }

  @Test func keepsDatedAndUndatedApart() throws {
    var dated = try builder(["EUR USD 1.1 2024-03-01"])
    expectFailure(
      .argument, saying: "rates of a table must all have dates or all have none, got a rate from EUR to GBP"
    ) {
      try dated.add(try quote("EUR GBP 0.85"))
    }
    var undated = try builder(["EUR USD 1.1"])
    expectFailure(.argument) { try undated.add(try quote("EUR USD 0.85 2024-03-01")) }
    // In a document it is the document that is wrong.
    expectFailure(.document) { try undated.addNew(try quote("EUR GBP 0.85 2024-03-01")) }
    #expect(dated.quotes.count == 1 && undated.quotes.count == 1)
  }

  @Test func takesADocumentsDirectionOnce() throws {
    var rates = RatesBuilder()
    try rates.addNew(try quote("EUR USD 1.1 2024-03-01"))
    try rates.addNew(try quote("USD EUR 0.9 2024-03-01"))
    try rates.addNew(try quote("EUR USD 1.1 2024-03-02"))
    expectFailure(.duplicateRate, saying: "duplicate rate from EUR to USD on 2024-03-01") {
      try rates.addNew(try quote("EUR USD 1.1 2024-03-01"))
    }
    expectFailure(.invalidRate) { try rates.addNew(try quote("EUR EUR 2 2024-03-01")) }
    #expect(rates.quotes.count == 3)
  }

  @Test func limitsItsSource() throws {
    var rates = RatesBuilder()
    let most = [UInt8](repeating: 0x61, count: 63)
    try rates.setSource(most)
    expectFailure(.limit, at: 63) { try rates.setSource(most + [0x61]) }
    expectFailure(.syntax, at: 3, saying: "source must be one line without control characters, got \"ECB?daily\"") {
      try rates.setSource(Array("ECB\ndaily".utf8))
    }
    expectFailure(.syntax, at: 0) { try rates.setSource([0x7F]) }
    #expect(rates.source == most)
    try rates.setSource([])
    #expect(rates.source.isEmpty)
  }
}
