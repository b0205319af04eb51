extension Decimal {
  /// -1, 0 or 1.
  public var sign: Int32 { isNegative ? -1 : isZero ? 0 : 1 }

  /// The value with as few fraction digits as hold it, but at least `digits`: equal values become the same bytes, as long
  /// as they fit. `1.500` is `1.5`, and with at least two digits `1.50`, as `1.5` is. `digits` is 0 to 38.
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

  /// The value with at most so many significant digits, rounded once: two of `1234.5` are `1200`, two of `0.0995` are
  /// `0.10`. A value that has no more of them is returned as it is. `count` is 1 to 38.
  public func rounded(significantDigits count: UInt32, rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    let length = PowerOfTen.digitCount(magnitude)
    if length <= count { return Rounded(self, isRounded: false) }
    let dropped = length &- count
    if dropped > scale {
      let unit = Int128(truncatingIfNeeded: PowerOfTen.wide(Int(dropped &- scale)))
      return try rounded(toMultipleOf: Decimal(unchecked: unit, scale: 0), rounding: rounding)
    }
    let result = try quantized(digits: scale &- dropped, rounding: rounding)
    // 9.99 rounds up to 10.0, which has a digit too many. It is a zero.
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

extension MoneyFailure {
  @inline(never)
  static func notAStep(_ step: Decimal) -> MoneyFailure {
    MoneyFailure(.argument, "a step is more than 0: " + .decimal(step))
  }
}
