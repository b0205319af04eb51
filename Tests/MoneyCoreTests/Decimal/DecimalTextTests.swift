import Testing

@testable import MoneyCore

struct DecimalTextTests {
  @Test func readsWhatItWrites() throws {
    var random = SplitMix64(seed: 35)
    for _ in 0..<2000 {
      let value = random.decimal()
      let text = String(value)
      let back = try Decimal(reading: text)
      try #require(back.coefficient == value.coefficient && back.scale == value.scale, "\(text)")
      // What it wrote is the coefficient with a point put in.
      let digits = text.filter { $0 != "-" && $0 != "." }
      try #require(Natural(digits) == Natural(value.coefficient.magnitude), "\(text)")
      try #require(text.hasPrefix("-") == value.isNegative, "\(text)")
      let fraction = text.split(separator: ".").dropFirst().first?.count ?? 0
      try #require(fraction == Int(value.scale) && text.contains(".") == (value.scale > 0), "\(text)")
      try #require(
        text.utf8.count <= Decimal.textCapacity && digits.utf8.count == max(significant(digits), fraction + 1))
    }
  }

  /// How many digits there are from the first that is not 0.
  private func significant(_ digits: String) -> Int {
    max(1, digits.drop { $0 == "0" }.utf8.count)
  }

  /// Any text of digits, signs and points reads as the grammar says, or fails where it first breaks it.
  @Test func readsTheGrammarAndNothingElse() throws {
    var random = SplitMix64(seed: 36)
    for _ in 0..<6000 {
      let text = String((0..<random.below(7)).map { _ in random.pick(Array("0159..+-e ")) })
      let wanted = grammar(Array(text.utf8))
      do {
        let value = try Decimal(reading: text)
        try #require(wanted == nil, "\(text) was read")
        let unsigned = text.drop { $0 == "+" || $0 == "-" }
        let fraction = unsigned.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
        try #require(Int(value.scale) == fraction, "\(text)")
        let exact = Fraction(
          Natural(unsigned.filter { $0 != "." }), over: Natural.powerOfTen(fraction), isNegative: text.hasPrefix("-"))
        try #require(Fraction(value) == exact, "\(text)")
      } catch let failure as MoneyFailure {
        try #require(failure.status == .syntax && failure.position == wanted, "\(text): \(String(failure.message))")
      }
    }
  }

  /// Where a text leaves the grammar `[+-] digits* [. digits+]`, of at least one digit; nil when it does not.
  private func grammar(_ text: [UInt8]) -> Int? {
    var index = 0
    func digits() -> Int {
      let start = index
      while index < text.count, (48...57).contains(text[index]) { index += 1 }
      return index - start
    }
    if index < text.count, text[index] == 43 || text[index] == 45 { index += 1 }
    let whole = digits()
    if index < text.count, text[index] == 46 {
      index += 1
      if digits() == 0 { return index }
    } else if whole == 0 {
      return index
    }
    return index == text.count ? nil : index
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("-0.00", "0.00"), ("+7", "7"), (".5", "0.5"), ("-.50", "-0.50"), ("00012.340", "12.340"),
    ("0.10", "0.10"), ("999999999999999999", "999999999999999999"), ("1000000000000000000", "1000000000000000000"),
    ("-1234567890123456789.0123456789012345678", "-1234567890123456789.0123456789012345678"),
    ("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"),
    ("10000000000000000000.0000000000000000000", "10000000000000000000.000000000000000000"),
  ])
  func keepsDigitsAndScale(_ text: String, _ wanted: String) throws {
    #expect(String(decimal(text)) == wanted)
  }

  /// Zeros at the end of the fraction go only as far as 38 digits need it; no other digit ever does.
  @Test func isExactOrOverflows() throws {
    var random = SplitMix64(seed: 37)
    for _ in 0..<1500 {
      let whole = random.pick([0, 1, 5, 18, 19, 20, 37, 38, 39])
      let fraction = random.pick([0, 1, 2, 18, 19, 37, 38, 39, 60])
      let kinds = [0, 1, 2].map { _ in random.below(4) }
      let text =
        digits(whole, kinds[0], &random) + (fraction == 0 ? "" : "." + digits(fraction, kinds[1], &random))
      if whole + fraction == 0 { continue }
      let exact = Fraction(Natural(text.filter { $0 != "." }), over: Natural.powerOfTen(fraction))
      let outcome = Result { () throws(MoneyFailure) in try Decimal(reading: text) }
      switch outcome {
      case .success:
        try #require(ExactDecimal.allows(outcome, of: exact, scale: fraction), "\(text): \(outcome)")
      case .failure(let failure):
        try #require(failure.position == 0, "\(text)")
        let unplaced: Result<Decimal, MoneyFailure> = .failure(MoneyFailure(failure.status, failure.message))
        try #require(ExactDecimal.allows(unplaced, of: exact, scale: fraction), "\(text): \(outcome)")
      }
    }
  }

  /// Digits: all zeros, zeros before the last, zeros behind the first, or any.
  private func digits(_ count: Int, _ kind: Int, _ random: inout SplitMix64) -> String {
    String(
      (0..<count).map { index in
        let isZero = kind == 0 || kind == 1 && index < count - 1 || kind == 2 && index > 0
        return isZero ? "0" : random.pick(Array("123456789"))
      })
  }

  @Test func namesWhatItRefuses() throws {
    let long = String(repeating: "9", count: 45)
    expectFailure(
      .overflow, at: 0, saying: "number must have at most 38 digits, got \"\(String(repeating: "9", count: 40))…\""
    ) {
      try Decimal(reading: long)
    }
    expectFailure(.syntax, at: 4, saying: "expected a decimal number, got \"1.23abc\"") {
      try Decimal(reading: "1.23abc")
    }
  }
}
