extension Decimal {
  /// The sign of the value: -1, 0 or 1.
  public var sign: Int32 { isNegative ? -1 : isZero ? 0 : 1 }

  /// The value without trailing zeros, but with at least `digits` fraction digits. Equal values then have the same
  /// bytes, as long as they fit. `1.500` becomes `1.5`; with at least two digits, `1.500` and `1.5` become `1.50`.
  /// `digits` must be 0 to 38.
  public func normalized(atLeast digits: UInt32) throws(MoneyFailure) -> Decimal {
    if scale <= digits { return try quantized(digits: digits, rounding: .unnecessary).value }
    var magnitude = magnitude
    var scale = scale
    while scale > digits {
      let (tenth, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { break }
      magnitude = tenth
      scale &-= 1
    }
    let positive = Int128(truncatingIfNeeded: magnitude)
    return Decimal(unchecked: isNegative ? 0 &- positive : positive, scale: scale)
  }

  /// The value with at most `count` significant digits, rounded once. With two digits `1234.5` becomes `1200`, and
  /// `0.0995` becomes `0.10`. A value that has no more digits is returned unchanged. `count` is 1 to 38.
  public func rounded(significantDigits count: UInt32, rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    guard count > 0 else { throw MoneyFailure(.argument, "significant digits must be 1 to 38, got 0") }
    let length = PowerOfTen.digitCount(magnitude)
    if length <= count { return Rounded(self, isRounded: false) }
    let dropped = length &- count
    if dropped > scale {
      let unit = Int128(truncatingIfNeeded: PowerOfTen.wide(Int(dropped &- scale)))
      return try rounded(toMultipleOf: Decimal(unchecked: unit, scale: 0), rounding: rounding)
    }
    let result = try quantized(digits: scale &- dropped, rounding: rounding)
    // 9.99 rounds up to 10.0, with one digit too many, which is a zero.
    guard PowerOfTen.digitCount(result.value.magnitude) > count, result.value.scale > 0 else { return result }
    return Rounded(
      Decimal(unchecked: result.value.coefficient / 10, scale: result.value.scale &- 1), isRounded: result.isRounded)
  }

  /// The nearest multiple of a step, such as 100 or 0.05, at the step's scale.
  public func rounded(toStep step: Decimal, rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    guard !step.isZero, !step.isNegative else { throw .notAStep(step) }
    return try rounded(toMultipleOf: step, rounding: rounding)
  }
}

extension Decimal {
  /// Checks a number of fraction digits that is stored for later calls. A power of ten with more digits fits no result,
  /// and the time to compute it grows with its digits.
  package static func check(digits: UInt32) throws(MoneyFailure) {
    guard digits <= maximumScale else {
      throw MoneyFailure(.argument, "digits must be 0 to 38, got " + .id(UInt64(digits)))
    }
  }
}

extension MoneyFailure {
  @inline(never)
  static func notAStep(_ step: Decimal) -> MoneyFailure {
    MoneyFailure(.argument, "step must be positive, got " + .decimal(step))
  }
}
