/// An exact sum of many ratios. It costs one addition of short integers for each value with a usual denominator.
///
/// Values with the same denominator are added first. More than `mostDenominators` different ones are combined in lowest
/// terms, which fails if they exceed 512 bits.
struct ExplanationSum {
  private var sums: [ExactRatio] = []

  private static var mostDenominators: Int { 16 }

  mutating func add(_ value: ExactRatio) throws(MoneyFailure) {
    if value.isZero { return }
    for index in sums.indices where sums[index].denominator == value.denominator {
      sums[index] = sums[index] + value
      return
    }
    sums.append(value)
    if sums.count > ExplanationSum.mostDenominators { sums = [try total()] }
  }

  /// The sum in lowest terms.
  func total() throws(MoneyFailure) -> ExactRatio {
    var total = ExactRatio.zero
    for sum in sums {
      total = total.addingInLowestTerms(sum.reduced)
      guard total.fits else { throw MoneyFailure(.overflow, "exact ratio exceeds 512 bits") }
    }
    return total
  }
}
