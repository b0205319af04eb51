import Testing

@testable import MoneyCore

/// Rates given by hand.
struct RateTextTests {
  @Test(
    arguments: [
      ("1.1172", 11172, 10000), ("1", 1, 1), ("+1.10", 110, 100), (".5", 5, 10), ("0.0001", 1, 10000),
      ("007.50", 750, 100),
      ("9999999999999999999", 9_999_999_999_999_999_999, 1),
      ("0.9999999999999999999", 9_999_999_999_999_999_999, PowerOfTen.word(19)),
      ("0.0000000000000000001", 1, PowerOfTen.word(19)), ("10000000000000000000", PowerOfTen.word(19), 1),
      // Zeros past the 19th digit are insignificant.
      ("1.0000000000000000000000000", 1_000_000_000_000_000_000, 1_000_000_000_000_000_000),
      ("0.50000000000000000000000", 5_000_000_000_000_000_000, PowerOfTen.word(19)),
      ("7/3", 7, 3), ("10/4", 10, 4), ("18446744073709551615/18446744073709551614", .max, .max - 1), ("007/010", 7, 10),
    ] as [(String, UInt64, UInt64)])
  func keepsWhatIsQuoted(_ text: String, _ numerator: UInt64, _ denominator: UInt64) throws {
    let rate = try Rate(reading: text)
    #expect(rate.numerator == numerator && rate.denominator == denominator)
  }

  @Test(
    arguments: [
      // Longer than 19 digits.
      ("1.00000000000000000001", .invalidRate, 0), ("12345678901234567891", .invalidRate, 0),
      ("0.00000000000000000012", .invalidRate, 0), ("0.12345678901234567891", .invalidRate, 0),
      // Out of range.
      ("0.00000000000000000001", .invalidRate, 0), ("18446744073709551620", .invalidRate, 0),
      ("100000000000000000000", .invalidRate, 0), ("18446744073709551616/1", .invalidRate, 0),
      ("1/18446744073709551616", .invalidRate, 2), ("3/100000000000000000000", .invalidRate, 2),
      // Not positive.
      ("0", .invalidRate, 0), ("0.00", .invalidRate, 0), ("-1.1", .invalidRate, 0), ("-0", .invalidRate, 0),
      ("0/1", .invalidRate, 0), ("1/0", .invalidRate, 0), ("-7/3", .invalidRate, 0),
      // Not a number.
      ("", .syntax, 0), ("1.", .syntax, 2), (".", .syntax, 1), ("1e3", .syntax, 1), ("1,1", .syntax, 1),
      (" 1", .syntax, 0),
      ("1 ", .syntax, 1), ("NaN", .syntax, 0), ("--1", .syntax, 1), ("1.2.3", .syntax, 3), ("/", .syntax, 0),
      ("7/", .syntax, 2), ("/3", .syntax, 0), ("-/3", .syntax, 1), ("+7/3", .syntax, 0), ("7/3/2", .syntax, 3),
      ("7/3.5", .syntax, 3),
    ] as [(String, MoneyStatus, Int)])
  func refuses(_ text: String, _ status: MoneyStatus, _ position: Int) {
    expectFailure(status, at: position) { try Rate(reading: text) }
  }

  @Test func namesWhatItRefuses() {
    expectFailure(.invalidRate, at: 0, saying: "a rate must be positive, got \"-1\"") { try Rate(reading: "-1") }
    expectFailure(.invalidRate, at: 0, saying: "rate must have at most 19 digits, got \"1.23456789012345678901\"") {
      try Rate(reading: "1.23456789012345678901")
    }
    expectFailure(.invalidRate, at: 0, saying: "rate must be between 10^-19 and 2^64, got \"99999999999999999990\"") {
      try Rate(reading: "99999999999999999990")
    }
    expectFailure(.invalidRate, at: 2, saying: "integers of a rate must fit 64 bits, got \"1/99999999999999999999\"") {
      try Rate(reading: "1/99999999999999999999")
    }
    expectFailure(.syntax, at: 1, saying: "expected a rate, got \"1x\"") { try Rate(reading: "1x") }
  }

  /// A rate's text is read as the same rate, numerator and denominator alike: tables are written and read so.
  @Test func readsWhatItWrites() throws {
    var random = SplitMix64(seed: 91)
    for _ in 0..<1500 {
      let rate = random.rate()
      let text = String(rate)
      try #require(try Rate(reading: text) == rate, "\(text)")
    }
  }

  /// The same of every ratio that can be given by hand, over powers of ten too.
  @Test(arguments: [
    "18446744073709551615/1", "18446744073709551615/10", "12345678901234567891/1000", "7/10", "7/1", "10/10", "1/3",
    "18446744073709551615/10000000000000000000", "18446744073709551610/10", "18446744073709551610/1",
  ])
  func readsRatiosItWrites(_ text: String) throws {
    let rate = try Rate(reading: text)
    #expect(try Rate(reading: String(rate)) == rate)
  }
}
