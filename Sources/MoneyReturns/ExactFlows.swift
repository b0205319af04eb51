import MoneyCore

/// Cash flows with exact sizes, in the order of their days. All sizes are in the same, arbitrary unit.
protocol ExactFlows {
  var count: Int { get }

  func day(_ index: Int) -> Int32
  func isNegative(_ index: Int) -> Bool

  /// The size of a flow as binary floating point, with a relative error of at most 3 × 2^-52, identical on every
  /// platform.
  func approximateSize(_ index: Int) -> Double

  /// The size of a flow, at most 2 × 2^(1 - precision) of itself too small.
  func size<Number: PreciseFloat>(_ index: Int, precision: Int) -> Number
}

extension NetFlows: ExactFlows {
  var count: Int { flows.count }

  func day(_ index: Int) -> Int32 { flows[index].day.number }
  func isNegative(_ index: Int) -> Bool { flows[index].amount.isNegative }

  func approximateSize(_ index: Int) -> Double {
    flows[index].amount.approximateSize(scale: scale)
  }

  func size<Number: PreciseFloat>(_ index: Int, precision: Int) -> Number {
    let amount = flows[index].amount
    let size = Number(amount.magnitude, precision: precision)
    return amount.scale == scale
      ? size : size * Number(PowerOfTen.wide(Int(scale &- amount.scale)), precision: precision)
  }
}

/// A flow of 1 in and a flow of an exact growth out, in a unit of half to all of the growth's denominator.
struct GrowthFlows: ExactFlows {
  let growth: ExactRatio
  let days: Int32

  var count: Int { 2 }

  func day(_ index: Int) -> Int32 { index == 0 ? 0 : days }
  func isNegative(_ index: Int) -> Bool { index == 0 }

  func approximateSize(_ index: Int) -> Double {
    let unit = BigUnsigned.one.shiftedLeft(by: growth.denominator.bitCount)
    return ExactRatio(isNegative: false, index == 0 ? growth.denominator : growth.numerator, over: unit).nearestDouble
  }

  func size<Number: PreciseFloat>(_ index: Int, precision: Int) -> Number {
    Number(index == 0 ? growth.denominator : growth.numerator, precision: precision)
      .times(powerOfTwo: 0 &- growth.denominator.bitCount)
  }
}
