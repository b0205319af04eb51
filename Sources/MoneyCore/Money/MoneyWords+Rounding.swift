// Each function returns nil for an amount without a currency of three letters, or if `RawDecimal` returns nil.

extension MoneyWords {
  /// The amount without its currency; nil if the currency is not one of three letters.
  @inlinable @inline(always)
  var decimal: RawDecimal? {
    guard CurrencyCode(head: head, tail: tail).isThreeUppercaseLetters else { return nil }
    return RawDecimal(low: low, high: high, label: UInt64(scale))
  }

  /// The product, rounded once to `digits` fraction digits.
  @inlinable @inline(always)
  public func product(_ factor: RawDecimal, digits: Int32, rounding: Int32) -> RoundedWord? {
    decimal?.product(factor, digits: digits, rounding: rounding)
  }

  /// The exact product and its scale, if the rounding mode is valid.
  @inlinable @inline(always)
  public func product(_ factor: RawDecimal, rounding: Int32) -> (product: RoundedWord, scale: UInt32)? {
    decimal?.product(factor, rounding: rounding)
  }

  /// The quotient, rounded once to `digits` fraction digits.
  @inlinable @inline(always)
  public func quotient(_ divisor: RawDecimal, digits: Int32, rounding: Int32) -> RoundedWord? {
    decimal?.quotient(divisor, digits: digits, rounding: rounding)
  }

  /// The amount, rounded once to `digits` fraction digits.
  @inlinable @inline(always)
  public func quantized(digits: Int32, rounding: Int32) -> RoundedWord? {
    decimal?.quantized(digits: digits, rounding: rounding)
  }

  /// The coefficient of the nearest multiple of a positive step, at the step's scale.
  @inlinable @inline(always)
  public func multiple(of step: RawDecimal, rounding: Int32) -> RoundedWord? {
    decimal?.multiple(of: step, rounding: rounding)
  }
}
