import MoneyCore

/// The treatment of a return of capital above the cost basis. The values are those of `MONEY_CAPITAL_…` in
/// `portfolio.h`.
public enum CapitalPolicy: Int32, Sendable, CaseIterable {
  /// The amount above the basis is a realised gain.
  case gain = 0
  /// The transaction is refused.
  case refuse = 1

  /// The word in documents. It never changes, because stored portfolios contain it.
  public var name: StaticString {
    switch self {
    case .gain: "gain"
    case .refuse: "refuse"
    }
  }
}
