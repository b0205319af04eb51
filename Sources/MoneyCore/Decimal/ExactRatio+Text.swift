extension ExactRatio {
  /// The numerator, with its sign, and the denominator as decimal integers.
  public var texts: (numerator: [UInt8], denominator: [UInt8]) {
    ((isNegative ? [ASCII.minus] : []) + numerator.decimalText, denominator.decimalText)
  }

  /// The ratio in lowest terms: `7/3`, `-1/2`, or `5` for a whole number.
  public var plainText: [UInt8] {
    let ratio = reduced
    let (above, below) = ratio.texts
    return ratio.denominator.isOne ? above : above + [ASCII.slash] + below
  }

  /// The value with exactly `digits` fraction digits, rounded once. It has as many digits before the point as it needs.
  public func decimalText(digits: UInt32, rounding: Rounding) throws(MoneyFailure) -> Rounded<[UInt8]> {
    try Decimal.check(digits: digits)
    let scaled = numerator.multiplied(byPowerOfTen: Int(digits))
    guard let (whole, isRounded) = try scaled.dividedRounding(by: denominator, isNegative: isNegative, rounding) else {
      throw .divisionByZero("ratio")
    }
    let figures = whole.decimalText
    let zeros = max(0, Int(digits) &+ 1 &- figures.count)
    var text = [UInt8](repeating: ASCII.zero, count: zeros) + figures
    if digits > 0 { text.insert(ASCII.point, at: text.count &- Int(digits)) }
    if isNegative, !whole.isZero { text.insert(ASCII.minus, at: 0) }
    return Rounded(text, isRounded: isRounded)
  }

  /// Reads the form that `plainText` writes, `7/3` or `5`, and a decimal such as `-1.25`. Each integer must have at
  /// most 155 digits and fit 512 bits; an integer may therefore be longer than a decimal.
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    let isNegative = text.first == ASCII.minus
    guard let slash = text.firstIndex(of: ASCII.slash) else {
      let figures = text.dropFirst(isNegative ? 1 : 0)
      guard figures.count > Int(Decimal.maximumScale), figures.allSatisfy({ ASCII.isDigit($0) }) else {
        self.init(try Decimal(parsing: text))
        return
      }
      let whole = try ExactRatio.integer(text, in: (isNegative ? 1 : 0)..<text.count)
      self.init(isNegative: isNegative, whole, over: .one)
      return
    }
    let numerator = try ExactRatio.integer(text, in: (isNegative ? 1 : 0)..<slash)
    let denominator = try ExactRatio.integer(text, in: (slash &+ 1)..<text.count)
    if denominator.isZero {
      throw MoneyFailure(.divisionByZero, "denominator must not be 0, got " + .quoted(text), at: slash &+ 1)
    }
    self.init(isNegative: isNegative, numerator, over: denominator)
  }

  private static func integer(
    _ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) throws(MoneyFailure) -> BigUnsigned {
    for index in range where !ASCII.isDigit(text[index]) { throw notARatio(text, at: index) }
    if range.isEmpty { throw notARatio(text, at: range.lowerBound) }
    let figures = text[range].drop { $0 == ASCII.zero }
    if figures.isEmpty { return .zero }
    guard let value = BigUnsigned(decimalText: figures, longest: longestInteger), value.limbs.count <= mostWords else {
      throw MoneyFailure(.overflow, "integers of a ratio must fit 512 bits", at: range.lowerBound)
    }
    return value
  }

  /// The number of digits of 2^512.
  private static var longestInteger: Int { 155 }

  private static func notARatio(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> MoneyFailure {
    MoneyFailure(.syntax, "expected a ratio such as 7/3 or a decimal, got " + .quoted(text), at: index)
  }
}
