/// A decimal as raw memory, not checked yet. It provides fast operations for the most frequent decimals, whose coefficient
/// fits 64 bits. For any other decimal they return nil, and the general code computes the result.
public struct RawDecimal {
  @usableFromInline let low: UInt64
  @usableFromInline let high: Int64
  /// The scale in the lower half; the upper half must be 0.
  public let label: UInt64

  @inlinable @inline(always)
  public init(low: UInt64, high: Int64, label: UInt64) {
    self.low = low
    self.high = high
    self.label = label
  }

  /// The coefficient; it is only valid if `isShort` is true.
  @inlinable @inline(always)
  var short: Int64 { Int64(bitPattern: low) }

  /// The scale; it is only valid if `isShort` is true.
  @inlinable @inline(always)
  var scale: Int { Int(truncatingIfNeeded: label) }

  @inlinable @inline(always)
  var isShort: Bool { high == short >> 63 && label <= UInt64(Decimal.maximumScale) }

  /// The product, rounded once to `digits` fraction digits.
  @inlinable @inline(always)
  public func product(_ factor: RawDecimal, digits: Int32, rounding: Int32) -> RoundedWord? {
    guard isShort, factor.isShort, let rule = RoundingRule(rawValue: rounding) else { return nil }
    return RoundingKernel.product(
      short.magnitude, factor.short.magnitude, scale: scale &+ factor.scale,
      sign: short ^ factor.short, digits: UInt32(bitPattern: digits), rule)
  }

  /// The exact product and its scale, if the rounding mode is valid.
  @inlinable @inline(always)
  public func product(_ factor: RawDecimal, rounding: Int32) -> (product: RoundedWord, scale: UInt32)? {
    let total = scale &+ factor.scale
    guard isShort, factor.isShort, total <= Int(Decimal.maximumScale), RoundingRule(rawValue: rounding) != nil else {
      return nil
    }
    let (product, overflow) = short.multipliedReportingOverflow(by: factor.short)
    return overflow ? nil : (RoundedWord(product, isRounded: 0), UInt32(truncatingIfNeeded: total))
  }

  /// The quotient, rounded once to `digits` fraction digits.
  @inlinable @inline(always)
  public func quotient(_ divisor: RawDecimal, digits: Int32, rounding: Int32) -> RoundedWord? {
    guard isShort, divisor.isShort, let rule = RoundingRule(rawValue: rounding) else { return nil }
    return RoundingKernel.quotient(
      short.magnitude, times: 1, over: divisor.short.magnitude, scale: scale &- divisor.scale,
      sign: short ^ divisor.short, digits: UInt32(bitPattern: digits), rule)
  }

  /// The value, rounded once to `digits` fraction digits.
  @inlinable @inline(always)
  public func quantized(digits: Int32, rounding: Int32) -> RoundedWord? {
    guard isShort, let rule = RoundingRule(rawValue: rounding) else { return nil }
    return RoundingKernel.product(
      short.magnitude, 1, scale: scale, sign: short, digits: UInt32(bitPattern: digits), rule)
  }

  /// The coefficient of the nearest multiple of a positive step, at the step's scale.
  @inlinable @inline(always)
  public func multiple(of step: RawDecimal, rounding: Int32) -> RoundedWord? {
    guard step.short > 0, let steps = quotient(step, digits: 0, rounding: rounding) else { return nil }
    let (coefficient, overflow) = steps.coefficient.multipliedReportingOverflow(by: step.short)
    return overflow ? nil : RoundedWord(coefficient, isRounded: steps.isRounded)
  }
}
