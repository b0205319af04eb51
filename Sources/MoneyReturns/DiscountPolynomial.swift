import MoneyCore

/// Cash flows as a polynomial in the discount factor of one day: the sum of a × y^days, for y from 0 to 1.
///
/// Only additions, multiplications and divisions of IEEE 754 are used, so that the same flows yield identical results
/// on every platform. The power between two flows comes from repeated squaring.
struct DiscountPolynomial {
  /// The sum and its slope at one point.
  struct Point {
    let y: Double
    /// The sum, and the sum of the terms' magnitudes.
    let value: Double
    let size: Double
    /// The value of y times the derivative, and the sum of its terms' magnitudes.
    let slope: Double
    let slopeSize: Double

    var isPositive: Bool { value > 0 }
  }

  private struct Term {
    let coefficient: Double
    /// The days since the first flow.
    let days: Double
    /// The days since the flow before.
    let gap: UInt32
  }

  private let terms: [Term]
  /// The greatest error of a sum by rounding, as a part of the sum of magnitudes.
  let noise: Double

  /// - Parameter flows: at least one.
  init(_ flows: some ExactFlows) {
    var terms: [Term] = []
    terms.reserveCapacity(flows.count)
    let first = flows.day(0)
    var previous = first
    for index in 0..<flows.count {
      let size = flows.approximateSize(index)
      let day = flows.day(index)
      terms.append(
        Term(
          coefficient: flows.isNegative(index) ? -size : size, days: Double(Int64(day) &- Int64(first)),
          gap: UInt32(truncatingIfNeeded: Int64(day) &- Int64(previous))))
      previous = day
    }
    self.init(terms)
  }

  private init(_ terms: [Term]) {
    self.terms = terms
    noise = (Double(terms.count) + 2 * (terms.last?.days ?? 0) + 8) * 0x1p-52
  }

  /// The same flows seen from their end, as a polynomial in 1/y.
  var reversed: DiscountPolynomial {
    let span = span
    var gap: UInt32 = 0
    return DiscountPolynomial(
      terms.reversed().map { term in
        defer { gap = term.gap }
        return Term(coefficient: term.coefficient, days: span - term.days, gap: gap)
      })
  }

  var count: Int { terms.count }
  /// The most days between two flows.
  var longestGap: UInt32 { terms.reduce(0) { Swift.max($0, $1.gap) } }
  /// The days from the first flow to the last.
  var span: Double { terms.last?.days ?? 0 }
  var startsPositive: Bool { (terms.first?.coefficient ?? 0) > 0 }
  var endsPositive: Bool { (terms.last?.coefficient ?? 0) > 0 }

  /// The number of sign changes of the coefficients: Descartes' bound of the positive roots.
  var signChanges: Int {
    var changes = 0
    for index in terms.indices.dropFirst()
    where (terms[index].coefficient > 0) != (terms[index - 1].coefficient > 0) { changes += 1 }
    return changes
  }

  func at(_ y: Double) -> Point {
    var value = 0.0
    var size = 0.0
    var slope = 0.0
    var slopeSize = 0.0
    forEachTerm(at: y) { term, days in
      value += term
      slope += days * term
      size += term.magnitude
      slopeSize += days * term.magnitude
      return true
    }
    return Point(y: y, value: value, size: size, slope: slope, slopeSize: slopeSize)
  }

  /// The sum, y times its first derivative, and y² times its second one.
  func bend(at y: Double) -> (value: Double, slope: Double, curve: Double) {
    var value = 0.0
    var slope = 0.0
    var curve = 0.0
    forEachTerm(at: y) { term, days in
      value += term
      slope += days * term
      curve += days * (days - 1) * term
      return true
    }
    return (value, slope, curve)
  }

  /// True if the running balance at a root stays on one side of 0, by more than rounding can change. The root is then
  /// the only one, because moving the rate moves the last balance in one direction only.
  func isPure(at y: Double) -> Bool {
    var balance = 0.0
    var size = 0.0
    var left = terms.count
    let noise = noise
    let isPositive = startsPositive
    var isPure = true
    forEachTerm(at: y) { term, _ in
      left &-= 1
      if left == 0 { return false }
      balance += term
      size += term.magnitude
      isPure = (isPositive ? balance : -balance) > size * noise
      return isPure
    }
    return isPure
  }

  /// Calls the body with each term and its days until the body returns false.
  @inline(__always)
  private func forEachTerm(at y: Double, _ body: (_ term: Double, _ days: Double) -> Bool) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16 + 28) { powers in
      // The powers are y^0 … y^15, then y^16, y^32, y^64, …
      powers[0] = 1
      for index in 1..<16 { powers[index] = powers[index &- 1] * y }
      powers[16] = powers[8] * powers[8]
      for index in 17..<44 { powers[index] = powers[index &- 1] * powers[index &- 1] }
      var power = 1.0
      for term in terms {
        power *= powers[Int(term.gap & 15)]
        var rest = term.gap >> 4
        var index = 16
        while rest != 0, index < 44 {
          if rest & 1 == 1 { power *= powers[index] }
          rest >>= 1
          index &+= 1
        }
        if !body(term.coefficient * power, term.days) { return }
      }
    }
  }
}
