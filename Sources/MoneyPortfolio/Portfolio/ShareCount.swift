import MoneyCore

/// An exact number of shares: numerator ÷ denominator in lowest terms, such as 20 ÷ 3.
public struct ShareCount: Sendable {
  public let numerator: Decimal
  public let denominator: UInt64

  init(_ numerator: Decimal, over denominator: UInt64) {
    // The denominator has no factor of 2 or 5, so only the coefficient can share a factor with it.
    var (divisor, rest) = (denominator, UInt64(truncatingIfNeeded: numerator.magnitude % UInt128(denominator)))
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let reduced = Decimal(
      isNegative: numerator.isNegative, magnitude: numerator.magnitude / UInt128(divisor), scale: numerator.scale)
    self.numerator = (reduced ?? numerator).trimmed
    self.denominator = reduced == nil ? denominator : denominator / divisor
  }
}
