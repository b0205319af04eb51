import Testing
@testable import MoneyCore
@testable import MoneyLocale

struct LocaleTests {
  private static func locale(_ name: String) throws -> MoneyLocale {
    try reading(name) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) }
  }

  private static func read(
    _ text: [UInt8], _ locale: MoneyLocale, _ currency: CurrencyCode? = nil
  ) throws(MoneyFailure) -> Money {
    try reading(bytes: text) { (bytes) throws(MoneyFailure) in
      try Money(parsing: bytes, in: locale, currency: currency)
    }
  }

  @Test func theTableIsOneThatIsRead() throws {
    let table = LocaleTable.builtIn
    let bytes = UnsafeBufferPointer(start: table.base, count: table.size)
    #expect(table.size == LocaleTable.dataSize && table.size <= 142_000)
    // The built-in tables pass the checks of a file.
    let loaded = try LoadedLocales.read(bytes)
    let read = loaded.table
    #expect(read.count == table.count && read.version.elementsEqual(table.version))
    #expect(read.identifier(0).elementsEqual(table.identifier(0)))
  }

  @Test func everyPlaceInTheTableIsInside() {
    for row in 0..<LocaleTable.builtIn.count {
      guard let locale = MoneyLocale(at: row) else { continue }
      #expect(!locale.decimalSign.isEmpty && !locale.minus.isEmpty && (1...4).contains(locale.zero.count))
      #expect(locale.format.standard.positive.contains(AmountPattern.number))
      // A line's parent leads to the root.
      var steps = 0
      var parent = locale.parent
      while let next = parent, steps < 10 {
        parent = next.parent
        steps += 1
      }
      #expect(steps < 5)
    }
  }

  @Test func anyAmountIsReadAsItWasWritten() throws {
    var random = SplitMix64(seed: 17)
    let codes = (0..<CurrencyTable.count).compactMap(CurrencyTable.code)
    var options = LocaleOptions()
    for index in 0..<6000 {
      let locale = try #require(MoneyLocale(at: index % LocaleTable.builtIn.count))
      let money = Money(random.plainDecimal(), random.pick(codes))
      options.style = random.flip() ? .standard : .accounting
      options.display = random.pick([.symbol, .narrow, .code, .none])
      options.numerals = random.flip() ? .locale : .latin
      let text = try money.text(in: locale, options)
      try #require(!text.isRounded)
      let words = String(decoding: text.value, as: UTF8.self)
      let back = try LocaleTests.read(text.value, locale, money.currency)
      try #require(back == money, "seed 17, case \(index): \(String(locale.identifier)): \(words)")
      guard options.display == .symbol || options.display == .code else { continue }
      do throws(MoneyFailure) {
        let alone = try LocaleTests.read(text.value, locale)
        try? #require(alone == money, "seed 17, case \(index): \(words)")
      } catch {
        // CLDR contains invisible symbols, which never denote a currency.
        if options.display == .symbol, CurrencyToken.normal(locale.symbol(money.currency).text).isEmpty {
          try #require(error.status == .syntax, "\(words)")
          continue
        }
        // A symbol of several currencies lists this one.
        try #require(error.status == .ambiguousCurrency, "\(words): \(String(error.message))")
        try #require(String(error.message).contains(String(money.currency)), "\(words)")
      }
    }
  }

  @Test func aCutOrChangedTextIsRefusedOrAnAmount() throws {
    var random = SplitMix64(seed: 18)
    for index in 0..<3000 {
      let locale = try #require(MoneyLocale(at: index % LocaleTable.builtIn.count))
      let money = try Money(reading: "-1234567.89 USD")
      var text = try money.text(in: locale).value
      switch random.below(3) {
      case 0: text.removeLast(random.below(text.count))
      case 1: text.removeFirst(random.below(text.count))
      default:
        text.insert(contentsOf: random.pick([[0x2C], [0x2E], [0x31], [0x20], [0x2D]]), at: random.below(text.count))
      }
      do throws(MoneyFailure) {
        _ = try LocaleTests.read(text, locale)
      } catch {
        try #require((0...text.count).contains(error.position ?? 0), "seed 18, case \(index)")
      }
    }
  }

  @Test(
    arguments: [
      ("pt-br", "pt_BR"), ("PT_BR", "pt_BR"), ("zh-TW", "zh_Hant_TW"), ("en-ZZ", "en"), ("sr-latn-rs", "sr_Latn_RS"),
      ("ca-ES-valencia", "ca_ES_VALENCIA"), ("de", "de"),
    ])
  func names(_ name: String, _ identifier: String) throws {
    #expect(String(decoding: try LocaleTests.locale(name).identifier, as: UTF8.self) == identifier)
  }

  @Test func noNames() {
    for (name, position) in [("", 0), ("e n", 1), ("en-", 3), ("-en", 0), ("abcdefghi", 0)] {
      expectFailure(.syntax, at: position) { try LocaleTests.locale(name) }
    }
    expectFailure(.notFound, saying: "unknown locale \"xx-YY\"; expected a name such as de or pt-BR") {
      try LocaleTests.locale("xx-YY")
    }
  }

  /// A sign without a currency is rejected with its position, for every expected currency.
  @Test(arguments: [
    (".99", 0, "; expected a digit before \".\""), ("99.", 2, "; expected a digit after \".\""),
    ("$.99", 1, "; expected a digit before \".\""), ("USD.99", 3, "; expected a digit before \".\""),
    ("+1234.59", 0, "; unexpected \"+\""), ("--5", 1, "; unexpected \"-\""),
    ("#5", 0, "; unexpected \"#\""), ("1.", 1, "; expected a digit after \".\""),
  ])
  func signsThatDoNotBelong(_ text: String, _ position: Int, _ words: String) throws {
    let locale = try LocaleTests.locale("en_US")
    for currency in [code("USD"), code("EUR"), nil] {
      // Where the text names a currency that is not expected, that goes first.
      if text.hasPrefix("$") || text.hasPrefix("USD"), currency != code("USD") { continue }
      expectFailure(.syntax, at: position, saying: "expected an amount, got \"\(text)\"\(words)") {
        try LocaleTests.read(Array(text.utf8), locale, currency)
      }
    }
    expectFailure(.unknownCurrency, at: 0) { try LocaleTests.read(Array("quatloos 5".utf8), locale, code("USD")) }
    expectFailure(.currencyMismatch, at: 1) { try LocaleTests.read(Array("-€5".utf8), locale, code("USD")) }
  }

  /// CLDR reads the wide yen sign and the narrow one as one.
  @Test func bothYenSigns() throws {
    for (name, text, wanted) in [
      ("ja", "¥100", "100 JPY"), ("ja", "￥100", "100 JPY"), ("en", "￥100", "100 JPY"), ("zh", "￥100", "100 CNY"),
      ("zh", "¥100", "100 CNY"),
    ] {
      #expect(String(try LocaleTests.read(Array(text.utf8), LocaleTests.locale(name))) == wanted, "\(name) \(text)")
      let expected = code(String(wanted.suffix(3)))
      #expect(String(try LocaleTests.read(Array(text.utf8), LocaleTests.locale(name), expected)) == wanted)
    }
  }
}
