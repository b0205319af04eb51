import MoneyCore

/// Finds the double that is nearest to the exact rate at a root of a discount polynomial.
///
/// It starts at a root found in doubles, evaluates the exact polynomial there, and performs Newton's steps until a
/// bound on the distance to the exact root leaves only one double. The bound is that of the mean value theorem, over
/// the logarithm u of y: the distance is the sum at y over a slope between y and the root, and all slopes nearby differ
/// by at most the second derivative, span × slopeSize, times the distance. The first steps use 128 bits, and more if
/// those are not sufficient.
struct NearestRate<Flows: ExactFlows> {
  /// A rate, and whether it is proven to be the nearest double.
  typealias Answer = (rate: Double, isProven: Bool)

  private let flows: Flows
  private let polynomial: DiscountPolynomial
  /// True if the polynomial's y is the discount factor of a day; otherwise it is the growth.
  private let isGain: Bool

  init(_ flows: Flows, _ polynomial: DiscountPolynomial, isGain: Bool) {
    self.flows = flows
    self.polynomial = polynomial
    self.isGain = isGain
  }

  func answer(near root: Double) -> Answer {
    let start = polynomial.at(root)
    let wide = Steps<WideFloat>(flows, start, polynomial, isGain, precision: WideFloat.precision).bounds()
    if let wide, wide.low == wide.high { return (wide.low, true) }
    var bounds = wide
    for precision in [256, 512, 768] {
      bounds = Steps<LongFloat>(flows, start, polynomial, isGain, precision: precision).bounds()
      guard let bounds else { break }
      if bounds.low == bounds.high { return (bounds.low, true) }
    }
    // 768 bits do not distinguish such a rate from the midpoint of two doubles, so the one whose last bit is 0 is
    // chosen.
    if let bounds, bounds.low.nextUp == bounds.high {
      return (bounds.low.significandBitPattern & 1 == 0 ? bounds.low : bounds.high, true)
    }
    return (Xirr.rate(ofGrowth: isGain ? 1 / root : root), false)
  }

  private struct Steps<Number: PreciseFloat> {
    typealias Point = DiscountPolynomial.Point

    let flows: Flows
    let start: Point
    let isGain: Bool
    let precision: Int
    /// Bounds of rounding and of the second derivative near the start, all as parts of the slope there.
    let slopeError: Double
    let curve: Double
    let span: Double
    let squareCount: Int

    init(_ flows: Flows, _ start: Point, _ polynomial: DiscountPolynomial, _ isGain: Bool, precision: Int) {
      self.flows = flows
      self.start = start
      self.isGain = isGain
      self.precision = precision
      let slope = start.slope.magnitude
      span = polynomial.span
      slopeError = slope > 0 ? start.slopeSize * polynomial.noise / slope : 1
      curve = slope > 0 ? 1.25 * polynomial.span * start.slopeSize / slope : 1
      squareCount = 32 &- (polynomial.longestGap >> 4).leadingZeroBitCount
    }

    /// The doubles nearest to the least and to the greatest rate that the root may have; nil if its neighbourhood is too
    /// flat.
    func bounds() -> (low: Double, high: Double)? {
      let epsilon = Double(sign: .plus, exponent: 1 - precision, significand: 1)
      let slope = start.slope.magnitude
      let size = 1.25 * start.size
      let unit = Int(size.exponent) &+ 4 &- precision
      let step = Double(sign: .plus, exponent: unit, significand: 1)
      // Each term is at most days + 3 products too small, and loses less than a unit.
      let lost = epsilon * (1.25 * start.slopeSize + 3 * size) + step * Double(flows.count)
      var y = Number(start.y, precision: precision)
      var way = 0.0
      var bounds: (low: Double, high: Double)?
      for _ in 0..<64 {
        let value = sum(at: y, unit: unit) * step
        let reach = 2 * (value.magnitude + lost) / slope
        let error = slopeError + curve * (way + reach)
        guard error < 0.25, (way + reach) * span < 0.0625, reach < 0x1p-10 else { return bounds }
        let move = 0 - value / start.slope
        let doubt = 1.5 * (move.magnitude * error + lost / slope)
        way += 1.25 * move.magnitude
        y = y.moved(by: move)
        // The logarithm of 1 + move is within move² of it.
        let distance = doubt + 1.25 * move * move + 8 * epsilon
        bounds = rates(at: y, within: 370 * (distance + epsilon))
        guard let found = bounds, found.low != found.high else { return bounds }
        if value.magnitude < 4 * lost || move == 0 { return bounds }
      }
      return bounds
    }

    /// The sum at y, in units.
    private func sum(at y: Number, unit: Int) -> Double {
      // The powers are y^1 … y^15, then y^16, y^32, y^64, …
      var powers = [y]
      for index in 1..<15 { powers.append(powers[index &- 1] * y) }
      var square = powers[7]
      for _ in 0..<squareCount {
        square = square * square
        powers.append(square)
      }
      return powers.withUnsafeBufferPointer { sum(unit: unit, $0) }
    }

    @inline(__always)
    private func sum(unit: Int, _ powers: UnsafeBufferPointer<Number>) -> Double {
      var sum = Number.Sum(unit: unit)
      var power = Number(1.0, precision: precision)
      var previous = flows.day(isGain ? 0 : flows.count &- 1)
      for step in 0..<flows.count {
        let index = isGain ? step : flows.count &- 1 &- step
        let day = flows.day(index)
        let gap = (Int64(day) &- Int64(previous)).magnitude
        previous = day
        let low = Int(truncatingIfNeeded: gap & 15)
        if low != 0 { power = power * powers[low &- 1] }
        var rest = gap >> 4
        var place = 15
        while rest != 0 {
          if rest & 1 == 1 { power = power * powers[place] }
          rest >>= 1
          place &+= 1
        }
        sum.add(flows.size(index, precision: precision) * power, isNegative: flows.isNegative(index))
      }
      return sum.units
    }

    /// The doubles nearest to the rates of y × (1 - error) and y × (1 + error) in 365 days; nil if a bound is not above 0.
    private func rates(at y: Number, within error: Double) -> (low: Double, high: Double)? {
      let (mantissa, exponent) = y.power(365).parts
      // Nearer to -1 than half of the last bit of a double.
      if !isGain, exponent &+ precision < -60 { return (-1, -1) }
      let margin = Number(error, precision: precision).parts
      let dropped = 0 &- margin.exponent &- precision
      guard exponent < 0, dropped > 0 else { return nil }
      let bits = margin.mantissa.shiftedRight(by: dropped) + .one
      guard bits < mantissa else { return nil }
      let least = rate(BigUnsigned.distance(mantissa, bits), exponent)
      let most = rate(mantissa + bits, exponent)
      return isGain ? (most, least) : (least, most)
    }

    /// power - 1, or 1 / power - 1 for a discount factor.
    private func rate(_ mantissa: BigUnsigned, _ exponent: Int) -> Double {
      let one = BigUnsigned.one.shiftedLeft(by: 0 &- exponent)
      let isLess = mantissa < one
      return ExactRatio(
        isNegative: isGain ? !isLess : isLess, BigUnsigned.distance(mantissa, one), over: isGain ? mantissa : one
      )
      .nearestDouble
    }
  }
}
