import Testing
@testable import MoneyCore
@testable import MoneyCoreTests
@testable import MoneyJSON
@testable import MoneyTrade

@Suite struct BasketDocumentTests {
  private func read(_ text: [UInt8], _ catalogue: Catalogue? = nil) throws -> Basket {
    try text.reading { (text) throws(MoneyFailure) in try BasketDocument.read(text, catalogue: catalogue) }
  }

  @Test func everyPolicyComesBack() throws {
    var random = SplitMix64(seed: 124)
    for policy in everyPolicy {
      let basket = try random.basket(lines: 4, policy)
      let text = try BasketDocument.write(basket)
      let again = try read(text, random.flip() ? basket.catalogue : nil)
      #expect(try BasketDocument.write(again) == text)
      #expect(again.policy == policy && again.taxes == basket.taxes)
      #expect(again.lineItems.elements == basket.lineItems.elements)
    }
  }

  @Test func aCatalogueComesBack() throws {
    var catalogue = try Catalogue.groceries()
    try catalogue.setTax(Array("standard".utf8), percent: Decimal(unchecked: 19, scale: 0))
    let text = try CatalogueDocument.write(catalogue)
    let again = try text.reading { (text) throws(MoneyFailure) in try CatalogueDocument.read(text) }
    #expect(again == catalogue)
  }

  /// The first version wrote fractions: they keep their meaning, those above 1 too.
  @Test func theFirstVersionHasFractions() throws {
    let document =
      #"{"format":"libmoney.catalogue","version":1,"currency":"EUR","digits":2,"products":[],"#
      + #""taxes":{"a":"0.19","b":"0.0725","c":"1.5","d":"0.2"}}"#
    let catalogue = try Array(document.utf8).reading { (text) throws(MoneyFailure) in try CatalogueDocument.read(text) }
    #expect(catalogue.taxes.entries.map { String($0.percent) } == ["19", "7.25", "150", "20"])
    let written = String(try CatalogueDocument.write(catalogue))
    #expect(written.contains(#""taxes":{"a":{"percent":"19"},"b":{"percent":"7.25"},"#))
    let again = try Array(written.utf8).reading { (text) throws(MoneyFailure) in try CatalogueDocument.read(text) }
    #expect(again == catalogue)
  }

  @Test func aCutDocumentIsRefused() throws {
    var basket = Basket(try Catalogue.groceries())
    try basket.add(Array("milk".utf8), Decimal(unchecked: 1, scale: 0))
    let text = try BasketDocument.write(basket)
    for count in 0..<text.count {
      #expect(throws: MoneyFailure.self) { try read(Array(text[..<count])) }
    }
  }

  /// Faults are located: at the line, the member, or the document.
  @Test(arguments: [
    (#""version":2"#, #""version":3"#, MoneyStatus.version, "{"),
    (#""currency":"USD""#, #""currency":"U$D""#, .syntax, #""U$D""#),
    (#""digits":2"#, #""digits":39"#, .document, "39"),
    (#""digits":2"#, #""digits":2,"more":1"#, .document, "{"),
    (#""percent":"10""#, #""part":"10""#, .document, #"{"part""#),
    (#""level":"line""#, #""level":"row""#, .document, #"{"cash_rounding""#),
    (#""quantity":"2""#, #""quantity":"2.x""#, .syntax, #"{"category":"","name":"Milk""#),
    (#""quantity":"2""#, #""quantity":"2","note":1"#, .document, #"{"category":"","name":"Milk""#),
    (#""sku":"milk""#, #""sku":"""#, .syntax, #"{"category":"","name":"Milk""#),
    (#""taxes":{}"#, #""taxes":{"a":{"percent":"-1"}}"#, .tax, #"{"a""#),
    (#""taxes":{}"#, #""taxes":{"a":"0.19"}"#, .document, #"{"a""#),
  ])
  func placesWhatIsWrong(_ good: String, _ bad: String, _ status: MoneyStatus, _ place: String) throws {
    var basket = Basket(try Catalogue.groceries())
    try basket.add(Array("eggs".utf8), Decimal(unchecked: 1, scale: 0))
    try basket.add(Array("milk".utf8), Decimal(unchecked: 2, scale: 0))
    try basket.setDiscount(.percent(Decimal(unchecked: 10, scale: 0)))
    let text = String(try BasketDocument.write(basket))
    try #require(text.contains(good), "\(text)")
    let broken = text.replacing(good, with: bad)
    do {
      _ = try read(Array(broken.utf8))
      Issue.record("\(broken) was read")
    } catch let failure as MoneyFailure {
      #expect(failure.status == status, "\(String(failure.message))")
      let start = try #require(failure.position)
      #expect(String(Array(Array(broken.utf8)[start...].prefix(place.utf8.count))) == place)
    }
  }
}
