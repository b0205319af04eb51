import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyDesk
@testable import MoneyJSON
@testable import MoneyLocale

struct ConverterDocumentTests {
  private func read(_ text: String) throws(MoneyFailure) -> Converter {
    try reading(text) { (text) throws(MoneyFailure) in try ConverterDocument.read(text, nil) }
  }

  @Test func theSameBytesComeBack() throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<300 {
      var settings = ConverterSettings()
      if random.flip() { settings.digits = .count(UInt32(random.below(39))) }
      settings.otherDigits = UInt32(random.below(39))
      settings.rounding = random.pick(Rounding.allCases)
      settings.display = random.pick(LocaleOptions.Display.allCases)
      settings.freshFor = random.flip() ? nil : Int64(random.below(100_000))
      var converter = Converter(
        from: code(random.pick(["EUR", "XYZ.1", "B"])), to: code(random.pick(["USD", "ABCDEFGHIJK"])), settings)
      converter.setAmount(Array(random.pick(["", "12.", "\"\\\u{1}€", "1,5"]).utf8))
      converter.setLocale(MoneyLocale(at: random.below(1400)))
      let text = try ConverterDocument.write(converter)
      let again = try read(String(text))
      #expect(try ConverterDocument.write(again) == text)
      #expect(again.revision == 0 && again.rates == nil && again.amount == converter.amount)
    }
  }

  @Test func whatItLooksLike() throws {
    let converter = Converter(from: code("EUR"), to: code("USD"))
    #expect(
      String(try ConverterDocument.write(converter))
        == #"{"amount":"","display":"none","format":"libmoney.converter","fresh_for":3600,"other_digits":8,"#
        + #""rounding":"half_even","source":"EUR","target":"USD","version":1}"#)
  }

  @Test(arguments: [
    (#""version":1"#, #""version":2"#, MoneyStatus.version), (#""source":"EUR""#, #""source":"E R""#, .syntax),
    (#""source":"EUR","#, "", .document), (#""amount":"""#, #""amount":5"#, .document),
    (#""fresh_for":3600"#, #""fresh_for":-1"#, .document), (#""other_digits":8"#, #""other_digits":39"#, .document),
    (#""display":"none""#, #""display":"loud""#, .document), (#""display""#, #""displays""#, .document),
    (#""version":1"#, #""version":1,"locale":"xx""#, .notFound),
    (#""version":1"#, #""version":1,"digits":-1"#, .document),
  ])
  func refusesOthers(_ part: String, _ change: String, _ status: MoneyStatus) throws {
    let good = String(try ConverterDocument.write(Converter(from: code("EUR"), to: code("USD"))))
    let bad = good.replacingOccurrences(of: part, with: change)
    #expect(bad != good)
    let failure = #expect(throws: MoneyFailure.self) { try read(bad) }
    #expect(failure?.status == status && failure?.position != nil)
  }
}

extension String {
  fileprivate func replacingOccurrences(of part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
