import Testing

@testable import MoneyCore

/// Each kernel of a column against `Rounding.increments`, in every mode: small values over small ratios, so that every mode
/// meets every tail with either sign and either parity.
struct ColumnKernelRoundingTests {
  /// The result of `Rounding` for value × numerator ÷ denominator; nil if it throws.
  private func ruled(_ value: Int64, _ numerator: UInt64, _ denominator: UInt64, _ rounding: Rounding) -> Int64? {
    let (quotient, remainder) = (value.magnitude * numerator).quotientAndRemainder(dividingBy: denominator)
    let tail = Tail(remainder: remainder, divisor: denominator)
    guard let isUp = try? rounding.increments(isNegative: value < 0, isOdd: quotient & 1 == 1, tail: tail) else {
      return nil
    }
    let magnitude = Int64(quotient) + (isUp ? 1 : 0)
    return value < 0 ? -magnitude : magnitude
  }

  private static let ratios: [(UInt64, UInt64)] = [
    (1, 1), (1, 2), (3, 2), (1, 3), (2, 3), (1, 4), (5, 4), (7, 5), (3, 8), (9, 10), (501, 1002), (1503, 1002),
    (334, 1002), (5, 1001), (1234, 2000),
  ]
  private static let values: [Int64] = Array(-60...60)

  @Test(arguments: Rounding.allCases) func everyKernelRoundsAsTheModeSays(_ rounding: Rounding) throws {
    var kernels = 0
    for (numerator, denominator) in Self.ratios {
      let ratio = ColumnRatio(numerator, over: denominator, flags: 0)
      let step = ColumnStep(ratio)
      let kernel = ColumnKernel(ratio, rounding)
      // This one mode is left to the step.
      #expect((kernel == nil) == (rounding == .halfOdd))
      for value in Self.values {
        let wanted = ruled(value, numerator, denominator, rounding)
        var what: Comment { "\(value) × \(numerator)/\(denominator), \(rounding)" }
        try #require(step.takes(value), what)
        let (stepped, isInexact) = step.applied(to: value, rounding)
        try #require(wanted == nil ? isInexact : stepped == wanted, what)
        guard let kernel else { continue }
        var (input, output) = (value, Int64.min)
        let flags = kernel.run(&input, &output, 1, 0)
        try #require((flags == nil) == (wanted == nil) && (wanted == nil || output == wanted), what)
        kernels += 1
      }
    }
    #expect(kernels == (rounding == .halfOdd ? 0 : Self.ratios.count * Self.values.count))
  }

  @Test func theKernelsOfHalfEvenAloneRoundAsTheModeSays() throws {
    var singles = 0
    for (numerator, denominator) in Self.ratios {
      let ratio = ColumnRatio(numerator, over: denominator, flags: 0)
      let wanted = try Self.values.map { try #require(ruled($0, numerator, denominator, .halfEven)) }
      let steps = Self.values.map { _ in ColumnStep(ratio) }
      var output = [Int64](repeating: .min, count: wanted.count)
      let extent = Self.values.reduce(0 as UInt64) { $0 | UInt64(bitPattern: $1 ^ ($1 >> 63)) }
      let pass = try #require(ColumnPass(extent))
      _ = pass.run(Self.values, steps, &output, wanted.count, tells: true)
      #expect(output == wanted, "\(numerator)/\(denominator)")
      guard let single = ColumnSingleKernel(ratio) else { continue }
      output = [Int64](repeating: .min, count: wanted.count)
      _ = single.run(Self.values, &output, wanted.count, tells: true)
      #expect(output == wanted, "\(numerator)/\(denominator)")
      singles += 1
    }
    #expect(singles >= 5)
  }

  @Test func theIncrementWithoutABranchIsThatOfHalfEven() throws {
    for divisor in 1...40 as ClosedRange<UInt64> {
      for value in 0...200 as ClosedRange<UInt64> {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        let tail = Tail(remainder: remainder, divisor: divisor)
        let isUp = try Rounding.halfEven.increments(isNegative: false, isOdd: quotient & 1 == 1, tail: tail)
        let increment = Rounding.halfEvenIncrement(quotient: quotient, remainder: remainder, divisor: divisor)
        #expect(increment == (isUp ? 1 : 0), "\(value) / \(divisor)")
      }
    }
  }
}
