import MoneyCore

/// Exact amounts turned into whole minor units together. Their sum is rounded once. Every part is its exact amount,
/// lowered or raised by less than a unit, so the parts add up to the rounded sum.
///
/// If all signs are reversed, the parts are reversed too, unless the rounding mode depends on the sign. A part that is
/// already whole is unchanged.
struct Apportionment {
  let parts: [Decimal]

  init(
    _ values: [ExactRatio], digits: UInt32, _ rounding: Rounding, remainder: AllocationMethod
  ) throws(MoneyFailure) {
    let sum = try ExactRatio.sum(values).rounded(digits: digits, rounding, name: "sum of the line items").value
    var units: [Int128] = []
    var losses: [ExactRatio] = []
    units.reserveCapacity(values.count)
    losses.reserveCapacity(values.count)
    var left = sum.coefficient
    for value in values {
      let (whole, loss) = try value.cut(digits: digits)
      units.append(whole)
      losses.append(loss)
      let (rest, overflow) = left.subtractingReportingOverflow(whole)
      if overflow { throw .overflow("sum of the line items") }
      left = rest
    }
    // The units that are left are fewer than the losses of the same sign.
    let isNegative = left < 0
    let step: Int128 = isNegative ? -1 : 1
    var count = left.magnitude
    var order = losses.indices.filter { !losses[$0].isZero && losses[$0].isNegative == isNegative }
    switch remainder {
    case .largestRemainder, .separateRemainder:
      order = order.ordered { losses[$0].isLarger(than: losses[$1]) }
    case .floorToFirst: break
    case .floorToLast: order.reverse()
    }
    for position in order {
      if count == 0 { break }
      units[position] = units[position] &+ step
      count &-= 1
    }
    var parts: [Decimal] = []
    parts.reserveCapacity(units.count)
    for unit in units {
      guard let part = Decimal(coefficient: unit, scale: digits) else { throw .overflow("line item") }
      parts.append(part)
    }
    self.parts = parts
  }
}

extension ExactRatio {
  /// The product of two decimals and 10^-shift, over 10^scale.
  init(_ left: Decimal, times right: Decimal, scale: Int) {
    let own = Int(left.scale) + Int(right.scale)
    let numerator = BigUnsigned(left.magnitude) * BigUnsigned(right.magnitude)
    self.init(
      isNegative: left.isNegative != right.isNegative,
      numerator.multiplied(byPowerOfTen: max(scale - own, 0)),
      over: BigUnsigned.one.multiplied(byPowerOfTen: max(scale, own)))
  }

  /// The limit on the number of denominators in a sum. Each is the work of one tax rate inside prices. The exact sum
  /// has a denominator of all of them together, so that the sum of thousands would take minutes.
  static var mostDenominators: Int { 64 }

  /// The sum of the values. Those with the same denominator are added first, which keeps the numbers short.
  static func sum(_ values: [ExactRatio]) throws(MoneyFailure) -> ExactRatio {
    var sums: [ExactRatio] = []
    for value in values {
      var isAdded = false
      for index in sums.indices where sums[index].denominator == value.denominator {
        sums[index] = sums[index] + value
        isAdded = true
        break
      }
      if isAdded { continue }
      sums.append(value)
      guard sums.count <= mostDenominators else {
        throw MoneyFailure(
          .limit, "number of tax rates inside prices must be at most " + .number(mostDenominators))
      }
    }
    return sums.reduce(.zero) { $0 + $1 }
  }

  /// The whole units of 10^-digits, cut towards zero, and the rest.
  func cut(digits: UInt32) throws(MoneyFailure) -> (units: Int128, rest: ExactRatio) {
    guard
      let (quotient, rest) = numerator.multiplied(byPowerOfTen: Int(digits))
        .quotientAndRemainder(dividingBy: denominator),
      let word = quotient.word128, word < Decimal.limit
    else { throw .overflow("line item") }
    let positive = Int128(truncatingIfNeeded: word)
    return (
      isNegative ? 0 &- positive : positive, ExactRatio(isNegative: isNegative, rest, over: denominator)
    )
  }

  /// Compares the magnitudes.
  func isLarger(than other: ExactRatio) -> Bool {
    if denominator == other.denominator { return other.numerator < numerator }
    return other.numerator * denominator < numerator * other.denominator
  }
}
