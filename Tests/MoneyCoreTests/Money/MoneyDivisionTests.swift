import Testing

@testable import MoneyCore

struct MoneyDivisionTests {
  @Test func anAmountByANumber() throws {
    let (share, rest) = try money("100.00 EUR").dividedWithRemainder(
      by: decimal("3"), digits: .currency, rounding: .down)
    #expect(String(share) == "33.33 EUR" && String(rest) == "0.01 EUR")
    let yen = try money("-100 JPY").dividedWithRemainder(by: decimal("3"), digits: .currency, rounding: .floor)
    #expect(String(yen.quotient) == "-34 JPY" && String(yen.remainder) == "2 JPY")
    expectFailure(.unknownCurrency) {
      try money("1 XAU").dividedWithRemainder(by: decimal("3"), digits: .currency, rounding: .down)
    }
    expectFailure(.divisionByZero) {
      try money("1 EUR").dividedWithRemainder(by: .zero, digits: .currency, rounding: .down)
    }
  }

  @Test func anAmountByAnAmount() throws {
    let (count, rest) = try money("10.00 EUR").dividedWithRemainder(by: money("3.00 EUR"), digits: 0, rounding: .down)
    #expect(String(count) == "3" && String(rest) == "1.00 EUR")
    let rounded = try money("10 EUR").divided(by: money("3.00 EUR"), digits: 4, rounding: .halfEven)
    #expect(String(rounded.value) == "3.3333" && rounded.isRounded)
    #expect(String(decoding: try money("10.00 EUR").ratio(to: money("3.00 EUR")).plainText, as: UTF8.self) == "10/3")
    #expect(String(decoding: try money("-9 EUR").ratio(to: money("3.0 EUR")).plainText, as: UTF8.self) == "-3")
    let mixed = "EUR cannot be divided by USD"
    let (euros, dollars) = (money("10 EUR"), money("3 USD"))
    expectFailure(.currencyMismatch, saying: mixed) { try euros.divided(by: dollars, digits: 0, rounding: .down) }
    expectFailure(.currencyMismatch, saying: mixed) {
      try euros.dividedWithRemainder(by: dollars, digits: 0, rounding: .down)
    }
    expectFailure(.currencyMismatch, saying: mixed) { try euros.ratio(to: dollars) }
    expectFailure(.divisionByZero, saying: "division of 10 by 0") { try euros.ratio(to: money("0.00 EUR")) }
    expectFailure(.divisionByZero) { try euros.divided(by: money("0 EUR"), digits: 0, rounding: .down) }
  }

  @Test func theRatioIsExact() throws {
    var random = SplitMix64(seed: 1340)
    for _ in 0..<300 {
      let (a, b) = (random.decimal(), random.decimal())
      if b.isZero { continue }
      let ratio = try Money(a, code("EUR")).ratio(to: Money(b, code("EUR")))
      try #require(Fraction(ratio) == Fraction(a) * Fraction(b).inverse, "\(String(a)) ÷ \(String(b))")
      try #require(BigUnsigned.greatestCommonDivisor(ratio.numerator, ratio.denominator).isOne)
    }
  }

  @Test func digitsAreTheCurrencys() throws {
    #expect(String(try money("1.5000 EUR").normalized(atLeast: .currency)) == "1.50 EUR")
    #expect(String(try money("1.5000 JPY").normalized(atLeast: .currency)) == "1.5 JPY")
    #expect(String(try money("1.5000 XAU").normalized(atLeast: .count(0))) == "1.5 XAU")
    expectFailure(.unknownCurrency) { try money("1.5000 XAU").normalized(atLeast: .currency) }
    let step = try money("1234.56 EUR").rounded(toStep: decimal("100"), rounding: .up)
    #expect(String(step.value) == "1300 EUR" && step.isRounded)
    let significant = try money("1234.56 EUR").rounded(significantDigits: 3, rounding: .halfUp)
    #expect(String(significant.value) == "1230 EUR" && significant.isRounded)
  }
}
