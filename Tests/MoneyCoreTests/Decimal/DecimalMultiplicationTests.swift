import Testing

@testable import MoneyCore

/// Products without rounding, and those to a number of digits, in every mode.
struct DecimalMultiplicationTests {
  @Test func isExactOrOverflows() throws {
    var random = SplitMix64(seed: 27)
    for _ in 0..<2000 {
      let a = random.below(3) == 0 ? random.plainDecimal() : random.decimal()
      let b = random.below(3) == 0 ? random.plainDecimal() : random.decimal()
      let product = Result { () throws(MoneyFailure) in try a.multiplied(by: b) }
      try #require(
        ExactDecimal.allows(product, of: Fraction(a) * Fraction(b), scale: Int(a.scale + b.scale)),
        "\(String(a)) × \(String(b)): \(product)")
    }
  }

  @Test func obeysTheLaws() throws {
    var random = SplitMix64(seed: 28)
    for _ in 0..<500 {
      let (a, b, c) = (random.plainDecimal(), random.plainDecimal(), random.plainDecimal())
      guard let ab = try? a.multiplied(by: b), let ac = try? a.multiplied(by: c) else { continue }
      let reversed = try b.multiplied(by: a)
      try #require(ab == reversed && ab.scale == reversed.scale)
      if let sum = try? b.adding(c), let left = try? a.multiplied(by: sum), let right = try? ab.adding(ac) {
        try #require(left == right, "\(String(a)) × (\(String(b)) + \(String(c)))")
      }
      let factors = [1, -1, 0].map { Decimal(unchecked: $0, scale: 0) }
      let products = try factors.map { try a.multiplied(by: $0) }
      try #require(products[0] == a && products[1] == a.negated && products[2].isZero)
    }
  }

  @Test(arguments: Rounding.allCases) func roundsOnce(_ mode: Rounding) throws {
    var random = SplitMix64(seed: 29)
    for _ in 0..<500 {
      let (a, b, digits) = (random.decimal(), random.decimal(), random.scale())
      let product = Result { () throws(MoneyFailure) in try a.multiplied(by: b, digits: digits, rounding: mode) }
      try #require(
        RoundingLaw.allows(product, of: Fraction(a) * Fraction(b), digits: digits, mode),
        "\(String(a)) × \(String(b)) to \(digits): \(product)")
    }
  }

  @Test(arguments: [
    ("2", "3.50", "7.00"), ("-1.5", "1.5", "-2.25"), ("0.00", "-7", "0.00"),
    ("0.0000000000000000000000001", "0.00000000000000", "0.00000000000000000000000000000000000000"),
    ("0.50000000000000000000", "0.20000000000000000000", "0.10000000000000000000000000000000000000"),
    ("10000000000000000000", "100000000000000000.0", "1000000000000000000000000000000000000.0"),
    ("10000000000000000000", "1000000000000000000.00", "10000000000000000000000000000000000000"),
  ])
  func keepsAllDigits(_ a: String, _ b: String, _ product: String) throws {
    #expect(String(try decimal(a).multiplied(by: decimal(b))) == product)
  }

  @Test func overflowsPast38Digits() throws {
    let tenToThe19th = decimal("10000000000000000000")
    expectFailure(.overflow, saying: "product exceeds 38 digits") {
      try tenToThe19th.multiplied(by: tenToThe19th)
    }
    let tiny = decimal("0.00000000000000000001")
    expectFailure(.overflow) { try tiny.multiplied(by: tiny) }
    expectFailure(.overflow) { try tenToThe19th.multiplied(by: tenToThe19th, digits: 0, rounding: .halfEven) }
    #expect(String(try tiny.multiplied(by: tiny, digits: 38, rounding: .up).value).hasSuffix("01"))
  }
}
