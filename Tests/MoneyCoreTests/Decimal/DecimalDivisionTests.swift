import Testing

@testable import MoneyCore

/// Quotients, quantizing and steps, in every mode.
struct DecimalDivisionTests {
  /// A divisor that makes ties, now and then.
  private func divisor(_ random: inout SplitMix64) -> Decimal {
    let isTie = random.below(3) == 0
    let value = isTie ? Decimal(unchecked: random.pick([2, 4, 5, 8, -2]), scale: random.scale()) : random.decimal()
    return value.isZero ? Decimal(unchecked: 2, scale: 0) : value
  }

  @Test(arguments: Rounding.allCases) func dividesRoundingOnce(_ mode: Rounding) throws {
    var random = SplitMix64(seed: 30)
    for _ in 0..<500 {
      let (a, b, digits) = (random.decimal(), divisor(&random), random.scale())
      let quotient = Result { () throws(MoneyFailure) in try a.divided(by: b, digits: digits, rounding: mode) }
      try #require(
        RoundingLaw.allows(quotient, of: Fraction(a) * Fraction(b).inverse, digits: digits, mode),
        "\(String(a)) ÷ \(String(b)) to \(digits): \(quotient)")
    }
  }

  @Test(arguments: Rounding.allCases) func quantizesRoundingOnce(_ mode: Rounding) throws {
    var random = SplitMix64(seed: 31)
    for _ in 0..<500 {
      let (a, digits) = (random.decimal(), random.scale())
      let value = Result { () throws(MoneyFailure) in try a.quantized(digits: digits, rounding: mode) }
      try #require(
        RoundingLaw.allows(value, of: Fraction(a), digits: digits, mode), "\(String(a)) to \(digits): \(value)")
    }
  }

  /// As many integer steps as the mode rounds the quotient to.
  @Test(arguments: Rounding.allCases) func roundsToSteps(_ mode: Rounding) throws {
    var random = SplitMix64(seed: 32)
    let steps = ["0.05", "0.5", "7", "0.025", "1", "5000", "0.10"].map { decimal($0) }
    for _ in 0..<400 {
      let (a, step) = (random.plainDecimal(), random.pick(steps))
      let count = Result { () throws(MoneyFailure) in try a.divided(by: step, digits: 0, rounding: mode) }
      let multiple = Result { () throws(MoneyFailure) in try a.rounded(toMultipleOf: step, rounding: mode) }
      switch (count, multiple) {
      case (.success(let count), .success(let multiple)):
        try #require(
          Fraction(multiple.value) == Fraction(count.value) * Fraction(step), "\(String(a)) by \(String(step))")
        try #require(multiple.isRounded == count.isRounded)
        if a.coefficient.magnitude < 1_000_000_000_000 { try #require(multiple.value.scale == step.scale) }
      case (.failure(let one), .failure(let other)):
        try #require(one.status == other.status, "\(String(a)) by \(String(step))")
      default:
        // The steps fit, their value does not.
        try #require((try? count.get().value.multiplied(by: step)) == nil, "\(String(a)) by \(String(step))")
      }
    }
  }

  @Test func refusesToDivideByZero() throws {
    expectFailure(.divisionByZero, saying: "division of 1.50 by 0") {
      try decimal("1.50").divided(by: decimal("0.00"), digits: 2, rounding: .halfEven)
    }
    expectFailure(.divisionByZero) { try Decimal.zero.divided(by: .zero, digits: 2, rounding: .halfEven) }
  }

  @Test func refusesToRoundWhereThatIsRuledOut() throws {
    let third = decimal("3")
    expectFailure(.inexact) { try Decimal(reading: "1").divided(by: third, digits: 38, rounding: .unnecessary) }
    expectFailure(.inexact) { try Decimal(reading: "1.25").quantized(digits: 1, rounding: .unnecessary) }
    #expect(String(try decimal("9").divided(by: third, digits: 2, rounding: .unnecessary).value) == "3.00")
    #expect(String(try decimal("1.20").quantized(digits: 1, rounding: .unnecessary).value) == "1.2")
  }

  /// The modes' table in `docs/explain/rounding.md`, column by column.
  @Test(arguments: [
    (Rounding.halfEven, "2 -2 2 3 4"), (.halfUp, "3 -3 2 3 4"), (.halfDown, "2 -2 2 3 3"), (.up, "3 -3 3 3 4"),
    (.down, "2 -2 2 2 3"), (.ceiling, "3 -2 3 3 4"), (.floor, "2 -3 2 2 3"),
    (.halfOdd, "3 -3 2 3 3"), (.halfCeiling, "3 -2 2 3 4"), (.halfFloor, "2 -3 2 3 3"),
  ])
  func roundsTies(_ mode: Rounding, _ wanted: String) throws {
    let found = try ["2.5", "-2.5", "2.4", "2.6", "3.5"].map {
      String(try decimal($0).quantized(digits: 0, rounding: mode).value)
    }
    #expect(found.joined(separator: " ") == wanted)
  }
}
