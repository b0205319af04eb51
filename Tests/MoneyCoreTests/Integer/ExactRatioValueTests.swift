import Testing

@testable import MoneyCore

/// Ratios as callers use them: compared, as text, as a double, from words.
struct ExactRatioValueTests {
  /// Integers of up to 512 bits, now and then in other terms or next to a tie.
  private func ratio(_ random: inout SplitMix64) -> ExactRatio {
    let above = BigUnsigned(limbs: random.limbs(atMost: random.pick([1, 2, 8])))
    let below = BigUnsigned(limbs: random.limbs(atMost: random.pick([1, 2, 7])) + [max(1, random.limb())])
    return ExactRatio(isNegative: random.flip(), above, over: below)
  }

  private func read(_ text: String) throws(MoneyFailure) -> ExactRatio {
    try reading(text) { (text) throws(MoneyFailure) in try ExactRatio(parsing: text) }
  }

  private func text(_ ratio: ExactRatio) -> String { String(decoding: ratio.plainText, as: UTF8.self) }

  @Test func comparesByValue() throws {
    var random = SplitMix64(seed: 1360)
    var equal = 0
    for _ in 0..<800 {
      let a = ratio(&random)
      let factor = BigUnsigned(max(1, random.limb()))
      let b: ExactRatio =
        switch random.below(3) {
        case 0: ExactRatio(isNegative: a.isNegative, a.numerator * factor, over: a.denominator * factor)
        case 1: ExactRatio(isNegative: a.isNegative, a.numerator * factor + .one, over: a.denominator * factor)
        default: ratio(&random)
        }
      let (one, other) = (Fraction(a), Fraction(b))
      let wanted: Int32 = one < other ? -1 : one == other ? 0 : 1
      try #require(a.order(to: b) == wanted && b.order(to: a) == -wanted, "\(one) and \(other)")
      try #require(a.sign == a.order(to: .zero))
      equal += wanted == 0 ? 1 : 0
    }
    #expect(equal > 100)
  }

  @Test func leadingBitsAreAboutTheMagnitude() throws {
    var random = SplitMix64(seed: 1361)
    for _ in 0..<300 {
      let value = ratio(&random)
      guard let bits = value.leadingBits() else {
        try #require(value.isZero)
        continue
      }
      try #require(bits.mantissa >> 63 == 1)
      let unit = powerOfTwo(bits.exponent)
      let low = Fraction(Natural(bits.mantissa)) * unit
      try #require(bits.isExact ? low == Fraction(value).magnitude : low < Fraction(value).magnitude)
      try #require(Fraction(value).magnitude < low + unit)
    }
  }

  private func powerOfTwo(_ exponent: Int) -> Fraction {
    let power = (0..<abs(exponent)).reduce(Natural(1 as UInt64)) { product, _ in product + product }
    return exponent >= 0 ? Fraction(power) : Fraction(power).inverse
  }

  /// A finite double, exactly.
  private func fraction(_ value: Double) -> Fraction {
    let magnitude = Natural(value.significandBitPattern | (value == 0 ? 0 : 1 << 52))
    let scaled = Fraction(magnitude) * powerOfTwo(value == 0 ? 0 : Int(value.exponent) - 52)
    return value < 0 ? -scaled : scaled
  }

