import Testing

@testable import MoneyCore

struct BigUnsignedDivisionTests {
  /// a = q × b + r with r < b: the only quotient and remainder there are.
  private func expectDivides(_ a: BigUnsigned, by b: BigUnsigned) throws {
    let (quotient, remainder) = try #require(a.quotientAndRemainder(dividingBy: b))
    let (one, other) = (Natural(a), Natural(b))
    try #require(Natural(quotient) * other + Natural(remainder) == one, "\(one) / \(other)")
    try #require(Natural(remainder) < other, "\(one) / \(other)")
    try #require(quotient.limbs.last != 0 && remainder.limbs.last != 0, "\(one) / \(other)")
  }

  @Test func leavesLessThanTheDivisor() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<1500 {
      let b = BigUnsigned(limbs: random.limbs(atMost: 4) + [max(1, random.limb())])
      try expectDivides(BigUnsigned(limbs: random.limbs(atMost: 8)), by: b)
    }
  }

  @Test func undoesMultiplication() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<600 {
      let a = BigUnsigned(limbs: random.limbs(atMost: 4))
      let b = BigUnsigned(limbs: random.limbs(atMost: 3) + [max(1, random.limb())])
      let (quotient, remainder) = try #require((a * b).quotientAndRemainder(dividingBy: b))
      try #require(quotient == a && remainder.isZero)
      // One less leaves the most there can be.
      if a.isZero { continue }
      let below = BigUnsigned.distance(a * b, .one)
      let (less, most) = try #require(below.quotientAndRemainder(dividingBy: b))
      try #require(less + .one == a && most + .one == b)
    }
  }

  /// The estimate of a digit is one too large after both corrections, so that the divisor is added back (Knuth, 4.3.1,
  /// step D6): about two in 2^64 random divisions, here on purpose. After the cases of Henry S. Warren, "Hacker's
  /// Delight", chapter 9.
  @Test(
    arguments: [
      ([0, 0, 1 << 63, (1 << 63) - 1], [1, 0, 1 << 63]),
      ([0, .max - 1, 1 << 63], [.max, 1 << 63]),
      ([0, 0, 1 << 63], [1, 0, 1 << 63]),
      ([3, 0, 1 << 63], [1, 0, 1 << 61]),
      ([0, 0, 0, 1 << 63, (1 << 63) - 1], [1, 0, 0, 1 << 63]),
      ([0, 0, 0, 0, 1 << 63, (1 << 63) - 1], [.max, 0, 0, 1 << 63]),
      ([0, 0, 1 << 63, 0, (1 << 63) - 1], [1, 0, 1 << 63]),
      ([.max, .max, .max, .max], [.max, .max]),
      ([.max, .max, .max, .max - 1], [.max, .max, .max]),
      ([0, 0, .max, .max], [.max, .max, .max]),
      ([0, .max, .max - 1, .max], [.max, .max]),
      ([0, 0, 0, 1], [.max, 1]),
      ([.max, 0, .max, 0], [1, 1]),
    ] as [([UInt64], [UInt64])])
  func correctsItsEstimates(_ dividend: [UInt64], _ divisor: [UInt64]) throws {
    let b = BigUnsigned(limbs: divisor)
    try expectDivides(BigUnsigned(limbs: dividend), by: b)
    // The same with every shift that normalisation may have to undo.
    for shift in 0..<64 {
      let factor = UInt64(1) << UInt64(shift)
      try expectDivides(BigUnsigned(limbs: dividend) * factor, by: b * factor)
      try expectDivides(BigUnsigned(limbs: dividend) * factor, by: b)
    }
  }

  @Test func handlesTheEnds() throws {
    #expect(BigUnsigned.one.quotientAndRemainder(dividingBy: .zero) == nil)
    let small = BigUnsigned(limbs: [5, 6])
    let (quotient, remainder) = try #require(small.quotientAndRemainder(dividingBy: BigUnsigned(limbs: [6, 6])))
    #expect(quotient.isZero)
    #expect(remainder == small)
    try expectDivides(small, by: small)
    try expectDivides(.zero, by: small)
    try expectDivides(BigUnsigned(limbs: [.max, .max, .max]), by: .one)
    try expectDivides(BigUnsigned(limbs: [.max, .max, .max]), by: BigUnsigned(UInt64.max))
  }
}
