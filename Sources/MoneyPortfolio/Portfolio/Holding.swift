import MoneyCore

/// The exact number of shares held: `quantity` ÷ `unit`. The unit is more than 1 if splits have left thirds and the
/// like.
struct Holding: Sendable {
  private(set) var quantity = Decimal.zero
  private(set) var unit: UInt64 = 1

  init() {}

  init(_ shares: Decimal) {
    quantity = shares
  }

  /// - Parameter measured: a quantity in the measure of another holding.
  init(measured: Decimal, unit: UInt64) {
    quantity = measured
    self.unit = unit
  }

  /// Converts a number of shares into the measure in which the holding counts.
  @inline(__always)
  func measure(_ shares: Decimal) throws(MoneyFailure) -> Decimal {
    if unit == 1 { return shares }
    return try shares.multiplied(by: Decimal(unchecked: Int128(unit), scale: 0))
  }

  /// Adds a quantity that has been measured.
  @inline(__always)
  mutating func add(_ measured: Decimal) throws(MoneyFailure) {
    quantity = try quantity.adding(measured)
  }

  /// Splits the holding, and returns the factor by which other measured quantities have to be multiplied.
  mutating func split(_ ratio: SplitRatio) throws(MoneyFailure) -> Decimal {
    let common = SplitRatio.greatestCommonDivisor(ratio.numerator, unit)
    var factor = UInt128(ratio.numerator / common)
    var rest = ratio.denominator
    var twos = 0
    var fives = 0
    while rest % 2 == 0 {
      rest /= 2
      twos += 1
    }
    while rest % 5 == 0 {
      rest /= 5
      fives += 1
    }
    // Halves and fifths are decimals: 1/4 is 25 hundredths.
    let scale = max(twos, fives)
    for _ in twos..<scale { factor = try Holding.product(factor, 2) }
    for _ in fives..<scale { factor = try Holding.product(factor, 5) }
    let (under, overflow) = (unit / common).multipliedReportingOverflow(by: rest)
    guard !overflow,
      let multiplier = Decimal(isNegative: false, magnitude: factor, scale: UInt32(truncatingIfNeeded: scale))
    else { throw .overflow("quantity after the split") }
    quantity = try quantity.multiplied(by: multiplier)
    unit = under
    return multiplier
  }

  /// Makes the unit a multiple of another one, and returns the factors by which the holding's measured quantities and
  /// those in the other unit have to be multiplied.
  mutating func admit(_ other: UInt64) throws(MoneyFailure) -> (own: Decimal, other: Decimal) {
    let common = SplitRatio.greatestCommonDivisor(unit, other)
    let (multiple, overflow) = unit.multipliedReportingOverflow(by: other / common)
    if overflow { throw .overflow("quantity after the action") }
    let own = Decimal(unchecked: Int128(other / common), scale: 0)
    let factor = Decimal(unchecked: Int128(unit / common), scale: 0)
    if own == Decimal(unchecked: 1, scale: 0) { return (own, factor) }
    quantity = try quantity.multiplied(by: own)
    unit = multiple
    return (own, factor)
  }

  /// The exact number of shares as numerator and denominator in lowest terms.
  func ratio(_ measured: Decimal) -> ShareCount { ShareCount(measured, over: unit) }

  private static func product(_ left: UInt128, _ right: UInt128) throws(MoneyFailure) -> UInt128 {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    if overflow { throw .overflow("quantity after the split") }
    return product
  }

  /// Converts a measured quantity back into shares, rounded to 18 fraction digits if it has no last digit.
  func shares(_ measured: Decimal) throws(MoneyFailure) -> Rounded<Decimal> {
    if unit == 1 { return Rounded(measured, isRounded: false) }
    let rounded = try Decimal.rounded(
      measured.magnitude, times: 1, over: UInt128(unit), scale: Int(measured.scale), isNegative: measured.isNegative,
      digits: 18, rounding: .halfEven, name: "quantity")
    return Rounded(rounded.value.trimmed, isRounded: rounded.isRounded)
  }
}
