import MoneyCore

/// The balances of a credit between two factors that enclose a root of its equation.
///
/// Let w be any factor ÷ the root, and S the discounted balance after each time. Then the present value at that factor
/// is the sum of S × (discount of its time - discount of the next), which are powers of w. If all S are of one sign,
/// the value is positive for w < 1 and negative for w > 1, so the root is the only one.
extension CreditEquation {
  /// True if the balance never changes its sign, for certain.
  ///
  /// The bounds do not distinguish a balance of 0 in between from one slightly below 0. For complete periods, such
  /// balances do not matter if the first and the last balance outweigh them, because 1 - w^m is at most m × (1 - w).
  /// The first one decides for w < 1, the last one for w > 1.
  func keepsItsSign(between low: UnitFraction, _ high: UnitFraction) -> Bool {
    guard let first = terms.first, terms.count > 1 else { return false }
    let (count, isPolynomial) = (terms.count, self.isPolynomial)
    let firstGap = terms[1].time.periods &- first.time.periods
    let lastGap = terms[count &- 1].time.periods &- terms[count &- 2].time.periods
    var (floors, ceilings) = (DiscountWalk(low), DiscountWalk(high))
    var (lent, repaid): (UInt128, UInt128) = (0, noise)
    var (early, late): (UInt128, UInt128) = (0, 0)
    for index in 0..<(count &- 1) {
      let (term, next) = (terms[index], terms[index &+ 1])
      let least = floors.discount(to: term.time).part(of: term.weight)
      let most = ceilings.discount(to: term.time).part(of: term.weight)
      if term.isAdvance == first.isAdvance { lent = lent &+ least } else { repaid = repaid &+ most }
      if lent >= repaid { continue }
      guard isPolynomial else { return false }
      let gap = next.time.periods &- term.time.periods
      guard CreditEquation.weigh(repaid &- lent, gap, firstGap, &early),
        CreditEquation.weigh(repaid &- lent, gap, lastGap, &late)
      else { return false }
    }
    let last = terms[count &- 1]
    let rest = floors.discount(to: last.time).part(of: last.weight)
    return early < first.weight && rest > noise && late < rest &- noise
  }

  /// Adds a shortage times the number of unit gaps in its gap, rounded up; false if that is too large to matter.
  private static func weigh(_ shortage: UInt128, _ gap: Int64, _ unit: Int64, _ sum: inout UInt128) -> Bool {
    guard unit > 0 else { return false }
    let (product, isTooLarge) = shortage.multipliedReportingOverflow(by: UInt128(((gap &- 1) / unit &+ 1).magnitude))
    let (total, overflow) = sum.addingReportingOverflow(product)
    sum = total
    return !isTooLarge && !overflow
  }
}
