import Testing

@testable import MoneyCore
@testable import MoneyCoreTests
@testable import MoneyJSON

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
      #expect(again.policy == policy && again.items == basket.items && again.taxes == basket.taxes)
    }
  }

  @Test func aCatalogueComesBack() throws {
    var catalogue = try Catalogue.groceries()
    try catalogue.setTax(Array("standard".utf8), to: Decimal(unchecked: 19, scale: 2))
    let text = try CatalogueDocument.write(catalogue)
    let again = try text.reading { (text) throws(MoneyFailure) in try CatalogueDocument.read(text) }
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
}
