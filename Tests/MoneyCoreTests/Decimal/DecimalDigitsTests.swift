import Testing

@testable import MoneyCore

/// Trailing zeros, significant digits and steps.
struct DecimalDigitsTests {
  @Test func signIsByValue() {
    #expect(decimal("-0.01").sign == -1 && decimal("0.00").sign == 0 && decimal("-0").sign == 0)
    #expect(decimal("99999999999999999999999999999999999999").sign == 1)
  }

  /// Equal values become one, with no digit more than the value or the caller needs.
  @Test func normalizingLeavesTheValueAndItsFewestDigits() throws {
    var random = SplitMix64(seed: 1310)
    for _ in 0..<2000 {
      let (value, digits) = (random.flip() ? random.decimal() : random.plainDecimal(), random.scale())
      guard let normal = try? value.normalized(atLeast: digits) else {
        // The zeros asked for do not fit.
        try #require((try? value.quantized(digits: digits, rounding: .unnecessary)) == nil && value.scale < digits)
        continue
      }
      try #require(Fraction(normal) == Fraction(value))
      try #require(normal.scale >= digits)
      try #require(normal.scale == digits || normal.coefficient % 10 != 0)
      // The same from any other way to write it.
      if let longer = try? value.quantized(digits: min(38, value.scale + 3), rounding: .unnecessary).value {
        try #require(String(try longer.normalized(atLeast: digits)) == String(normal))
      }
    }
  }

  @Test(
    arguments: [
      ("1.500", 0, "1.5"), ("1.500", 2, "1.50"), ("1.5", 2, "1.50"), ("100", 0, "100"), ("0.000", 0, "0"),
      ("0", 2, "0.00"), ("-2.00", 0, "-2"), ("-2.05", 1, "-2.05"),
    ] as [(String, UInt32, String)])
  func normalizes(_ text: String, _ digits: UInt32, _ wanted: String) throws {
    #expect(String(try decimal(text).normalized(atLeast: digits)) == wanted)
  }

  @Test func refusesZerosThatDoNotFit() {
    expectFailure(.overflow) { try decimal("99999999999999999999999999999999999999").normalized(atLeast: 2) }
  }

  /// As a decimal number with `count` digits from its first one: by the modes' relations at that digit.
  @Test(arguments: Rounding.allCases) func keepsSignificantDigits(_ mode: Rounding) throws {
    var random = SplitMix64(seed: 1311)
    for _ in 0..<600 {
      let value = random.flip() ? random.decimal() : random.plainDecimal()
      let count = 1 + UInt32(random.below(random.flip() ? 6 : 38))
      let length = UInt32(value.isZero ? 0 : String(value.coefficient.magnitude).utf8.count)
      let outcome = Result { () throws(MoneyFailure) in
        try value.rounded(significantDigits: count, rounding: mode)
      }
      var what: Comment { "\(String(value)) to \(count), \(mode): \(outcome)" }
      if length <= count {
        let kept = try outcome.get()
        try #require(String(kept.value) == String(value) && !kept.isRounded, what)
        continue
      }
      // The value as an integer of its first `count` digits, with the rest as a fraction.
      let dropped = length - count
      let scaled = Fraction(
        Natural(value.magnitude), over: Natural.powerOfTen(Int(dropped)), isNegative: value.isNegative)
      guard case .success(let rounded) = outcome else {
        guard case .failure(let failure) = outcome else { continue }
        try #require(failure.status == (mode == .unnecessary ? .inexact : .overflow), what)
        continue
      }
      // The result in the same units, which it is a whole number of.
      let unit = Fraction(Natural.powerOfTen(Int(dropped)), over: Natural.powerOfTen(Int(value.scale)))
      let whole = Fraction(rounded.value) * unit.inverse
      let coefficient = Natural(rounded.value.magnitude) * Natural.powerOfTen(Int(value.scale))
      let quotient = try #require(
        wholeNumber(coefficient, over: Natural.powerOfTen(Int(dropped + rounded.value.scale))), what)
      let asDecimal = Decimal(unchecked: value.isNegative ? -quotient : quotient, scale: 0)
      try #require(Fraction(asDecimal) == whole, what)
      try #require(
        RoundingLaw.allows(.success(Rounded(asDecimal, isRounded: rounded.isRounded)), of: scaled, digits: 0, mode),
        what)
      let shown = String(rounded.value.coefficient.magnitude).utf8.count
      try #require(rounded.value.scale == 0 || shown <= count, what)
    }
  }

  /// Nil where the denominator, a power of ten, leaves a rest.
  private func wholeNumber(_ numerator: Natural, over denominator: Natural) -> Int128? {
    let zeros = denominator.digits.utf8.count - 1
    let digits = numerator.digits
    if digits == "0" { return 0 }
    guard digits.hasSuffix(String(repeating: "0", count: zeros)) else { return nil }
    return Int128(digits.dropLast(zeros))
  }

  @Test(
    arguments: [
      ("1234.5", 2, "1200"), ("0.0995", 2, "0.10"), ("9.99", 2, "10"), ("0.999", 2, "1.0"), ("1.5000", 3, "1.50"),
      ("-1250", 2, "-1200"), ("-1350", 2, "-1400"), ("7", 3, "7"), ("0.00", 1, "0.00"), ("99.9", 2, "100"),
      ("0.012345", 2, "0.012"), ("1234", 4, "1234"),
    ] as [(String, UInt32, String)])
  func roundsToSignificantDigits(_ text: String, _ count: UInt32, _ wanted: String) throws {
    #expect(String(try decimal(text).rounded(significantDigits: count, rounding: .halfEven).value) == wanted)
  }

  @Test(arguments: [
    ("1234.5", "100", "1200"), ("1250", "100", "1200"), ("-1250.01", "100", "-1300"), ("15", "10", "20"),
    ("1.03", "0.05", "1.05"), ("7", "3", "6"), ("0", "0.25", "0.00"),
  ])
  func roundsToAStep(_ text: String, _ step: String, _ wanted: String) throws {
    #expect(String(try decimal(text).rounded(toStep: decimal(step), rounding: .halfEven).value) == wanted)
  }

  @Test(arguments: ["0", "0.00", "-10"]) func refusesAStepThatIsNone(_ step: String) {
    expectFailure(.argument, saying: "step must be positive, got \(step)") {
      try decimal("1").rounded(toStep: decimal(step), rounding: .halfEven)
    }
  }

  @Test func countsDigits() {
    #expect(PowerOfTen.digitCount(0) == 0 && PowerOfTen.digitCount(.max) == 39)
    for exponent in 0...38 {
      let power = PowerOfTen.wide(exponent)
      #expect(PowerOfTen.digitCount(power) == UInt32(exponent) + 1)
      #expect(PowerOfTen.digitCount(power - 1) == UInt32(exponent))
    }
  }
}
