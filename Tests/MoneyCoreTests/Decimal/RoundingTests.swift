import Testing

@testable import MoneyCore

struct RoundingTests {
  @Test func measuresTheTail() {
    for divisor in [1, 2, 3, 4, 10, 255, 256, UInt64.max - 1, .max] as [UInt64] {
      for remainder in [0, 1, divisor / 2, divisor / 2 + 1, divisor - 1] where remainder < divisor {
        let double = UInt128(remainder) * 2
        let wanted: Tail =
          remainder == 0
          ? .zero : double < UInt128(divisor) ? .belowHalf : double == UInt128(divisor) ? .half : .aboveHalf
        #expect(Tail(remainder: remainder, divisor: divisor) == wanted, "\(remainder) of \(divisor)")
      }
    }
    #expect(Tail(remainder: UInt128.max - 1, divisor: UInt128.max) == .aboveHalf)
  }

  /// For +even, +odd, -even and -odd: below half, half, above half.
  @Test(arguments: [
    (Rounding.halfEven, "001 011 001 011"), (.halfUp, "011 011 011 011"), (.halfDown, "001 001 001 001"),
    (.up, "111 111 111 111"), (.down, "000 000 000 000"), (.ceiling, "111 111 000 000"), (.floor, "000 000 111 111"),
    (.halfOdd, "011 001 011 001"), (.halfCeiling, "011 011 001 001"), (.halfFloor, "001 001 011 011"),
  ])
  func decidesByTailSignAndParity(_ mode: Rounding, _ wanted: String) throws {
    var found: [String] = []
    for isNegative in [false, true] {
      for isOdd in [false, true] {
        #expect(try !mode.increments(isNegative: isNegative, isOdd: isOdd, tail: .zero))
        found.append(
          try [Tail.belowHalf, .half, .aboveHalf].map {
            try mode.increments(isNegative: isNegative, isOdd: isOdd, tail: $0) ? "1" : "0"
          }.joined())
      }
    }
    #expect(found.joined(separator: " ") == wanted)
  }

  @Test func roundsHalfEvenWithoutABranch() throws {
    var random = SplitMix64(seed: 38)
    for _ in 0..<1000 {
      let divisor = random.flip() ? 1 + random.next() % 20 : max(1, random.limb())
      let (quotient, remainder) = (random.limb(), random.flip() ? divisor / 2 : random.next() % divisor)
      let wanted = try Rounding.halfEven.increments(
        isNegative: false, isOdd: quotient % 2 == 1, tail: Tail(remainder: remainder, divisor: divisor))
      let found = Rounding.halfEvenIncrement(quotient: quotient, remainder: remainder, divisor: divisor)
      try #require(found == (wanted ? 1 : 0), "\(quotient), \(remainder) of \(divisor)")
    }
  }

  @Test func throwsWhereRoundingIsRuledOut() throws {
    #expect(try !Rounding.unnecessary.increments(isNegative: false, isOdd: true, tail: .zero))
    for tail in [Tail.belowHalf, .half, .aboveHalf] {
      expectFailure(.inexact, saying: "result is inexact and rounding is not allowed") {
        try Rounding.unnecessary.increments(isNegative: true, isOdd: false, tail: tail)
      }
    }
  }

  /// The values are pinned by the C header.
  @Test func hasTheHeadersValues() {
    #expect(Rounding.allCases.map(\.rawValue) == Array(1000...1010))
    #expect(Rounding.allCases.first == .halfEven && Rounding(rawValue: 1004) == .down)
    #expect(Rounding(rawValue: 1008) == .halfOdd && Rounding(rawValue: 1010) == .halfFloor)
    // No number of digits is one.
    for value in [-2, -1, 0, 7, 8, 38, 999, 1011, .min, .max] as [Int32] { #expect(Rounding(rawValue: value) == nil) }
  }
}
