import Testing

@testable import MoneyCore

struct CurrencyRegistryTests {
  private func registry() throws -> CurrencyRegistry {
    var registry = CurrencyRegistry()
    try registry.add(code("POINTS"), digits: 0, name: Array("Loyalty points".utf8))
    try registry.add(code("wei"), digits: 18, name: [])
    return registry
  }

  @Test func keepsItsCurrenciesInOrder() throws {
    let registry = try registry()
    #expect(registry.currencies.map { String($0.code) } == ["POINTS", "wei"])
    let points = try #require(registry.find(code("POINTS")))
    #expect(points.kind == .custom && points.digits == 0 && String(points.name) == "Loyalty points")
    #expect(points.numeric == nil && points.successor == nil && points.cashStep == nil && points.factor == nil)
    #expect(registry.find(code("points")) == nil && registry.find(code("EUR")) == nil)
  }

  @Test(arguments: ["EUR", "DEM", "GBX", "POINTS"]) func takesNoCodeTwice(_ text: String) throws {
    var registry = try registry()
    expectFailure(.duplicateCurrency, saying: "duplicate currency \(text)") {
      try registry.add(try CurrencyCode(reading: text), digits: 2, name: [])
    }
    #expect(registry.currencies.count == 2)
  }

  @Test func limitsNames() throws {
    var registry = CurrencyRegistry()
    let name = [UInt8](repeating: 0x61, count: 115)
    try registry.add(code("A"), digits: 38, name: name)
    expectFailure(.limit, at: 115) { try registry.add(try CurrencyCode(reading: "B"), digits: 0, name: name + [0x61]) }
    #expect(registry.currencies.count == 1 && registry.currencies.first?.digits == 38)
  }

  @Test func looksUpBothTables() throws {
    let registry = try registry()
    let (eur, wei, none) = (code("EUR"), code("wei"), code("NOPE"))
    #expect(try CurrencyRegistry.currency(eur, in: registry).code == eur)
    #expect(try CurrencyRegistry.currency(wei, in: registry).digits == 18)
    #expect(try CurrencyRegistry.digits(wei, on: day("1999-01-01"), in: registry) == 18)
    #expect(try CurrencyRegistry.minorUnits(wei, in: registry) == 18)
    #expect(try CurrencyRegistry.digits(code("XAU"), on: nil, in: registry) == nil)
    #expect(throws: Never.self) { try CurrencyRegistry.check(eur, in: nil) }
    #expect(throws: Never.self) { try CurrencyRegistry.check(wei, in: registry) }
    expectFailure(.unknownCurrency, saying: "unknown currency NOPE") {
      try CurrencyRegistry.currency(none, in: registry)
    }
    expectFailure(.unknownCurrency, saying: "unknown currency wei") { try CurrencyRegistry.check(wei, in: nil) }
    expectFailure(.unknownCurrency, saying: "unknown currency eur; did you mean \"EUR\"?") {
      try CurrencyRegistry.check(code("eur"), in: nil)
    }
    expectFailure(.unknownCurrency) { try CurrencyRegistry.digits(none, on: nil, in: registry) }
    expectFailure(.unknownCurrency) { try CurrencyRegistry.minorUnits(none, in: nil) }
  }
}
