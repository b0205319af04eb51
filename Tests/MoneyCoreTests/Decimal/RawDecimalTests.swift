import Testing

@testable import MoneyCore

/// The fast path returns a result that the definition of the mode allows, or defers to the general path.
struct RawDecimalTests {
  private func raw(_ value: Decimal) -> RawDecimal {
    RawDecimal(
      low: UInt64(truncatingIfNeeded: value.coefficient), high: Int64(value.coefficient >> 64),
      label: UInt64(value.scale))
  }

  private func outcome(_ word: RoundedWord, _ scale: UInt32) -> Result<Rounded<Decimal>, MoneyFailure> {
    .success(Rounded(Decimal(unchecked: Int128(word.coefficient), scale: scale), isRounded: word.isRounded == 1))
  }

  /// Mostly a coefficient of 64 bits, often one whose quotients have ties.
  private func operand(_ random: inout SplitMix64) -> Decimal {
    switch random.below(6) {
    case 0: random.decimal()
    case 1: Decimal(unchecked: Int128(Int64(bitPattern: random.limb())), scale: random.scale())
    case 2: Decimal(unchecked: Int128(5 * (random.below(2000) - 1000)), scale: UInt32(random.below(6)))
    default: random.plainDecimal()
    }
  }

  @Test(arguments: Rounding.allCases) func obeysTheMode(_ mode: Rounding) throws {
    var random = SplitMix64(seed: 80)
    var taken = [0, 0, 0, 0]
    for _ in 0..<2000 {
      let (a, b) = (operand(&random), operand(&random))
      let digits = random.below(3) == 0 ? random.scale() : UInt32(random.below(5))
      var what: Comment { "\(String(a)), \(String(b)) to \(digits)" }
      func check(_ word: RoundedWord?, _ exact: Fraction, _ kind: Int) throws {
        guard let word else { return }
        taken[kind] += 1
        try #require(RoundingLaw.allows(outcome(word, digits), of: exact, digits: digits, mode), what)
      }
      let asked = (digits: Int32(digits), rounding: mode.rawValue)
      let product = raw(a).product(raw(b), digits: asked.digits, rounding: asked.rounding)
      try check(product, Fraction(a) * Fraction(b), 0)
      try check(raw(a).quantized(digits: asked.digits, rounding: asked.rounding), Fraction(a), 1)
      let quotient = raw(a).quotient(raw(b), digits: asked.digits, rounding: asked.rounding)
      if b.isZero { try #require(quotient == nil) } else { try check(quotient, Fraction(a) * Fraction(b).inverse, 2) }
      if let multiple = raw(a).multiple(of: raw(b), rounding: asked.rounding) {
        let steps = try a.divided(by: b, digits: 0, rounding: mode)
        try #require(!b.isNegative && steps.isRounded == (multiple.isRounded == 1), what)
        try #require(Int128(multiple.coefficient) == steps.value.coefficient * b.coefficient, what)
        taken[3] += 1
      }
    }
    // The mode `unnecessary` defers whenever anything would be dropped.
    for count in taken { #expect(count > (mode == .unnecessary ? 20 : 400), "\(taken)") }
  }

  @Test func multipliesExactly() throws {
    var random = SplitMix64(seed: 81)
    var taken = 0
    for _ in 0..<3000 {
      let (a, b) = (operand(&random), operand(&random))
      guard let (product, scale) = raw(a).product(raw(b), rounding: 1004) else { continue }
      let exact = try a.multiplied(by: b)
      try #require(exact.coefficient == Int128(product.coefficient) && exact.scale == scale && product.isRounded == 0)
      taken += 1
    }
    #expect(taken > 1000)
    #expect(raw(decimal("2")).product(raw(decimal("3")), rounding: 999) == nil)
  }

  @Test func leavesWhatIsNotShort() {
    let two = RawDecimal(low: 200, high: 0, label: 2)
    func expectLeft(_ other: RawDecimal, digits: Int32 = 2, rounding: Int32 = 1000) {
      #expect(other.quantized(digits: digits, rounding: rounding) == nil)
      for (a, b) in [(two, other), (other, two)] {
        #expect(a.product(b, digits: digits, rounding: rounding) == nil)
        #expect(a.quotient(b, digits: digits, rounding: rounding) == nil)
        #expect(a.multiple(of: b, rounding: rounding) == nil)
      }
    }
    #expect(two.quantized(digits: 2, rounding: 1000)?.coefficient == 200)
    expectLeft(RawDecimal(low: .max, high: 0, label: 2))
    expectLeft(RawDecimal(low: 1, high: -1, label: 2))
    expectLeft(RawDecimal(low: 200, high: 0, label: 39))
    expectLeft(RawDecimal(low: 200, high: 0, label: 1 << 32 | 2))
    for digits in [-2, -1, 39, .min, .max] as [Int32] {
      #expect(two.quantized(digits: digits, rounding: 1000) == nil)
      #expect(two.product(two, digits: digits, rounding: 1000) == nil)
      #expect(two.quotient(two, digits: digits, rounding: 1000) == nil)
    }
    for rounding in [-1, 0, 999, 1011, .min, .max] as [Int32] {
      expectLeft(two, rounding: rounding)
    }
    // The largest result of 64 bits, and a longer one. A result of -2^63 is left too.
    let most = RawDecimal(low: UInt64(Int64.max), high: 0, label: 0)
    #expect(most.quantized(digits: 0, rounding: 1000)?.coefficient == Int64.max)
    #expect(most.quantized(digits: 1, rounding: 1000) == nil)
    let least = RawDecimal(low: 1 << 63, high: -1, label: 0)
    #expect(least.quantized(digits: 0, rounding: 1000) == nil)
    #expect(two.multiple(of: RawDecimal(low: 0, high: 0, label: 0), rounding: 1000) == nil)
    #expect(two.multiple(of: RawDecimal(low: UInt64(bitPattern: -5), high: -1, label: 0), rounding: 1000) == nil)
  }

  @Test func readsTheRuleOfEachMode() {
    for mode in Rounding.allCases { #expect(RoundingRule(rawValue: mode.rawValue)?.mode == RoundingRule(mode).mode) }
    for value in [-2, -1, 0, 7, 38, 999, 1011, .min, .max] as [Int32] { #expect(RoundingRule(rawValue: value) == nil) }
  }
}
