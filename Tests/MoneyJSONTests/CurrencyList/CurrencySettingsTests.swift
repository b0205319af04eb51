import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyDesk
@testable import MoneyFeeds
@testable import MoneyJSON
@testable import MoneyLocale

struct CurrencySettingsTests {
  private static func list(_ language: String) throws -> CurrencyList {
    try CurrencyList(
      language: try reading(language) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) })
  }

  private func restore(_ text: String, _ list: inout CurrencyList) throws(MoneyFailure) {
    let bytes = Array(text.utf8)
    try bytes.reading { (text) throws(MoneyFailure) in try CurrencySettingsDocument.read(text, into: &list) }
  }

  private func shown(_ list: CurrencyList) -> [String] {
    (0..<list.count).compactMap { list.item(at: $0).map { String($0.code) } }
  }

  @Test func theSameBytesComeBackAndTheSameIsShown() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<60 {
      var list = try CurrencySettingsTests.list(random.pick(["de", "en", "es-MX", "fr", "it", "ja", "pt-BR"]))
      try list.addCurrent()
      for _ in 0..<random.below(6) {
        try list.setFavourite(code(random.pick(["EUR", "USD", "SEK", "BRL"])), random.flip())
      }
      list.setSort(random.pick(CurrencyList.Sort.allCases))
      list.setFavouritesOnly(random.flip())
      let text = String(try CurrencySettingsDocument.write(list))
      var first = try CurrencySettingsTests.list("en")
      try restore(text, &first)
      #expect(String(try CurrencySettingsDocument.write(first)) == text)
      try first.addCurrent()
      #expect(shown(first) == shown(list))
    }
  }

  @Test func whatItLooksLike() throws {
    var list = try CurrencySettingsTests.list("pt-br")
    try list.addCurrent()
    try list.setFavourite(code("USD"), true)
    try list.setFavourite(code("EUR"), true)
    #expect(
      String(try CurrencySettingsDocument.write(list))
        == #"{"favourites":["EUR","USD"],"format":"libmoney.currency-list","language":"pt_BR","shows":"all","#
        + #""sort":"name_ascending","version":1}"#)
  }

  @Test func documentsOfCurrencies() throws {
    func read(_ text: String) throws(MoneyFailure) -> [ListedCurrency] {
      try reading(text) { (text) throws(MoneyFailure) in try CurrencyListDocument.read(text) }
    }
    for text in [#"{"success":true,"currencies":{"EUR":"Euro","B2X":""}}"#, #"{"EUR":"Euro","B2X":""}"#] {
      let found = try read(text)
      #expect(found.map { String($0.code) } == ["EUR", "B2X"] && String(found[0].name) == "Euro")
    }
    for text in [
      "{}", #"{"success":true,"currencies":[]}"#, #"{"success":true,"currencies":{}}"#, #"{"success":true}"#,
    ] {
      expectFailure(.noCurrencies) { try read(text) }
    }
    expectFailure(.provider, saying: "currencylayer 104: Used up.") {
      try read(#"{"success":false,"error":{"code":104,"info":"Used up."}}"#)
    }
    expectFailure(.document) { try read(#"{"message":"not found"}"#) }
    expectFailure(.document) { try read(#"{"EUR":1}"#) }
    expectFailure(.syntax) { try read(#"{"currencies":{"E R":"Euro"}}"#) }
  }
}
