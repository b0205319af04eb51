import MoneyCore

/// Finds every root of a discount polynomial in an interval of the discount factor.
///
/// The search ends in an interval when bounds prove that it has no root, or that the polynomial only rises or only
/// falls in it. Otherwise the interval is halved. All bounds come from the ends: the terms above 0 and those below 0
/// each grow with y.
struct RootSearch {
  private typealias Point = DiscountPolynomial.Point

  private let polynomial: DiscountPolynomial
  private(set) var roots: [Double] = []
  /// True if each root is proven. Otherwise some are too close for doubles to distinguish, or only touch 0.
  private(set) var isCertain = true

  /// Neighbouring intervals, joined, between which rounding blurs the sign. `isOpen`: one of them stays undecided
  /// because it is too small to be halved.
  private var cluster: (first: Point, last: Point, isOpen: Bool)?
  private var evaluations = 0

  /// The size, as a part of its end, below which an interval is not halved.
  private static var smallest: Double { 0x1p-40 }

  init(_ polynomial: DiscountPolynomial) {
    self.polynomial = polynomial
  }

  /// Finds the roots between `low` and 1; a root at 1 itself is not one of them. `signAtOne` is the sign of the exact
  /// value at 1.
  mutating func search(from low: Double, signAtOne: Int) {
    let budget = Swift.max(2000, 50_000_000 / Swift.max(polynomial.count, 1))
    var open: [(Point, Point)] = [(polynomial.at(low), one(signAtOne))]
    while let (left, right) = open.popLast() {
      if hasNoRoot(left, right) {
        endCluster()
      } else if isMonotone(left, right) {
        if right.y == 1, signAtOne == 0 {
          // The root at 1 is outside this interval, and there is no second root; a blurred point next to it belongs to
          // that root too.
          if isBlurred(left) { cluster = nil }
          endCluster()
        } else if isBlurred(left) || isBlurred(right) {
          cluster = (cluster?.first ?? left, right, cluster?.isOpen ?? false)
        } else {
          endCluster()
          if left.isPositive != right.isPositive { roots.append(polynomial.root(between: left, and: right)) }
        }
      } else {
        let middle = left.y + (right.y - left.y) / 2
        evaluations += 1
        if right.y - left.y <= right.y * RootSearch.smallest || evaluations > budget {
          cluster = (cluster?.first ?? left, right, true)
        } else {
          let point = polynomial.at(middle)
          open.append((point, right))
          open.append((left, point))
        }
      }
    }
    // An undecided interval next to a root at 1 belongs to that root.
    if signAtOne == 0, let cluster, cluster.last.y == 1 {
      if cluster.isOpen { isCertain = false }
      self.cluster = nil
    }
    endCluster()
  }

  /// The polynomial at 1, with the sign of the exact sum.
  private func one(_ sign: Int) -> Point {
    let point = polynomial.at(1)
    let value = sign == 0 ? 0 : sign > 0 ? point.value.magnitude : -point.value.magnitude
    return Point(
      y: 1, value: value == 0 ? Double(sign) * Double.leastNormalMagnitude : value, size: point.size,
      slope: point.slope, slopeSize: point.slopeSize)
  }

  private func hasNoRoot(_ left: Point, _ right: Point) -> Bool {
    isBeyond(left.value, left.size, right.value, right.size)
  }

  private func isMonotone(_ left: Point, _ right: Point) -> Bool {
    isBeyond(left.slope, left.slopeSize, right.slope, right.slopeSize)
  }

  /// True if a difference of two growing sums stays on one side of 0. The two sums are (size ± value) / 2.
  private func isBeyond(_ value: Double, _ size: Double, _ endValue: Double, _ endSize: Double) -> Bool {
    let margin = endSize * polynomial.noise
    let lowest = (size + value) / 2 - (endSize - endValue) / 2
    let highest = (endSize + endValue) / 2 - (size - value) / 2
    return lowest > margin || highest < -margin
  }

  /// True if rounding may have changed the sign.
  private func isBlurred(_ point: Point) -> Bool {
    point.value.magnitude <= point.size * polynomial.noise
  }

  private mutating func endCluster() {
    guard let (first, last, isOpen) = cluster else { return }
    cluster = nil
    if isOpen { isCertain = false }
    if first.isPositive != last.isPositive {
      roots.append(polynomial.root(between: first, and: last))
      return
    }
    guard isOpen else { return }
    let middle = polynomial.at(first.y + (last.y - first.y) / 2)
    // The polynomial touches 0 here, as far as rounding shows.
    if isBlurred(middle) { roots.append(middle.y) }
  }
}

extension DiscountPolynomial {
  /// The root between two points on different sides of 0. It performs Newton's steps, and halves the bracket if a step
  /// leaves it or does not converge.
  func root(between first: Point, and second: Point) -> Double {
    var left = first
    var right = second
    var current = left.value.magnitude < right.value.magnitude ? left : right
    var lastStep = right.y - left.y
    for _ in 0..<200 {
      if current.value == 0 { return current.y }
      let step = current.value / (current.slope / current.y)
      var next = current.y - step
      if !(next > left.y && next < right.y) || step.magnitude * 2 > lastStep.magnitude {
        next = left.y + (right.y - left.y) / 2
      }
      lastStep = next - current.y
      if lastStep.magnitude <= current.y * 0x1p-53 || next <= left.y || next >= right.y { return next }
      current = at(next)
      if current.isPositive == left.isPositive { left = current } else { right = current }
    }
    return current.y
  }

  /// The root to which Halley's steps from 1 lead; nil if they do not settle between `low` and 1. The error of each step
  /// is of the order of the last step's third power.
  func rootNearOne(from low: Double) -> Double? {
    var y = 1.0
    for _ in 0..<16 {
      let (value, slope, curve) = bend(at: y)
      let step = value * slope / (slope * slope - value * curve / 2) * y
      y -= step
      guard y > low, y <= 1 else { return nil }
      if step.magnitude <= y * 0x1p-26 { return y }
    }
    return nil
  }

  /// The root between `low` and 1 that is nearest to 1; nil if the ends are on the same side. `isPositiveAtOne` is the
  /// sign of the exact value at 1.
  func rootBelowOne(from low: Double, isPositiveAtOne: Bool) -> Double? {
    var right = at(1)
    if right.isPositive != isPositiveAtOne {
      right = Point(
        y: 1, value: isPositiveAtOne ? .leastNormalMagnitude : 0, size: right.size, slope: right.slope,
        slopeSize: right.slopeSize)
    }
    var distance = 0x1p-14
    while true {
      let y = 1 - distance
      let left = at(y > low ? y : low)
      if left.isPositive != right.isPositive { return root(between: left, and: right) }
      if y <= low { return nil }
      right = left
      distance *= 4
    }
  }
}
