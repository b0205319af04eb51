import Testing
@testable import MoneyCore
@testable import MoneyDesk
@testable import MoneyLocale

struct ConverterTests {
  private static func locale(_ name: String) throws -> MoneyLocale {
    try reading(name) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) }
  }

  private static func rates() throws -> RatesTable {
    try table("USD EUR 0.895095", "USD GBP 0.74633", "USD BTC 0.000009421731", "USD JPY 157.250269", base: "USD")
  }

  @Test(
    arguments: [
      ("", TypedAmount.State.empty, nil), (" \u{A0}", .empty, nil), ("12", .complete, "12"),
      (" 12.50\t", .complete, "12.50"),
      (".5", .complete, "0.5"), ("12.", .unfinished, "12"), ("-0.", .unfinished, "0"), ("-", .unfinished, nil),
      ("+", .unfinished, nil), (".", .unfinished, nil), ("-.", .unfinished, nil), ("12..", .invalid, nil),
      ("12,5x", .invalid, nil), ("1e5", .invalid, nil), ("..", .invalid, nil), ("-+", .invalid, nil),
    ] as [(String, TypedAmount.State, String?)])
  func whatIsTyped(_ text: String, _ state: TypedAmount.State, _ value: String?) {
    let typed = TypedAmount(Array(text.utf8), in: nil, of: .euro, nil)
    #expect(typed.state == state)
    #expect(typed.value.map { String($0) } == value)
    #expect((typed.failure != nil) == (state == .invalid))
  }

  @Test func aFailureIsPlacedInTheTextAsTyped() {
    #expect(TypedAmount(Array("  12,5".utf8), in: nil, of: .euro, nil).failure?.position == 4)
  }

  @Test(
    arguments: [
      ("1.234,", TypedAmount.State.unfinished, "1234"), (",5", .complete, "0.5"), ("-,5", .complete, "-0.5"),
      (",", .unfinished, nil), ("-,", .unfinished, nil), ("5 €", .complete, "5"), ("5 €,", .invalid, nil),
      ("5 $", .invalid, nil), ("1,2,", .invalid, nil), ("1.23", .unfinished, nil), ("1.234.", .unfinished, "1234"),
      ("12,50 E", .unfinished, "12.50"), ("€", .unfinished, nil), (".234", .unfinished, nil), ("1,5 U", .invalid, nil),
    ] as [(String, TypedAmount.State, String?)])
  func whatIsTypedInALocale(_ text: String, _ state: TypedAmount.State, _ value: String?) throws {
    let typed = TypedAmount(Array(text.utf8), in: try ConverterTests.locale("de"), of: .euro, nil)
    #expect(typed.state == state)
    #expect(typed.value.map { String($0) } == value)
  }

  @Test func aFailureKeepsTheLastGoodRates() throws {
    var converter = Converter(from: code("EUR"), to: code("USD"))
    converter.setAmount(Array("100".utf8))
    #expect(converter.outcome(at: 0).state == .loading)
    let fault = Converter.Fault(status: 140, reason: Array("no connection".utf8))
    converter.setFault(fault)
    #expect(converter.outcome(at: 0).state == .failed)
    #expect(converter.outcome(at: 0).fault == fault)
    let rates = try ConverterTests.rates()
    converter.setRates(rates, .network, received: 1000)
    let text = try converter.text()
    #expect(String(text) == "111.72" && converter.outcome(at: 1000).state == .ready)
    converter.setFault(fault)
    #expect(converter.rates === rates && converter.received == 1000 && converter.origin == .network)
    #expect(try converter.text() == text)
    #expect(converter.outcome(at: 1000).state == .stale && converter.outcome(at: 1000).fault == fault)
  }

  @Test func ages() throws {
    var converter = Converter(from: code("EUR"), to: code("USD"))
    converter.setAmount([UInt8(ascii: "1")])
    #expect(converter.wantsRates(at: 5) && !converter.isStale(at: 5))
    converter.setRates(try ConverterTests.rates(), .store, received: 1000)
    for (now, isStale) in [
      (1000, false), (4600, false), (4601, true), (-2600, false), (-2601, true), (Int64.max, true),
      (Int64.min + 1, true),
    ] as [(Int64, Bool)] {
      #expect(converter.isStale(at: now) == isStale && converter.wantsRates(at: now) == isStale, "\(now)")
      #expect(converter.outcome(at: now).state == (isStale ? .stale : .ready))
    }
    #expect(!converter.isStale(at: nil))
    converter.setRates(try ConverterTests.rates(), .store, received: nil)
    #expect(!converter.isStale(at: Int64.max))
    converter.setRates(try ConverterTests.rates(), .store, received: Int64.min + 1)
    #expect(converter.isStale(at: Int64.max) && Converter.age(of: converter.received, at: Int64.max) == nil)
  }

  @Test(arguments: [
    ("USD", "BTC", "1 USD = 0.000009422 BTC"), ("EUR", "USD", "1 EUR = 1.1172 USD"),
    ("USD", "JPY", "1 USD = 157.2503 JPY"),
    ("BTC", "USD", "1 BTC = 106137.6089 USD"), ("USD", "USD", "1 USD = 1.0000 USD"), ("USD", "XAF", ""),
    ("XAF", "EUR", ""), ("JPY", "GBP", "1 JPY = 0.004746 GBP"),
  ])
  func oneUnit(_ source: String, _ target: String, _ line: String) throws {
    var converter = Converter(from: code(source), to: code(target))
    converter.setRates(try ConverterTests.rates(), .network, received: nil)
    #expect(String(try converter.unitRate()) == line)
  }

  /// After any calls in any order: each change counts once, the text is the conversion's, swapping twice has no effect,
  /// and only arriving rates change the rates.
  @Test func laws() throws {
    var random = SplitMix64(seed: 77)
    let codes = ["EUR", "USD", "GBP", "BTC", "JPY", "XAF", "XAU"].map { code($0) }
    let texts = ["", "1", "12.", "1,5", "x", "-3.25", "99999999999999999999999999999999999999", "0"].map {
      Array($0.utf8)
    }
    let tables = try [ConverterTests.rates(), table("USD EUR 2", "USD XAU 0.00001", base: "USD")]
    var converter = Converter(from: codes[0], to: codes[1])
    var kinds = Set<Int32>()
    for _ in 0..<6000 {
      let before = converter
      var isArrival = false
      switch random.below(8) {
      case 0: converter.setAmount(random.pick(texts))
      case 1: converter.setPair(from: random.pick(codes), to: random.pick(codes))
      case 2: converter.swap()
      case 3: converter.setLocale(random.flip() ? nil : try ConverterTests.locale("de"))
      case 4: converter.refresh()
      case 5: converter.setLoading()
      case 6: converter.setFault(Converter.Fault(status: 1, reason: []))
      default:
        isArrival = random.below(6) == 0
        if isArrival { converter.setRates(random.pick(tables), .network, received: 0) }
      }
      try #require(converter.revision == before.revision || converter.revision == before.revision + 1)
      try #require(isArrival || converter.rates === before.rates)
      var twice = converter
      twice.swap()
      twice.swap()
      try #require(twice.source == converter.source && twice.target == converter.target)
      let outcome = converter.outcome(at: random.flip() ? 0 : 10_000)
      kinds.insert(outcome.state.rawValue)
      let shows = outcome.state == .ready || outcome.state == .stale
      let text = try converter.text()
      try #require(shows == (outcome.conversion != nil) && text.isEmpty != shows)
      try #require(shows || outcome.state != .failed || outcome.fault != nil)
      guard shows, let value = outcome.typed.value else { continue }
      if converter.source == converter.target {
        let found = try converter.result().money
        try #require(found.amount == value && found.amount.scale >= value.scale)
        continue
      }
      let digits: Digits = converter.target == code("XAU") ? .count(8) : .currency
      let converted = try RatesTable.convert(
        Money(value, converter.source), to: converter.target, with: converter.rates, ConversionOptions(digits: digits),
        in: nil)
      try #require(try converter.result().money == converted.money)
      if converter.locale == nil { try #require(text == converted.money.amount.plainText) }
    }
    #expect(kinds.count == 5)
  }
}
