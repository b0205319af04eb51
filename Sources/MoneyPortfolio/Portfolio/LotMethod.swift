import MoneyCore

/// The rule that decides which lots a sale sells. The values are those of `MONEY_LOTS_…` in `portfolio.h`.
public enum LotMethod: Int32, Sendable, CaseIterable {
  /// The oldest lots first.
  case fifo = 0
  /// The newest lots first.
  case lifo = 1
  /// The lots with the highest cost a share first; of equal ones the oldest.
  case hifo = 2
  /// A share of all lots, at their average cost.
  case average = 3
  /// Specific identification: each sale names its lots.
  case specific = 4
  /// A pool, after the purchases of the same day and of the 30 days after a sale.
  case section104 = 5
  /// A pool, to which disallowed losses are added.
  case adjustedCostBase = 6

  /// The word in documents. It never changes, because stored portfolios contain it.
  public var name: StaticString {
    switch self {
    case .fifo: "fifo"
    case .lifo: "lifo"
    case .hifo: "hifo"
    case .average: "average"
    case .specific: "chosen"
    case .section104: "section_104"
    case .adjustedCostBase: "adjusted_cost_base"
    }
  }

  /// True if all shares form one pool, so that a sale cannot select lots.
  public var isPooled: Bool {
    switch self {
    case .average, .section104, .adjustedCostBase: true
    case .fifo, .lifo, .hifo, .specific: false
    }
  }
}
