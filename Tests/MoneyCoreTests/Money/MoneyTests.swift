import Testing

@testable import MoneyCore

struct MoneyTests {
  @Test(
    arguments: [
      (1050, "EUR", "10.50 EUR"), (1050, "JPY", "1050 JPY"), (-1, "TND", "-0.001 TND"), (0, "CLF", "0.0000 CLF"),
      (.max, "EUR", "92233720368547758.07 EUR"), (.min, "EUR", "-92233720368547758.08 EUR"),
      (7, "BNB", "0.000000000000000007 BNB"),
    ] as [(Int64, String, String)])
  func isMinorUnitsBothWays(_ minor: Int64, _ currency: String, _ text: String) throws {
    let amount = try Money(minor: minor, code(currency), in: nil)
    #expect(String(amount) == text)
    #expect(try amount.minorUnits(in: nil) == minor)
  }

  @Test func countsMinorUnitsExactly() throws {
    #expect(try money("10.5 EUR").minorUnits(in: nil) == 1050)
    #expect(try money("10.500 EUR").minorUnits(in: nil) == 1050)
    expectFailure(.inexact, saying: "amount must be a multiple of the minor unit, got 10.505 EUR") {
      try money("10.505 EUR").minorUnits(in: nil)
    }
    expectFailure(.overflow, saying: "amount in minor units must fit 64 bits, got 92233720368547758.08 EUR") {
      try money("92233720368547758.08 EUR").minorUnits(in: nil)
    }
    expectFailure(.overflow) { try money("99999999999999999999999999999999999999 EUR").minorUnits(in: nil) }
    expectFailure(.unknownCurrency) { try money("1 XAU").minorUnits(in: nil) }
    expectFailure(.unknownCurrency) { try Money(minor: 1, code("XAU"), in: nil) }
    expectFailure(.unknownCurrency) { try Money(minor: 1, code("NOPE"), in: nil) }
  }

  @Test func knowsTheRegistrysMinorUnits() throws {
    var registry = CurrencyRegistry()
    try registry.add(code("wei"), digits: 18, name: [])
    let amount = try Money(minor: 1, code("wei"), in: registry)
    #expect(String(amount) == "0.000000000000000001 wei")
    #expect(try amount.minorUnits(in: registry) == 1)
    expectFailure(.unknownCurrency) { try amount.minorUnits(in: nil) }
  }

  /// The random law: minor units there and back, in currencies of any digits.
  @Test func minorUnitsGoThereAndBack() throws {
    var random = SplitMix64(seed: 60)
    let codes = ["EUR", "JPY", "TND", "CLF", "BTC"].map { code($0) }
    for _ in 0..<500 {
      let minor = Int64(bitPattern: random.next()) >> Int64(random.below(64))
      let amount = try Money(minor: minor, random.pick(codes), in: nil)
      try #require(try amount.minorUnits(in: nil) == minor)
    }
  }
}
