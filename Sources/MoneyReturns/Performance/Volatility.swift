import MoneyCore

/// The deviation of the logarithms of growth from their mean, from one sample to the next.
///
/// It is a statistic and not an amount: a double, identical on every platform, because each step is one operation of
/// IEEE 754.
public struct Volatility: Sendable {
  /// The number of samples' growth.
  public let count: Int
  /// The standard deviation of a sample of a population: the sum of squares over count - 1.
  public let deviation: Double
  /// The same, with the squares of those below the mean only.
  public let semiDeviation: Double
  /// The factor to a year: the square root of the number of samples a year.
  public let yearFactor: Double

  /// Nil if there are fewer than two samples, if the investment lost everything, or if all points are on one day.
  init?(_ series: GrowthSeries, _ sample: SamplePeriod, watch: Watch = .none) throws(MoneyFailure) {
    let positions = sample.samples(series.points)
    let days = series.points[series.points.count &- 1].day.number &- series.points[0].day.number
    guard positions.count > 2, days > 0 else { return nil }
    var logarithms: [Double] = []
    logarithms.reserveCapacity(positions.count &- 1)
    for index in positions.indices.dropFirst() {
      try watch.step(index, of: positions.count)
      let growth = try series.growth(positions[index &- 1] &+ 1..<positions[index] &+ 1).low
      if growth.isZero { return nil }
      logarithms.append(Volatility.logarithm(growth))
    }
    var sum = 0.0
    for one in logarithms { sum += one }
    let count = Double(logarithms.count)
    let mean = sum / count
    var (squares, squaresBelow) = (0.0, 0.0)
    for one in logarithms {
      let square = (one - mean) * (one - mean)
      squares += square
      if one < mean { squaresBelow += square }
    }
    self.count = logarithms.count
    deviation = (squares / (count - 1)).root
    semiDeviation = (squaresBelow / (count - 1)).root
    yearFactor = (count * 365 / Double(days)).root
  }

  /// The natural logarithm of a ratio above 0: 2 artanh((a - b) ÷ (a + b)), in which the difference is exact.
  private static func logarithm(_ ratio: ExactRatio) -> Double {
    // The ratio is m × 2^power, with m from about 1/2 to 2.
    let power = ratio.numerator.bitCount &- ratio.denominator.bitCount
    let above = ratio.numerator.shiftedLeft(by: 0 &- power)
    let below = ratio.denominator.shiftedLeft(by: power)
    let part = ExactRatio(
      isNegative: above < below, BigUnsigned.distance(above, below), over: above + below
    ).nearestDouble
    let square = part * part
    // For parts up to 1/3, the terms after the eighteenth are below 2^-60 of the sum.
    var series = 0.0
    var odd = 37.0
    while odd > 0 {
      series = series * square + 1 / odd
      odd -= 2
    }
    return 2 * part * series + Double(power) * 0.693_147_180_559_945_3
  }
}
