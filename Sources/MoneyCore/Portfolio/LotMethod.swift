/// Which lots a sale sells. The values are those of `MONEY_LOTS_…` in `money.h`.
public enum LotMethod: Int32, Sendable, CaseIterable {
  /// The oldest first.
  case fifo = 0
  /// The newest first.
  case lifo = 1
  /// The dearest a share first, ties by age.
  case hifo = 2
  /// A share of all, at their average cost.
  case average = 3
  /// Those that the sale names.
  case chosen = 4

  /// What documents call it.
  public var name: StaticString {
    switch self {
    case .fifo: "fifo"
    case .lifo: "lifo"
    case .hifo: "hifo"
    case .average: "average"
    case .chosen: "chosen"
    }
  }
}
