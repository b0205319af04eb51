extension Rate {
  /// The limit on the significant digits, and on the fraction digits, of a decimal quote: 64 bits hold that many.
  package static var mostDigits: Int { 19 }

  /// Reads a rate that a user entered: a decimal of at most 19 significant and 19 fraction digits, or a ratio of
  /// integers.
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    if let slash = text.firstIndex(of: ASCII.slash) {
      try self.init(ratio: text, slash: slash)
      return
    }
    let quote = try Rate.decimal(text, allowsExponent: false)
    if quote.isRounded {
      throw MoneyFailure(
        .invalidRate, "rate must have at most 19 digits, got " + .quoted(text), at: 0)
    }
    self = quote.rate
  }

  /// Reads a rate of a document: a decimal with or without an exponent, rounded half-even to a value that fits 64 bits.
  public static func reading(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(MoneyFailure) -> (rate: Rate, isRounded: Bool) {
    try decimal(text, allowsExponent: true)
  }

  private init(
    ratio text: UnsafeBufferPointer<UInt8>, slash: Int
  ) throws(MoneyFailure) {
    func integer(_ range: Range<Int>) throws(MoneyFailure) -> UInt64 {
      var value: UInt64 = 0
      if range.isEmpty { throw MoneyFailure.notARate(text, at: range.lowerBound) }
      for index in range {
        let digit = ASCII.digit(text[index])
        if digit > 9 { throw MoneyFailure.notARate(text, at: index) }
        let (tens, first) = value.multipliedReportingOverflow(by: 10)
        let (sum, second) = tens.addingReportingOverflow(UInt64(digit))
        if first || second {
          throw MoneyFailure(
            .invalidRate, "integers of a rate must fit 64 bits, got " + .quoted(text), at: range.lowerBound)
        }
        value = sum
      }
      return value
    }
    let isNegative = text[0] == ASCII.minus
    let numerator = try integer((isNegative ? 1 : 0)..<slash)
    let denominator = try integer((slash + 1)..<text.count)
    guard !isNegative, let rate = Rate(numerator: numerator, denominator: denominator) else {
      throw .notPositive(text)
    }
    self = rate
  }

  private static func decimal(
    _ text: UnsafeBufferPointer<UInt8>, allowsExponent: Bool
  ) throws(MoneyFailure) -> (rate: Rate, isRounded: Bool) {
    var scanner = RateScanner(text)
    try scanner.scan(allowsExponent: allowsExponent)
    if scanner.isZero || scanner.isNegative { throw .notPositive(text) }
    guard let (mantissa, exponent, isRounded) = scanner.rounded() else { throw .outOfRange(text) }
    if exponent <= 0 {
      return (Rate(unchecked: mantissa, over: PowerOfTen.word(0 - exponent)), isRounded)
    }
    // Zeros are appended. A value that is too large does not fit 64 bits.
    guard exponent <= mostDigits else { throw .outOfRange(text) }
    let (value, overflow) = mantissa.multipliedReportingOverflow(by: PowerOfTen.word(exponent))
    if overflow { throw .outOfRange(text) }
    return (Rate(unchecked: value, over: 1), isRounded)
  }

  /// The decimal as quoted, or the ratio if it is no decimal that could be read again.
  public var plainText: [UInt8] {
    let isShort = numerator < PowerOfTen.word(Rate.mostDigits) || (denominator == 1 && numerator % 10 == 0)
    if isShort, let scale = PowerOfTen.exponent(of: denominator) {
      return Decimal(
        unchecked: Int128(numerator), scale: UInt32(truncatingIfNeeded: scale)
      ).plainText
    }
    return Decimal(unchecked: Int128(numerator), scale: 0).plainText + [ASCII.slash]
      + Decimal(unchecked: Int128(denominator), scale: 0).plainText
  }
}

extension MoneyFailure {
  static func notARate(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> MoneyFailure {
    MoneyFailure(.syntax, "expected a rate, got " + .quoted(text), at: position)
  }

  package static func notPositive(_ text: UnsafeBufferPointer<UInt8>) -> MoneyFailure {
    MoneyFailure(.invalidRate, "a rate must be positive, got " + .quoted(text), at: 0)
  }

  package static func outOfRange(_ text: UnsafeBufferPointer<UInt8>) -> MoneyFailure {
    MoneyFailure(
      .invalidRate, "rate must be between 10^-19 and 2^64, got " + .quoted(text), at: 0)
  }
}
