/// A factor fixed by law or by definition: 1 `successor` = `factor` of the currency that has it.
struct FixedFactor: Sendable {
  let successor: CurrencyCode
  package let factor: Rate
  /// The first day it is fixed; nil: always.
  package let since: Day?
  /// A quote unit's factor, not a law's.
  let isUnit: Bool
}
