/// A sum of decimals of any scales. Only the final sum must fit 38 digits, so the order of the parts cannot make it
/// fail.
public struct DecimalSum: Sendable {
  /// The sum of the decimals since the last carry, at `scale`.
  private var coefficient: Int128 = 0
  /// The finest scale among the decimals that were added.
  private var scale: UInt32 = 0
  /// The carried sums, which 128 bits did not hold, at the largest scale.
  private var positive = BigUnsigned.zero
  private var negative = BigUnsigned.zero

  public init() {}

  /// Makes a sum of any magnitude at a scale.
  init(isNegative: Bool, wide coefficient: BigUnsigned, scale: UInt32) {
    let magnitude = coefficient.multiplied(byPowerOfTen: Int(Decimal.maximumScale &- scale))
    self.scale = scale
    if isNegative { negative = magnitude } else { positive = magnitude }
  }

  package static func of(_ values: some Sequence<Decimal>) throws(MoneyFailure) -> Decimal {
    var sum = DecimalSum()
    for value in values { sum.add(value) }
    return try sum.value()
  }

  public mutating func add(_ value: Decimal) {
    if value.scale == scale {
      add(coefficient: value.coefficient)
    } else if value.scale < scale {
      guard let aligned = DecimalSum.shifted(value.coefficient, left: scale &- value.scale) else {
        carry(value.coefficient, scale: value.scale)
        return
      }
      add(coefficient: aligned)
    } else {
      let aligned = DecimalSum.shifted(coefficient, left: value.scale &- scale)
      if aligned == nil { carry(coefficient, scale: scale) }
      coefficient = aligned ?? 0
      scale = value.scale
      add(coefficient: value.coefficient)
    }
  }

  /// Adds another sum, or subtracts it.
  package mutating func add(_ other: DecimalSum, isNegated: Bool = false) {
    let part = isNegated ? 0 &- other.coefficient : other.coefficient
    if let value = Decimal(coefficient: part, scale: other.scale) {
      add(value)
    } else {
      // Zero changes nothing but the scale.
      add(Decimal(unchecked: 0, scale: other.scale))
      carry(other.coefficient.magnitude, scale: other.scale, isNegative: (other.coefficient < 0) != isNegated)
    }
    let (up, down) = isNegated ? (other.negative, other.positive) : (other.positive, other.negative)
    if !up.isZero { positive = positive + up }
    if !down.isZero { negative = negative + down }
  }

  private mutating func add(coefficient other: Int128) {
    let (sum, overflow) = coefficient.addingReportingOverflow(other)
    if overflow { carry(coefficient, scale: scale) }
    coefficient = overflow ? other : sum
  }

  /// The shifted coefficient; nil if it does not fit 128 bits.
  private static func shifted(_ coefficient: Int128, left places: UInt32) -> Int128? {
    let (product, overflow) = coefficient.multipliedReportingOverflow(
      by: Int128(truncatingIfNeeded: PowerOfTen.wide(Int(places))))
    return overflow ? nil : product
  }

  private mutating func carry(_ coefficient: Int128, scale: UInt32) {
    carry(coefficient.magnitude, scale: scale, isNegative: coefficient < 0)
  }

  private mutating func carry(_ magnitude: UInt128, scale: UInt32, isNegative: Bool) {
    let wide = BigUnsigned(magnitude).multiplied(byPowerOfTen: Int(Decimal.maximumScale &- scale))
    if isNegative { negative = negative + wide } else { positive = positive + wide }
  }

  /// The sum at the largest scale, of any magnitude.
  var wide: (isNegative: Bool, magnitude: BigUnsigned) {
    var whole = self
    whole.carry(coefficient, scale: scale)
    return (whole.positive < whole.negative, BigUnsigned.distance(whole.positive, whole.negative))
  }

  /// The sign of the sum, of any magnitude.
  package var sign: Int {
    if positive.isZero, negative.isZero { return coefficient == 0 ? 0 : coefficient < 0 ? -1 : 1 }
    var whole = self
    whole.carry(coefficient, scale: scale)
    return whole.positive == whole.negative ? 0 : whole.positive < whole.negative ? -1 : 1
  }

  /// True if two sums are equal, at any scales.
  package func isEqual(to other: DecimalSum) -> Bool {
    var difference = self
    difference.add(other, isNegated: true)
    return difference.sign == 0
  }

  /// The sum at the finest scale that was added; trailing zeros are dropped if 38 digits would not hold them.
  public func value() throws(MoneyFailure) -> Decimal {
    if positive.isZero, negative.isZero, let sum = Decimal(coefficient: coefficient, scale: scale) { return sum }
    var whole = self
    whole.carry(coefficient, scale: scale)
    let sum = BigUnsigned.distance(whole.positive, whole.negative)
    // Every part was a multiple of the finest unit, so the sum is one too.
    let unit = BigUnsigned.one.multiplied(byPowerOfTen: Int(Decimal.maximumScale &- scale))
    guard
      let value = Decimal(
        isNegative: whole.positive < whole.negative, fitting: sum.dividedExactly(by: unit), scale: Int(scale))
    else { throw .overflow("sum") }
    return value
  }
}
