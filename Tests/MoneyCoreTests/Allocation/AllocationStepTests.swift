import Testing

@testable import MoneyCore

/// Shares that are multiples of a step.
struct AllocationStepTests {
  private func allocate(
    _ amount: String, _ weights: [String], step: String, _ method: AllocationMethod = .largestRemainder
  ) throws -> String {
    let allocation = try Allocation(
      of: money(amount), by: weights.map { decimal($0) }, method: method, digits: .currency, step: decimal(step),
      in: nil)
    return (allocation.shares + [allocation.remainder]).map { String($0.amount) }.joined(separator: " ")
  }

  @Test func whatIsLessThanAStepStaysApart() throws {
    #expect(try allocate("10.02 EUR", ["1", "1", "1"], step: "0.05") == "3.35 3.35 3.30 0.02")
    #expect(try allocate("10.02 EUR", ["1", "1", "1"], step: "0.05", .floorToLast) == "3.30 3.35 3.35 0.02")
    #expect(try allocate("10.02 EUR", ["1", "1", "1"], step: "0.05", .separateRemainder) == "3.30 3.30 3.30 0.12")
    #expect(try allocate("-10.02 EUR", ["1", "1", "1"], step: "0.05") == "-3.35 -3.35 -3.30 -0.02")
    #expect(try allocate("1234 JPY", ["2", "1"], step: "100") == "800 400 34")
    #expect(try allocate("0.04 EUR", ["1", "1"], step: "0.05") == "0.00 0.00 0.04")
    #expect(try allocate("1 EUR", ["1", "0", "1"], step: "0.50") == "0.50 0.00 0.50 0.00")
  }

  @Test func refusesAStepThatIsNone() throws {
    for step in ["0", "-0.05"] {
      expectFailure(.argument, saying: "step must be positive, got \(step)") {
        try Allocation(
          of: money("1 EUR"), into: 2, method: .largestRemainder, digits: .currency, step: decimal(step), in: nil)
      }
    }
    expectFailure(.weights) {
      try Allocation(of: money("1 EUR"), by: [], method: .largestRemainder, digits: .currency, step: .zero, in: nil)
    }
    expectFailure(.overflow) {
      try Allocation(
        of: money("99999999999999999999999999999999999999 EUR"), into: 2, method: .floorToFirst, digits: .currency,
        step: decimal("0.05"), in: nil)
    }
  }

  /// The method hands out steps as it hands out units: as many go to each as of the same whole number of units.
  @Test(arguments: AllocationMethod.allCases) func stepsAreHandedOutAsUnitsAre(_ method: AllocationMethod) throws {
    var random = SplitMix64(seed: 1390)
    var taken = 0
    for _ in 0..<300 {
      let amount = Money(random.below(3) == 0 ? random.decimal() : random.plainDecimal(), code("EUR"))
      let step = Decimal(unchecked: Int128(1 + random.below(500)), scale: UInt32(random.below(4)))
      let weights = (0..<1 + random.below(8)).map { _ in Decimal(unchecked: Int128(random.below(7)), scale: 1) }
      guard weights.contains(where: { !$0.isZero }) else { continue }
      guard
        let allocation = try? Allocation(
          of: amount, by: weights, method: method, digits: .currency, step: step, in: nil)
      else {
        try #require(amount.amount.magnitude > Decimal.limit / 1_000_000, "\(String(amount)) by \(String(step))")
        continue
      }
      let count = try amount.amount.divided(by: step, digits: 0, rounding: .down).value
      let units = try Allocation(
        of: Money(count, code("EUR")), by: weights, method: method, digits: .count(0), in: nil)
      for (share, unit) in zip(allocation.shares, units.shares) {
        try #require(Fraction(share.amount) == Fraction(unit.amount) * Fraction(step))
        try #require(share.amount.scale == step.scale)
      }
      let sum = (allocation.shares + [allocation.remainder]).reduce(Fraction.zero) { $0 + Fraction($1.amount) }
      try #require(sum == Fraction(amount.amount), "\(String(amount)) by \(String(step))")
      if method != .separateRemainder {
        try #require(Fraction(allocation.remainder.amount).magnitude < Fraction(step))
      }
      taken += 1
    }
    #expect(taken > 150)
  }
}
