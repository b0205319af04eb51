extension Decimal {
  /// The exact sum, at the larger scale; trailing zeros are dropped if 38 digits would not hold them.
  @inlinable @inline(__always)
  public func adding(_ other: Decimal) throws(MoneyFailure) -> Decimal {
    if scale == other.scale {
      let (sum, overflow) = coefficient.addingReportingOverflow(other.coefficient)
      if !overflow, sum.magnitude < Decimal.limit { return Decimal(unchecked: sum, scale: scale) }
    }
    return try addingAligned(other)
  }

  @inlinable @inline(__always)
  public func subtracting(_ other: Decimal) throws(MoneyFailure) -> Decimal {
    try adding(other.negated)
  }

  @inlinable @inline(__always)
  public var negated: Decimal { Decimal(unchecked: 0 &- coefficient, scale: scale) }

  @inlinable
  public var absolute: Decimal { isNegative ? negated : self }

  /// The sum of decimals whose scales differ, or whose sum at one scale has more than 38 digits.
  @usableFromInline
  package func addingAligned(_ other: Decimal) throws(MoneyFailure) -> Decimal {
    let (fine, coarse) = scale >= other.scale ? (self, other) : (other, self)
    let shift = Int(fine.scale &- coarse.scale)
    if let aligned = coarse.coefficient(shiftedLeft: shift) {
      let (sum, overflow) = aligned.addingReportingOverflow(fine.coefficient)
      if !overflow, sum.magnitude < Decimal.limit {
        return Decimal(unchecked: sum, scale: fine.scale)
      }
    }
    let aligned = BigUnsigned(coarse.magnitude).multiplied(byPowerOfTen: shift)
    let addend = BigUnsigned(fine.magnitude)
    let isSameSign = coarse.isNegative == fine.isNegative
    let magnitude = isSameSign ? aligned + addend : BigUnsigned.distance(aligned, addend)
    let isNegative = isSameSign || addend < aligned ? coarse.isNegative : fine.isNegative
    guard
      let sum = Decimal(isNegative: isNegative, fitting: magnitude, scale: Int(fine.scale))
    else { throw .overflow("sum") }
    return sum
  }

  /// The value coefficient × 10^places; nil if it does not fit 128 bits.
  @inline(__always)
  private func coefficient(shiftedLeft places: Int) -> Int128? {
    if places <= 18, let short = Int64(exactly: coefficient) {
      let power = Int64(truncatingIfNeeded: PowerOfTen.word(places))
      let product = short.multipliedFullWidth(by: power)
      return Int128(product.high) << 64 | Int128(product.low)
    }
    let power = Int128(truncatingIfNeeded: PowerOfTen.wide(places))
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: power)
    return overflow ? nil : product
  }
}
