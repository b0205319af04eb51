import Testing

@testable import MoneyCore

struct PowerOfTenTests {
  @Test func multipliesByTenAtEachStep() {
    var word: UInt64 = 1
    for exponent in 0...19 {
      #expect(PowerOfTen.word(exponent) == word)
      if exponent < 19 { word *= 10 }
    }
    var wide: UInt128 = 1
    for exponent in 0...38 {
      #expect(PowerOfTen.wide(exponent) == wide)
      if exponent < 38 { wide *= 10 }
    }
    #expect(wide == Decimal.limit)
  }

  @Test func staysAtItsLastBeyond() {
    for beyond in [20, 64, .max, -1, .min] { #expect(PowerOfTen.word(beyond) == PowerOfTen.word(19)) }
    #expect(PowerOfTen.wide(39) == PowerOfTen.wide(38))
    #expect(PowerOfTen.word(PowerOfTen.largest64).multipliedReportingOverflow(by: 10).overflow)
    #expect(PowerOfTen.wide(PowerOfTen.largest128).multipliedReportingOverflow(by: 10).overflow)
  }

  @Test func tellsTheExponentOfPowersAlone() {
    for exponent in 0...19 {
      let power = PowerOfTen.word(exponent)
      #expect(PowerOfTen.exponent(of: power) == exponent)
      if power > 2 { #expect(PowerOfTen.exponent(of: power - 1) == nil) }
      #expect(PowerOfTen.exponent(of: power + 1) == nil)
    }
    #expect(PowerOfTen.exponent(of: 0) == nil)
    #expect(PowerOfTen.exponent(of: .max) == nil)
  }
}
