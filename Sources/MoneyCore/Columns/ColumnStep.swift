/// A ratio in 16 bytes, so that a table of many stays near the processor: value × ratio, rounded by any mode, in two
/// multiplications.
///
/// The ratio n/d is w + g, a whole number and a fraction from -1/2 to 1/2 that is kept as M = ⌈g × 2^64⌉. For a
/// coefficient x, x × M misses x × g × 2^64 by less than |x|, which is at most B = 2^room; multiples of 1/d, and the halves
/// between them, are at least 2B apart. So x × M + B shows the whole part of x × g in its upper word, and in its lower one
/// whether the rest is 0 (below 2B), below a half, a half (from 2^63, below 2^63 + 2B) or above it.
struct ColumnStep {
  let fraction: Int64
  let whole: Int32
  /// Coefficients of a magnitude up to 2^room are short enough; below 0 where none is.
  let room: Int8
  /// Why every row fails; 0 where none does for that.
  let status: UInt8
  let flags: UInt16

  static var general: ColumnStep { ColumnStep(status: 0) }

  static func failed(_ status: MoneyStatus) -> ColumnStep { ColumnStep(status: status.byte) }

  private init(status: UInt8) {
    fraction = 0
    whole = 0
    room = -1
    self.status = status
    flags = 0
  }

  @inline(__always)
  init(_ numerator: UInt64, over denominator: UInt64, flags: UInt32) {
    guard numerator > 0, denominator > 0, denominator <= 1 << 48 else {
      self = .general
      return
    }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard quotient < 1 << 30 else {
      self = .general
      return
    }
    let isUp = remainder >= denominator &- remainder
    // At most half the denominator: the quotient is at most 2^63.
    let (part, rest) = denominator.dividingFullWidth((isUp ? denominator &- remainder : remainder, 0))
    fraction = isUp ? 0 &- Int64(bitPattern: part) : Int64(bitPattern: part &+ (rest == 0 ? 0 : 1))
    let multiple = quotient &+ (isUp ? 1 : 0)
    whole = Int32(truncatingIfNeeded: multiple)
    // 2^room × d is at most 2^62, and 2^room × (w + 1) at most 2^61.
    let byGrid = 62 &- (64 &- (denominator &- 1).leadingZeroBitCount)
    let bySize = 61 &- (64 &- multiple.leadingZeroBitCount)
    room = Int8(truncatingIfNeeded: min(byGrid, bySize))
    status = 0
    self.flags = UInt16(truncatingIfNeeded: flags)
  }

  /// The same for a ratio that is ready.
  init(_ ratio: ColumnRatio) {
    switch ratio.state {
    case .general: self = .general
    case .failed: self.init(status: ratio.status)
    case .short: self.init(ratio.factor >> 1, over: ratio.divisor >> 1, flags: ratio.flags)
    }
  }

  @inline(__always)
  func takes(_ value: Int64) -> Bool {
    let bits = UInt64(UInt8(bitPattern: room) & 63)
    return room >= 0 && UInt64(bitPattern: value &+ (1 << Int64(bitPattern: bits))) >> (bits &+ 1) == 0
  }

  /// The rounded result for a coefficient that it takes, and whether anything was dropped.
  @inline(__always)
  func applied(to value: Int64, _ rounding: Rounding) -> (Int64, isInexact: Bool) {
    let margin = (1 as UInt64) << UInt64(UInt8(bitPattern: room) & 63)
    let product = value.multipliedFullWidth(by: fraction)
    let (rest, carries) = product.low.addingReportingOverflow(margin)
    let floor = value &* Int64(whole) &+ product.high &+ (carries ? 1 : 0)
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
    }
    return (floor &+ (increases ? 1 : 0), isInexact)
  }
}
