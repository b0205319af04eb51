import MoneyCore

/// A precise number of 128 bits, which nearly every rate is decided with.
struct WideFloat: PreciseFloat {
  static var precision: Int { 128 }

  /// The highest bit is set.
  private let mantissa: UInt128
  private let exponent: Int

  @inline(__always)
  private init(_ mantissa: UInt128, _ exponent: Int) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  init(_ integer: UInt128, precision: Int) {
    let shift = integer.leadingZeroBitCount
    self.init(integer &<< UInt128(truncatingIfNeeded: shift), 0 &- shift)
  }

  init(_ integer: BigUnsigned, precision: Int) {
    let excess = integer.bitCount &- 128
    guard excess > 0 else {
      self.init(integer.word128 ?? 1, precision: precision)
      return
    }
    self.init(integer.shiftedRight(by: excess).word128 ?? 1 << 127, excess)
  }

  init(_ value: Double, precision: Int) {
    self.init(UInt128(value.significandBitPattern | 1 << 52) << 75, Int(value.exponent) &- 127)
  }

  @inline(__always)
  static func * (left: WideFloat, right: WideFloat) -> WideFloat {
    let (leftHigh, leftLow) = (
      UInt64(truncatingIfNeeded: left.mantissa >> 64), UInt64(truncatingIfNeeded: left.mantissa)
    )
    let (rightHigh, rightLow) = (
      UInt64(truncatingIfNeeded: right.mantissa >> 64), UInt64(truncatingIfNeeded: right.mantissa)
    )
    let second = leftHigh.multipliedFullWidth(by: rightLow)
    let highest = leftHigh.multipliedFullWidth(by: rightHigh)
    var product = UInt128(highest.high) << 64 | UInt128(highest.low)
    var middle = UInt128(second.low)
    // Most sizes fit 64 bits.
    if leftLow != 0 {
      let lowest = leftLow.multipliedFullWidth(by: rightLow)
      let first = leftLow.multipliedFullWidth(by: rightHigh)
      middle = middle &+ UInt128(lowest.high) &+ UInt128(first.low)
      product = product &+ UInt128(first.high)
    }
    product = product &+ UInt128(second.high) &+ (middle >> 64)
    let exponent = left.exponent &+ right.exponent &+ 128
    if product >> 127 != 0 { return WideFloat(product, exponent) }
    return WideFloat(product << 1 | (middle >> 63 & 1), exponent &- 1)
  }

  func times(powerOfTwo power: Int) -> WideFloat { WideFloat(mantissa, exponent &+ power) }

  func moved(by change: Double) -> WideFloat {
    if change == 0 { return self }
    let step = self * WideFloat(change.magnitude, precision: 128)
    let distance = exponent &- step.exponent
    let steps = distance < 128 ? step.mantissa >> UInt128(distance) : 0
    if change < 0 {
      let less = mantissa &- steps
      return less >> 127 != 0 ? WideFloat(less, exponent) : WideFloat(less << 1, exponent &- 1)
    }
    let (more, isOver) = mantissa.addingReportingOverflow(steps)
    return isOver ? WideFloat(more >> 1 | 1 << 127, exponent &+ 1) : WideFloat(more, exponent)
  }

  /// The order to another number: -1, 0 or 1. Numbers that differ by less than 2^-96 of themselves count as equal.
  func nearOrder(to other: WideFloat) -> Int {
    let isLess = exponent != other.exponent ? exponent < other.exponent : mantissa < other.mantissa
    let (small, large) = isLess ? (self, other) : (other, self)
    let order = isLess ? -1 : 1
    let gap = large.exponent &- small.exponent
    if gap > 1 { return order }
    // If the exponents differ by 1, the larger mantissa is half a unit above the smaller one's scale.
    let distance =
      gap == 0
      ? large.mantissa &- small.mantissa : (large.mantissa &- 1 << 127) &* 2 &+ (UInt128.max &- small.mantissa)
    let isFar = gap == 1 && large.mantissa &- 1 << 127 >= 1 << 126
    return isFar || distance >> 32 != 0 ? order : 0
  }

  var parts: (mantissa: BigUnsigned, exponent: Int) { (BigUnsigned(mantissa), exponent) }

  struct Sum: PreciseSum {
    private var sum: Int128 = 0
    private let unit: Int

    init(unit: Int) {
      self.unit = unit
    }

    @inline(__always)
    mutating func add(_ term: WideFloat, isNegative: Bool) {
      let dropped = unit &- term.exponent
      guard dropped >= 0, dropped < 128 else { return }
      let units = Int128(truncatingIfNeeded: term.mantissa &>> UInt128(truncatingIfNeeded: dropped))
      sum = isNegative ? sum &- units : sum &+ units
    }

    var units: Double { Double(sum) }
  }
}
