import Testing

@testable import MoneyCore

struct DecimalRemainderTests {
  private func text(_ pair: (quotient: Decimal, remainder: Decimal)) -> String {
    "\(String(pair.quotient)) \(String(pair.remainder))"
  }

  /// Nothing is lost: the quotient is the rounded one, and with the remainder it restores the dividend.
  @Test(arguments: Rounding.allCases) func givesTheDividendBack(_ mode: Rounding) throws {
    var random = SplitMix64(seed: 1300)
    var taken = 0
    for _ in 0..<400 {
      let isPlain = random.flip()
      let (a, b) = isPlain ? (random.plainDecimal(), random.plainDecimal()) : (random.decimal(), random.decimal())
      let digits = random.flip() ? 0 : random.scale()
      if b.isZero { continue }
      let quotient = Result { () throws(MoneyFailure) in try a.divided(by: b, digits: digits, rounding: mode).value }
      let pair = Result { () throws(MoneyFailure) in try a.dividedWithRemainder(by: b, digits: digits, rounding: mode) }
      var what: Comment { "\(String(a)) ÷ \(String(b)) to \(digits), \(mode)" }
      switch (quotient, pair) {
      case (.success(let quotient), .success(let pair)):
        try #require(String(pair.quotient) == String(quotient), what)
        let exact = Fraction(a) - Fraction(quotient) * Fraction(b)
        let scale = Int(max(a.scale, digits + b.scale))
        try #require(ExactDecimal.allows(.success(pair.remainder), of: exact, scale: scale), what)
        if mode == .unnecessary { try #require(pair.remainder.isZero, what) }
        if mode == .down { try #require(pair.remainder.isZero || pair.remainder.isNegative == a.isNegative, what) }
        if mode == .floor { try #require(pair.remainder.isZero || pair.remainder.isNegative == b.isNegative, what) }
        taken += 1
      case (.failure(let one), .failure(let other)):
        try #require(one.status == other.status, what)
      case (.success(let quotient), .failure(let failure)):
        let exact = Fraction(a) - Fraction(quotient) * Fraction(b)
        try #require(
          ExactDecimal.allows(.failure(failure), of: exact, scale: Int(max(a.scale, digits + b.scale))), what)
      default: Issue.record(what)
      }
    }
    #expect(taken > 100 || mode == .unnecessary)
  }

  @Test(
    arguments: [
      ("7", "2", 0, Rounding.down, "3 1"), ("-7", "2", 0, .down, "-3 -1"), ("-7", "2", 0, .floor, "-4 1"),
      ("7", "-2", 0, .floor, "-4 -1"), ("7", "-2", 0, .down, "-3 1"), ("7", "2", 0, .ceiling, "4 -1"),
      ("7", "2", 0, .halfEven, "4 -1"), ("5", "2", 0, .halfEven, "2 1"), ("100.00", "3", 2, .down, "33.33 0.01"),
      ("100.00", "0.30", 0, .down, "333 0.10"), ("6", "1.5", 1, .unnecessary, "4.0 0.00"),
      ("0", "3", 2, .up, "0.00 0.00"),
      (
        "1", "0.00000000000000000000000000000000000003", 0, .down,
        "33333333333333333333333333333333333333 0.00000000000000000000000000000000000001"
      ),
    ] as [(String, String, UInt32, Rounding, String)])
  func hasTheSignOfTheMode(_ a: String, _ b: String, _ digits: UInt32, _ mode: Rounding, _ wanted: String) throws {
    #expect(text(try decimal(a).dividedWithRemainder(by: decimal(b), digits: digits, rounding: mode)) == wanted)
  }

  @Test func saysWhatFails() {
    expectFailure(.divisionByZero, saying: "division of 7 by 0") {
      try decimal("7").dividedWithRemainder(by: decimal("0.00"), digits: 0, rounding: .down)
    }
    expectFailure(.inexact) {
      try decimal("7").dividedWithRemainder(by: decimal("2"), digits: 0, rounding: .unnecessary)
    }
    // -9.99999999999999999999999999999999999999
    expectFailure(.overflow, saying: "remainder exceeds 38 digits") {
      try decimal("0.00000000000000000000000000000000000001").dividedWithRemainder(
        by: decimal("10"), digits: 0, rounding: .ceiling)
    }
  }
}
