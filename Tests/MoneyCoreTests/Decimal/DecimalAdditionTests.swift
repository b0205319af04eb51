import Testing

@testable import MoneyCore

struct DecimalAdditionTests {
  private func sum(_ a: Decimal, _ b: Decimal) -> Result<Decimal, MoneyFailure> {
    Result { () throws(MoneyFailure) in try a.adding(b) }
  }

  @Test func isExactOrOverflows() throws {
    var random = SplitMix64(seed: 22)
    for _ in 0..<2000 {
      let a = random.decimal()
      // Near neighbours, so that sums cancel, too.
      let b = random.below(4) == 0 ? neighbour(of: a, &random) : random.decimal()
      let scale = Int(max(a.scale, b.scale))
      try #require(
        ExactDecimal.allows(sum(a, b), of: Fraction(a) + Fraction(b), scale: scale), "\(String(a)) + \(String(b))")
      let difference = Result { () throws(MoneyFailure) in try a.subtracting(b) }
      try #require(
        ExactDecimal.allows(difference, of: Fraction(a) - Fraction(b), scale: scale), "\(String(a)) - \(String(b))")
    }
  }

  private func neighbour(of value: Decimal, _ random: inout SplitMix64) -> Decimal {
    let coefficient = Int128(value.coefficient.magnitude) - Int128(random.below(3))
    return Decimal(coefficient: random.flip() ? coefficient : -coefficient, scale: value.scale) ?? value
  }

  @Test func obeysTheLaws() throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<1000 {
      let (a, b, c) = (random.decimal(), random.decimal(), random.decimal())
      let zero = try a.subtracting(a)
      try #require(zero.isZero && zero.scale == a.scale)
      switch (sum(a, b), sum(b, a)) {
      case (.success(let one), .success(let other)):
        try #require(one.coefficient == other.coefficient && one.scale == other.scale)
        if case .success(let back) = sum(one, b.negated) { try #require(back == a) }
        guard case .success(let left) = sum(one, c), case .success(let tail) = sum(b, c),
          case .success(let right) = sum(a, tail)
        else { continue }
        try #require(left == right, "\(String(a)) + \(String(b)) + \(String(c))")
      case (.failure, .failure): continue
      default: Issue.record("\(String(a)) + \(String(b)) depends on the order")
      }
    }
  }

  /// The smallest cases of each rule.
  @Test(arguments: [
    ("1.10", "2.2", "3.30"), ("1", "-1.00", "0.00"), ("-0.1", "0.3", "0.2"), ("0", "-0.00", "0.00"),
    // 39 digits, the last a zero of the fraction.
    ("9999999999999999999999999999999999999.5", "0.5", "10000000000000000000000000000000000000"),
    ("99999999999999999999999999999999999999", "0.0", "99999999999999999999999999999999999999"),
    (
      "99999999999999999999999999999999999999", "-0.00000000000000000000000000000000000000",
      "99999999999999999999999999999999999999"
    ),
    (
      "50000000000000000000000000000000000.00", "-0.00000000000000000000000000000000000000",
      "50000000000000000000000000000000000.000"
    ),
  ])
  func keepsTheLargerScale(_ a: String, _ b: String, _ sum: String) throws {
    #expect(String(try decimal(a).adding(decimal(b))) == sum)
    #expect(String(try decimal(b).adding(decimal(a))) == sum)
  }

  @Test(arguments: [
    ("99999999999999999999999999999999999999", "1"), ("-99999999999999999999999999999999999999", "-1"),
    ("99999999999999999999999999999999999999", "0.1"), ("10", "0.00000000000000000000000000000000000001"),
  ])
  func overflowsPast38Digits(_ a: String, _ b: String) throws {
    let (one, other) = (decimal(a), decimal(b))
    expectFailure(.overflow, saying: "sum exceeds 38 digits") { try one.adding(other) }
    expectFailure(.overflow) { try other.subtracting(one.negated) }
  }
}
