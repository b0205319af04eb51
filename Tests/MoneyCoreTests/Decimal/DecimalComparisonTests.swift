import Testing

@testable import MoneyCore

struct DecimalComparisonTests {
  /// The same value, written with another scale where there is room.
  private func rewritten(_ value: Decimal, _ random: inout SplitMix64) -> Decimal {
    let zeros = random.below(39)
    return Decimal(
      coefficient: value.coefficient.multipliedReportingOverflow(by: Int128(PowerOfTen.wide(zeros))).partialValue,
      scale: value.scale + UInt32(zeros)
    ).flatMap { Fraction($0) == Fraction(value) ? $0 : nil } ?? value
  }

  @Test func ordersByValue() throws {
    var random = SplitMix64(seed: 24)
    for _ in 0..<2500 {
      let a = random.decimal()
      let b = random.below(3) == 0 ? rewritten(a, &random) : random.decimal()
      let (one, other) = (Fraction(a), Fraction(b))
      let wanted: Int32 = one < other ? -1 : one == other ? 0 : 1
      try #require(a.order(to: b) == wanted, "\(String(a)) against \(String(b))")
      try #require(b.order(to: a) == -wanted, "\(String(b)) against \(String(a))")
      try #require((a == b) == (wanted == 0) && (a < b) == (wanted < 0) && (a > b) == (wanted > 0))
    }
  }

  @Test func isATotalOrder() throws {
    var random = SplitMix64(seed: 25)
    for _ in 0..<1000 {
      let values = [random.decimal(), random.decimal(), random.decimal()].sorted()
      try #require(values[0] <= values[1] && values[1] <= values[2] && values[0] <= values[2])
      try #require(values[0] == values[0] && !(values[0] < values[0]))
    }
  }

  @Test func hashesByValue() throws {
    var random = SplitMix64(seed: 26)
    for _ in 0..<1500 {
      let a = random.decimal()
      let b = rewritten(a, &random)
      try #require(a == b && a.hash == b.hash, "\(String(a)), \(String(b))")
      // Different values collide no more often than chance, so never here.
      let c = random.decimal()
      try #require((a == c) == (a.hash == c.hash), "\(String(a)), \(String(c))")
    }
    #expect(decimal("10.5").hash == decimal("10.50").hash)
    #expect(decimal("0").hash == decimal("-0.000").hash)
    #expect(decimal("10.5").hash != decimal("-10.5").hash)
    #expect(decimal("1").hash != decimal("10").hash)
  }

  /// Hashes are the same on every platform and in every version of the ABI: these may never change.
  @Test(
    arguments: [
      ("0", 0x8B11_7E9A_CA1C_F8C2),
      ("0.00", 0x8B11_7E9A_CA1C_F8C2),
      ("1", 0x68B4_40AE_FAE6_2B9D),
      ("-1", 0x1C0C_63DD_818C_B93C),
      ("10.50", 0xC5AA_D6AC_BA6A_C61A),
      ("10.5", 0xC5AA_D6AC_BA6A_C61A),
      ("-0.07", 0x9E38_0C84_026E_451F),
      ("99999999999999999999999999999999999999", 0x87B2_4153_57F0_77DD),
      ("-0.00000000000000000000000000000000000001", 0x8C8D_B9CC_5B5D_07B3),
      ("18446744073709551616", 0xB613_4CB9_5433_DD7B),
    ] as [(String, UInt64)])
  func neverChangesItsHashes(_ text: String, _ hash: UInt64) throws {
    #expect(decimal(text).hash == hash)
  }
}
