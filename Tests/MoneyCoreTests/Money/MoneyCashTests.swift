import Testing

@testable import MoneyCore

struct MoneyCashTests {
  @Test(arguments: [
    ("10.52 CHF", "10.50 CHF", true), ("10.525 CHF", "10.50 CHF", true), ("10.575 CHF", "10.60 CHF", true),
    ("10.50 CHF", "10.50 CHF", false), ("10.5 CHF", "10.50 CHF", false), ("-10.53 CHF", "-10.55 CHF", true),
    ("1.25 DKK", "1.00 DKK", true), ("1.26 DKK", "1.50 DKK", true), ("7 HUF", "5.00 HUF", true),
    // No step of its own: the minor unit.
    ("10.526 EUR", "10.53 EUR", true), ("10.5 JPY", "10 JPY", true), ("1.2345 TND", "1.234 TND", true),
  ])
  func roundsToTheCurrencysStep(_ text: String, _ wanted: String, _ isRounded: Bool) throws {
    let cash = try money(text).roundedToCash(step: nil, rounding: .halfEven)
    #expect(String(cash.value) == wanted && cash.isRounded == isRounded)
  }

  @Test(arguments: [
    (Rounding.halfEven, "10.50", "-10.50"), (.halfUp, "10.55", "-10.55"), (.halfDown, "10.50", "-10.50"),
    (.up, "10.55", "-10.55"), (.down, "10.50", "-10.50"), (.ceiling, "10.55", "-10.50"), (.floor, "10.50", "-10.55"),
  ])
  func roundsToAnyStep(_ mode: Rounding, _ positive: String, _ negative: String) throws {
    let (amount, step) = (money("10.525 EUR"), decimal("0.05"))
    #expect(String(try amount.roundedToCash(step: step, rounding: mode).value) == positive + " EUR")
    #expect(String(try amount.negated.roundedToCash(step: step, rounding: mode).value) == negative + " EUR")
  }

  @Test func refusesStepsThatAreNone() {
    for step in ["0", "0.00", "-0.05"] {
      expectFailure(.argument, saying: "step must be positive, got \(step)") {
        try money("1 EUR").roundedToCash(step: decimal(step), rounding: .halfEven)
      }
    }
    expectFailure(.unknownCurrency) { try money("1 XAU").roundedToCash(step: nil, rounding: .halfEven) }
    expectFailure(.inexact) { try money("1.01 CHF").roundedToCash(step: nil, rounding: .unnecessary) }
    expectFailure(.overflow) {
      try money("99999999999999999999999999999999999999 CHF").roundedToCash(step: nil, rounding: .halfEven)
    }
  }
}
