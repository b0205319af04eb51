/// A signed integer of 320 bits, in two's complement. The sum of 2^64 numbers of 38 digits, with 38 more for
/// their scale, cannot overflow it.
public struct WideSum: Sendable, Equatable {
  public private(set) var low: UInt128
  public private(set) var middle: UInt128
  public private(set) var high: Int64

  public static var zero: WideSum { WideSum(low: 0, middle: 0, high: 0) }

  public init(low: UInt128, middle: UInt128, high: Int64) {
    self.low = low
    self.middle = middle
    self.high = high
  }

  @inline(__always)
  init(_ value: Int128) {
    low = UInt128(truncatingIfNeeded: value)
    middle = value < 0 ? UInt128.max : 0
    high = value < 0 ? -1 : 0
  }

  /// A coefficient with `places` more digits.
  init(_ value: Int128, left places: UInt32) {
    let product = value.magnitude.multipliedFullWidth(by: PowerOfTen.wide(Int(places)))
    let positive = WideSum(low: product.low, middle: product.high, high: 0)
    self = value < 0 ? positive.negated : positive
  }

  var isNegative: Bool { high < 0 }

  var negated: WideSum {
    let (low, carries) = (~low).addingReportingOverflow(1)
    let (middle, carriesOn) = (~middle).addingReportingOverflow(carries ? 1 : 0)
    return WideSum(low: low, middle: middle, high: ~high &+ (carriesOn ? 1 : 0))
  }

  /// Adds another sum; returns whether the result fits.
  @inline(__always)
  mutating func add(_ other: WideSum) -> Bool {
    let (sumLow, carries) = low.addingReportingOverflow(other.low)
    let (part, wraps) = middle.addingReportingOverflow(other.middle)
    let (sumMiddle, wrapsAgain) = part.addingReportingOverflow(carries ? 1 : 0)
    let (top, overflows) = high.addingReportingOverflow(other.high)
    let (sumHigh, overflowsAgain) = top.addingReportingOverflow(wraps || wrapsAgain ? 1 : 0)
    // Two overflows are in opposite directions.
    if overflows != overflowsAgain { return false }
    (low, middle, high) = (sumLow, sumMiddle, sumHigh)
    return true
  }

  /// The magnitude, of any size.
  var magnitude: BigUnsigned {
    let positive = isNegative ? negated : self
    return BigUnsigned(limbs: [
      UInt64(truncatingIfNeeded: positive.low), UInt64(truncatingIfNeeded: positive.low >> 64),
      UInt64(truncatingIfNeeded: positive.middle), UInt64(truncatingIfNeeded: positive.middle >> 64),
      UInt64(bitPattern: positive.high),
    ])
  }

  /// The sum with `places` more digits; nil if it does not fit.
  func shifted(left places: UInt32) -> WideSum? {
    let limbs = magnitude.multiplied(byPowerOfTen: Int(places)).limbs
    guard limbs.count <= 5 else { return nil }
    func limb(_ index: Int) -> UInt64 { index < limbs.count ? limbs[index] : 0 }
    guard let top = Int64(exactly: limb(4)) else { return nil }
    let positive = WideSum(
      low: UInt128(limb(1)) << 64 | UInt128(limb(0)), middle: UInt128(limb(3)) << 64 | UInt128(limb(2)), high: top)
    return isNegative ? positive.negated : positive
  }

  /// The value as a 128-bit integer; nil if it does not fit.
  var short: Int128? {
    let value = Int128(truncatingIfNeeded: low)
    return WideSum(value) == self ? value : nil
  }
}
