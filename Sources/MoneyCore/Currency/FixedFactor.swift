/// A factor fixed by law or by definition: 1 `successor` = `factor` of the currency that has it.
struct FixedFactor: Sendable {
  let successor: CurrencyCode
  package let factor: Rate
  /// The first day on which the factor is fixed; nil if it always is.
  package let since: Day?
  /// Whether the factor is that of a quote unit, and not of a law.
  let isUnit: Bool
}