  /// No other double is nearer, and of two equally near the one whose last bit is 0.
  @Test func theDoubleIsTheNearest() throws {
    var random = SplitMix64(seed: 1362)
    let half = Fraction(Natural("1"), over: Natural("2"))
    for _ in 0..<400 {
      var value = ratio(&random)
      if random.below(3) == 0 {
        // Half a unit in the last place, or nearly.
        let mantissa = BigUnsigned(random.next() >> 11 | 1 << 52) * 2 + BigUnsigned.one
        let shifted = mantissa.shiftedLeft(by: 80 + random.below(200))
        value = ExactRatio(
          isNegative: random.flip(), random.pick([shifted, shifted + .one, BigUnsigned.distance(shifted, .one)]),
          over: BigUnsigned.one.shiftedLeft(by: random.below(400)))
      }
      let double = try value.double()
      let exact = Fraction(value)
      try #require(double.isFinite && (double.isZero || (double < 0) == value.isNegative))
      if value.isZero {
        try #require(double.bitPattern == 0)
        continue
      }
      let between = [double.nextDown, double.nextUp].map { (fraction($0) + fraction(double)) * half }
      let isEven = double.significandBitPattern & 1 == 0
      try #require(
        isEven ? !(exact < between[0]) && !(between[1] < exact) : between[0] < exact && exact < between[1],
        "\(exact): \(double)")
    }
  }

  @Test func doublesOfWellKnownNumbers() throws {
    #expect(try read("1/3").double() == 1.0 / 3)
    #expect(try read("-2/3").double() == -2.0 / 3)
    #expect(try read("0.1").double() == 0.1)
    #expect(try read("9007199254740993").double() == 9_007_199_254_740_992)
    #expect(try read("18446744073709551615").double() == 18_446_744_073_709_551_616)
    #expect(try ExactRatio.zero.double() == 0)
    let long = BigUnsigned.one.shiftedLeft(by: 511)
    #expect(try ExactRatio(isNegative: false, long, over: .one).double() == 0x1p511)
    #expect(try ExactRatio(isNegative: true, .one, over: long).double() == -0x1p-511)
    expectFailure(.overflow) { try ExactRatio(isNegative: false, long * 2 as BigUnsigned, over: .one).double() }
  }

  /// A text that is read again yields the value, and a decimal text follows the mode.
  @Test func textComesBack() throws {
    var random = SplitMix64(seed: 1363)
    for _ in 0..<200 {
      let value = ratio(&random)
      let text = text(value)
      if text.contains("/") { try #require(Fraction(try read(text)) == Fraction(value), "\(text)") }
      let (digits, mode) = (UInt32(random.below(39)), random.rounding())
      guard let written = try? value.decimalText(digits: digits, rounding: mode) else {
        try #require(mode == .unnecessary)
        continue
      }
      if let rounded = try? value.rounded(digits: digits, mode) {
        try #require(written.value == rounded.value.plainText && written.isRounded == rounded.isRounded)
      } else {
        try #require(written.value.count > 38)
      }
    }
  }

  @Test func textsOfWellKnownNumbers() throws {
    for (given, wanted) in [
      ("14/6", "7/3"), ("-4/8", "-1/2"), ("10/5", "2"), ("-0/5", "0"), ("1.25", "5/4"), ("0007/0003", "7/3"),
    ] {
      #expect(text(try read(given)) == wanted)
    }
    #expect(text(.zero) == "0")
    func decimalText(_ ratio: String, _ digits: UInt32, _ mode: Rounding = .halfEven) throws -> String {
      String(decoding: try read(ratio).decimalText(digits: digits, rounding: mode).value, as: UTF8.self)
    }
    #expect(try decimalText("7/3", 4) == "2.3333")
    #expect(try decimalText("-1/300", 2) == "0.00")
    #expect(try decimalText("-1/200", 2, .up) == "-0.01")
    #expect(try decimalText("1/3", 0, .up) == "1")
    let long = String(repeating: "9", count: 154)
    #expect(try decimalText("\(long)/1", 1) == long + ".0")
    expectFailure(.inexact) { try read("1/3").decimalText(digits: 38, rounding: .unnecessary) }
  }

  @Test(arguments: [
    ("", MoneyStatus.syntax, 0), ("/", .syntax, 0), ("1/", .syntax, 2), ("/3", .syntax, 0), ("1/-3", .syntax, 2),
    ("+1/3", .syntax, 0), ("1.5/3", .syntax, 1), ("1/3/5", .syntax, 3), ("-/3", .syntax, 1),
    ("1/0", .divisionByZero, 2),
    ("1e3", .syntax, 1),
  ])
  func refusesOtherTexts(_ text: String, _ status: MoneyStatus, _ position: Int) {
    expectFailure(status, at: position) { try read(text) }
  }

  @Test func refusesMoreThan512Bits() throws {
    let limit = String(decoding: BigUnsigned.one.shiftedLeft(by: 512).decimalText, as: UTF8.self)
    expectFailure(.overflow, at: 2) { try read("1/\(limit)") }
    expectFailure(.overflow, at: 0) { try read(String(repeating: "9", count: 156) + "/3") }
  }

  @Test func isMadeOfWordsOrDecimals() throws {
    let ratio = try #require(ExactRatio(isNegative: true, numerator: [6, 0, 0], denominator: [4, 0]))
    #expect(text(ratio) == "-3/2" && ratio.fits)
    #expect(ExactRatio(isNegative: false, numerator: [6], denominator: [0, 0]) == nil)
    let negativeZero = try #require(ExactRatio(isNegative: true, numerator: [], denominator: [4]))
    #expect(!negativeZero.isNegative)
    expectFailure(.divisionByZero, saying: "division of 1 by 0") { try decimal("1").ratio(to: decimal("0.0")) }
    #expect(text(try decimal("1.50").ratio(to: decimal("-0.2"))) == "-15/2")
  }

  @Test func bitsShiftAndCount() {
    var random = SplitMix64(seed: 1364)
    for _ in 0..<200 {
      let value = BigUnsigned(limbs: random.limbs(atMost: 4))
      let bits = random.below(200)
      let shifted = value.shiftedLeft(by: bits)
      #expect(Fraction(Natural(shifted)) == Fraction(Natural(value)) * powerOfTwo(bits))
      #expect(shifted.bitCount == (value.isZero ? 0 : value.bitCount + bits))
    }
    #expect(BigUnsigned.one.bitCount == 1 && BigUnsigned(limbs: [0, 1]).bitCount == 65)
  }
}
