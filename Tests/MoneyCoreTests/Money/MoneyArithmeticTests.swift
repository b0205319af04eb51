import Testing

@testable import MoneyCore

struct MoneyArithmeticTests {
  private let a = money("10.50 EUR")
  private let b = money("0.25 EUR")

  @Test func addsWithinACurrency() throws {
    #expect(String(try a.adding(b)) == "10.75 EUR")
    #expect(String(try a.subtracting(b)) == "10.25 EUR")
    #expect(String(a.negated) == "-10.50 EUR")
    #expect(String(a.negated.absolute) == "10.50 EUR")
    #expect(try a.order(to: b) == 1 && b.order(to: a) == -1 && a.order(to: money("10.5 EUR")) == 0)
    expectFailure(.overflow) { try money("99999999999999999999999999999999999999 EUR").adding(a) }
  }

  @Test func neverMixesCurrencies() {
    let other = money("1.00 USD")
    expectFailure(.currencyMismatch, saying: "USD cannot be added to EUR") { try a.adding(other) }
    expectFailure(.currencyMismatch, saying: "USD cannot be subtracted from EUR") { try a.subtracting(other) }
    expectFailure(.currencyMismatch, saying: "USD cannot be compared with EUR") { try a.order(to: other) }
    expectFailure(.currencyMismatch) { try money("0 EUR").adding(money("0 USD")) }
    expectFailure(.currencyMismatch) { try money("1 GBX").adding(money("1 GBP")) }
  }

  @Test func isEqualByValueAndCurrency() {
    #expect(a == money("10.5 EUR") && a.hash == money("10.5 EUR").hash)
    #expect(a != money("10.50 USD") && a.hash != money("10.50 USD").hash)
    #expect(a != b && a.hash != b.hash)
    #expect(money("0 EUR") != money("0 USD") && money("0 EUR").hash != money("0.00 USD").hash)
    #expect(money("0 EUR") == money("-0.00 EUR"))
  }

  /// Hashes are the same on every platform and in every version of the ABI: these may never change.
  @Test(
    arguments: [
      ("10.50 EUR", 0xD889_DE09_A09E_67A9),
      ("10.5 EUR", 0xD889_DE09_A09E_67A9),
      ("0 EUR", 0x72BF_66A5_4DA6_E74E),
      ("-1 JPY", 0x2BBD_2DC0_563A_A05C),
      ("0.000001 DOGE", 0xD4FC_F381_0FFF_A2CA),
      ("1 USDC", 0xF969_36BA_AF05_53E8),
    ] as [(String, UInt64)])
  func neverChangesItsHashes(_ text: String, _ hash: UInt64) {
    #expect(money(text).hash == hash)
  }

  @Test func roundsToItsCurrencysDigits() throws {
    let third = try a.divided(by: decimal("3"), digits: .currency, rounding: .halfEven)
    #expect(String(third.value) == "3.50 EUR" && !third.isRounded)
    let seventh = try a.divided(by: decimal("7.7"), digits: .currency, rounding: .up)
    #expect(String(seventh.value) == "1.37 EUR" && seventh.isRounded)
    let product = try money("1050 JPY").multiplied(by: decimal("1.0005"), digits: .currency, rounding: .halfUp)
    #expect(String(product.value) == "1051 JPY" && product.isRounded)
    #expect(String(try a.multiplied(by: decimal("1.005"), digits: .count(4), rounding: .down).value) == "10.5525 EUR")
    #expect(String(try a.multiplied(by: decimal("-1.005"))) == "-10.55250 EUR")
    let quantized = try money("1.2345 TND").quantized(digits: .currency, rounding: .halfEven)
    #expect(String(quantized.value) == "1.234 TND" && quantized.isRounded)
    expectFailure(.unknownCurrency) { try money("1 XAU").quantized(digits: .currency, rounding: .up) }
    expectFailure(.divisionByZero) { try a.divided(by: .zero, digits: .currency, rounding: .up) }
    #expect(String(try money("1.55 XAU").quantized(digits: .count(1), rounding: .halfEven).value) == "1.6 XAU")
  }
}
