import MoneyCore
import Testing

@testable import MoneyLocale

/// A person's text is read as intended, or rejected: never with another currency or magnitude.
struct LocaleReadingTests {
  private static func read(
    _ text: String, _ name: String, _ currency: CurrencyCode? = nil
  ) throws(MoneyFailure) -> Money {
    let locale = try reading(name) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) }
    return try reading(text) { (text) throws(MoneyFailure) in try Money(parsing: text, in: locale, currency: currency) }
  }

  private static func failure(of text: String, _ name: String) -> MoneyFailure? {
    do throws(MoneyFailure) { _ = try read(text, name) } catch { return error }
    return nil
  }

  @Test(arguments: [
    ("100 TL", "en_US"), ("100 T L", "en_US"), ("100 TK", "en"), ("100 MR", "en"), ("100 BR", "en"),
    ("100 B$", "en_BN"),
    ("100 Tkr", "en_SE"), ("100 T\u{200B}L", "en"), ("100 TL", "kab"),
  ])
  func aUnitAndASymbolAreOneWord(_ text: String, _ name: String) {
    #expect(LocaleReadingTests.failure(of: text, name)?.status == .unknownCurrency)
  }

  @Test(arguments: [
    ("1.2M USD", "en", "1200000 USD"), ("100 M€", "fr", "100000000 EUR"), ("5 Mrd.€", "de", "5000000000 EUR"),
    ("100GDA", "kab", "100000 DZD"), ("120万円", "ja", "1200000 JPY"),
  ])
  func unitsThatStandApart(_ text: String, _ name: String, _ amount: String) throws {
    #expect(String(try LocaleReadingTests.read(text, name)) == amount)
  }

  @Test(arguments: ["\u{200B}", "\u{AD}", "\u{2060}", "\u{FEFF}", "\u{FE0F}", "\u{2067}"])
  func whatNobodySeesIsNoCurrency(_ mark: String) throws {
    for (text, name) in [("100,00" + mark, "pt_PT"), (mark + "100,00", "pt_CH"), ("100 " + mark, "kea")] {
      let failure = try #require(LocaleReadingTests.failure(of: text, name))
      #expect(failure.status == .syntax && String(failure.message).hasPrefix("expected a currency in"))
      #expect(try LocaleReadingTests.read(text, name, code("PTE")) == Money(reading: "100.00 PTE"))
    }
    #expect(LocaleReadingTests.failure(of: "1\(mark)0 EUR", "en")?.status == .syntax)
  }

  @Test func marksThatTurnDigitsRound() {
    expectFailure(.syntax, at: 0) { try LocaleReadingTests.read("\u{202E}100 EUR", "en") }
    expectFailure(.syntax, at: 3) { try LocaleReadingTests.read("100\u{202D} EUR", "en") }
  }

  @Test(arguments: [
    ("100 р.", "ru_RU", "RUR RUB"), ("Bs. 100", "es_VE", "VEF VES"), ("100 F", "fr_SN", "FRF EUR XOF"),
    ("100 F", "fr_CH", "FRF EUR CHF"), ("100 د.س.", "ar", "SDD SDG"), ("100 DM", "de", "DEM EUR"),
  ])
  func noSymbolMeansAWithdrawnCurrency(_ text: String, _ name: String, _ codes: String) throws {
    let failure = try #require(LocaleReadingTests.failure(of: text, name))
    #expect(failure.status == .ambiguousCurrency && String(failure.message).contains(codes))
    let first = code(String(codes.prefix(3)))
    #expect(try LocaleReadingTests.read(text, name, first).currency == first)
  }

  @Test(arguments: [
    ("100 kr", "da", "100 DKK"), ("100 KR", "sv", "100 SEK"), ("100 kr.", "nb", "100 NOK"), ("100 元", "zh", "100 CNY"),
    ("GBP (53,180.08)", "en_GB", "-53180.08 GBP"), ("(5) £", "en_GB", "-5 GBP"),
  ])
  func ownSymbolsAndBrackets(_ text: String, _ name: String, _ amount: String) throws {
    #expect(String(try LocaleReadingTests.read(text, name)) == amount)
  }
}
