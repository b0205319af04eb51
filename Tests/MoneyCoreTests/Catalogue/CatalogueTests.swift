import Testing
@testable import MoneyCore
@testable import MoneyTrade

@Suite struct CatalogueTests {
  @Test func groceries() throws {
    let catalogue = try Catalogue.groceries()
    #expect(String(catalogue.currency) == "USD")
    #expect(
      catalogue.products.map { "\(String($0.sku)) \(String($0.price)) \(String($0.unit))" }
        == ["peas 0.95 per bag", "eggs 2.10 per dozen", "milk 1.30 per bottle", "beans 0.73 per can"])
  }

  @Test func addingAgainReplaces() throws {
    var catalogue = try Catalogue.groceries()
    catalogue.add(try Product(sku: Array("eggs".utf8), price: decimal("2.20")))
    #expect(catalogue.products.count == 4)
    #expect(String(try catalogue.product(Array("eggs".utf8)).price) == "2.20")
    try catalogue.remove(Array("peas".utf8))
    #expect(String(try catalogue.product(Array("beans".utf8)).price) == "0.73")
    expectFailure(.notFound) { try catalogue.product(Array("peas".utf8)) }
    expectFailure(.notFound) { try catalogue.remove(Array("peas".utf8)) }
  }

  @Test func whatIsNoProduct() throws {
    expectFailure(.syntax, at: 0) { try Product(sku: [], price: .zero) }
    expectFailure(.syntax, at: 1) { try Product(sku: [0x61, 0x0A], price: .zero) }
    expectFailure(.limit, at: 63) { try Product(sku: [UInt8](repeating: 0x61, count: 64), price: .zero) }
    expectFailure(.argument) { try Product(sku: [0x61], price: decimal("-1")) }
    expectFailure(.unknownCurrency) { try Catalogue(currency: code("XXQ")) }
    expectFailure(.unknownCurrency) { try Catalogue(currency: code("XAU")) }
  }

  private func csv(_ text: String, _ currency: String? = nil) throws -> Catalogue {
    let currency = currency.map { code($0) }
    return try reading(text) { (text) throws(MoneyFailure) in
      try CatalogueCSV.read(text, currency: currency, in: nil)
    }
  }

  @Test func csvThereAndBack() throws {
    var catalogue = try Catalogue.groceries()
    catalogue.add(
      try Product(
        sku: Array("odd".utf8), name: Array("A \"quoted\", odd name".utf8), category: Array("standard".utf8),
        price: decimal("0.1234")))
    let text = String(try CatalogueCSV.write(catalogue))
    #expect(text.hasPrefix("sku,name,price,currency,unit,category\npeas,Peas,0.95,USD,per bag,\n"))
    #expect(try csv(text) == catalogue)
    #expect(try csv("price,sku\r\n\r\n1.5,\"a\"\r\n", "EUR").products.map { String($0.sku) } == ["a"])
    #expect(try csv("\u{FEFF}sku,price\n", "EUR").products.isEmpty)
  }

  @Test func csvThatIsNone() {
    expectFailure(.document, at: 0) { try csv("") }
    expectFailure(.document, at: 4) { try csv("sku,prize\n") }
    expectFailure(.document, at: 4) { try csv("sku,sku\n") }
    expectFailure(.document, at: 0) { try csv("sku,name\n") }
    expectFailure(.document, at: 0) { try csv("sku,price\na,1\n") }
    expectFailure(.document, at: 10) { try csv("sku,price\na\n", "EUR") }
    expectFailure(.syntax, at: 13) { try csv("sku,price\na,1x\n", "EUR") }
    expectFailure(.duplicateSku, at: 14) { try csv("sku,price\na,1\na,2\n", "EUR") }
    expectFailure(.document, at: 10) { try csv("sku,price\n\"a,1\n", "EUR") }
    expectFailure(.document, at: 13) { try csv("sku,price\n\"a\"b,1\n", "EUR") }
    expectFailure(.currencyMismatch, at: 19) { try csv("sku,price,currency\na,1,USD\n", "EUR") }
    expectFailure(.argument, at: 10) { try csv("sku,price\na,-1\n", "EUR") }
  }
}
