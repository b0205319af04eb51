/// A ratio in 16 bytes, so that a table of many stays in the processor's cache. Value × ratio, rounded by any mode,
/// takes two multiplications.
///
/// The ratio n/d is w + g, where w is an integer and g a fraction from -1/2 to 1/2, stored as M = ⌈g × 2^64⌉. For a
/// coefficient x, x × M differs from x × g × 2^64 by less than |x|, which is at most B = 2^room. Multiples of 1/d, and
/// the halves between them, are at least 2B ÷ 2^64 apart. So the upper word of x × M + B is the integer part of x × g.
/// The lower word classifies the rest: 0 (below 2B), below a half, a half (from 2^63, below 2^63 + 2B) or above a half.
package struct ColumnStep {
  /// M; in a ratio of level `noLevel`, the status with which every row fails, or 0.
  package let fraction: Int64
  /// The parts from the lowest bit up: w in 32 bits, the flags in 8 bits, and the level in 24 bits, in unary.
  package let word: UInt64

  /// The level of a ratio without room for any coefficient. With a level L below it, coefficients of a magnitude up to
  /// 2^(61 - 2L) are short enough. A level is stored in unary, so that OR-ing the words of many ratios yields the
  /// largest level.
  static var noLevel: Int { 24 }

  static var general: ColumnStep { ColumnStep(status: 0) }

  package static func failed(_ status: MoneyStatus) -> ColumnStep { ColumnStep(status: status.byte) }

  /// A ratio whose result for 0 is 0. Null rows use it.
  package static var zero: ColumnStep { ColumnStep(fraction: 0, whole: 0, level: 0, flags: 0) }

  private init(status: UInt8) {
    self.init(fraction: Int64(status), whole: 0, level: ColumnStep.noLevel, flags: 0)
  }

  @inline(__always)
  private init(fraction: Int64, whole: UInt64, level: Int, flags: UInt32) {
    self.fraction = fraction
    let ones = ((1 as UInt64) << UInt64(truncatingIfNeeded: level)) &- 1
    word = whole & 0xFFFF_FFFF | UInt64(flags & 0xFF) << 32 | ones << 40
  }

  @inline(__always)
  package init(_ numerator: UInt64, over denominator: UInt64, flags: UInt32) {
    guard numerator > 0, denominator > 0, denominator <= 1 << 48, flags <= 0xFF else {
      self = .general
      return
    }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard quotient < 1 << 30 else {
      self = .general
      return
    }
    let isUp = remainder >= denominator &- remainder
    // Both arguments are at most half the denominator, so the quotient is at most 2^63.
    let (part, rest) = denominator.dividingFullWidth((isUp ? denominator &- remainder : remainder, 0))
    let fraction = isUp ? 0 &- Int64(bitPattern: part) : Int64(bitPattern: part &+ (rest == 0 ? 0 : 1))
    let multiple = quotient &+ (isUp ? 1 : 0)
    // These limits keep 2^room × d at most 2^62, and 2^room × (w + 1) at most 2^61.
    let byGrid = 62 &- (64 &- (denominator &- 1).leadingZeroBitCount)
    let bySize = 61 &- (64 &- multiple.leadingZeroBitCount)
    let level = (62 &- min(byGrid, bySize)) / 2
    guard level < ColumnStep.noLevel else {
      self = .general
      return
    }
    self.init(fraction: fraction, whole: multiple, level: level, flags: flags)
  }

  /// Makes a step of a ratio that is already computed.
  package init(_ ratio: ColumnRatio) {
    switch ratio.state {
    case .general: self = .general
    case .failed: self.init(status: ratio.status)
    case .short: self.init(ratio.factor >> 1, over: ratio.divisor >> 1, flags: ratio.flags)
    }
  }

  private var level: Int { 64 &- (word >> 40).leadingZeroBitCount }

  /// The bound B = 2^room; 2^13 for a ratio of level `noLevel`.
  private var margin: UInt64 { 1 << UInt64(truncatingIfNeeded: 61 &- 2 &* level) }

  package var whole: Int64 { Int64(Int32(truncatingIfNeeded: word)) }

  package var flags: UInt32 { UInt32(truncatingIfNeeded: word >> 32 & 0xFF) }

  /// The status with which every row fails; nil if rows do not fail.
  package var status: MoneyStatus? {
    level == ColumnStep.noLevel ? MoneyStatus(rawValue: Int32(truncatingIfNeeded: fraction)) : nil
  }

  @inline(__always)
  func takes(_ value: Int64) -> Bool {
    level < ColumnStep.noLevel && UInt64(bitPattern: value) &+ margin < margin << 1
  }

  /// The rounded result for a coefficient that is short enough, and whether anything was dropped.
  @inline(__always)
  func applied(to value: Int64, _ rounding: Rounding) -> (Int64, isInexact: Bool) {
    let margin = margin
    let product = value.multipliedFullWidth(by: fraction)
    let (rest, carries) = product.low.addingReportingOverflow(margin)
    let floor = value &* whole &+ product.high &+ (carries ? 1 : 0)
    let half = (1 as UInt64) << 63
    let isInexact = rest >= margin &<< 1
    let isHalf = rest &- half < margin &<< 1
    let isAbove = rest >= half &+ margin &<< 1
    let isNegative = value < 0
    let increases: Bool
    switch rounding {
    case .halfEven:
      let even: Int64 = isHalf ? floor & 1 : 0
      return (floor &+ (isAbove ? 1 : 0) &+ even, isInexact)
    case .halfUp: increases = isAbove || (isHalf && !isNegative)
    case .halfDown: increases = isAbove || (isHalf && isNegative)
    case .up: increases = isInexact && !isNegative
    case .down: increases = isInexact && isNegative
    case .ceiling: increases = isInexact
    case .floor, .unnecessary: increases = false
    case .halfOdd: increases = isAbove || (isHalf && floor & 1 == 0)
    case .halfCeiling: increases = isAbove || isHalf
    case .halfFloor: increases = isAbove
    }
    return (floor &+ (increases ? 1 : 0), isInexact)
  }
}
