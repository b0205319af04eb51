/// A factor fixed by law or by definition: 1 `successor` = `factor` of the currency that has it.
struct FixedFactor: Sendable {
  let successor: CurrencyCode
  package let factor: Rate
  /// The first day on which the factor is fixed; nil if it always is.
  package let since: Day?
  /// True for the factor of a quote unit, false for a legal factor.
  let isUnit: Bool
}
