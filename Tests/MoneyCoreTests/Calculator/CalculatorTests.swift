import Testing
@testable import MoneyCalculator
@testable import MoneyCore

struct CalculatorTests {
  private func keys(_ text: String) throws(MoneyFailure) -> [(key: CalculatorKey, position: Int)] {
    try reading(text) { (text) throws(MoneyFailure) in try CalculatorKey.keys(in: text) }
  }

  /// A calculator after keys, and the last alert.
  private func press(_ text: String, digits: UInt32 = 5) throws -> (calculator: Calculator, alert: CalculatorAlert?) {
    var calculator = Calculator()
    try calculator.setDigits(digits)
    var alert: CalculatorAlert?
    for (key, _) in try keys(text) { alert = try calculator.press(key) }
    return (calculator, alert)
  }

  @Test func vectors() throws {
    let vectors = try ProjectFiles.vectors("calculator")
    #expect(vectors.count >= 35)
    for vector in vectors {
      let (calculator, alert) = try press(try #require(vector["keys"] as? String))
      #expect(String(calculator.display) == vector["display"] as? String, "\(vector)")
      #expect(alert.map { String(Message($0.name)) } == vector["alert"] as? String, "\(vector)")
    }
  }

  // MARK: - A million keys

  /// Typed by somebody who finishes some operations, by anybody, and never finishing.
  private static let habits: [[CalculatorKey]] = [
    Array(repeating: CalculatorKey.allCases.filter { $0.rawValue < 10 }, count: 3).flatMap { $0 }
      + Array(repeating: [.add, .subtract, .multiply, .divide, .equals, .keep], count: 4).flatMap { $0 }
      + [.point, .percent, .sign, .correct, .clear],
    CalculatorKey.allCases,
    CalculatorKey.allCases.filter { $0 != .clear && $0 != .equals && $0 != .correct } + [.digit7, .digit3, .digit9],
  ]

  /// The visible state of a calculator.
  private func seen(_ calculator: Calculator) -> String {
    "\(calculator.state)|\(String(calculator.display))|\(String(calculator.expression))|\(calculator.revision)"
  }

  /// True if a display is valid: numbers that can be read back with operators in between, or a result.
  private func checkDisplay(_ calculator: Calculator) throws {
    let display = String(calculator.display)
    if calculator.state == .result {
      #expect(display.hasPrefix(" = "))
      let shown = try Decimal(reading: String(display.dropFirst(3)))
      #expect(shown.scale <= calculator.digits)
      return
    }
    let expression = String(calculator.expression)
    #expect(display == expression)
    let parts = display.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for (index, part) in parts.enumerated() {
      if index % 2 == 1 {
        #expect(["+", "-", "x", "÷"].contains(part), "\(display)")
      } else if index == parts.count - 1, part.isEmpty {
        #expect(calculator.state == .operator)
      } else {
        let isPoint = part.hasSuffix(".")
        #expect(!isPoint || (calculator.state == .point && index == parts.count - 1), "\(display)")
        _ = try Decimal(reading: isPoint ? String(part.dropLast()) : part)
      }
    }
  }

  /// The display's own text, pressed on a new calculator, shows itself.
  private func checkRetyping(_ calculator: Calculator) throws {
    guard calculator.state != .result else { return }
    let display = String(calculator.display)
    let text = display.split(separator: " ").map {
      $0.hasPrefix("-") && $0.count > 1 ? "\($0.dropFirst()) ±" : String($0)
    }
    // 0 accepts no operator, but an exact value that displays as 0 does.
    if display.hasPrefix("0 ") { return }
    let (again, alert) = try press(text.joined(separator: " "))
    #expect(alert == nil && String(again.display) == display)
  }

  /// One check of many: only failures are recorded, so success is cheap.
  private func expect(_ holds: Bool, _ calculator: Calculator, _ key: CalculatorKey) {
    if !holds { Issue.record("\(key) on \(seen(calculator))") }
  }

  @Test func aMillionKeys() throws {
    var random = SplitMix64(seed: 2024)
    var calculator = Calculator()
    let first = calculator.display
    var keys = CalculatorTests.habits[0]
    var counts = (alerts: 0, failures: 0, results: 0)
    for count in 0..<1_000_000 {
      if count % 500 == 0 { keys = random.pick(CalculatorTests.habits) }
      if count % 5000 == 0 { try calculator.setDigits(UInt32(random.pick([0, 1, 5, 5, 5, 38]))) }
      if count % 2000 == 0 { _ = try calculator.press(.clear) }
      let key = random.pick(keys)
      let before = calculator
      let outcome = outcome(of: key, on: &calculator)
      if outcome == "taken" {
        if key == .clear {
          expect(calculator.state == .start && calculator.display == first && calculator.value.isZero, before, key)
        }
      } else {
        if outcome == "limit" || outcome == "overflow" { counts.failures += 1 } else { counts.alerts += 1 }
        expect(calculator.revision == before.revision && calculator.state == before.state, before, key)
        expect(calculator.value.isIdentical(to: before.value), before, key)
      }
      if count % 8 == 0, calculator.revision == before.revision {
        expect(calculator.display == before.display && calculator.expression == before.expression, before, key)
      }
      if calculator.state == .result { counts.results += 1 }
      if count % 256 == 0 {
        try checkDisplay(calculator)
        try checkRetyping(calculator)
        checkAllowedKeys(calculator)
      }
    }
    // Each of them was met.
    #expect(counts.alerts > 10_000 && counts.failures > 1_000 && counts.results > 1_000, "\(counts)")
  }

  private func checkAllowedKeys(_ calculator: Calculator) {
    let allowed = calculator.allowedKeys
    for key in CalculatorKey.allCases {
      var trial = calculator
      let isAllowed = allowed >> UInt32(key.rawValue) & 1 == 1
      expect(isAllowed == (outcome(of: key, on: &trial) == "taken"), calculator, key)
    }
  }

  /// The result of a key: accepted, an alert, or a failure.
  private func outcome(of key: CalculatorKey, on calculator: inout Calculator) -> String {
    do throws(MoneyFailure) {
      return try calculator.press(key).map { String(Message($0.name)) } ?? "taken"
    } catch { return "\(error.status)" }
  }

  // MARK: - Values

  @Test func everyStepIsExact() throws {
    let steps = [
      "÷ 3", "÷ 7", "x 0.3", "÷ 0.0000001", "x 123456789", "+ 1", "- 0.5 x 3",
      "÷ 99999999999999999999999999999999999999",
    ]
    let text = "12.5 " + steps.joined(separator: " ") + " = K " + steps.joined(separator: " ") + " ="
    let (calculator, alert) = try press(text)
    #expect(alert == nil)
    let huge = Fraction(decimal("99999999999999999999999999999999999999"))
    func step(_ value: Fraction) -> Fraction {
      let divisors = ["3", "7", "0.0000001"].map { Fraction(decimal($0)).inverse }
      let product = divisors.reduce(value * Fraction(decimal("0.3")) * Fraction(decimal("123456789")), *)
      return product + Fraction.one - Fraction(decimal("1.5")) * huge.inverse
    }
    let wanted = step(step(Fraction(decimal("12.5"))))
    #expect(Fraction(calculator.value) == wanted)
  }

  @Test func partialResultsAreForgottenWithTheirOperators() throws {
    // State of the operation before X must not affect the one that replaces it.
    for (text, display) in [
      ("2 x 3 + 4 X X X 5 + 4 =", " = 14"), ("1 + 2 + 3 X X X 7 + 10 % =", " = 8.8"),
      ("8 ÷ 0 + X X 2 + 1 =", " = 5"), ("1 + 2 x X + 5 =", " = 8"),
    ] {
      #expect(String(try press(text).calculator.display) == display, "\(text)")
    }
  }

  // MARK: - Restoring

  @Test func everyStateIsRestored() throws {
    var random = SplitMix64(seed: 11)
    var calculator = Calculator()
    for count in 0..<20_000 {
      _ = try? calculator.press(random.pick(CalculatorTests.habits[count / 1000 % 3]))
      var again = try Calculator(
        restoring: calculator.elements, digits: calculator.digits, hasResult: calculator.state == .result)
      #expect(again.display == calculator.display && again.expression == calculator.expression)
      #expect(again.state == calculator.state && again.value.isIdentical(to: calculator.value))
      // And goes on alike.
      let key = random.pick(CalculatorKey.allCases)
      var other = calculator
      #expect(outcome(of: key, on: &again) == outcome(of: key, on: &other) && again.display == other.display)
    }
  }

  @Test func bigIntegersAsText() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let value = BigUnsigned(limbs: (0..<random.below(10)).map { _ in random.below(4) == 0 ? 0 : random.next() })
      let text = value.decimalText
      #expect(BigUnsigned(decimalText: text, longest: 200) == value)
      #expect(String(text) == "\(Natural(value))")
    }
    for bad in ["", "01", "1 ", "-1", "1.0", "x"] {
      #expect(BigUnsigned(decimalText: Array(bad.utf8), longest: 200) == nil)
    }
    #expect(BigUnsigned(decimalText: Array("1000".utf8), longest: 3) == nil)
  }
}
