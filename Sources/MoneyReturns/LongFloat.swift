import MoneyCore

/// A precise number of any number of bits, for the few rates that 128 bits do not decide.
struct LongFloat: PreciseFloat {
  /// As many bits as the precision.
  private let mantissa: BigUnsigned
  private let exponent: Int
  private let precision: Int

  private init(_ mantissa: BigUnsigned, _ exponent: Int, _ precision: Int) {
    let excess = mantissa.bitCount &- precision
    self.mantissa = excess > 0 ? mantissa.shiftedRight(by: excess) : mantissa.shiftedLeft(by: 0 &- excess)
    self.exponent = exponent &+ excess
    self.precision = precision
  }

  init(_ integer: BigUnsigned, precision: Int) {
    self.init(integer, 0, precision)
  }

  init(_ integer: UInt128, precision: Int) {
    self.init(BigUnsigned(integer), 0, precision)
  }

  init(_ value: Double, precision: Int) {
    self.init(BigUnsigned(value.significandBitPattern | 1 << 52), Int(value.exponent) &- 52, precision)
  }

  static func * (left: LongFloat, right: LongFloat) -> LongFloat {
    LongFloat(left.mantissa * right.mantissa, left.exponent &+ right.exponent, left.precision)
  }

  func times(powerOfTwo power: Int) -> LongFloat { LongFloat(mantissa, exponent &+ power, precision) }

  func moved(by change: Double) -> LongFloat {
    if change == 0 { return self }
    let step = self * LongFloat(change.magnitude, precision: precision)
    let steps = step.mantissa.shiftedRight(by: exponent &- step.exponent)
    return LongFloat(change < 0 ? BigUnsigned.distance(mantissa, steps) : mantissa + steps, exponent, precision)
  }

  var parts: (mantissa: BigUnsigned, exponent: Int) { (mantissa, exponent) }

  struct Sum: PreciseSum {
    private var positive = BigUnsigned.zero
    private var negative = BigUnsigned.zero
    private let unit: Int

    init(unit: Int) {
      self.unit = unit
    }

    mutating func add(_ term: LongFloat, isNegative: Bool) {
      let units = term.mantissa.shiftedRight(by: unit &- term.exponent)
      if isNegative { negative = negative + units } else { positive = positive + units }
    }

    var units: Double {
      let isNegative = positive < negative
      return ExactRatio(isNegative: isNegative, BigUnsigned.distance(positive, negative), over: .one).nearestDouble
    }
  }
}
