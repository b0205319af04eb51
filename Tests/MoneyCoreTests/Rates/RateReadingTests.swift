import Testing

@testable import MoneyCore

/// Rates of documents: of any length, with exponents, rounded half-even to 19 significant and 19 fraction digits.
struct RateReadingTests {
  private func read(_ text: String) throws -> (rate: Rate, isRounded: Bool) {
    try reading(text) { (text) throws(MoneyFailure) in try Rate.reading(text) }
  }

  @Test(
    arguments: [
      ("1.0813", "1.0813", false), ("9.421731e-06", "0.000009421731", false), ("1.5E3", "1500", false),
      ("1e0", "1", false),
      ("1E+19", "10000000000000000000", false), ("1e-19", "0.0000000000000000001", false),
      ("1844674407370955161e1", "18446744073709551610", false),
      ("0.1e1", "1", false), ("100e-2", "1.00", false), ("1.10e-1", "0.110", false),
      ("1.00000000000000000000", "1.000000000000000000", false),
      // A tie goes to the even digit, more than a tie up.
      ("1.0000000000000000005", "1.000000000000000000", true), ("1.0000000000000000015", "1.000000000000000002", true),
      ("1.00000000000000000050000000001", "1.000000000000000001", true),
      ("1.00000000000000000049", "1.000000000000000000", true),
      ("9999999999999999999.9", "10000000000000000000", true), ("9.9999999999999999999", "10.00000000000000000", true),
      ("0.99999999999999999999", "1.000000000000000000", true),
      // Past the 19th digit of the fraction.
      ("0.00000000000000000015", "0.0000000000000000002", true),
      ("0.00000000000000000025", "0.0000000000000000002", true),
      ("0.000000000000000000051", "0.0000000000000000001", true), ("5.1e-20", "0.0000000000000000001", true),
    ] as [(String, String, Bool)])
  func roundsHalfEven(_ text: String, _ wanted: String, _ isRounded: Bool) throws {
    let (rate, wasRounded) = try read(text)
    #expect(rate == MoneyCoreTests.rate(wanted) && wasRounded == isRounded)
  }

  @Test(arguments: [
    "18446744073709551616", "1e20", "1e400", "1e999999999999999999999", "1e-20", "4.9e-20", "5e-20", "1e-400",
    "1e-999999999999999999999", "0", "0e10", "0.000", "-1", "-1e-5", "99999999999999999995", "18446744073709551620",
  ])
  func refusesWhatIsOutOfRange(_ text: String) {
    expectFailure(.invalidRate, at: 0) { try read(text) }
  }

  @Test(arguments: [
    ("", 0), ("e5", 0), ("1e", 2), ("1e+", 3), ("1e-x", 3), ("1ee5", 2), ("0e5e", 3), ("1e5.5", 3), ("1.e5", 2),
    ("1/2", 1), ("0x1", 1),
    ("Infinity", 0), ("1.0813 ", 6),
  ])
  func refusesWhatIsNoNumber(_ text: String, _ position: Int) {
    expectFailure(.syntax, at: position) { try read(text) }
  }

  /// The nearest there is, rounded once, for numbers of every length and size.
  @Test func isTheNearestRate() throws {
    var random = SplitMix64(seed: 92)
    for _ in 0..<4000 {
      let text = numeral(&random)
      let outcome = Result { try read(text) }
      try #require(isNearest(outcome, to: exact(text)), "\(text): \(outcome)")
    }
  }

  /// Digits of which many are 0, 4, 5 and 9, a point among them, an exponent behind.
  private func numeral(_ random: inout SplitMix64) -> String {
    let kind = random.below(3)
    func digits(_ count: Int) -> String {
      String((0..<count).map { _ in random.pick(Array(kind == 0 ? "0123456789" : kind == 1 ? "00000459" : "4999995")) })
    }
    let whole = digits(random.below(random.flip() ? 3 : 24))
    let fraction = digits(random.below(45) + (whole.isEmpty ? 1 : 0))
    let exponent = random.flip() ? "" : "e\(random.below(60) - 30)"
    return whole + (fraction.isEmpty ? "" : "." + fraction) + exponent
  }

  private func exact(_ text: String) -> Fraction {
    let parts = text.split(separator: "e").map(String.init)
    let fraction = parts[0].split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.utf8.count ?? 0
    let mantissa = Fraction(Natural(parts[0].filter { $0 != "." }), over: Natural.powerOfTen(fraction))
    guard parts.count > 1, let exponent = Int(parts[1]) else { return mantissa }
    let power = Fraction(Natural.powerOfTen(abs(exponent)))
    return mantissa * (exponent < 0 ? power.inverse : power)
  }

  private func isNearest(_ outcome: Result<(rate: Rate, isRounded: Bool), any Error>, to exact: Fraction) -> Bool {
    // The last digit kept is the 19th, or the 19th of the fraction.
    var kept = 19
    while kept > -2, !(exact < Fraction(Natural.powerOfTen(19 - kept))) { kept -= 1 }
    let unit = kept < 0 ? Fraction(Natural("10")) : Fraction(Natural.powerOfTen(kept)).inverse
    let steps = exact * unit.inverse
    switch outcome {
    case .success((let rate, let isRounded)):
      // rate = integer × unit.
      let whole = Fraction(rate) * unit.inverse
      let digits = whole.numerator.digits.dropLast(whole.denominator.digits.utf8.count - 1)
      guard let count = UInt128(digits.isEmpty ? "0" : String(digits)), Fraction(Natural(count)) == whole else {
        return false
      }
      let result = Rounded(Decimal(unchecked: Int128(count), scale: 0), isRounded: isRounded)
      return RoundingLaw.allows(.success(result), of: steps, digits: 0, .halfEven)
    case .failure(let failure):
      guard let failure = failure as? MoneyFailure, failure.status == .invalidRate, failure.position == 0 else {
        return false
      }
      // Nothing, or nearer to nothing than to the least, or past 64 bits.
      let half = Fraction(Natural("1"), over: Natural("2"))
      return !(half < steps) || !(exact < Fraction(Natural("18446744073709551614")))
    }
  }

  /// One pass, at any length.
  @Test func readsHugeNumerals() throws {
    let zeros = String(repeating: "0", count: 100_000)
    let digits = String(repeating: "1234567890", count: 10_000)
    #expect(String(try read("1." + digits).rate) == "1.123456789012345679")
    #expect(try read("1." + digits).isRounded)
    let (one, isRounded) = try read("1." + zeros)
    #expect(Fraction(one) == .one && !isRounded)
    #expect(try read("1." + zeros + "1").isRounded)
    #expect(String(try read(zeros + "1.5").rate) == "1.5")
    #expect(Fraction(try read("0." + zeros + "15e100002").rate) == Fraction(Natural("15")))
    #expect(Fraction(try read("15" + zeros + "e-100001").rate) == Fraction(Natural("3"), over: Natural("2")))
    expectFailure(.invalidRate, at: 0) { try read("1" + zeros) }
    expectFailure(.invalidRate, at: 0) { try read("0." + zeros + "1") }
    expectFailure(.invalidRate, at: 0) { try read("1e" + digits) }
    expectFailure(.syntax, at: 100_002) { try read("1." + zeros + "x") }
  }
}
