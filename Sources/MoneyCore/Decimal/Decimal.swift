/// A decimal number, coefficient × 10^-scale, of at most 38 digits: one value of Apache Arrow's `decimal128`.
///
/// The coefficient's magnitude is always less than 10^38, and the scale is 0 to 38. The initialisers reject other
/// values, so a `Decimal` need not be checked again. Equality and hash depend on the value only: 10.5 equals 10.50. The
/// scale is kept as written, because an amount of 10.50 on an invoice must be printed as 10.50.
///
///     let price = Decimal(coefficient: 1050, scale: 2)  // 10.50
///
/// Binary floating point cannot represent 0.1, so no amount and no rate is ever stored in it.
public struct Decimal: Sendable {
  /// The magnitude is below 10^38.
  public let coefficient: Int128
  /// The number of fraction digits, 0 to 38.
  public let scale: UInt32

  @inlinable public static var maximumScale: UInt32 { 38 }
  /// The bound 10^38; the magnitude of every coefficient is below it.
  @inlinable public static var limit: UInt128 { 100_000_000_000_000_000_000_000_000_000_000_000_000 }

  /// Nil if the coefficient or the scale is out of range.
  @inlinable @inline(__always)
  public init?(coefficient: Int128, scale: UInt32) {
    guard coefficient.magnitude < Decimal.limit, scale <= Decimal.maximumScale else { return nil }
    self.coefficient = coefficient
    self.scale = scale
  }

  /// For values that are known to be in range.
  @inlinable @inline(__always)
  package init(unchecked coefficient: Int128, scale: UInt32) {
    self.coefficient = coefficient
    self.scale = scale
  }

  public static var zero: Decimal { Decimal(unchecked: 0, scale: 0) }

  @inlinable public var isNegative: Bool { coefficient < 0 }
  @inlinable public var isZero: Bool { coefficient == 0 }
  @inlinable package var magnitude: UInt128 { coefficient.magnitude }
}

extension Decimal {
  /// Nil if the magnitude is out of range.
  @inlinable @inline(__always)
  package init?(isNegative: Bool, magnitude: UInt128, scale: UInt32) {
    guard magnitude < Decimal.limit, scale <= Decimal.maximumScale else { return nil }
    let positive = Int128(truncatingIfNeeded: magnitude)
    self.init(unchecked: isNegative ? 0 &- positive : positive, scale: scale)
  }

  /// The exact value; trailing zeros are dropped only if 38 digits would not hold them. Nil if the value does not fit
  /// even then.
  package init?(isNegative: Bool, fitting magnitude: BigUnsigned, scale: Int) {
    var magnitude = magnitude
    var scale = scale
    while scale > 0 {
      if scale <= Int(Decimal.maximumScale), let word = magnitude.word128, word < Decimal.limit {
        break
      }
      guard
        let (tenth, digit) = magnitude.quotientAndRemainder(dividingBy: BigUnsigned(10 as UInt64)),
        digit.isZero
      else { return nil }
      magnitude = tenth
      scale -= 1
    }
    guard let word = magnitude.word128 else { return nil }
    self.init(isNegative: isNegative, magnitude: word, scale: UInt32(truncatingIfNeeded: scale))
  }
}
